import type { BatchItem } from '@campcairn/sdk';
import { COLUMNS, FIELDS, IMAGE_FIELDS, type Kind } from '../generated/fields.ts';
import { UNLIMITED } from './fields.ts';

/** A listing as read from a file: texts by column name; JSON keeps numbers and lists. */
export interface Row {
  /** Position in the file, such as `line 12`. */
  at: string;
  cells: Map<string, unknown>;
}

/** A problem with a field of a row. */
export interface RowProblem {
  field: string;
  message: string;
}

/** A row converted to a listing, if it can be sent. */
export interface ReadRow {
  at: string;
  id: string | undefined;
  item: BatchItem | undefined;
  problems: RowProblem[];
  /** Unknown columns. */
  unread: string[];
}

const IMAGE = /^images\.(\d{1,2})\.(\w+)$/;
const YES = new Set(['true', 'yes', 'y', '1']);
const NO = new Set(['false', 'no', 'n', '0']);

/** Converts the cells of a row to the fields of a listing. */
export function readRow({ at, cells }: Row): ReadRow {
  const fields: Record<string, unknown> = {};
  const images: Record<string, unknown>[] = [];
  const problems: RowProblem[] = [];
  const unread: string[] = [];
  const { named, others } = withFieldsOfFeeds(cells);
  unread.push(...others);
  for (const { column: path, cell, price } of named) {
    const image = IMAGE.exec(path);
    const kind = image ? IMAGE_FIELDS[image[2]!] : path === 'images' ? 'words' : FIELDS[path];
    if (kind === undefined) {
      unread.push(path);
      continue;
    }
    const value = typeof cell === 'string' ? cell.trim() : cell;
    if (value === '' || value === undefined || (value === null && path !== UNLIMITED)) continue;
    const read = price ? amountOf(value, currencyOf(named)) : valueOf(value, kind, path);
    if (read instanceof Error) problems.push({ field: path, message: read.message });
    else if (image) (images[Number(image[1])] ??= {})[image[2]!] = read;
    else if (path === 'images') images.push(...(read as string[]).map((url) => ({ url })));
    else put(fields, path, read);
  }
  // Removes gaps between numbered images.
  const shown = images.filter(Boolean);
  if (shown.length > 0) fields['images'] = shown;
  const id = fields['external_id'];
  if (id === undefined)
    problems.push({ field: 'external_id', message: 'There is no id: fill in external_id.' });
  return {
    at,
    id: typeof id === 'string' ? id : undefined,
    // Only the API checks further rules, so that they exist in one place.
    item: problems.length === 0 ? (fields as unknown as BatchItem) : undefined,
    problems,
    unread,
  };
}

/** A cell by the field that it fills. */
interface Named {
  column: string;
  cell: unknown;
  /** Whether it is a price in normal units, as in feeds. */
  price: boolean;
}

const isEmpty = (cell: unknown) =>
  cell === undefined || cell === null || (typeof cell === 'string' && cell.trim() === '');

/** Columns of feeds in the order in which they are preferred. */
const FEED_COLUMNS = Object.entries(COLUMNS);

/**
 * Names columns of feeds by the fields that they fill. A column named as a field comes first; of several other columns
 * for one field, the preferred one that is not empty. The others are not read.
 */
function withFieldsOfFeeds(cells: ReadonlyMap<string, unknown>): {
  named: Named[];
  others: string[];
} {
  const named: Named[] = [];
  const byName = new Map<string, string>();
  for (const [column, cell] of cells) {
    const name = column.toLowerCase().replaceAll(/[\s-]+/g, '_');
    const isOwn = Object.hasOwn(FIELDS, column) || column === 'images' || IMAGE.test(column);
    if (isOwn || !Object.hasOwn(COLUMNS, name)) named.push({ column, cell, price: false });
    else byName.set(name, column);
  }
  const filled = new Set(named.filter(({ cell }) => !isEmpty(cell)).map(({ column }) => column));
  if (filled.has('images.0.url')) filled.add('images');
  const others: string[] = [];
  for (const [name, meant] of FEED_COLUMNS) {
    const column = byName.get(name);
    if (column === undefined) continue;
    const cell = cells.get(column);
    const field = meant === 'price' ? 'price.from' : meant;
    if (isEmpty(cell)) continue;
    if (filled.has(field)) others.push(column);
    else named.push({ column: field, cell, price: meant === 'price' });
    filled.add(field);
  }
  return { named, others };
}

const currencyOf = (named: readonly Named[]): string =>
  String(named.find(({ column }) => column === 'price.currency')?.cell ?? '').trim();

/** Converts a price in normal units, such as 89.50, to minor units. */
function amountOf(value: unknown, currency: string): number | Error {
  const [, whole, fraction = ''] = /^(\d{1,9})(?:[.,](\d{1,3}))?$/.exec(String(value)) ?? [];
  const decimals = decimalsOf(currency);
  const rest = fraction.slice(decimals);
  if (whole === undefined || /[1-9]/.test(rest))
    return new TypeError(`"${String(value)}" is not an amount such as 89.50.`);
  return Number(whole + fraction.slice(0, decimals).padEnd(decimals, '0'));
}

function decimalsOf(currency: string): number {
  if (!/^[A-Za-z]{3}$/.test(currency)) return 2;
  return (
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
      .maximumFractionDigits ?? 2
  );
}

function put(fields: Record<string, unknown>, path: string, value: unknown): void {
  const [first, second] = path.split('.') as [string, string | undefined];
  if (second === undefined) fields[first] = value;
  else ((fields[first] ??= {}) as Record<string, unknown>)[second] = value;
}

function valueOf(value: unknown, kind: Kind, path: string): unknown {
  if (path === UNLIMITED && (value === null || value === 'unlimited' || value === 'null'))
    return null;
  if (kind === 'words') return wordsOf(value);
  if (kind === 'text') return String(value);
  if (kind === 'boolean') {
    const word = String(value).toLowerCase();
    if (YES.has(word)) return true;
    return NO.has(word) ? false : new TypeError(`"${word}" is neither true nor false.`);
  }
  const number = typeof value === 'number' ? value : Number(value);
  const form = kind === 'integer' ? /^-?\d+$/ : /^-?\d+(?:\.\d+)?$/;
  if (typeof value !== 'number' && !form.test(String(value)))
    return new TypeError(
      `"${String(value)}" is not ${kind === 'integer' ? 'a whole' : 'a'} number.`,
    );
  return number;
}

const wordsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value.map(String) : String(value).split('|'))
    .map((word) => word.trim())
    .filter((word) => word !== '');
