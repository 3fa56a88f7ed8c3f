import type { Queryable } from '../db/index.ts';

/** A fixed-window rate limit; a window starts with its first count. */
export interface RateLimit {
  readonly limit: number;
  readonly windowSeconds: number;
  /**
   * Counts one more; false when that is over the limit. Decided from memory at once, see
   * `RateLimits.local`; where a Valkey is used, by its count of all processes. Never rejects.
   */
  take(who: string): boolean | Promise<boolean>;
}

/** The same, counted in the database: exact for all processes together. */
export interface ExactRateLimit {
  readonly limit: number;
  readonly windowSeconds: number;
  /**
   * Counts `count` more, one when it is left out; false when that is over the limit, and then none of them is counted.
   * A count below 0 gives back what was counted. Rejects when the database is away.
   * @param tx the caller's transaction, of which the count is then a part
   */
  take(who: string, count?: number, tx?: Queryable): Promise<boolean>;
}
