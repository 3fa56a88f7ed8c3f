import type { Clock } from '../clock.ts';
import type { Db } from '../db/index.ts';
import type { KeyRing } from '../secrets/index.ts';
import { createLocalLimit, type LocalLimit, type Window } from './local-limit.ts';
import type { ExactRateLimit, RateLimit } from './rate-limit.ts';
import { addCounts, deleteEnded } from './rate-limit.sql.ts';

/** Makes limits that all processes on one database share. */
export interface RateLimits {
  /**
   * For frequent operations: counted in memory, exchanged with other processes every second. Exact
   * for one process. Each further process may allow a tenth of the limit and what reaches it between
   * two exchanges too much, so P processes at most P times the limit in a window.
   */
  local(name: string, limit: number, windowSeconds: number): RateLimit;
  /** For rare operations: counted in the database. */
  exact(name: string, limit: number, windowSeconds: number): ExactRateLimit;
  /** Exchanges counts with other processes now. */
  exchange(): Promise<void>;
  /** Ends the exchange. */
  close(): Promise<void>;
}

interface Needs {
  db: Db;
  clock: Clock;
  /** Keys the hashes under which clients are counted. */
  keyRing: KeyRing;
  onError(error: unknown): void;
}

const EXCHANGE_EVERY_MS = 1_000;
const SWEEP_EVERY_MS = 60_000;
const HASH_BYTES = 16;

/** Makes the limits of a process. */
export function createRateLimits({ db, clock, keyRing, onError }: Needs): RateLimits {
  const locals: { name: string; counts: LocalLimit }[] = [];
  const hash = (name: string, who: string) =>
    keyRing.sign('rate-limit', `${name}/${who}`, HASH_BYTES);
  const add = (counts: { who: string; count: number; ends_at: Date }[], now: Date) =>
    db.query(addCounts, [JSON.stringify(counts), now]);

  const share = async (now: Date): Promise<void> => {
    const sent = new Map<string, { window: Window; count: number }>();
    for (const { name, counts } of locals) {
      for (const [who, window] of counts.toShare()) {
        sent.set(hash(name, who), { window, count: window.unshared });
        window.unshared = 0;
      }
    }
    if (sent.size === 0) return;
    const counts = [...sent].map(([who, { window, count }]) => ({
      who,
      count,
      ends_at: new Date(window.endsAt),
    }));
    try {
      for (const { who, count, ends_at } of await add(counts, now)) {
        const { window } = sent.get(who)!;
        window.count = count + window.unshared;
        window.endsAt = ends_at.getTime();
      }
    } catch (error) {
      for (const { window, count } of sent.values()) window.unshared += count;
      throw error;
    }
  };
  let sweepAt = 0;
  const sweep = async (now: Date): Promise<void> => {
    if (now.getTime() < sweepAt) return;
    await db.execute(deleteEnded, [now]);
    sweepAt = now.getTime() + SWEEP_EVERY_MS;
  };

  let underWay: Promise<void> | undefined;
  const exchange = (): Promise<void> => {
    const now = clock.now();
    underWay ??= share(now)
      .then(() => sweep(now))
      .finally(() => {
        underWay = undefined;
      });
    return underWay;
  };
  let failing = false;
  const exchangeQuietly = async (): Promise<void> => {
    try {
      await exchange();
      failing = false;
    } catch (error) {
      if (!failing) onError(error);
      failing = true;
    }
  };
  const timer = setInterval(exchangeQuietly, EXCHANGE_EVERY_MS).unref();
  return {
    local(name, limit, windowSeconds) {
      const counts = createLocalLimit(clock, limit, windowSeconds);
      locals.push({ name, counts });
      return counts;
    },
    exact: (name, limit, windowSeconds) => ({
      limit,
      windowSeconds,
      async take(who) {
        const now = clock.now();
        const ends_at = new Date(now.getTime() + windowSeconds * 1000);
        const [row] = await add([{ who: hash(name, who), count: 1, ends_at }], now);
        return row!.count <= limit;
      },
    }),
    async exchange() {
      await underWay?.catch(() => {});
      await exchange();
    },
    async close() {
      clearInterval(timer);
      await underWay?.catch(() => {});
    },
  };
}
