import { daysAfter, startOfDay } from '../../platform/clock.ts';

const isWeekend = (time: Date): boolean => time.getUTCDay() % 6 === 0;

/**
 * Adds working days to a time; returns midnight, UTC. Weekends are skipped. Public holidays count
 * as working days, because they differ by country.
 */
export function workingDaysAfter(time: Date, days: number): Date {
  let day = startOfDay(time);
  for (let left = days; left > 0;) {
    day = daysAfter(day, 1);
    if (!isWeekend(day)) left--;
  }
  return day;
}

/**
 * Counts the working days after the day of a time, up to and including a day; 0 when that day has
 * been reached.
 */
export function workingDaysUntil(time: Date, until: Date): number {
  let count = 0;
  while (workingDaysAfter(time, count + 1) <= until) count++;
  return count;
}
