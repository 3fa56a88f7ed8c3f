import type { Schedule } from './feed.sql.ts';

/** The kind of the jobs that read feeds; their key is the feed's id. */
export const FEED_RUN = 'feed.run';

/** The kind of the jobs that read feeds for a report only, with the same key. */
export const FEED_TEST = 'feed.test';

const HOUR_MS = 3_600_000;
const PERIODS_MS = { hourly: HOUR_MS, daily: 24 * HOUR_MS };

/**
 * The next time to read a feed: once an hour or day (UTC), at an offset of the feed's own, so that feeds
 * are not all read at the full hour.
 */
export function nextRun(feedId: number, schedule: Exclude<Schedule, 'off'>, after: Date): Date {
  const period = PERIODS_MS[schedule];
  const own = momentWithin(feedId, period);
  const start = Math.floor(after.getTime() / period) * period + own;
  // At least half a period away, so that the next run does not immediately follow a late one.
  const earliest = after.getTime() + period / 2;
  return new Date(
    start >= earliest ? start : start + Math.ceil((earliest - start) / period) * period,
  );
}

/** The offset of a feed in milliseconds; spreads consecutive ids evenly (multiples of the golden ratio, modulo 1). */
function momentWithin(feedId: number, period: number): number {
  return Math.floor(((feedId * 0.618_033_988_749_895) % 1) * period);
}
