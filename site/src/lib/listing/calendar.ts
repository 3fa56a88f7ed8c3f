import type { AvailabilityRange } from '#lib/services.ts';
import { dateOf, dayOf } from '#lib/format/dates.ts';

/** A night of the calendar. */
export interface CalendarDay {
  date: string;
  day: number;
  state: 'available' | 'unavailable' | 'unknown' | 'past';
  /** Minor units, where the night has a price of its own. */
  price: number | null;
}

/** A month: `blanks` days of the month before fill its first week, which begins on a Monday. */
export interface CalendarMonth {
  month: Date;
  blanks: number;
  days: CalendarDay[];
}

const monthsBetween = (a: Date, b: Date): number =>
  12 * (b.getUTCFullYear() - a.getUTCFullYear()) + b.getUTCMonth() - a.getUTCMonth();

const monthBefore = (day: Date): Date =>
  new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() - 1, 1));

/**
 * So many months, each night with what the ranges (in order) say about it. They begin with the
 * month of `today`, or with the one before `from` where the stay would not be among them.
 */
export function calendarMonths(
  ranges: readonly AvailabilityRange[],
  { today, from, months }: { today: string; from: string | null; months: number },
): CalendarMonth[] {
  const first = dayOf(today);
  const start =
    from !== null && monthsBetween(first, dayOf(from)) >= months - 1
      ? monthBefore(dayOf(from))
      : first;
  let next = 0;
  return Array.from({ length: months }, (_, at) => {
    const month = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + at, 1));
    const length = new Date(
      Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1, 0),
    ).getUTCDate();
    const prefix = dateOf(month).slice(0, 8);
    const days = Array.from({ length }, (_, index): CalendarDay => {
      const date = prefix + String(index + 1).padStart(2, '0');
      while (next < ranges.length && ranges[next]!.end <= date) next += 1;
      const range = ranges[next];
      const within = range !== undefined && range.start <= date;
      if (date < today) return { date, day: index + 1, state: 'past', price: null };
      return {
        date,
        day: index + 1,
        state: within ? range.status : 'unknown',
        price: within && range.status === 'available' ? range.price : null,
      };
    });
    return { month, blanks: (month.getUTCDay() + 6) % 7, days };
  });
}
