import type { AvailabilityRange } from '#lib/services.ts';
import { addDays, dateOf } from '#lib/format/dates.ts';

/** A night of the calendar. */
export interface CalendarDay {
  date: string;
  day: number;
  state: 'available' | 'unavailable' | 'unknown' | 'closed' | 'past';
  /** Price in minor units if the night has its own. */
  price: number | null;
}

/**
 * The days (`MM-DD`) between which a campsite is open; the first may be later in the year than the
 * last.
 */
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

/**
 * Finds the first night after a date that a range marks as taken, or that is out of season and in
 * no range. The ranges are in order; the season is checked for one year.
 */
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

/** A month; its first week begins with `blanks` empty cells. */
export interface CalendarMonth {
  month: Date;
  blanks: number;
  days: CalendarDay[];
}

/** Returns the month of a date as months since the year 0. */
export const monthOf = (date: string): number =>
  12 * Number(date.slice(0, 4)) + Number(date.slice(5, 7)) - 1;

/** Returns the state of a night. Owners mark nights out of season as taken too: these are closed. */
function stateOf(status: AvailabilityRange['status'] | 'unknown', outOfSeason: boolean) {
  return outOfSeason && status !== 'available' ? 'closed' : status;
}

const firstOf = (month: number): Date => new Date(Date.UTC(Math.floor(month / 12), month % 12, 1));

/**
 * Returns the first of `months` months to show: the requested one, otherwise the month of `today`,
 * or a later one if the first stated night would not be visible otherwise.
 */
export function firstMonth(
  today: string,
  { requested, stated }: { requested: string; stated: string | null },
  months: number,
): number {
  const first = monthOf(today);
  if (requested !== '') return Math.max(first, monthOf(requested));
  return stated !== null && monthOf(stated) - first >= months - 1 ? monthOf(stated) - 1 : first;
}

/**
 * Returns `months` months. Each night has the state of its range, otherwise that of the season; the
 * ranges are in order.
 * @param options.weekStart the first day of a week; 1 is Monday.
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
        state: stateOf(within ? range.status : 'unknown', isClosed(season ?? {}, date)),
        price: within && range.status === 'available' ? range.price : null,
      };
    });
    return { month, blanks: (month.getUTCDay() - weekStart + 14) % 7, days };
  });
}
