import { createHash } from 'node:crypto';
import { type Clock, dayOf, daysBefore, wholeSecond } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import { randomBase62 } from '../../platform/ids.ts';
import type { RateLimit } from '../../platform/rate-limit/index.ts';
import type { KeyRing } from '../../platform/secrets/index.ts';
import {
  selectAddresses,
  selectExported,
  selectSealedAddresses,
  selectTaken,
  updateSealedAddress,
  upsertAddress,
} from './export.sql.ts';
import { joined, type Nights } from './nights.ts';
import { lockedOnes } from './side-by-side.ts';

/** Length of a token: 190 bits. */
const TOKEN_CHARACTERS = 32;

const PATH = '/calendars/';
/** A token, and the id of the imported calendar whose nights are left out. */
const FILE = /^([0-9A-Za-z]{32})(?:-(\d{1,15}))?$/;

/** The addresses of a listing's calendar. */
export interface CalendarAddresses {
  /** Gives all taken nights. */
  all: string;
  /**
   * Gives the nights to the site of an imported calendar, without those that this calendar takes.
   * Otherwise each site would block its own nights because of the other one's, without end.
   */
  forImport(importId: number): string;
}

/** The taken nights of a listing, as its address gives them. */
export interface ExportedCalendar {
  listingId: number;
  title: string;
  /** In order; nights that touch are one run. A run may have begun before today. */
  nights: Nights[];
}

/** Private addresses at which other sites read the calendars of listings. */
export interface CalendarExports {
  /** Returns the addresses of those listings that have some, by external id. */
  list(partnerId: number, externalIds: readonly string[]): Promise<Map<string, CalendarAddresses>>;
  /**
   * Gives each listing an address if it has none, in the caller's transaction; with `renew` a new one,
   * which ends the one that it had. Returns the listings that got one. Throws `not_found`.
   */
  make(
    tx: Tx,
    partnerId: number,
    externalIds: readonly string[],
    options: { renew: boolean },
  ): Promise<{ externalId: string; replaced: boolean }[]>;
  /**
   * Returns the calendar of an address by its file name without `.ics`; null when the address is
   * not known, was ended, or belongs to an account that is suspended or closed; `too_many` when it
   * was asked for too often.
   */
  read(file: string): Promise<ExportedCalendar | null | 'too_many'>;
  /** Whether an address is one of these. */
  isOwn(address: URL): boolean;
}

interface Deps {
  db: Db;
  clock: Clock;
  keyRing: KeyRing;
  publicUrl: string;
  /** Limits how often the calendar of one listing is read. */
  limit: RateLimit;
}

const fingerprintOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Makes the use cases of exported calendars. */
export function createCalendarExports(deps: Deps): CalendarExports {
  const { db, clock, keyRing, publicUrl, limit } = deps;
  const { host } = new URL(publicUrl);
  const addressesOf = (token: string): CalendarAddresses => ({
    all: `${publicUrl}${PATH}${token}.ics`,
    forImport: (importId) => `${publicUrl}${PATH}${token}-${importId}.ics`,
  });
  return {
    async list(partnerId, externalIds) {
      const rows = await db.query(selectAddresses, [partnerId, externalIds]);
      return new Map(
        rows.map(({ external_id: id, token }) => [id, addressesOf(keyRing.decrypt(token))]),
      );
    },
    async make(tx, partnerId, externalIds, { renew }) {
      const listings = await lockedOnes(tx, partnerId, externalIds);
      const made: { externalId: string; replaced: boolean }[] = [];
      for (const { id, external_id: externalId } of listings) {
        const token = randomBase62(TOKEN_CHARACTERS);
        const now = wholeSecond(clock.now());
        const sealed = keyRing.encrypt(token);
        const address = [id, fingerprintOf(token), sealed, now, renew] as const;
        const written = await tx.maybeOne(upsertAddress, [...address]);
        if (written) made.push({ externalId, ...written });
      }
      return made;
    },
    async read(file) {
      const [, token, importId] = FILE.exec(file) ?? [];
      if (token === undefined) return null;
      const listing = await db.maybeOne(selectExported, [fingerprintOf(token)]);
      if (!listing) return null;
      if (!limit.take(String(listing.id))) return 'too_many';
      // Where the reader lives it may still be yesterday.
      const from = dayOf(daysBefore(clock.now(), 1));
      const without = importId === undefined ? null : Number(importId);
      const nights = joined(await db.query(selectTaken, [listing.id, from, without]));
      return { listingId: listing.id, title: listing.title, nights };
    },
    isOwn: (address) => address.host === host && address.pathname.startsWith(PATH),
  };
}

/**
 * Encrypts the tokens of all addresses with the newest key; returns the number of changed ones. The
 * addresses stay the same.
 */
export function resealAddresses(db: Db, keyRing: KeyRing): Promise<number> {
  return db.transaction(async (tx) => {
    const sealed = await tx.query(selectSealedAddresses);
    const old = sealed.filter(({ token }) => !keyRing.isCurrent(token));
    for (const { listing_id: id, token } of old) {
      await tx.execute(updateSealedAddress, [id, keyRing.encrypt(keyRing.decrypt(token))]);
    }
    return old.length;
  });
}
