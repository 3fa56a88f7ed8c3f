import type { AvailabilityRange } from '#lib/services.ts';
import { addDays, dateOf } from '#lib/format/dates.ts';

/** A night of the calendar. */
export interface CalendarDay {
  date: string;
  day: number;
  state: 'available' | 'unavailable' | 'unknown' | 'closed' | 'past';
  /** Minor units, where the night has a price of its own. */
  price: number | null;
}

/** The days (`MM-DD`) of the year on which a campsite is open; the first may come after the last. */
export interface Season {
  open_from?: string | undefined;
  open_to?: string | undefined;
}

/** Whether a date is out of season; false when the listing does not state both ends of its season. */
export function isClosed({ open_from: first, open_to: last }: Season, date: string): boolean {
  if (!first || !last) return false;
  const day = date.slice(5);
  return first <= last ? day < first || day > last : day < first && day > last;
}

/** Finds the first night after a date that the ranges (in order) mark as taken or, within a year, that is out of season and in no range. */
export function nextShut(
  ranges: readonly AvailabilityRange[],
  season: Season | null | undefined,
  from: string,
): string | undefined {
  const taken = ranges.find(({ start, status }) => status === 'unavailable' && start > from)?.start;
  if (!season) return taken;
  const isSaid = (date: string) => ranges.some(({ start, end }) => start <= date && date < end);
  const year = Array.from({ length: 366 }, (_, at) => addDays(from, at + 1));
  const closed = year.find((date) => isClosed(season, date) && !isSaid(date));
  return taken === undefined || (closed !== undefined && closed < taken) ? closed : taken;
}

/** A month: `blanks` days of the month before fill its first week. */
export interface CalendarMonth {
  month: Date;
  blanks: number;
  days: CalendarDay[];
}

/** The month of a date as the number of months since the year 0. */
export const monthOf = (date: string): number =>
  12 * Number(date.slice(0, 4)) + Number(date.slice(5, 7)) - 1;

const firstOf = (month: number): Date => new Date(Date.UTC(Math.floor(month / 12), month % 12, 1));

/** The first of `months` months to show: the month of `today`, or a later one if a stay from `from` would not be shown. */
export function firstMonth(today: string, from: string | null, months: number): number {
  const first = monthOf(today);
  return from !== null && monthOf(from) - first >= months - 1 ? monthOf(from) - 1 : first;
}

/**
 * So many months, each night with what the ranges (in order) say about it, or else the season.
 * @param options.weekStart the first day of a week, 1 is Monday.
 */
export function calendarMonths(
  ranges: readonly AvailabilityRange[],
  options: {
    today: string;
    first: number;
    months: number;
    weekStart: number;
    season?: Season | null | undefined;
  },
): CalendarMonth[] {
  const { today, first, months, weekStart, season } = options;
  let next = 0;
  return Array.from({ length: months }, (_, at) => {
    const month = firstOf(first + at);
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
        state: within ? range.status : isClosed(season ?? {}, date) ? 'closed' : 'unknown',
        price: within && range.status === 'available' ? range.price : null,
      };
    });
    return { month, blanks: (month.getUTCDay() - weekStart + 14) % 7, days };
  });
}
