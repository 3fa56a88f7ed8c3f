import { isIPv6 } from 'node:net';
import { onBeats } from '../beat.ts';
import type { Clock } from '../clock.ts';
import type { Db, Queryable } from '../db/index.ts';
import type { KeyRing } from '../secrets/index.ts';
import { addCounts, deleteEnded, takeCount } from './rate-limit.sql.ts';

const groupsOf = (half: string): string[] => half.split(':').filter(Boolean);

/**
 * Returns the network under which an address is counted: an IPv4 address itself, or the /64 prefix
 * of an IPv6 address, because a household has at least a /64 and can choose the other half.
 */
export function networkOf(address: string): string {
  const bare = address.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(bare)) return bare;
  const [head = '', tail] = bare.split('::');
  const before = groupsOf(head);
  const after = groupsOf(tail ?? '');
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return [...before, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** A fixed-window rate limit; a window starts with its first count. */
export interface RateLimit {
  readonly limit: number;
  readonly windowSeconds: number;
  /** Counts one call; false when it exceeds the limit. Decides from memory, see `RateLimits.local`. */
  take(who: string): boolean;
}

/**
 * A fixed-window rate limit that is counted in the database, and so is exact for all processes
 * together.
 */
export interface ExactRateLimit {
  readonly limit: number;
  readonly windowSeconds: number;
  /**
   * Adds `count`, 1 by default. Returns false and adds nothing when that would exceed the limit. A
   * negative count returns earlier ones. Rejects when the database is away.
   * @param tx the caller's transaction, which then includes the count
   */
  take(who: string, count?: number, tx?: Queryable): Promise<boolean>;
}

/** Creates limits that all processes on one database share. */
export interface RateLimits {
  /**
   * Creates a limit for frequent operations: counted in memory and exchanged with other processes
   * every second. Exact for one process. Each further process may exceed it by a tenth of the limit
   * and by the calls that it receives between two exchanges, so P processes allow at most P times
   * the limit in a window.
   */
  local(name: string, limit: number, windowSeconds: number): RateLimit;
  /** Creates a limit for rare operations, which is counted in the database. */
  exact(name: string, limit: number, windowSeconds: number): ExactRateLimit;
  /** Exchanges counts with other processes now. */
  exchange(): Promise<void>;
  /** Ends the exchange. */
  close(): Promise<void>;
}

interface Deps {
  db: Db;
  clock: Clock;
  /** Keys the hashes under which clients are counted. */
  keyRing: KeyRing;
  /** Called with the first of several consecutive failures to exchange counts. */
  onError(error: unknown): void;
}

/** The open window of one client as this process knows it. */
interface Window {
  /** Milliseconds since 1970. */
  endsAt: number;
  /** Counts of this process, and those of other processes at the last exchange. */
  count: number;
  /** Counts of this process that have not been exchanged yet. */
  unshared: number;
}

interface LocalLimit extends RateLimit {
  /** Returns open windows with unshared counts of at least a tenth of the limit. */
  toShare(): [who: string, window: Window][];
}

const EXCHANGE_EVERY_MS = 1_000;
const SWEEP_EVERY_MS = 60_000;
const HASH_BYTES = 16;
/** Fraction of the limit from which counts are exchanged. */
const SHARED_FROM = 0.1;

/** Creates a limit that counts in memory and removes ended windows. */
function createLocalLimit(clock: Clock, limit: number, windowSeconds: number): LocalLimit {
  let windows = new Map<string, Window>();
  let sweepAt = 0;
  const sweep = (now: number): void => {
    if (now < sweepAt) return;
    sweepAt = now + windowSeconds * 1000;
    windows = new Map([...windows].filter(([, window]) => window.endsAt > now));
  };
  return {
    limit,
    windowSeconds,
    take(who) {
      const now = clock.now().getTime();
      sweep(now);
      let window = windows.get(who);
      if (!window || window.endsAt <= now) {
        window = { endsAt: now + windowSeconds * 1000, count: 0, unshared: 0 };
        windows.set(who, window);
      }
      window.count++;
      window.unshared++;
      return window.count <= limit;
    },
    toShare() {
      const now = clock.now().getTime();
      return [...windows].filter(
        ([, { unshared, endsAt }]) =>
          unshared > 0 && unshared >= limit * SHARED_FROM && endsAt > now,
      );
    },
  };
}

/** Creates the limits of a process. */
export function createRateLimits({ db, clock, keyRing, onError }: Deps): RateLimits {
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
  const stop = onBeats(EXCHANGE_EVERY_MS, () => void exchangeQuietly());
  return {
    local(name, limit, windowSeconds) {
      const counts = createLocalLimit(clock, limit, windowSeconds);
      locals.push({ name, counts });
      return counts;
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
      stop();
      await underWay?.catch(() => {});
    },
  };
}
