/** First and last day of a season, `MM-DD`, both included. */
export interface Season {
  first: string;
  last: string;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Days of each month, 29 February included. */
const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const ALL_YEAR: Season = { first: '01-01', last: '12-31' };

const MONTH = `(${MONTHS.join('|')})`;
/** Months or days from one to another, with hours of the day behind them at most. */
const RANGE = new RegExp(
  `^${MONTH}(?: (\\d{1,2}))? ?- ?${MONTH}(?: (\\d{1,2}))?:?(?: (?:Mo-Su ?)?(?:24/7|open|\\d{2}:\\d{2} ?- ?\\d{2}:\\d{2})?)?$`,
);

/** A day of a month; undefined for one that the month has not. */
function dayOf(month: string, day: number): string | undefined {
  const at = MONTHS.indexOf(month);
  if (day < 1 || day > DAYS[at]!) return undefined;
  return [at + 1, day].map((part) => String(part).padStart(2, '0')).join('-');
}

/**
 * The season that tags of OpenStreetMap state with certainty: one stretch of months or days
 * (`Apr-Oct`, `Apr 01-Oct 15`), or the whole year. Null for all else, such as several rules.
 */
export function seasonOf(tags: Readonly<Record<string, string>>): Season | null {
  const hours = (tags.opening_hours ?? '').trim().replaceAll(/[–—]/g, '-');
  if (hours === '24/7' || hours === 'Jan-Dec') return ALL_YEAR;
  if (hours === '') return tags.seasonal === 'no' ? ALL_YEAR : null;
  const [, firstMonth, firstDay, lastMonth, lastDay] = RANGE.exec(hours) ?? [];
  if (firstMonth === undefined || lastMonth === undefined) return null;
  const first = dayOf(firstMonth, Number(firstDay ?? 1));
  const last = dayOf(lastMonth, Number(lastDay ?? DAYS[MONTHS.indexOf(lastMonth)]));
  return first === undefined || last === undefined ? null : { first, last };
}
