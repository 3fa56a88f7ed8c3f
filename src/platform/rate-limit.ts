import type { Clock } from './clock.ts';

/** A fixed-window rate limit; a window starts with its first count. */
export interface RateLimit {
  readonly limit: number;
  readonly windowSeconds: number;
  /** Counts one more; false when that is over the limit. */
  take(who: string): boolean;
}

interface Window {
  ends: number;
  count: number;
}

/** Allows `limit` counts per `who` in `windowSeconds`. Windows that have ended are removed. */
export function createRateLimit(clock: Clock, limit: number, windowSeconds: number): RateLimit {
  let windows = new Map<string, Window>();
  let sweepAt = 0;
  const sweep = (now: number): void => {
    if (now < sweepAt) return;
    sweepAt = now + windowSeconds * 1000;
    windows = new Map([...windows].filter(([, window]) => window.ends > now));
  };
  return {
    limit,
    windowSeconds,
    take(who) {
      const now = clock.now().getTime();
      sweep(now);
      let window = windows.get(who);
      if (!window || window.ends <= now) {
        window = { ends: now + windowSeconds * 1000, count: 0 };
        windows.set(who, window);
      }
      window.count++;
      return window.count <= limit;
    },
  };
}
