const DAY = 86_400_000;

const isWeekend = (time: Date): boolean => time.getUTCDay() % 6 === 0;

/**
 * The day (midnight, UTC) by which so many working days have passed since a time. Weekends do not
 * count; holidays do, as they differ from country to country.
 */
export function workingDaysAfter(time: Date, days: number): Date {
  let day = new Date(Math.floor(time.getTime() / DAY) * DAY);
  for (let left = days; left > 0;) {
    day = new Date(day.getTime() + DAY);
    if (!isWeekend(day)) left--;
  }
  return day;
}
