import type { Clock } from '../clock.ts';
import type { RateLimit } from './rate-limit.ts';

/** The open window of one client, as this process knows it. */
export interface Window {
  /** Milliseconds since 1970. */
  endsAt: number;
  /** Counts of this process, and of others as of the last exchange. */
  count: number;
  /** Counts of this process that no other knows of. */
  unshared: number;
  /** Counts of all processes that Valkey knew of last; 0 without one. */
  inValkey: number;
}

/** A limit that counts in memory. */
export interface LocalLimit extends RateLimit {
  /** Counts one more in memory, and gives the window that it was counted in. */
  count(who: string): Window;
  take(who: string): boolean;
  /** Open windows with a tenth of the limit or more to share. */
  toShare(): [who: string, window: Window][];
}

/** Part of the limit from which on counts are worth sharing. */
const SHARED_FROM = 0.1;

/** Allows `limit` counts per `who` in `windowSeconds`. Windows that have ended are removed. */
export function createLocalLimit(clock: Clock, limit: number, windowSeconds: number): LocalLimit {
  let windows = new Map<string, Window>();
  let sweepAt = 0;
  const sweep = (now: number): void => {
    if (now < sweepAt) return;
    sweepAt = now + windowSeconds * 1000;
    windows = new Map([...windows].filter(([, window]) => window.endsAt > now));
  };
  const count = (who: string): Window => {
    const now = clock.now().getTime();
    sweep(now);
    let window = windows.get(who);
    if (!window || window.endsAt <= now) {
      window = { endsAt: now + windowSeconds * 1000, count: 0, unshared: 0, inValkey: 0 };
      windows.set(who, window);
    }
    window.count++;
    window.unshared++;
    return window;
  };
  return {
    limit,
    windowSeconds,
    count,
    take: (who) => count(who).count <= limit,
    toShare() {
      const now = clock.now().getTime();
      return [...windows].filter(
        ([, { unshared, endsAt }]) =>
          unshared > 0 && unshared >= limit * SHARED_FROM && endsAt > now,
      );
    },
  };
}
