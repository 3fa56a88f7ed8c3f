import { type Dates, datesOf, DAY_OF_WEEK, later, Reader, refuse } from './opening-dates.ts';
import { type DayRange, DAYS_OF_YEAR, lengthOf } from './year-days.ts';

/** One rule of `opening_hours`, reduced to whole days: hours within a day are not kept. */
export interface Rule {
  /** The days of the year on which the rule applies; null if it names none, and so applies to all. */
  dates: DayRange[] | null;
  /** The last year in which the rule applies; null for every year. */
  year: number | null;
  isOff: boolean;
  /** Whether the rule only applies to some days of the week, to holidays, or (if off) to some hours. */
  isSomeDays: boolean;
  /** Whether the rule states that its days are open as a whole, not only for some hours. */
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

/** The text between two commas or semicolons. */
interface Piece {
  /** Whether the piece certainly begins a rule, because it does not follow a comma. */
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
  const word = reader.take(MODIFIER)?.[1] ?? leading;
  if (reader.rest !== '') refuse(reader.rest);
  const modifier = word === 'closed' ? 'off' : ((word ?? null) as Piece['modifier']);
  return { isFirst, dates, weekdays, hours, modifier };
}

/** Replaces common deviations from the syntax: other dashes, ordinals, and words for "from" and "to". */
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
  // Removed comments leave empty pieces between separators, which are skipped.
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
 * Parses the rules of a text in lower case and without comments. A semicolon ends a rule. A comma continues a list or, as
 * many mappers use it, ends a rule. Throws `OpeningHoursError` for a text that cannot be parsed.
 */
export function readRules(text: string): Rule[] {
  const pieces = piecesOf(text);
  if (pieces.length === 0) refuse(text);
  const rules: Rule[] = [];
  /** Dates before a comma; the piece that follows decides whether they are open or closed. */
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
    // In "apr-oct, nov-mar off" only the second range is closed, in "jan-mar, nov-dec off" both are. If both together
    // make a whole year, they cannot all be closed, so the waiting dates are open.
    if (isOff && isWholeYear([...waiting, ...own])) flush();
    const dates = [...waiting, ...own];
    waiting = [];
    // Such a piece adds hours or days of the week to the preceding rule, which does not matter for whole days.
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
    // "mo-fr 07:00-09:00 off" closes some hours of its days, not whole days.
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
