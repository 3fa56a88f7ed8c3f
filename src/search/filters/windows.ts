import type { Days } from '@campcairn/column-index';

const DAY_MS = 86_400_000;
const FRIDAY = 5;

/** A date as the number of days since 1970-01-01. */
export const dayNumber = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY_MS;

/** Formatted dates by day number. Results of one answer repeat the same few dates, so formatting is cached. */
const formatted = new Map<number, string>();
const MAX_FORMATTED = 4096;

/** Formats a number of days since 1970-01-01 as `YYYY-MM-DD`. */
export function dateOf(day: number): string {
  let date = formatted.get(day);
  if (date === undefined) {
    if (formatted.size >= MAX_FORMATTED) formatted.clear();
    date = new Date(day * DAY_MS).toISOString().slice(0, 10);
    formatted.set(day, date);
  }
  return date;
}

/** A stay that a search can look for within a month: from Friday to Sunday, or a number of nights. */
export type MonthStay = 'weekend' | number;

/** Number of nights of a week. */
export const WEEK_NIGHTS = 7;

/** Maximum number of nights of a stay that is looked for within a month. */
export const MAX_MONTH_STAY_NIGHTS = 60;

/**
 * The stay from one date to another, and the same stay moved by up to `flex` days, nearest first and the
 * earlier first of two. Stays that begin before `today` are left out.
 */
export function windowsAround(from: string, to: string, flex: number, today: string): Days[] {
  const moves = [0, ...Array.from({ length: flex }, (_, i) => [-i - 1, i + 1]).flat()];
  const [first, last, earliest] = [dayNumber(from), dayNumber(to), dayNumber(today)];
  return moves
    .map((by) => ({ from: first + by, to: last + by }))
    .filter((window) => window.from >= earliest);
}

const isFriday = (day: number): boolean => new Date(day * DAY_MS).getUTCDay() === FRIDAY;

/**
 * The stays of a month (`YYYY-MM`) that begin on `today` or later, the earliest first. A weekend belongs to
 * the month of its Friday. All nights of another stay must be in the month, unless it has more nights than
 * the month: then it begins in the month.
 */
export function windowsOfMonth(month: string, stay: MonthStay, today: string): Days[] {
  const [first, earliest] = [dayNumber(`${month}-01`), dayNumber(today)];
  const [year, number] = month.split('-').map(Number) as [number, number];
  const days = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const nights = stay === 'weekend' ? 2 : stay;
  const end = nights > days ? Number.POSITIVE_INFINITY : first + days;
  return Array.from({ length: days }, (_, i) => first + i)
    .filter((day) => (stay === 'weekend' ? isFriday(day) : day + nights <= end))
    .filter((day) => day >= earliest)
    .map((day) => ({ from: day, to: day + nights }));
}
