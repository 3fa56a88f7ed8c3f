import { timeZoneOf } from '../../places/index.ts';
import { type Clock, dayOf, daysAfter, secondsAfter, wholeSecond } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/index.ts';
import type { JobKind } from '../../platform/jobs/index.ts';
import {
  type Outbound,
  OutboundError,
  type OutboundReply,
  validatorsOf,
} from '../../platform/outbound/index.ts';
import type { KeyRing } from '../../platform/secrets/index.ts';
import { CalendarUnreadable } from '@campcairn/ical';
import { CALENDAR_IMPORT, secondsBetweenReadings } from './import.ts';
import {
  type ImportRead,
  lockListingById,
  noteImportFailed,
  noteImportRead,
  noteImportUnchanged,
  selectSource,
  type SourceRow,
} from './import.sql.ts';
import { rewriteRanges } from './layers.ts';
import { readCalendar } from './read-calendar.ts';

const TIMEOUT_MS = 20_000;
const MAX_REDIRECTS = 3;
const MAX_BYTES = 1_048_576;

/** Raise this number when calendars are read differently, so that unchanged ones are read again. */
const READER_VERSION = 1;

/** Number of days ahead for which nights are taken from a calendar. */
const WINDOW_DAYS = 3 * 365;

interface Deps {
  db: Db;
  clock: Clock;
  keyRing: KeyRing;
  outbound: Outbound;
}

/** Whether the server is requested to send the calendar only if it has changed since the last reading. */
const isKnown = ({ etag, last_modified: lastModified, reader_version: version }: SourceRow) =>
  version === READER_VERSION && (etag !== null || lastModified !== null);

function ask({ keyRing, outbound }: Deps, source: SourceRow, signal: AbortSignal) {
  const { etag, last_modified: lastModified } = isKnown(source)
    ? source
    : { etag: null, last_modified: null };
  return outbound.request({
    url: keyRing.decrypt(source.address),
    group: `calendar:${source.partner_id}`,
    redirects: MAX_REDIRECTS,
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_BYTES,
    signal,
    headers: {
      accept: 'text/calendar, */*;q=0.5',
      'accept-encoding': 'identity',
      'user-agent': 'Campcairn-Calendars/1.0',
      ...(etag === null ? {} : { 'if-none-match': etag }),
      ...(lastModified === null ? {} : { 'if-modified-since': lastModified }),
    },
  });
}

async function read({ clock }: Deps, source: SourceRow, reply: OutboundReply): Promise<ImportRead> {
  const { status, body } = reply;
  if (status !== 200) throw new CalendarUnreadable(`The address answers with status ${status}.`);
  const now = clock.now();
  const blocks = await readCalendar(body.toString(), {
    from: dayOf(now),
    to: dayOf(daysAfter(now, WINDOW_DAYS)),
    zone: timeZoneOf(source.country_code, source.region_id),
  });
  const { etag, lastModified } = validatorsOf(reply);
  return {
    read_at: wholeSecond(now),
    etag,
    last_modified: lastModified,
    reader_version: READER_VERSION,
    blocks,
  };
}

/**
 * Reads one calendar and takes its nights. On failure the nights stay as they were and the reason
 * is stored for the partner. Returns the number of endless readings since the last good one.
 */
async function readImport(deps: Deps, source: SourceRow, signal: AbortSignal): Promise<number> {
  const { db, clock } = deps;
  try {
    const reply = await ask(deps, source, signal);
    if (reply.status === 304 && isKnown(source)) {
      await db.execute(noteImportUnchanged, [source.id, wholeSecond(clock.now())]);
      return 0;
    }
    const done = await read(deps, source, reply);
    await db.transaction(async (tx) => {
      await tx.query(lockListingById, [source.listing_id]);
      const noted = await tx.maybeOne(noteImportRead, [source.id, done]);
      if (noted?.changed) await rewriteRanges(tx, source.listing_id);
    });
    return 0;
  } catch (error) {
    if (signal.aborted) throw error;
    if (!(error instanceof OutboundError || error instanceof CalendarUnreadable)) throw error;
    const isEndless = error instanceof CalendarUnreadable && error.isEndless;
    const now = wholeSecond(clock.now());
    const noted = await db.maybeOne(noteImportFailed, [source.id, now, error.message, isEndless]);
    return noted?.endless_reads ?? 0;
  }
}

/**
 * Jobs that read imported calendars every hour, or every day when a calendar takes too much work;
 * one at a time for each partner.
 */
export const calendarJobs = (deps: Deps): JobKind => ({
  kind: CALENDAR_IMPORT,
  concurrency: 3,
  perGroup: 1,
  async run(job) {
    const source = await deps.db.maybeOne(selectSource, [Number(job.payload.import)]);
    if (!source) return;
    // Listings of partners that are not approved are not shown, so their calendars are not read.
    const endlessReads = source.approved ? await readImport(deps, source, job.signal) : 0;
    await job.again(deps.db, secondsAfter(job.startedAt, secondsBetweenReadings(endlessReads)));
  },
});
