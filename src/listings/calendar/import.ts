import { type Clock, secondsAfter, wholeSecond } from '../../platform/clock.ts';
import type { Db, Queryable, Tx } from '../../platform/db/index.ts';
import { ExpectedError, validationError } from '../../platform/errors.ts';
import { cancelJob, enqueue } from '../../platform/jobs/index.ts';
import { type Outbound, problemOfUrl } from '../../platform/outbound/index.ts';
import type { KeyRing } from '../../platform/secrets/index.ts';
import { lockListing, selectListingId } from '../availability.sql.ts';
import { listingNotFound } from '../listing.errors.ts';
import type { CalendarExports } from './export.ts';
import {
  deleteImport,
  type ImportRow,
  insertImport,
  selectImports,
  selectSealedImports,
  updateSealedImport,
} from './import.sql.ts';
import { rewriteRanges } from './layers.ts';
import type { Nights } from './nights.ts';

/** The kind of the jobs that read imported calendars; their key is the import's id. */
export const CALENDAR_IMPORT = 'listings.calendar_import';

const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 86_400;

/** Number of consecutive endless readings after which a calendar is read only once a day. */
const MAX_ENDLESS_READS = 3;

/**
 * Seconds between two readings of a calendar, by the number of endless readings since the last good
 * one.
 */
export const secondsBetweenReadings = (endlessReads: number): number =>
  endlessReads >= MAX_ENDLESS_READS ? DAY_SECONDS : HOUR_SECONDS;

/** Maximum number of imported calendars of a listing: those of some booking sites and the owner's own. */
const MAX_IMPORTS = 5;
const MAX_ADDRESS_CHARACTERS = 2000;

/** An imported calendar as its partner sees it. The address is left out because it contains a token. */
export interface CalendarImport {
  id: number;
  host: string;
  createdAt: Date;
  /** When it was last requested; null before the first time. */
  readAt: Date | null;
  /** Why the last reading failed, as a sentence; null when it succeeded. */
  error: string | null;
  failingSince: Date | null;
  /** When it is read next, if its recurring events repeatedly took too much work; null otherwise. */
  waitsUntil: Date | null;
  /** The nights that it takes from today on. */
  nights: Nights[];
}

/** Calendars of other sites; their events mark nights as taken. */
export interface CalendarImports {
  list(partnerId: number, externalId: string): Promise<CalendarImport[]>;
  /** Checks a typed address; returns it as it will be requested. Throws `validation_error` at `url`. */
  check(typed: string): Promise<URL>;
  /**
   * Adds a checked address in the caller's transaction. The calendar is read at once and then every
   * hour.
   */
  add(tx: Tx, partnerId: number, externalId: string, address: URL): Promise<{ id: number }>;
  /**
   * Removes an imported calendar and restores the partner's own ranges for its nights. Throws
   * `not_found`.
   */
  remove(
    tx: Tx,
    partnerId: number,
    externalId: string,
    importId: number,
  ): Promise<{ host: string }>;
  /** Reads all calendars of a listing now. */
  readNow(tx: Tx, partnerId: number, externalId: string): Promise<void>;
}

interface Deps {
  db: Db;
  clock: Clock;
  keyRing: KeyRing;
  outbound: Pick<Outbound, 'checkUrl'>;
  /** The addresses of this site, which are not imported: two listings would block each other for ever. */
  exports: Pick<CalendarExports, 'isOwn'>;
}

function waitsUntil({ read_at: readAt, endless_reads: endlessReads }: ImportRow): Date | null {
  const seconds = secondsBetweenReadings(endlessReads);
  return readAt && seconds > HOUR_SECONDS ? secondsAfter(readAt, seconds) : null;
}

const refusedAddress = (message: string) => validationError([{ path: 'url', message }]);

const noImport = () => new ExpectedError('not_found', 'This listing has no such calendar.');

async function planReading(tx: Queryable, partnerId: number, importId: number): Promise<void> {
  await enqueue(tx, {
    kind: CALENDAR_IMPORT,
    key: String(importId),
    group: String(partnerId),
    payload: { import: importId },
  });
}

/** Makes the use cases of imported calendars. */
export function createCalendarImports(deps: Deps): CalendarImports {
  const { db, clock, keyRing, outbound, exports } = deps;
  const locked = async (tx: Tx, partnerId: number, externalId: string): Promise<number> => {
    const row = await tx.maybeOne(lockListing, [partnerId, externalId]);
    if (!row) throw listingNotFound();
    return row.id;
  };
  return {
    async list(partnerId, externalId) {
      const listing = await db.maybeOne(selectListingId, [partnerId, externalId]);
      if (!listing) throw listingNotFound();
      return (await db.query(selectImports, [listing.id])).map((row) => ({
        id: row.id,
        host: row.host,
        createdAt: row.created_at,
        readAt: row.read_at,
        error: row.error,
        failingSince: row.failing_since,
        waitsUntil: waitsUntil(row),
        nights: row.blocks,
      }));
    },
    async check(typed) {
      // Calendars are offered as webcal: addresses, which is another scheme name for https.
      const address = typed.trim().replace(/^webcals?:\/\//i, 'https://');
      if (address === '') throw refusedAddress('is required');
      if (address.length > MAX_ADDRESS_CHARACTERS) {
        throw refusedAddress(`must have at most ${MAX_ADDRESS_CHARACTERS} characters`);
      }
      const parsed = URL.parse(address);
      if (parsed && exports.isOwn(parsed)) {
        throw refusedAddress(
          'is an address for other sites: enter the one that the other site offers',
        );
      }
      const checked = await outbound.checkUrl(address);
      if (!checked.ok) throw refusedAddress(problemOfUrl(checked));
      return checked.url;
    },
    async add(tx, partnerId, externalId, address) {
      const listingId = await locked(tx, partnerId, externalId);
      const known = await tx.query(selectImports, [listingId]);
      if (known.length >= MAX_IMPORTS) {
        throw refusedAddress(
          `would be one more than the ${MAX_IMPORTS} calendars that a listing can have`,
        );
      }
      const now = wholeSecond(clock.now());
      const sealed = keyRing.encrypt(address.href);
      const { id } = await tx.one(insertImport, [listingId, sealed, address.host, now]);
      await rewriteRanges(tx, listingId);
      await planReading(tx, partnerId, id);
      return { id };
    },
    async remove(tx, partnerId, externalId, importId) {
      const listingId = await locked(tx, partnerId, externalId);
      const removed = await tx.maybeOne(deleteImport, [listingId, importId]);
      if (!removed) throw noImport();
      await cancelJob(tx, CALENDAR_IMPORT, String(importId));
      await rewriteRanges(tx, listingId);
      return removed;
    },
    async readNow(tx, partnerId, externalId) {
      const listingId = await locked(tx, partnerId, externalId);
      for (const { id } of await tx.query(selectImports, [listingId])) {
        await planReading(tx, partnerId, id);
      }
    },
  };
}

/**
 * Encrypts the addresses of all imported calendars with the newest key; returns the number of
 * changed ones.
 */
export function resealCalendars(db: Db, keyRing: KeyRing): Promise<number> {
  return db.transaction(async (tx) => {
    const sealed = await tx.query(selectSealedImports);
    const old = sealed.filter(({ address }) => !keyRing.isCurrent(address));
    for (const { id, address } of old) {
      await tx.execute(updateSealedImport, [id, keyRing.encrypt(keyRing.decrypt(address))]);
    }
    return old.length;
  });
}
