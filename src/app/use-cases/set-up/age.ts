const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Writes how long ago a time was: `40 minutes`, `5 hours`, `3 days`. */
export function ageOf(time: Date, now: Date): string {
  const passed = Math.max(0, now.getTime() - time.getTime());
  const [count, unit] =
    passed < 2 * HOUR_MS
      ? [Math.round(passed / 60_000), 'minute']
      : passed < 2 * DAY_MS
        ? [Math.floor(passed / HOUR_MS), 'hour']
        : [Math.floor(passed / DAY_MS), 'day'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** Whether a time is more than so many hours ago. */
export const isOlderThanHours = (time: Date, hours: number, now: Date): boolean =>
  now.getTime() - time.getTime() > hours * HOUR_MS;
