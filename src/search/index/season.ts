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

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** The month of a day of a leap year. */
export function monthOf(day: number): number {
  return BEFORE_MONTH.findLastIndex((before) => before < day) + 1;
}

/** What is known of a month when a place is open, or closed, on all of its days. */
export const openAll = (month: number): string => `open in ${month}`;
export const closedAll = (month: number): string => `closed in ${month}`;

/** Everything that can be known of months. */
export const MONTH_FACTS: readonly string[] = [...MONTHS.map(openAll), ...MONTHS.map(closedAll)];

const known = new Map<number, readonly string[]>();

/** What a season, of days of a leap year, tells of whole months: at least of ten of them. */
export function monthFacts(first: number, last: number): readonly string[] {
  const key = first * 1000 + last;
  let facts = known.get(key);
  if (facts === undefined) {
    facts = MONTHS.flatMap((month) => monthFact(month, first, last));
    known.set(key, facts);
  }
  return facts;
}

function monthFact(month: number, first: number, last: number): string[] {
  const end = BEFORE_MONTH[month] ?? DAYS;
  let open = 0;
  const days = end - BEFORE_MONTH[month - 1]!;
  for (let day = end - days + 1; day <= end; day++) if (isOpen(day, first, last)) open++;
  if (open === days) return [openAll(month)];
  return open === 0 ? [closedAll(month)] : [];
}
