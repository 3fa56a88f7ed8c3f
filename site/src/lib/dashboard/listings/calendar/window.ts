import { addDays, dateOf, dayOf } from '#lib/format/dates.ts';

/** Number of months that the calendar shows at once. */
export const MONTHS_SHOWN = 6;

/** Number of months ahead that the calendar can show. */
const MAX_MONTHS_AHEAD = 36;

/** Returns the first day of the month that is `months` after the month of `day`. */
const monthAfter = (day: string, months: number): string => {
  const date = dayOf(day);
  return dateOf(new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1)));
};

/** The part of a calendar that is shown. */
export interface CalendarWindow {
  /** First day shown: today, or the first of a later month. */
  first: string;
  /** The day after the last day shown. */
  end: string;
  /** First months (`2027-05`) of the windows before and after this one; null when there is none. */
  earlier: string | null;
  later: string | null;
}

/**
 * Returns the window that begins with `month`; without a month, or with a past one, it begins
 * today.
 */
export function windowOf(month: string | null, today: string): CalendarWindow {
  const last = monthAfter(today, MAX_MONTHS_AHEAD);
  const requested = /^\d{4}-(?:0[1-9]|1[0-2])$/.test(month ?? '') ? `${month}-01` : today;
  const first = requested <= today ? today : requested > last ? last : requested;
  const before = monthAfter(first, -MONTHS_SHOWN);
  const end = monthAfter(first, MONTHS_SHOWN);
  return {
    first,
    end,
    earlier: first === today ? null : (before > today ? before : today).slice(0, 7),
    later: end > last ? null : end.slice(0, 7),
  };
}

/** Nights that calendars side by side show at once. */
const DAYS_SHOWN = 35;
/** Nights from one page of them to the next, of which the last week is shown again. */
const DAYS_BETWEEN_PAGES = 28;

/** The nights that calendars side by side show. */
export interface DaysWindow {
  first: string;
  /** Their number. */
  days: number;
  /** The first days of the windows before and after it; null where there is none. */
  earlier: string | null;
  later: string | null;
}

/** The nights from a day of an address on; without one, or with one that is over, from today on. */
export function daysFrom(day: string | null, today: string): DaysWindow {
  const last = monthAfter(today, MAX_MONTHS_AHEAD);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day ?? '') && !Number.isNaN(Date.parse(day!));
  const asked = isDay ? addDays(day!, 0) : today;
  const first = asked <= today ? today : asked > last ? last : asked;
  const before = addDays(first, -DAYS_BETWEEN_PAGES);
  const after = addDays(first, DAYS_BETWEEN_PAGES);
  return {
    first,
    days: DAYS_SHOWN,
    earlier: first === today ? null : before > today ? before : today,
    later: after > last ? null : after,
  };
}

/** Typed dates of the first and last night. */
export interface TypedNights {
  start: string;
  last: string;
  price: string;
}

/**
 * Returns the day after a typed day. Text that is not a day is returned unchanged and refused
 * later.
 */
export const dayAfter = (typed: string): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(typed) && !Number.isNaN(Date.parse(typed)) ? addDays(typed, 1) : typed;
