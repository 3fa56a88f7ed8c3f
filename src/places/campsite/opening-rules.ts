import { type Dates, datesOf, DAY_OF_WEEK, later, Reader, refuse } from './opening-dates.ts';
import { type DayRange, DAYS_OF_YEAR, lengthOf } from './year-days.ts';

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
    .replaceAll(/(?<=^|[;,] ?)(?:from|du|de|del|vom|von|van) (?=[\da-z])/g, '')
    .replaceAll(/(?<=\d)(?:st|nd|rd|th|er|º)\b/g, '')
    .replaceAll(
      /(?<=[\da-zà-ÿ]) (?:to|through|until|till|au|à|al|a|bis|tot|t\/m) (?=[\da-zà-ÿ])/g,
      '-',
    )
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
