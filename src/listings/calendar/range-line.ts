import { dayOfYearIn } from '../form/spelling/days.ts';
import { isNegation, isStatus, negated } from './range-words.ts';

/** The parts of a pasted line as the API spells them, or as typed where they are unreadable. */
export interface LineParts {
  start?: string;
  end?: string;
  status?: string;
  price?: string;
  /** Whether words are left over. */
  hasMore: boolean;
}

/** A date of which the month or the year may stand at the other date of the line. */
interface PartialDate {
  /** `MM-DD`; undefined when the month is not said. */
  day: string | undefined;
  /** The day of the month. */
  number: number;
  year: number | undefined;
}

const YEAR = String.raw`(?:,? (?:of |de |del )?(20[2-9]\d)(?!\d))?`;
const ORDINAL = String.raw`(?:st|nd|rd|th|er|e|\.|º|ª)?`;
const DAY = String.raw`(\d{1,2})(?!\d)`;
const MONTH = String.raw`(\p{L}{3,})\.?`;

const API_DATE = /(\d{4})-(\d{2}-(\d{2}))(?!\d)/y;
const NUMERIC = /(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})(?!\d)/y;
const DAY_FIRST = new RegExp(`${DAY}${ORDINAL} ?(?:of |de |d['’])?${MONTH}${YEAR}`, 'iuy');
const MONTH_FIRST = new RegExp(`${MONTH} ${DAY}(?:st|nd|rd|th)?${YEAR}`, 'iuy');
const NUMERIC_DAY = /(\d{1,2})([./])(\d{1,2})(?![\d])\2?/y;
const DAY_ALONE = new RegExp(`${DAY}${ORDINAL}${YEAR}(?![\\p{L}\\d/]|,\\d)`, 'iuy');

/** Words before a date that say nothing: `from`, articles, and short and long names of weekdays. */
const LEADING = /(?:from|the|du|le|del|el|desde|do|o|vom|von|van|ab|de|den)(?!\p{L})/iuy;
const WEEKDAY =
  /(?:mo|di|mi|do|fr|sa|so|mon|tues?|wed|thur?s?|fri|sat|sun|lun|mar|mer|jeu|ven|sam|dim|mie|jue|vie|sab|dom|seg|ter|qua|qui|sex|ma|wo|vr|za|zo)\.?(?!\p{L})|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:lun|mar|mercre|jeu|vendre|same)di|dimanche|lunes|martes|miercoles|jueves|viernes|sabado|domingo|(?:segunda|terca|quarta|quinta|sexta)(?:-feira)?|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|sonnabend|(?:maan|dins|woens|donder|vrij|zater|zon)dag/iuy;
/** What may stand between two dates. */
const BETWEEN =
  /(?:to|until|till?|au|aux?|a|ao|al|hasta|jusqu['’]au|jusque|ate|bis|zum|tot)(?!\p{L})/iuy;
const SIGNS = /[\s,;:()|–—−‐‑→>-]+|\/(?= |20)/y;
/** As `SIGNS`, but for the sign of an amount. */
const SIGNS_AFTER = /[\s,;:()|–—−]+|-(?!\d)/y;
const WORD = /[^\s,;:]+/y;
const LETTERS = /\p{L}+(?:-\p{L}+)*/uy;

/** A price's unit, which is that of the listing. */
const UNIT =
  /(?:(?<!\p{L})(?:an?|each|per|par|la|por|pro|je) |\/ ?)(?:night|nuit|noche|noite|nacht|week|semaine|semana|woche)(?!\p{L})/giu;
const CURRENCY = /^(?:\p{Sc}|[A-Z]{3}|euros?)$/iu;
const AMOUNT = /^-?\p{Sc}?\d[\d.,]*\p{Sc}?$/u;

/** A line that is read from left to right. */
function createReader(text: string) {
  let at = 0;
  const take = (pattern: RegExp): RegExpExecArray | undefined => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) at = pattern.lastIndex;
    return found ?? undefined;
  };
  return {
    take,
    skip(...patterns: RegExp[]): void {
      while (patterns.some((pattern) => take(pattern))) continue;
    },
    /** Reads what a function finds, or nothing of the line. */
    try<Found>(read: () => Found | undefined): Found | undefined {
      const before = at;
      const found = read();
      if (found === undefined) at = before;
      return found;
    },
    /** What a function would find next. */
    peek<Found>(read: () => Found): Found {
      const before = at;
      const found = read();
      at = before;
      return found;
    },
    rest: () => text.slice(at),
  };
}
type Reader = ReturnType<typeof createReader>;

const padded = (number: string): string => number.padStart(2, '0');
const yearIn = (digits: string | undefined): number | undefined =>
  digits === undefined ? undefined : Number(digits.length === 2 ? `20${digits}` : digits);

/** Reads a date in any spelling whose month is said. */
function dateAt(reader: Reader): PartialDate | undefined {
  const api = reader.take(API_DATE);
  if (api) return { day: api[2]!, number: Number(api[3]), year: Number(api[1]) };
  const numeric = reader.take(NUMERIC);
  if (numeric) {
    const [, day = '', , month = '', year] = numeric;
    return { day: `${padded(month)}-${padded(day)}`, number: Number(day), year: yearIn(year) };
  }
  const named = (pattern: RegExp, dayAt: 1 | 2) =>
    reader.try((): PartialDate | undefined => {
      const found = reader.take(pattern);
      const number = found?.[dayAt] ?? '';
      const day = found && dayOfYearIn(`${number} ${found[3 - dayAt]}`, false);
      return day === undefined
        ? undefined
        : { day, number: Number(number), year: yearIn(found![3]) };
    });
  return (
    named(DAY_FIRST, 1) ??
    named(MONTH_FIRST, 2) ??
    reader.try((): PartialDate | undefined => {
      const [, day = '', , month = ''] = reader.take(NUMERIC_DAY) ?? [];
      const isDay = Number(day) >= 1 && Number(day) <= 31;
      return isDay && Number(month) >= 1 && Number(month) <= 12
        ? { day: `${padded(month)}-${padded(day)}`, number: Number(day), year: undefined }
        : undefined;
    })
  );
}

/** Reads a day of which the month is said at the other date of the line. */
function dayAt(reader: Reader): PartialDate | undefined {
  const [, day, year] = reader.take(DAY_ALONE) ?? [];
  return day === undefined
    ? undefined
    : { day: undefined, number: Number(day), year: yearIn(year) };
}

/** Skips what may stand before a date; a word that is also a month is no weekday before a bare day. */
function toDate(reader: Reader, ...patterns: RegExp[]): void {
  reader.skip(SIGNS, ...patterns);
  reader.try(() => {
    const [weekday = ''] = reader.take(WEEKDAY) ?? [];
    reader.skip(SIGNS, LEADING);
    const isMonth = dayOfYearIn(`1 ${weekday.replace('.', '')}`, false) !== undefined;
    const next = reader.peek(() => dateAt(reader) ?? (isMonth ? undefined : dayAt(reader)));
    return weekday !== '' && next ? weekday : undefined;
  });
}

/** Reads a status before or behind the dates of a line; `not free` is one word for this. */
function statusAt(reader: Reader): string | undefined {
  return reader.try(() => {
    const [word = ''] = reader.take(LETTERS) ?? [];
    if (!isNegation(word)) return isStatus(word) ? word : undefined;
    reader.skip(SIGNS);
    const [next = ''] = reader.take(LETTERS) ?? [];
    return isStatus(next) ? negated(next) : undefined;
  });
}

const written = ({ day }: PartialDate, year: number): string => `${year}-${day}`;

/** The day of a month that the other date names. */
const inMonthOf = (date: PartialDate, other: PartialDate): PartialDate => ({
  ...date,
  day: date.day ?? `${other.day!.slice(0, 2)}-${padded(String(date.number))}`,
});

/**
 * Completes two dates by each other. Without any year they are the next ones that have not passed.
 * @param today as `YYYY-MM-DD`
 */
function completed(start: PartialDate, end: PartialDate, today: string): [string, string] {
  const isOverNewYear = end.day! < start.day!;
  const years = (from: number): [string, string] => [
    written(start, start.year ?? from),
    written(end, end.year ?? (start.year ?? from) + (isOverNewYear ? 1 : 0)),
  ];
  if (start.year !== undefined || end.year !== undefined)
    return years(start.year ?? end.year! - (isOverNewYear ? 1 : 0));
  const thisYear = Number(today.slice(0, 4));
  const candidates = [thisYear - 1, thisYear, thisYear + 1].map(years);
  return candidates.find(([, until]) => until > today) ?? candidates[2]!;
}

/** Reads the two dates of a line; a word that is no date is given as typed. */
function datesAt(reader: Reader, today: string): Pick<LineParts, 'start' | 'end'> {
  const read = () => {
    const date = dateAt(reader) ?? dayAt(reader);
    return date ?? reader.take(WORD)?.[0];
  };
  toDate(reader, LEADING);
  const start = read();
  if (start === undefined) return {};
  toDate(reader, BETWEEN, LEADING);
  // A status behind one date alone is no second date.
  const end = reader.try(() => {
    const status = statusAt(reader);
    return status === undefined ? read() : undefined;
  });
  const asTyped = (date: string | PartialDate | undefined) => {
    if (typeof date !== 'object') return date;
    if (date.day === undefined) return String(date.number);
    return written(date, date.year ?? Number(today.slice(0, 4)));
  };
  if (
    typeof start === 'object' &&
    typeof end === 'object' &&
    (start.day ?? end.day) !== undefined
  ) {
    const [first, last] = completed(inMonthOf(start, end), inMonthOf(end, start), today);
    return { start: first, end: last };
  }
  const [first, last] = [asTyped(start), asTyped(end)];
  return {
    ...(first === undefined ? {} : { start: first }),
    ...(last === undefined ? {} : { end: last }),
  };
}

/** Splits what follows the dates; a comma before one or two final digits belongs to an amount. */
function wordsOf(text: string): string[] {
  const parts = text
    .replaceAll(UNIT, ' ')
    .replace(/(\d),(\d{1,2})(?=\s*(?:\p{Sc}|[A-Z]{3})?\s*$)/iu, '$1.$2')
    .split(/[\s,;:]+/)
    .filter((part) => /[\p{L}\p{Sc}\d]/u.test(part));
  return parts.flatMap((part, at) => {
    const isBeside = (other: string | undefined) => other !== undefined && AMOUNT.test(other);
    if (CURRENCY.test(part) && (isBeside(parts[at - 1]) || isBeside(parts[at + 1]))) return [];
    if (!AMOUNT.test(part)) return [part];
    const currency = [parts[at + 1], parts[at - 1]].find((one) => one && CURRENCY.test(one));
    return currency === undefined ? [part] : [`${part} ${currency}`];
  });
}

/**
 * Parses a line such as `1-8 May free 95`, `du 1er au 8 mai 2027: pris` or `2027-05-01 2027-05-08
 * available`. Dates are day first; an amount without a status is that of free nights.
 * @param today as `YYYY-MM-DD`, from which dates without a year are the next
 */
export function readRangeLine(line: string, today: string): LineParts {
  const text = line.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/\s+/g, ' ').trim();
  const reader = createReader(text);
  const before = statusAt(reader);
  const dates = datesAt(reader, today);
  reader.skip(SIGNS_AFTER);
  const after = statusAt(reader);
  const words = wordsOf(reader.rest());
  const found = [before, after].filter((word) => word !== undefined);
  const last = words.findIndex(isStatus);
  if (found.length === 0 && last > 0) found.push(...words.splice(last, 1));
  if (found.length === 0 && AMOUNT.test(words[0]?.split(' ')[0] ?? '')) found.push('free');
  const [status, price, ...others] = [...found, ...words];
  return {
    ...dates,
    ...(status === undefined ? {} : { status }),
    ...(price === undefined ? {} : { price }),
    hasMore: others.length > 0,
  };
}
