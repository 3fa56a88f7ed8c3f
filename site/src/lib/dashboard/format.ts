import { formatDate } from '#lib/format/dates.ts';

/** A time as the dashboard shows it, in UTC: `3 May 2026, 14:05`. */
export const moment = (at: Date | string): string => formatDate('en', 'moment', new Date(at));

/** A day, `3 May 2026`. */
export const day = (at: Date | string): string => formatDate('en', 'date', new Date(at));

/** How long something took: `12 ms`, `1.2 s`, `2 min`. */
export function duration(milliseconds: number): string {
  if (milliseconds < 1000) return `${Math.round(milliseconds)} ms`;
  const seconds = milliseconds / 1000;
  return seconds < 90 ? `${seconds.toFixed(1)} s` : `${Math.round(seconds / 60)} min`;
}

/** Numbers are counted up to this and no further. */
const MOST_COUNTED = 1000;

/** A number that was counted up to a thousand: `12`, `1,000+`. */
export const counted = (count: number): string => (count > MOST_COUNTED ? '1,000+' : String(count));

const RELATIVE = new Intl.RelativeTimeFormat('en', { numeric: 'always' });

/** How long ago a time was, in its largest unit: `just now`, `3 hours ago`, `2 days ago`. */
export function ago(at: Date, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - at.getTime()) / 60_000));
  if (minutes === 0) return 'just now';
  if (minutes < 60) return RELATIVE.format(-minutes, 'minute');
  const hours = Math.floor(minutes / 60);
  return hours < 48
    ? RELATIVE.format(-hours, 'hour')
    : RELATIVE.format(-Math.floor(hours / 24), 'day');
}
