import { type Clock, dayOf, daysBefore } from '../platform/clock.ts';
import type { Db } from '../platform/db/index.ts';
import type { JobKind } from '../platform/jobs/index.ts';
import {
  addApiCalls,
  type CallKind,
  type CountedCalls,
  deleteApiCalls,
  selectLastPush,
  sumApiCalls,
} from './api-calls.sql.ts';

/** A partner's calls of some days, counted by answer. */
export interface CallFigures {
  calls: number;
  refused: number;
  /** Refused calls by the code of the error, the most frequent first. */
  codes: { code: string; calls: number }[];
}

/** Counts partners' calls of the API by day and answer. */
export interface ApiCalls {
  /** Counts a call now. `code` is `ok`, or the code of the error. */
  count(partnerId: number, kind: CallKind, code: string): void;
  /** Writes all counts up to now. */
  write(): Promise<void>;
  /** Returns the figures of the days from `from` to `to`, both included. */
  figures(partnerId: number, from: Date, to: Date): Promise<CallFigures>;
  /**
   * Returns when listings or availability were last sent successfully; null when not within the
   * stored days.
   */
  lastPush(partnerId: number): Promise<Date | null>;
  /** The recurring job that deletes old days. */
  job: JobKind;
  /** Writes the remaining counts and ends. */
  close(): Promise<void>;
}

const WRITE_EVERY_MS = 5_000;
const KEPT_DAYS = 90;

/**
 * Creates the counts of a process, which are kept in memory and written every five seconds, so that
 * no call waits for them and a crash loses at most five seconds. Counts that cannot be written are
 * kept.
 */
export function createApiCalls(db: Db, clock: Clock, onError: (error: unknown) => void): ApiCalls {
  let counted = new Map<string, CountedCalls>();
  const add = (row: CountedCalls) => {
    const key = `${row.partner_id} ${row.day} ${row.kind} ${row.code}`;
    const known = counted.get(key);
    if (!known) return void counted.set(key, row);
    known.calls += row.calls;
    if (row.last_at > known.last_at) known.last_at = row.last_at;
  };
  const writeNext = async (): Promise<void> => {
    if (counted.size === 0) return;
    const rows = [...counted.values()];
    counted = new Map();
    try {
      await db.execute(addApiCalls, [JSON.stringify(rows)]);
    } catch (error) {
      rows.forEach(add);
      throw error;
    }
  };
  let last: Promise<void> = Promise.resolve();
  // Writes run one after the other, so that a completed write implies that all earlier ones have
  // completed too.
  const write = () => (last = last.catch(() => undefined).then(writeNext));
  const writeQuietly = () => write().catch(onError);
  const timer = setInterval(() => void writeQuietly(), WRITE_EVERY_MS).unref();
  return {
    count(partnerId, kind, code) {
      const now = clock.now();
      add({ partner_id: partnerId, day: dayOf(now), kind, code, calls: 1, last_at: now });
    },
    write,
    async figures(partnerId, from, to) {
      const rows = await db.query(sumApiCalls, [partnerId, dayOf(from), dayOf(to)]);
      const codes = rows.filter(({ code }) => code !== 'ok');
      const sum = (some: typeof rows) => some.reduce((total, { calls }) => total + calls, 0);
      return { calls: sum(rows), refused: sum(codes), codes };
    },
    lastPush: async (partnerId) => (await db.one(selectLastPush, [partnerId])).at,
    job: {
      kind: 'partners.forget_calls',
      concurrency: 1,
      everySeconds: 86_400,
      async run() {
        await db.execute(deleteApiCalls, [dayOf(daysBefore(clock.now(), KEPT_DAYS))]);
      },
    },
    async close() {
      clearInterval(timer);
      await writeQuietly();
    },
  };
}
