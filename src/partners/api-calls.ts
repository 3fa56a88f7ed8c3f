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

/** How a partner's calls of some days were answered. */
export interface CallFigures {
  calls: number;
  refused: number;
  /** Refused calls by the code of the error, the most frequent first. */
  codes: { code: string; calls: number }[];
}

/** What partners ask the API, counted by day and by how it was answered. */
export interface ApiCalls {
  /** Counts a call, now. `code` is `ok`, or the code of the error. */
  count(partnerId: number, kind: CallKind, code: string): void;
  /** Writes down all that was counted until now. */
  write(): Promise<void>;
  /** Of the days from `from` to `to`, both included. */
  figures(partnerId: number, from: Date, to: Date): Promise<CallFigures>;
  /** When listings or availability were last sent and taken; null when not within the days kept. */
  lastPush(partnerId: number): Promise<Date | null>;
  /** The recurring job that forgets old days. */
  job: JobKind;
  /** Writes the rest and ends. */
  close(): Promise<void>;
}

const WRITE_EVERY_MS = 5_000;
const KEPT_DAYS = 90;

/**
 * Makes the counts of a process: kept in memory and written every five seconds, so that no call waits
 * for them and a crash loses the last of them. What cannot be written stays counted.
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
  // One after the other: what an earlier write has taken stands there too when a later one is done.
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
