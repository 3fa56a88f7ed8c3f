import {
  allDays,
  type DayRange,
  dayOfYear,
  DAYS_OF_YEAR,
  fixed,
  lastDayOf,
  lengthOf,
} from './year-days.ts';

/** Thrown for a text that does not follow the syntax of `opening_hours`, or uses an unsupported part of it. */
export class OpeningHoursError extends Error {}

/** First letters of the months in English and other languages, although the syntax only has English ones. */
const MONTHS = [
  'jan|ene',
  'feb|fev|fév',
  'mar|mär|maa|mrz',
  'apr|avr|abr',
  'may|mai|mei',
  'jun|juin',
  'jul|juil',
  'aug|ago|aou|aoû',
  'sep|set',
  'oct|okt|out',
  'nov',
  'dec|déc|dez|dic',
];

const ANY_MONTH = `(?:${MONTHS.join('|')})`;
const MONTH = String.raw`(?<month>${ANY_MONTH}[a-zà-ÿ]*)\.?`;
const YEAR = String.raw`(?<year>(?:19|20)\d{2})`;
export const DAY_OF_WEEK = '(?:mo|tu|we|th|fr|sa|su)';

/** Forms of a date at the beginning of a text: `2026 apr 15`, `15 apr`, `apr`, `sep sa[-1]`, `easter -2 days`. */
const DATE_FORMS = [
  new RegExp(String.raw`^(?:${YEAR},? ?)?${MONTH} ?${DAY_OF_WEEK}\[(?<nth>-?[1-5])\]`),
  new RegExp(
    String.raw`^(?:${YEAR},? ?)?${MONTH}(?: ?(?<day>\d{1,2})(?!\d|\/|[:h.]\d)(?: ?\+ ?\d+ days?)?)?`,
  ),
  new RegExp(String.raw`^(?<day>\d{1,2})\.? ${MONTH}(?: ${YEAR}(?! ?${ANY_MONTH}))?`),
  new RegExp(String.raw`^(?:${YEAR} ?)?easter(?: ?(?<offset>[+-] ?\d{1,3}) days?)?`),
];

/** Easter Sunday falls between 22 March and 25 April (months are counted from 0). */
const EASTER = { earliest: dayOfYear(2, 22)!, latest: dayOfYear(3, 25)! };

const DAYS_OF_WEEK = 7;

/** One end of a range of dates, with the days of the year on which it can fall. */
interface DateRead {
  year: number | null;
  month: number | null;
  /** Whether the date is a whole month, not a day. */
  isMonth: boolean;
  earliest: number;
  latest: number;
}

const monthOf = (word: string): number =>
  MONTHS.findIndex((letters) => letters.split('|').some((start) => word.startsWith(start)));

/** Throws `OpeningHoursError` with the text that could not be parsed. */
export function refuse(text: string): never {
  throw new OpeningHoursError(text);
}

function dayIn(month: number, day: number): number {
  return dayOfYear(month, day) ?? refuse(`${month + 1}-${day}`);
}

const wrapped = (day: number): number => (day + DAYS_OF_YEAR) % DAYS_OF_YEAR;

function dateOf(groups: Record<string, string | undefined>): DateRead {
  const year = groups.year === undefined ? null : Number(groups.year);
  if (groups.month === undefined) {
    const offset = Number(groups.offset?.replace(' ', '') ?? 0);
    const [earliest, latest] = [EASTER.earliest + offset, EASTER.latest + offset].map(wrapped);
    return { year, month: null, isMonth: false, earliest: earliest!, latest: latest! };
  }
  const month = monthOf(groups.month);
  if (groups.nth !== undefined) {
    const nth = Number(groups.nth) * DAYS_OF_WEEK;
    const last = lastDayOf(month);
    const end = nth > 0 ? Math.min(nth, last) : last + DAYS_OF_WEEK + nth;
    const earliest = dayIn(month, Math.max(1, (nth > 0 ? nth : end) - DAYS_OF_WEEK + 1));
    return { year, month, isMonth: false, earliest, latest: dayIn(month, end) };
  }
  if (groups.day === undefined) {
    const [earliest, latest] = [dayIn(month, 1), dayIn(month, lastDayOf(month))];
    return { year, month, isMonth: true, earliest, latest };
  }
  const day = dayIn(month, Number(groups.day));
  return { year, month, isMonth: false, earliest: day, latest: day };
}

/** Parses a text from its beginning to its end. */
export class Reader {
  rest: string;
  constructor(text: string) {
    this.rest = text.trim();
  }

  /** Matches a pattern, which must be anchored by `^`, at the beginning of the rest, and consumes the match. */
  take(pattern: RegExp): RegExpExecArray | null {
    const match = pattern.exec(this.rest);
    if (match !== null) this.rest = this.rest.slice(match[0].length).trimStart();
    return match;
  }

  date(): DateRead | null {
    for (const form of DATE_FORMS) {
      const match = this.take(form);
      if (match !== null) return dateOf(match.groups!);
    }
    return null;
  }
}

/** Ranges of dates, with the year that a rule states for them, and the month (from 0) in which they end. */
export interface Dates {
  ranges: DayRange[];
  year: number | null;
  month: number | null;
}

/** The later of two years; null stands for no year. */
export const later = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.max(one, other);

/**
 * Parses dates such as `apr-oct`, `apr 1-oct 31`, `apr 9-30`, `easter-sep 30`, `2024-2027 may-sep` or `week 17-39`;
 * null if the text does not begin with a date.
 * @param monthBefore The month in which the preceding dates of a list ended, to which bare day numbers belong.
 */
export function datesOf(reader: Reader, monthBefore: number | null): Dates | null {
  const weeks = reader.take(/^weeks? ?(\d{1,2})(?: ?- ?(\d{1,2}))?(?=[ :]|$):?/);
  if (weeks !== null) return { ranges: [weeksOf(weeks)], year: null, month: null };
  const years = reader.take(/^((?:19|20)\d{2})(?:-((?:19|20)\d{2})|\+)?(?=[ :]|$):?/);
  const year = years === null ? null : Number(years[2] ?? years[1]);
  const first = reader.date();
  if (first === null) {
    // In "jun 1-10,15-20", the days 15-20 belong to June as well.
    const more =
      monthBefore === null ? null : reader.take(/^(\d{1,2})(?:-(\d{1,2}))?(?= |$|:(?!\d)):?/);
    if (more !== null) {
      const [from, to] = [Number(more[1]), Number(more[2] ?? more[1])];
      const [begin, end] = [dayIn(monthBefore!, from), dayIn(monthBefore!, to)];
      return { ranges: [fixed(begin, end)], year, month: monthBefore };
    }
    return year === null ? null : { ranges: [], year, month: null };
  }
  const last = endOf(reader, first);
  reader.take(/^:/);
  const end = last ?? first;
  const range = { first: first.earliest, last: end.latest };
  const varies = [first, end].some((one) => !one.isMonth && one.earliest !== one.latest);
  const from = first.isMonth ? first.earliest : first.latest;
  const to = end.isMonth ? end.latest : end.earliest;
  const among = { first: from, last: to };
  const isNone = (varies && last === null) || lengthOf(among) > lengthOf(range);
  return {
    ranges: [{ ...range, certain: isNone ? null : among }],
    year: later(year, later(first.year, end.year)),
    month: end.month,
  };
}

function endOf(reader: Reader, first: DateRead): DateRead | null {
  if (reader.take(/^- ?/) === null) return null;
  const last = reader.date();
  if (last !== null) return last;
  // In "apr 9-30", the end is a day of the same month.
  const day =
    first.isMonth || first.month === null ? null : reader.take(/^(\d{1,2})(?!\d|[:h.]\d)/);
  if (day === null) return refuse(reader.rest);
  const at = dayIn(first.month!, Number(day[1]));
  return { year: null, month: first.month, isMonth: false, earliest: at, latest: at };
}

/** ISO week 1 begins up to three days before or after 1 January, and every other week shifts with it. */
const WEEK_SHIFT = 3;
const MAX_WEEK = 53;

function weeksOf([, from = '', to = from]: RegExpExecArray): DayRange {
  const [first, last] = [Number(from), Number(to)];
  if (first < 1 || last < 1 || first > MAX_WEEK || last > MAX_WEEK) refuse(`week ${from}-${to}`);
  if (first === 1 && last >= MAX_WEEK - 1) {
    return allDays;
  }
  const [begin, end] = [(first - 1) * DAYS_OF_WEEK, last * DAYS_OF_WEEK - 1];
  return {
    first: Math.max(0, begin - WEEK_SHIFT),
    last: Math.min(DAYS_OF_YEAR - 1, end + WEEK_SHIFT),
    certain: { first: begin + WEEK_SHIFT, last: Math.min(DAYS_OF_YEAR - 1, end - WEEK_SHIFT) },
  };
}
