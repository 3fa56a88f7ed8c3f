import { FeedBroken, RowUnreadable } from '../../feeds.errors.ts';
import { NOT_UTF8 } from '../csv/csv.ts';
import { flatten } from '../flatten.ts';
import { JsonValues, parseJson } from './json-values.ts';
import type { JsonValue } from './json-values.ts';
import type { ReadLimits } from '../limits.ts';
import { OtherLists, isOtherWrapper } from './json-lists.ts';
import { PageSigns } from './page-signs.ts';
import type { Cells, Row } from '../row.ts';

/**
 * Paths of lists of rows: a bare list, the specification's `items`, Tradedoubler's (also Shopify's), Impact's,
 * schema.org's and Daisycon's.
 */
const NAMED_LISTS = ['items', 'products', 'Items', 'itemListElement', '@graph'];
const LISTS = ['[]', ...NAMED_LISTS.map((name) => `${name}[]`), 'datafeed.programs[].products[]'];

/** Keys of the objects around lists of rows. */
export const JSON_WRAPPERS: readonly string[] = [...NAMED_LISTS, 'datafeed'];

const WRAPPERS = ['{}', 'datafeed{}', 'datafeed.programs[]', 'datafeed.programs[]{}'];

/**
 * Rows of a JSON file, a batch for each chunk read: of a list with a known name, else of the only list of objects.
 * @throws {FeedBroken} while iterating: not JSON, cut off, hostile, without a list of rows or with several,
 *   or holding fewer rows than it says it has, unless it is one page of several
 */
export async function* jsonRows(
  chunks: AsyncIterable<Buffer>,
  limits: ReadLimits,
  isPart: boolean,
): AsyncGenerator<Row[]> {
  const scanner = new JsonValues([...LISTS, ...WRAPPERS], limits, isOtherWrapper);
  const isKnown = (): boolean => LISTS.some((list) => scanner.opened.has(list));
  const counted = new RowCount(limits);
  const lists = new OtherLists(limits);
  const signs = new Map<string, PageSigns>();
  const rowOf = (bytes: Buffer): Row =>
    new JsonRow(counted.next(), bytes, { limits, isWhole: false });
  let promised = 0;
  for await (const chunk of chunks) {
    const rows: Row[] = [];
    for (const value of scanner.push(chunk)) {
      if (LISTS.includes(value.path)) rows.push(rowOf(value.bytes));
      else if (value.path.endsWith('[]')) {
        if (!isKnown()) rows.push(...lists.take(value).map(rowOf));
      } else {
        promised += declaredRowCount(value);
        const { around, name } = placeOf(value.path, scanner.opened);
        const said = signs.get(around) ?? new PageSigns();
        signs.set(around, said);
        said.see(name, value.bytes);
      }
    }
    if (isKnown()) lists.refuseBesideKnown();
    if (rows.length > 0) yield rows;
  }
  scanner.end();
  if (!isKnown()) {
    const rows = lists.end().map(rowOf);
    if (rows.length > 0) yield rows;
    if (lists.name === null) {
      throw new FeedBroken(
        `The JSON holds no list of rows: neither a list itself nor one called items${others(scanner)}.`,
      );
    }
  }
  if (counted.total < promised && !isPart) {
    throw new FeedBroken(
      `The file says it has ${promised} products and holds ${counted.total}: it is one page of several.`,
    );
  }
  if (isPart) return;
  signs.get('')?.refuseMoreThan(counted.total);
  if (lists.name !== null && !isKnown()) {
    const { around } = placeOf(lists.name, scanner.opened);
    if (around !== '') signs.get(around)?.refuseMoreThan(counted.total);
  }
}

/** Splits a path into the value's own name, which may contain dots, and the path of its object. */
function placeOf(path: string, opened: ReadonlySet<string>): { around: string; name: string } {
  const dot = path.lastIndexOf('.');
  if (!opened.has(`${path.slice(0, Math.max(0, dot))}{}`)) return { around: '', name: path };
  return { around: path.slice(0, Math.max(0, dot)), name: path.slice(dot + 1) };
}

/** Rows of a JSON Lines file: one object a line, blank lines skipped. */
export async function* jsonLineRows(
  chunks: AsyncIterable<Buffer>,
  limits: ReadLimits,
): AsyncGenerator<Row[]> {
  const counted = new RowCount(limits);
  let pending: Buffer[] = [];
  let size = 0;
  const rowOf = (line: Buffer, isWhole = true): Row[] =>
    line.every((byte) => byte <= 32)
      ? []
      : [new JsonRow(counted.next(), line, { limits, isWhole })];
  for await (const chunk of chunks) {
    const rows: Row[] = [];
    let start = size === 0 ? afterBlanks(chunk, 0) : 0;
    for (let end = chunk.indexOf(10, start); end !== -1; end = chunk.indexOf(10, start)) {
      rows.push(...rowOf(Buffer.concat([...pending, chunk.subarray(start, end)])));
      pending = [];
      size = 0;
      start = afterBlanks(chunk, end + 1);
    }
    // An empty subarray would keep its whole chunk in memory.
    if (start < chunk.length) pending.push(chunk.subarray(start));
    size += chunk.length - start;
    if (size > limits.rowBytes) {
      throw new FeedBroken(`A line is longer than ${Math.round(limits.rowBytes / 1024)} kB.`);
    }
    if (rows.length > 0) yield rows;
  }
  // The last line of a file that was cut off has no line end.
  const last = rowOf(Buffer.concat(pending), false);
  if (last.length > 0) yield last;
}

/** Skips empty lines and white space before a line, of which there may be gigabytes. */
function afterBlanks(chunk: Buffer, from: number): number {
  let at = from;
  while (at < chunk.length && chunk[at]! <= 32) at += 1;
  return at;
}

/** The part of an error message that names lists which may hold the rows. */
function others({ passed, opened }: JsonValues): string {
  const around = [...opened].filter((path) => /^[^.]+\{\}$/.test(path));
  const all = [...around.map((path) => path.slice(0, -2)), ...passed];
  if (all.length === 0) return '';
  const names = all.slice(0, MAX_NAMED).map((name) => `\`${name.slice(0, 40)}\``);
  return `; it has ${names.join(', ')}: call the list of rows items`;
}

const MAX_NAMED = 5;

class JsonRow implements Row {
  readonly number: number;
  readonly line = null;
  readonly raw: Buffer;
  readonly header = null;
  readonly #limits: ReadLimits;
  readonly #isWhole: boolean;

  /** @param isWhole whether the value is a whole line, so that a faulty one does not affect the next row */
  constructor(
    number: number,
    raw: Buffer,
    { limits, isWhole }: { limits: ReadLimits; isWhole: boolean },
  ) {
    this.number = number;
    this.raw = raw;
    this.#limits = limits;
    this.#isWhole = isWhole;
  }

  cells(): Cells {
    const text = this.raw.toString();
    const { value, fault } = this.#parsed(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      throw new RowUnreadable('The row is not an object.');
    }
    const cells = flatten(value, this.#limits);
    if (fault !== null) throw new RowUnreadable(fault, cells);
    if (text.includes('\uFFFD')) throw new RowUnreadable(NOT_UTF8, cells);
    return cells;
  }

  #parsed(text: string): ReturnType<typeof parseRow> {
    try {
      return parseRow(text);
    } catch (error) {
      if (!this.#isWhole || !(error instanceof FeedBroken)) throw error;
      const word = NO_VALUE.exec(text.replace(STRINGS, '""'))?.[1];
      const what =
        word === undefined ? '' : `: it holds \`${word}\`, where null or another value belongs`;
      throw new RowUnreadable(`The line is not valid JSON${what}.`, null, 'none');
    }
  }
}

const STRINGS = /"(?:[^"\\]|\\.)*"/g;

/** Matches values such as NaN that programs write although JSON does not allow them. */
const NO_VALUE = /[:,[]\s*(-?(?:NaN|nan|Infinity|undefined|None|True|False))(?![\w.])/;

// oxlint-disable-next-line no-control-regex
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g;

/**
 * Parses a row. A control character in one of its texts fails that row only.
 * @throws {FeedBroken} for any other invalid JSON
 */
function parseRow(text: string): { value: unknown; fault: string | null } {
  const parse = (json: string) => parseJson(json, LONG_NUMBER.test(json) ? asWritten : undefined);
  try {
    return { value: parse(text), fault: null };
  } catch (error) {
    const control = text.match(CONTROLS)?.[0];
    const code = (control ?? '\n').charCodeAt(0).toString(16).padStart(4, '0');
    const said =
      control === undefined
        ? 'a line break or tab'
        : `the control character U+${code.toUpperCase()}`;
    try {
      const value = parse(text.replace(CONTROLS, '\uFFFD').replace(/[\t\r\n]/g, ' '));
      const write = control === undefined ? '`\\n` or `\\t`' : `\`\\u${code}\``;
      return { value, fault: `The row holds ${said} inside of a text: write it as ${write}.` };
    } catch {
      throw error;
    }
  }
}

/** Numbers with more digits than a double can represent: ids must not be rounded. */
const LONG_NUMBER = /[\s:,[]-?\d{16}/;

function asWritten(_key: string, value: unknown, context: { source?: string }): unknown {
  return typeof value === 'number' && context.source !== undefined ? context.source : value;
}

class RowCount {
  total = 0;
  readonly #limits: ReadLimits;

  constructor(limits: ReadLimits) {
    this.#limits = limits;
  }

  next(): number {
    this.total += 1;
    if (this.total > this.#limits.rows) {
      throw new FeedBroken(`The file has more than ${this.#limits.rows} rows.`);
    }
    return this.total;
  }
}

/** Returns the number of rows declared beside the list. Tradedoubler's export stops at 1,000. */
function declaredRowCount(value: JsonValue): number {
  const parsed = parseJson(value.bytes.toString());
  if (typeof parsed !== 'object' || parsed === null) return 0;
  if (value.path === 'productHeader' && 'totalHits' in parsed) return Number(parsed.totalHits) || 0;
  if (value.path === 'datafeed.programs[].program_info' && 'product_count' in parsed) {
    return Number(parsed.product_count) || 0;
  }
  return 0;
}
