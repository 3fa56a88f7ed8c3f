import { addDays, dateOf, dayOf } from '#lib/format/dates.ts';

/** Months that the calendar shows at once. */
export const MONTHS_SHOWN = 6;

/** How many months ahead nights can be looked at. */
const MAX_MONTHS_AHEAD = 36;

/** The first day of the month so many months after that of a day. */
const monthAfter = (day: string, months: number): string => {
  const date = dayOf(day);
  return dateOf(new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1)));
};

/** The part of a calendar that is shown. */
export interface CalendarWindow {
  /** Its first day: today, or the first of a later month. */
  first: string;
  /** The day after its last one. */
  end: string;
  /** The months (`2027-05`) with which the windows before and after it begin; null where there is none. */
  earlier: string | null;
  later: string | null;
}

/** The window that begins with a month of an address; without one, or with one that is over, with today's. */
export function windowOf(month: string | null, today: string): CalendarWindow {
  const last = monthAfter(today, MAX_MONTHS_AHEAD);
  const asked = /^\d{4}-(?:0[1-9]|1[0-2])$/.test(month ?? '') ? `${month}-01` : today;
  const first = asked <= today ? today : asked > last ? last : asked;
  const before = monthAfter(first, -MONTHS_SHOWN);
  const end = monthAfter(first, MONTHS_SHOWN);
  return {
    first,
    end,
    earlier: first === today ? null : (before > today ? before : today).slice(0, 7),
    later: end > last ? null : end.slice(0, 7),
  };
}

/** Nights that were typed by the first and the last one. */
export interface TypedNights {
  start: string;
  last: string;
  price: string;
}

/** The day after a typed day; a text that is no day stays as it is, to be refused. */
export const dayAfter = (typed: string): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(typed) && !Number.isNaN(Date.parse(typed)) ? addDays(typed, 1) : typed;
