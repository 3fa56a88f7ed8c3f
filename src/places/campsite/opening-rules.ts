import {
  allDays,
  type DayRange,
  dayOfYear,
  DAYS_OF_YEAR,
  fixed,
  lastDayOf,
  lengthOf,
} from './year-days.ts';

/** One rule of `opening_hours`, as far as it concerns whole days. */
export interface Rule {
  /** The days of the year for which it holds; null for all, or for what is no day of a year. */
  dates: DayRange[] | null;
  /** The last year for which it holds; null for every year. */
  year: number | null;
  isOff: boolean;
  /** Whether it holds for days of the week or holidays only. */
  isSomeDays: boolean;
  /** Whether it is the whole of its days, or states no hours: of a day's hours nothing is kept. */
  isWholeDay: boolean;
}

/** A text that is no `opening_hours`, or none that is read here. */
export class OpeningHoursError extends Error {}

/** First letters of months, also in languages of mappers who do not write it in English. */
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
].map((letters) => new RegExp(`^(?:${letters})`));

const MONTH = String.raw`(?<month>(?:${MONTHS.map(({ source }) => source.slice(4, -1)).join('|')})[a-zà-ÿ]*)\.?`;
const YEAR = String.raw`(?<year>(?:19|20)\d{2})`;
const DAY_OF_WEEK = '(?:mo|tu|we|th|fr|sa|su)';

/** A date, at the beginning of a text: `2026 apr 15`, `15 apr`, `apr`, `sep sa[-1]`, `easter -2 days`. */
const DATE_FORMS = [
  new RegExp(String.raw`^(?:${YEAR},? ?)?${MONTH} ?${DAY_OF_WEEK}\[(?<nth>-?[1-5])\]`),
  new RegExp(
    String.raw`^(?:${YEAR},? ?)?${MONTH}(?: ?(?<day>\d{1,2})(?!\d|\/|[:h.]\d)(?: ?\+ ?\d+ days?)?)?`,
  ),
  new RegExp(
    String.raw`^(?<day>\d{1,2})\.? ${MONTH}(?: ${YEAR}(?! ?(?:${MONTHS.map(({ source }) => source.slice(4, -1)).join('|')})))?`,
  ),
  new RegExp(String.raw`^(?:${YEAR} ?)?easter(?: ?(?<offset>[+-] ?\d{1,3}) days?)?`),
];

/** Easter is from 22 March to 25 April. */
const EASTER = { earliest: dayOfYear(2, 22)!, latest: dayOfYear(3, 25)! };

/** One end of a stretch of dates: the days that it can be. */
interface DateRead {
  year: number | null;
  month: number | null;
  /** Whether it is a month, and not a day of it. */
  isMonth: boolean;
  earliest: number;
  latest: number;
}

const monthOf = (word: string): number => MONTHS.findIndex((letters) => letters.test(word));

function refuse(text: string): never {
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
    const nth = Number(groups.nth);
    const end = nth > 0 ? Math.min(7 * nth, lastDayOf(month)) : lastDayOf(month) - 7 * (-nth - 1);
    const earliest = dayIn(month, Math.max(1, nth > 0 ? 7 * nth - 6 : end - 6));
    return { year, month, isMonth: false, earliest, latest: dayIn(month, end) };
  }
  if (groups.day === undefined) {
    const [earliest, latest] = [dayIn(month, 1), dayIn(month, lastDayOf(month))];
    return { year, month, isMonth: true, earliest, latest };
  }
  const day = dayIn(month, Number(groups.day));
  return { year, month, isMonth: false, earliest: day, latest: day };
}

/** Reads a text from its beginning. */
class Reader {
  rest: string;
  constructor(text: string) {
    this.rest = text.trim();
  }

  /** What a pattern finds at the beginning, which is then passed over. */
  take(pattern: RegExp): RegExpExecArray | null {
    const found = pattern.exec(this.rest);
    if (found !== null) this.rest = this.rest.slice(found[0].length).trimStart();
    return found;
  }

  date(): DateRead | null {
    for (const form of DATE_FORMS) {
      const found = this.take(form);
      if (found !== null) return dateOf(found.groups!);
    }
    return null;
  }
}

interface Dates {
  ranges: DayRange[];
  year: number | null;
  month: number | null;
}

const later = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.max(one, other);

/** `apr-oct`, `apr 1-oct 31`, `apr 9-30`, `easter-sep 30`, `2024-2027 may-sep`, `week 17-39`; null without dates. */
function datesOf(reader: Reader, monthBefore: number | null): Dates | null {
  const weeks = reader.take(/^weeks? ?(\d{1,2})(?: ?- ?(\d{1,2}))?(?=[ :]|$):?/);
  if (weeks !== null) return { ranges: [weeksOf(weeks)], year: null, month: null };
  const years = reader.take(
    /^((?:19|20)\d{2})(?: ?- ?((?:19|20)\d{2})(?![ ]?[a-z0-9])|\+)?(?=[ :]|$|(?<=\+)):? ?/,
  );
  const spans = years ?? reader.take(/^((?:19|20)\d{2}) ?- ?((?:19|20)\d{2}):? (?=[a-z])/);
  const year = spans === null ? null : Number(spans[2] ?? spans[1]);
  const first = reader.date();
  if (first === null) {
    // "jun 1-10,15-20": days of the month before.
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
  // "apr 9-30"
  const day =
    first.isMonth || first.month === null ? null : reader.take(/^(\d{1,2})(?!\d|[:h.]\d)/);
  if (day === null) return refuse(reader.rest);
  const at = dayIn(first.month!, Number(day[1]));
  return { year: null, month: first.month, isMonth: false, earliest: at, latest: at };
}

const DAYS_OF_WEEK = 7;
/** A numbered week begins and ends up to three days beside that of a year that begins on a Monday. */
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

const TIME = String.raw`(?:\d{1,2}(?:[:h.]\d{2}|h)|\(?(?:sunrise|sunset|dawn|dusk)[^,)]*\)?)`;
const TIMES = new RegExp(`^(?:24/7|7/24|24h|${TIME}(?: ?- ?${TIME})?\\+?)`);
const WHOLE_DAY = /^(?:24\/7|7\/24|24h|0?0:00 ?- ?(?:24:00|23:59|0?0:00))$/;
const WEEKDAYS = new RegExp(
  `^(?:${DAY_OF_WEEK}(?:\\[[^\\]]*\\])?(?: ?- ?${DAY_OF_WEEK})?|ph|sh)(?=[ ,:]|$):?`,
);
const EVERY_DAY = /^(?:mo ?- ?su|su ?- ?sa):?$/;
const MODIFIER = /^(off|closed|open|unknown)(?=[ ,:]|$):?/;

/** What stands between two commas or semicolons. */
interface Piece {
  /** Whether it begins a rule for certain: it does not follow a comma. */
  isFirst: boolean;
  dates: Dates | null;
  weekdays: 'all' | 'some' | null;
  hours: 'all' | 'some' | null;
  modifier: 'off' | 'open' | 'unknown' | null;
}

function pieceOf(text: string, isFirst: boolean, monthBefore: number | null): Piece {
  const reader = new Reader(text);
  const leading = reader.take(MODIFIER)?.[1];
  const dates = datesOf(reader, monthBefore);
  let weekdays: Piece['weekdays'] = null;
  let hours: Piece['hours'] = null;
  for (let day = reader.take(WEEKDAYS); day !== null; day = reader.take(WEEKDAYS)) {
    weekdays = EVERY_DAY.test(day[0]) ? 'all' : (weekdays ?? 'some');
  }
  for (let time = reader.take(TIMES); time !== null; time = reader.take(TIMES)) {
    hours = WHOLE_DAY.test(time[0]) ? 'all' : 'some';
  }
  const said = reader.take(MODIFIER)?.[1] ?? leading;
  if (reader.rest !== '') refuse(reader.rest);
  const modifier = said === 'closed' ? 'off' : ((said ?? null) as Piece['modifier']);
  return { isFirst, dates, weekdays, hours, modifier };
}

/** As mappers write it, in the letters and signs of the syntax. */
const normalized = (text: string): string =>
  text
    .replaceAll(/[‐-―−]/g, '-')
    .replaceAll(/(?<=\d)(?:st|nd|rd|th|er|º)\b/g, '')
    .replaceAll(/(?<=[\da-zà-ÿ]) (?:to|until|till|au|al|bis|tot|t\/m) (?=[\da-zà-ÿ])/g, '-')
    .replaceAll(/ ?- ?/g, '-')
    .replaceAll(/(?<=easter)-(?=\d)/g, ' -')
    .replaceAll(/(?<=[a-z]{3,})(?=\d)/g, ' ');

function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let monthBefore: number | null = null;
  // What is left of comments is nothing between two separators.
  for (const rule of normalized(text).split(/;|\|\|/)) {
    for (const [at, part] of rule.split(/,/).entries()) {
      if (part.trim() === '') continue;
      const piece = pieceOf(part, at === 0, monthBefore);
      monthBefore = piece.dates?.month ?? null;
      pieces.push(piece);
    }
  }
  return pieces;
}

const isDatesAlone = ({ dates, weekdays, hours, modifier }: Piece): boolean =>
  dates !== null && weekdays === null && hours === null && modifier === null;

/**
 * The rules of a text in lower case and without comments. Semicolons end rules, and commas do where mappers mean so.
 * Throws `OpeningHoursError` for what cannot be read.
 */
export function readRules(text: string): Rule[] {
  const pieces = piecesOf(text);
  if (pieces.length === 0) refuse(text);
  const rules: Rule[] = [];
  /** Dates before a comma, of which what follows tells whether they are closed. */
  let waiting: Dates[] = [];
  const flush = () => {
    if (waiting.length > 0) rules.push(ruleOf(waiting, null));
    waiting = [];
  };
  for (const piece of pieces) {
    if (piece.isFirst) flush();
    if (isDatesAlone(piece)) {
      waiting.push(piece.dates!);
      continue;
    }
    const own = piece.dates === null ? [] : [piece.dates];
    const isOff = piece.modifier === 'off';
    // "apr-oct, nov-mar off" opens what "jan-mar, nov-dec off" closes: nobody writes that a site is always closed.
    if (isOff && isWholeYear([...waiting, ...own])) flush();
    const dates = [...waiting, ...own];
    waiting = [];
    // More hours or days of the week of the rule before.
    if (!piece.isFirst && dates.length === 0 && rules.length > 0 && !(isOff && !isSome(piece))) {
      continue;
    }
    rules.push(ruleOf(dates, piece));
  }
  flush();
  return rules;
}

const isSome = ({ weekdays }: Piece): boolean => weekdays === 'some';

function ruleOf(dates: readonly Dates[], piece: Piece | null): Rule {
  const ranges = dates.flatMap((one) => one.ranges);
  const isSomeDays = piece !== null && isSome(piece);
  const isOff = piece?.modifier === 'off';
  const years = dates.map(({ year }) => year);
  return {
    dates: ranges.length > 0 ? ranges : null,
    year: years.reduce(later, null),
    isOff,
    // "mo-fr 07:00-09:00 off" closes hours of days.
    isSomeDays: isSomeDays || (isOff && piece.hours === 'some'),
    isWholeDay:
      !isSomeDays &&
      piece?.hours !== 'some' &&
      piece?.modifier !== 'unknown' &&
      (piece?.hours === 'all' || piece?.weekdays === 'all' || piece?.modifier === 'open'),
  };
}

function isWholeYear(dates: readonly Dates[]): boolean {
  const days = dates.flatMap(({ ranges }) => ranges.map(lengthOf));
  return dates.length > 1 && days.reduce((sum, count) => sum + count, 0) >= DAYS_OF_YEAR - 1;
}
