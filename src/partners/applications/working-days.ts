const DAY_MS = 86_400_000;

const isWeekend = (time: Date): boolean => time.getUTCDay() % 6 === 0;

/**
 * Adds working days to a time; returns midnight, UTC. Weekends do not count; public holidays do, as they
 * differ by country.
 */
export function workingDaysAfter(time: Date, days: number): Date {
  let day = new Date(Math.floor(time.getTime() / DAY_MS) * DAY_MS);
  for (let left = days; left > 0;) {
    day = new Date(day.getTime() + DAY_MS);
    if (!isWeekend(day)) left--;
  }
  return day;
}

/** Counts the working days after the day of a time, up to and including a day; 0 when that has come. */
export function workingDaysUntil(time: Date, until: Date): number {
  let count = 0;
  while (workingDaysAfter(time, count + 1) <= until) count++;
  return count;
}
