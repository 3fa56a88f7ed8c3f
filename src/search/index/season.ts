/** Days before each month of a leap year. */
const BEFORE_MONTH = [0, 31, 60, 91, 121, 152, 182, 213, 244, 274, 305, 335];

const DAYS = 366;

const dayOf = (month: number, day: number): number => BEFORE_MONTH[month - 1]! + day;

/** `MM-DD` as a day of a leap year, 1 to 366. */
export function dayOfSeason(monthAndDay: string): number {
  return dayOf(Number(monthAndDay.slice(0, 2)), Number(monthAndDay.slice(3, 5)));
}

/** A date, in days since 1970-01-01, as a day of a leap year, 1 to 366. */
export function dayOfYear(date: number): number {
  const day = new Date(date * 86_400_000);
  return dayOf(day.getUTCMonth() + 1, day.getUTCDate());
}

/** Whether a place that is open from day `first` to day `last` is open on `day`. */
export function isOpen(day: number, first: number, last: number): boolean {
  return first <= last ? day >= first && day <= last : day >= first || day <= last;
}

/** How many days of the year it is closed. */
export function closedDays(first: number, last: number): number {
  return first <= last ? DAYS - (last - first + 1) : first - last - 1;
}
