const MS_PER_MINUTE = 60_000;
const MINUTES_PER_HOUR = 60;
const HOURS_PER_DAY = 24;

/** Returns an age in words of a language: `3 hours ago`; minutes below 2 hours, days from 48. */
export function keptAgo(language: string, ageMs: number): string {
  const format = new Intl.RelativeTimeFormat(language);
  const minutes = Math.max(1, Math.round(ageMs / MS_PER_MINUTE));
  if (minutes < 2 * MINUTES_PER_HOUR) return format.format(-minutes, 'minute');
  const hours = Math.round(minutes / MINUTES_PER_HOUR);
  if (hours < 2 * HOURS_PER_DAY) return format.format(-hours, 'hour');
  return format.format(-Math.round(hours / HOURS_PER_DAY), 'day');
}
