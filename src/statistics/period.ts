import { dayOf, daysBefore, mondayOf } from '../platform/clock.ts';
import { WINDOWS } from './count.sql.ts';
import type { Unit } from './figures.sql.ts';
import { KEPT_DAYS } from './roll-up.ts';

/** Number of days of a period that ends today. */
export type PeriodDays = (typeof WINDOWS)[number];

/** A number of days up to today, with a unit. */
export interface Period {
  days: PeriodDays;
  unit: Unit;
  /** The first and the last day, `YYYY-MM-DD`. */
  from: string;
  to: string;
}

/**
 * Creates a period from the requested days and unit; 30 days when the number is not offered. A year
 * is shown by week, since its older days are kept by week only.
 */
export function periodOf(days: number, unit: string | null, now: Date): Period {
  const known = WINDOWS.find((one) => one === days) ?? 30;
  const byDay = known <= KEPT_DAYS.days && unit !== 'week';
  return {
    days: known,
    unit: byDay ? 'day' : 'week',
    from: dayOf(daysBefore(now, known - 1)),
    to: dayOf(now),
  };
}

/** Returns the first days of all units of a range, oldest first. */
export function unitsOf(from: string, to: string, unit: Unit): string[] {
  const starts: string[] = [];
  for (let day = new Date(`${from}T00:00:00Z`); dayOf(day) <= to; day = daysBefore(day, -1)) {
    const start =
      unit === 'day'
        ? dayOf(day)
        : unit === 'week'
          ? dayOf(mondayOf(day))
          : `${dayOf(day).slice(0, 7)}-01`;
    if (starts.at(-1) !== start) starts.push(start);
  }
  return starts;
}
