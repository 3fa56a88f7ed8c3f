import type { Schedule } from './feed.sql.ts';

/** The kind of the jobs that read feeds; their key is the feed's id. */
export const FEED_RUN = 'feed.run';

const HOUR_MS = 3_600_000;
const PERIODS_MS = { hourly: HOUR_MS, daily: 24 * HOUR_MS };

/**
 * When a feed is to be read next: once an hour or day, at a moment within it that is the feed's
 * own, so that feeds of one schedule are not all read at the full hour.
 */
export function nextRun(feedId: number, schedule: Exclude<Schedule, 'off'>, after: Date): Date {
  const period = PERIODS_MS[schedule];
  const own = momentWithin(feedId, period);
  const start = Math.floor(after.getTime() / period) * period + own;
  // At least half a period away: a run that was late is not followed by the next at once.
  const earliest = after.getTime() + period / 2;
  return new Date(
    start >= earliest ? start : start + Math.ceil((earliest - start) / period) * period,
  );
}

/** Spreads neighbouring ids evenly (the golden ratio's multiples, modulo one). */
function momentWithin(feedId: number, period: number): number {
  return Math.floor(((feedId * 0.618_033_988_749_895) % 1) * period);
}
