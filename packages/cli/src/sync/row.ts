import { parseYesOrNo } from '@campcairn/feed-cells';
import type { BatchItem } from '@campcairn/sdk';
import { COLUMNS, FIELDS, IMAGE_FIELDS, type Kind } from '../generated/fields.ts';
import { FEED_CELLS, imagesOf, priceOf, Unreadable } from './feed-cells.ts';
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

/** Converts the cells of a row to the fields of a listing. */
export function readRow({ at, cells }: Row): ReadRow {
  const fields: Record<string, unknown> = {};
  const images: Record<string, unknown>[] = [];
  const problems: RowProblem[] = [];
  const { named, others: unread } = withFieldsOfFeeds(cells);
  const currency = textOf(named.find(({ path }) => path === 'price.currency')?.cell);
  for (const { path, cell, feedColumn } of named) {
    const image = IMAGE.exec(path);
    const kind = image ? IMAGE_FIELDS[image[2]!] : path === 'images' ? 'words' : FIELDS[path];
    if (kind === undefined) {
      unread.push(path);
      continue;
    }
    const value = typeof cell === 'string' ? cell.trim() : cell;
    if (value === '' || value === undefined || (value === null && path !== UNLIMITED)) continue;
    try {
      if (image) {
        (images[Number(image[1])] ??= {})[image[2]!] = valueOf(value, kind, path);
      } else if (path === 'images') images.push(...imagesOf(value));
      else if (feedColumn !== undefined && path === 'price.from') {
        const price = priceOf(String(value), feedColumn, currency);
        // The row's own column of units says more than the name of that of the price.
        for (const [part, read] of Object.entries(price))
          if (part === 'price.from' || !isPut(fields, part)) put(fields, part, read);
      } else {
        const read = feedColumn === undefined ? undefined : FEED_CELLS[path];
        const found = read ? read(String(value)) : valueOf(value, kind, path);
        if (found !== undefined) put(fields, path, found);
      }
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      problems.push({ field: error.field ?? path, message: error.message });
    }
  }
  leaveOutPriceOnRequest(fields, named);
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
  path: string;
  cell: unknown;
  /** The column of a feed that it stands in; undefined where the column is named as in the API. */
  feedColumn?: string;
}

const isEmpty = (cell: unknown) =>
  cell === undefined || cell === null || (typeof cell === 'string' && cell.trim() === '');

const textOf = (cell: unknown): string | undefined =>
  isEmpty(cell) ? undefined : String(cell).trim();

/** Columns of feeds in the order in which they are preferred. */
const FEED_COLUMNS = Object.entries(COLUMNS);

/** Columns that feeds and the API call the same. */
const SHARED_NAMES = new Set(['title', 'description', 'url', 'category']);

/**
 * Names columns of feeds by the fields that they fill. A column named as a field comes first; of several other columns
 * for one field, the preferred one that is not empty. The others are not read. Columns that feeds and the API call the
 * same are read as in feeds, unless the id is called as in the API.
 */
function withFieldsOfFeeds(cells: ReadonlyMap<string, unknown>): {
  named: Named[];
  others: string[];
} {
  const named: Named[] = [];
  const byName = new Map<string, string>();
  const isFeed = !cells.has('external_id');
  for (const [column, cell] of cells) {
    const name = column.toLowerCase().replaceAll(/[\s-]+/g, '_');
    const isOwn = Object.hasOwn(FIELDS, column) || column === 'images' || IMAGE.test(column);
    const isShared = isFeed && SHARED_NAMES.has(column);
    if (isShared) named.push({ path: column, cell, feedColumn: column });
    else if (isOwn || !Object.hasOwn(COLUMNS, name)) named.push({ path: column, cell });
    else byName.set(name, column);
  }
  const filled = new Set(named.filter(({ cell }) => !isEmpty(cell)).map(({ path }) => path));
  if (filled.has('images.0.url')) filled.add('images');
  const others: string[] = [];
  const prices: Named[] = [];
  for (const [name, meant] of FEED_COLUMNS) {
    const column = byName.get(name);
    if (column === undefined) continue;
    const cell = cells.get(column);
    const path = meant === 'price' ? 'price.from' : meant;
    if (isEmpty(cell)) continue;
    if (filled.has(path)) others.push(column);
    else (meant === 'price' ? prices : named).push({ path, cell, feedColumn: column });
    filled.add(path);
  }
  // Prices come last, as columns of their own say currency and unit.
  return { named: [...named, ...prices], others };
}

/** A row whose price is "on request" may still have a column of currencies. */
function leaveOutPriceOnRequest(fields: Record<string, unknown>, named: readonly Named[]): void {
  const parts = named.filter(({ path, cell }) => path.startsWith('price.') && !isEmpty(cell));
  if (isPut(fields, 'price.from') || parts.some(({ feedColumn }) => feedColumn === undefined))
    return;
  delete fields['price'];
}

/** Whether a field of two steps has a value. */
function isPut(fields: Record<string, unknown>, path: string): boolean {
  const [first, second] = path.split('.') as [string, string];
  return (fields[first] as Record<string, unknown> | undefined)?.[second] !== undefined;
}

function put(fields: Record<string, unknown>, path: string, value: unknown): void {
  const [first, second] = path.split('.') as [string, string | undefined];
  if (second === undefined) fields[first] = value;
  else ((fields[first] ??= {}) as Record<string, unknown>)[second] = value;
}

/** A number with a decimal comma; before three digits a comma may separate thousands. */
const WITH_COMMA = /^(-?\d+),(?!\d{3}$)(\d+)$/;

function valueOf(value: unknown, kind: Kind, path: string): unknown {
  if (path === UNLIMITED && (value === null || value === 'unlimited' || value === 'null'))
    return null;
  if (kind === 'words') return wordsOf(value);
  if (kind === 'text') return String(value);
  if (kind === 'boolean') {
    const answer = parseYesOrNo(String(value));
    if (typeof answer === 'string')
      throw new Unreadable(`"${String(value)}" is neither true nor false.`);
    return answer;
  }
  if (typeof value === 'number') return value;
  const text = String(value);
  const form = kind === 'integer' ? /^-?\d+$/ : /^-?\d+(?:\.\d+)?$/;
  const plain = kind === 'number' ? text.replace(WITH_COMMA, '$1.$2') : text;
  if (!form.test(plain))
    throw new Unreadable(`"${text}" is not ${kind === 'integer' ? 'a whole' : 'a'} number.`);
  return Number(plain);
}

const wordsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value.map(String) : String(value).split('|'))
    .map((word) => word.trim())
    .filter((word) => word !== '');
