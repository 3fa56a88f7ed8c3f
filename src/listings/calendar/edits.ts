import type { Problem } from '../../platform/errors.ts';
import type { Checked } from '../../platform/validation/index.ts';
import { BACKWARDS, checkAvailability, MAX_RANGES } from '../availability.schema.ts';
import { moneyProblem, readMoney, writeMoney } from '../form/amounts.ts';
import { type Nights, paint, type Range } from './nights.ts';
import { type LineParts, readRangeLine } from './range-line.ts';
import { rangeSpelling, statusTyped } from './range-words.ts';

/**
 * The message for a form that takes the last night instead of the end. The last night may equal the
 * first.
 */
const LAST_BEFORE_FIRST = 'must not be before the first night';

/** The form that sets nights, as typed. */
export interface NightsForm {
  start: string;
  end: string;
  /** `available`, `unavailable`, or `unknown`, which clears the nights. */
  status: string;
  /** In normal units; empty means the listing's own price. */
  price: string;
}

/** Nights to set, or to clear. */
export interface NightsEdit {
  nights: Nights;
  set: Pick<Range, 'status' | 'price'> | null;
}

const priceOf = (typed: string, currency: string) =>
  typed.trim() === '' ? {} : { price: readMoney(typed, currency) };

/** Rewords a control's problem; prices are described in normal units, as they are typed. */
const worded = (name: string, message: string, price: string, currency: string): string =>
  (name === 'price' && moneyProblem(price, currency)) || message;

/**
 * Parses typed nights with the API's check; problems are at the names of the controls.
 * @param currency of the listing's price; empty when it has none
 */
export function readNights(form: NightsForm, currency: string): Checked<NightsEdit> {
  const clears = form.status === 'unknown';
  const checked = checkAvailability({
    ranges: [
      {
        start: form.start.trim(),
        end: form.end.trim(),
        status: clears ? 'unavailable' : form.status,
        ...(clears ? {} : priceOf(form.price, currency)),
      },
    ],
  });
  if (!checked.ok) {
    const problems = checked.problems.map((problem): Problem => {
      const path = problem.path.replace(/^ranges\.0\.?/, '');
      const said = problem.message === BACKWARDS ? LAST_BEFORE_FIRST : problem.message;
      return { path, message: worded(path, said, form.price, currency) };
    });
    return { ok: false, problems };
  }
  const [{ start, end, ...set } = { start: '', end: '' } as Range] = checked.value.ranges;
  return { ok: true, value: { nights: { start, end }, set: clears ? null : set } };
}

/** A problem of a pasted line; lines count from 1. */
export interface LineProblem {
  line: number;
  message: string;
}

interface Line extends LineParts {
  number: number;
}

/** Reported instead of reading further lines, since no calendar has so many ranges. */
const TOO_MANY_LINES: LineProblem = {
  line: 0,
  message: `has more than ${MAX_RANGES} ranges: paste fewer, longer ones`,
};

const linesOf = (text: string, today: string): Line[] =>
  text
    .split(/\r\n|\n|\r/)
    .map((line, at) => ({ line: line.trim(), number: at + 1 }))
    .filter(({ line }) => /[\p{L}\d]/u.test(line) && !line.startsWith('#'))
    .map(({ line, number }) => ({ number, ...readRangeLine(line, today) }));

/** Prefixes a line's problem with the name of the part that it concerns, if any. */
const named = (name: string, message: string): string =>
  name === '' ? message : `${name} ${message}`;

/**
 * Parses pasted ranges, one per line, as people or programs write them: `01/05/2027 – 08/05/2027
 * free`, `1-8 May taken`, `2027-05-01 2027-05-08 available 95.00`, separated by spaces, tabs, commas or
 * semicolons. The price is in normal units and optional. Empty lines and lines that begin with # are skipped.
 * @param currency of the listing's price; empty when it has none
 * @param today as `YYYY-MM-DD`; dates without a year are the next ones from here
 */
export function readRangeLines(
  text: string,
  currency: string,
  today: string,
): { ok: true; ranges: Range[] } | { ok: false; problems: LineProblem[] } {
  const lines = linesOf(text, today);
  if (lines.length > MAX_RANGES) return { ok: false, problems: [TOO_MANY_LINES] };
  const long = lines
    .filter(({ hasMore }) => hasMore)
    .map(({ number }) => ({
      line: number,
      message: 'has more than a start, an end, a status and a price',
    }));
  const sent = lines.map(({ start, end, status, price = '' }) => ({
    ...(start === undefined ? {} : { start }),
    ...(end === undefined ? {} : { end }),
    ...(status === undefined ? {} : { status: statusTyped(status) }),
    ...priceOf(price, currency),
  }));
  const checked = checkAvailability({ ranges: sent });
  if (checked.ok && long.length === 0) return { ok: true, ranges: checked.value.ranges };
  const others = checked.ok ? [] : checked.problems;
  const hasNoStart = new Set(
    others.flatMap(({ path }) => {
      const [, at, name] = path.split('.');
      return name === 'start' && !/^\d{4}-/.test(lines[Number(at)]?.start ?? '')
        ? [Number(at)]
        : [];
    }),
  );
  const problems = others.flatMap(({ path, message }) => {
    const [, at, name = ''] = path.split('.');
    const line = lines[Number(at)];
    // Words too many displace the parts, of which nothing can be said then.
    if (line?.hasMore) return [];
    // Of a line that begins with no date this is enough to say.
    if (name !== 'start' && hasNoStart.has(Number(at))) return [];
    const said = worded(name, message, line?.price ?? '', currency);
    return [{ line: line?.number ?? 0, message: named(name, said) }];
  });
  return { ok: false, problems: [...long, ...problems].sort((a, b) => a.line - b.line) };
}

/** Writes ranges in a language, as lines that `readRangeLines` can parse. */
export function writeRangeLines(
  ranges: readonly (Omit<Range, 'price'> & { price?: number | null | undefined })[],
  decimals: number,
  language: string,
): string {
  const { date, status, amount } = rangeSpelling(language);
  return ranges
    .map((range) => {
      const price = range.price == null ? [] : [amount(writeMoney(range.price, decimals))];
      return [date(range.start), '–', date(range.end), status(range.status), ...price].join(' ');
    })
    .join('\n');
}

/** Returns a calendar with all edits applied, one after the other. */
export const painted = (ranges: readonly Range[], edits: readonly NightsEdit[]): Range[] =>
  edits.reduce<Range[]>((all, { nights, set }) => paint(all, nights, set), [...ranges]);
