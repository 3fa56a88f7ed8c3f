import type { Clock } from '../clock.ts';
import type { Db } from '../db/index.ts';
import type { KeyRing } from '../secrets/index.ts';
import { createLocalLimit, type LocalLimit, type Window } from './local-limit.ts';
import type { ExactRateLimit, RateLimit } from './rate-limit.ts';
import { addCounts, deleteEnded, takeCount } from './rate-limit.sql.ts';
import type { SharedCounts } from './shared-counts.ts';

/** Makes limits that all processes on one database share. */
export interface RateLimits {
  /**
   * For frequent operations: counted in memory, exchanged with other processes every second. Exact
   * for one process. Each further process may allow a tenth of the limit and what reaches it between
   * two exchanges too much, so P processes at most P times the limit in a window. Exact for all of
   * them where a Valkey counts; while it is away, as without one.
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
  /** Counts what is frequent for all processes together. */
  shared?: SharedCounts | undefined;
  /** Keys the hashes under which clients are counted. */
  keyRing: KeyRing;
  onError(error: unknown): void;
}

const EXCHANGE_EVERY_MS = 1_000;
const SWEEP_EVERY_MS = 60_000;
const HASH_BYTES = 16;

/** Makes the limits of a process. */
export function createRateLimits({ db, clock, shared, keyRing, onError }: Needs): RateLimits {
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
        window.count = window.inValkey + count + window.unshared;
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

  /** The limit, counted by Valkey for all processes while it is there. */
  const together = (valkey: SharedCounts, name: string, counts: LocalLimit): RateLimit => {
    const { limit, windowSeconds } = counts;
    const ask = async (who: string, window: Window): Promise<boolean> => {
      const { unshared: added, endsAt } = window;
      const isWithin = window.count <= limit;
      window.unshared = 0;
      const least = window.count - added;
      const now = clock.now().getTime();
      const answer = await valkey.add(hash(name, who), { added, least, endsAt, now });
      if (!answer) {
        window.unshared += added;
        return isWithin;
      }
      window.inValkey = Math.max(window.inValkey, answer.count);
      window.count = Math.max(window.count, answer.count + window.unshared);
      window.endsAt = answer.endsAt;
      return answer.count <= limit;
    };
    return {
      limit,
      windowSeconds,
      take(who) {
        const window = counts.count(who);
        if (!valkey.isThere()) return window.count <= limit;
        // Whoever is over the limit is refused by all processes already: nothing more to tell them.
        if (window.count - window.unshared >= limit) {
          window.unshared = 0;
          return false;
        }
        return ask(who, window);
      },
    };
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
      return shared ? together(shared, name, counts) : counts;
    },
    exact: (name, limit, windowSeconds) => ({
      limit,
      windowSeconds,
      async take(who, count = 1, tx = db) {
        const now = clock.now();
        const ends_at = new Date(now.getTime() + windowSeconds * 1000);
        const taken = { who: hash(name, who), count, ends_at, limit, now };
        return (await tx.maybeOne(takeCount, [taken])) !== undefined;
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
