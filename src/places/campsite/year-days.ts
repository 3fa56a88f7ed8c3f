/** Days of each month of a leap year. */
const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

export const DAYS_OF_YEAR = 366;

/** 29 February as a day of a leap year, counted from 0. */
export const FEBRUARY_29 = 59;

/** A range of days of a leap year, counted from 0, both inclusive. If `first` is after `last`, it spans New Year. */
export interface Days {
  first: number;
  last: number;
}

/** A range that may differ from year to year, as with Easter: the longest that it can be. */
export interface DayRange extends Days {
  /** The days that are in the range in every year; null for none. */
  certain: Days | null;
}

/** A range that is the same in every year. */
export const fixed = (first: number, last: number): DayRange => ({
  first,
  last,
  certain: { first, last },
});

export const allDays = fixed(0, DAYS_OF_YEAR - 1);

export const lengthOf = ({ first, last }: Days): number =>
  ((last - first + DAYS_OF_YEAR) % DAYS_OF_YEAR) + 1;

/** The day of the year, from 0, of a day (from 1) of a month (from 0); undefined if the month has no such day. */
export function dayOfYear(month: number, day: number): number | undefined {
  if (day < 1 || day > DAYS[month]!) return undefined;
  return DAYS.slice(0, month).reduce((sum, days) => sum + days, day - 1);
}

/** The last day (from 1) of a month (from 0). */
export const lastDayOf = (month: number): number => DAYS[month]!;

/** Formats a day of the year, from 0, as `MM-DD`. */
export function monthAndDay(dayOfTheYear: number): string {
  let day = dayOfTheYear;
  let month = 0;
  while (day >= DAYS[month]!) day -= DAYS[month++]!;
  return [month + 1, day + 1].map((part) => String(part).padStart(2, '0')).join('-');
}
