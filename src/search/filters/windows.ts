import type { Days } from '@campcairn/column-index';

const DAY_MS = 86_400_000;
const FRIDAY = 5;

/** A date as the number of days since 1970-01-01. */
export const dayNumber = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY_MS;

/** Dates that were written before: all results of an answer say the same few. */
const written = new Map<number, string>();
const MAX_WRITTEN = 4096;

/** Days since 1970-01-01 as `YYYY-MM-DD`. */
export function dateOf(day: number): string {
  let date = written.get(day);
  if (date === undefined) {
    if (written.size >= MAX_WRITTEN) written.clear();
    date = new Date(day * DAY_MS).toISOString().slice(0, 10);
    written.set(day, date);
  }
  return date;
}

/** The stays that a month is asked for. */
export const STAYS = ['week', 'weekend'] as const;
export type MonthStay = (typeof STAYS)[number];

/** A stay from one date to another, and those that lie up to `flex` days earlier or later: the nearest first. */
export function windowsAround(from: string, to: string, flex: number, today: string): Days[] {
  const moves = [0, ...Array.from({ length: flex }, (_, i) => [-i - 1, i + 1]).flat()];
  const [first, last] = [dayNumber(from), dayNumber(to)];
  return moves
    .map((by) => ({ from: first + by, to: last + by }))
    .filter((window) => window.from >= dayNumber(today));
}

const isFriday = (day: number): boolean => new Date(day * DAY_MS).getUTCDay() === FRIDAY;

/**
 * The stays of a month from `today` on, the earliest first: weekends whose Friday is in it, or weeks of
 * which all nights are.
 */
export function windowsOfMonth(month: string, stay: MonthStay, today: string): Days[] {
  const first = dayNumber(`${month}-01`);
  const [year, number] = month.split('-').map(Number) as [number, number];
  const days = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const nights = stay === 'weekend' ? 2 : 7;
  return Array.from({ length: days }, (_, i) => first + i)
    .filter((day) => (stay === 'weekend' ? isFriday(day) : day + nights <= first + days))
    .filter((day) => day >= dayNumber(today))
    .map((day) => ({ from: day, to: day + nights }));
}
