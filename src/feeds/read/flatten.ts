import { RowUnreadable } from '../feeds.errors.ts';
import type { ReadLimits } from './limits.ts';
import type { Cell, Cells } from './row.ts';

/**
 * Maximum depth: deeper levels of a row do not describe the listing itself, but options, reviews or
 * prices by date.
 */
const MAX_LEVELS = 6;

/**
 * Flattens a nested row to columns: `{address: {city}}` is the column `address.city`, a list is one
 * column with several values, and a list of names and values (`[{name: 'Region', value}]`) is one column
 * per name (`fields.Region`). Names are never used as object properties, so `__proto__` is safe.
 */
export function flatten(row: object, limits: ReadLimits): Cells {
  const columns = new Columns(limits);
  addObject(columns, '', row, 1);
  return columns.cells();
}

/** Collects values by name, in the order of the names' first occurrence. */
export class Columns {
  readonly #values = new Map<string, Cell>();
  readonly #limits: ReadLimits;

  constructor(limits: ReadLimits) {
    this.#limits = limits;
  }

  /** @throws {RowUnreadable} past `limits.columns` */
  add(name: string, value: string): void {
    const before = this.#values.get(name);
    if (before === undefined) this.#values.set(name, value);
    else if (typeof before === 'string') this.#values.set(name, [before, value]);
    else (before as string[]).push(value);
    if (this.#values.size > this.#limits.columns) {
      throw new RowUnreadable(`The row has more than ${this.#limits.columns} columns.`);
    }
  }

  cells(): Cells {
    return { names: [...this.#values.keys()], values: [...this.#values.values()] };
  }
}

function addObject(columns: Columns, path: string, object: object, level: number): void {
  for (const [key, value] of Object.entries(object)) {
    addValue(columns, path === '' ? key : `${path}.${key}`, value, level);
  }
}

function addValue(columns: Columns, path: string, value: unknown, level: number): void {
  if (value === null || value === undefined) return;
  if (typeof value !== 'object') columns.add(path, String(value));
  else if (level >= MAX_LEVELS) return;
  else if (!Array.isArray(value)) addObject(columns, path, value, level + 1);
  else for (const item of inOrder(path, value)) addItem(columns, path, item, level);
}

/** Returns the items of a list; of images the main one first, which Daisycon marks by a tag. */
const inOrder = (path: string, items: readonly unknown[]): readonly unknown[] =>
  path.endsWith('images') ? markedFirst(items, isMarked) : items;

const isMarked = (item: unknown): boolean =>
  typeof item === 'object' && item !== null && 'tag' in item && item.tag === 'default';

/** Returns the items, those that are marked as main first. */
export const markedFirst = <Item>(
  items: readonly Item[],
  marked: (item: Item) => boolean,
): readonly Item[] =>
  items.some(marked) ? [...items.filter(marked), ...items.filter((item) => !marked(item))] : items;

function addItem(columns: Columns, path: string, item: unknown, level: number): void {
  if (typeof item === 'object' && item !== null && !Array.isArray(item)) {
    const { name, value } = item as Partial<Record<'name' | 'value', unknown>>;
    if (typeof name === 'string' && Object.hasOwn(item, 'value')) {
      addValue(columns, `${path}.${name}`, value, level + 1);
      return;
    }
  }
  if (Array.isArray(item)) return;
  addValue(columns, path, item, level);
}
