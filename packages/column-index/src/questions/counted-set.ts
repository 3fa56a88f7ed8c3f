import type { AnyIndex } from '../any-index.ts';
import type { Bitmap } from '../sets/bitmap.ts';
import type { Selection } from '../sets/selection.ts';
import { subselectionBy } from '../sets/subselection.ts';
import { count, countIn } from '../sets/sets.ts';
import { bitmapOf } from './criteria.ts';
import type { Part } from './criterion.ts';

/** Counts the rows of bitmaps within a set of rows, and caches the counts. */
export class CountedSet {
  /** A selection of exactly the rows of the set. */
  readonly selection: Selection;
  readonly #index: AnyIndex;
  /** Cached counts, because several facets of one column count the same bitmaps. */
  readonly #counted = new Map<Bitmap, number>();
  readonly #parts = new Map<string, CountedSet>();

  constructor(index: AnyIndex, selection: Selection) {
    this.#index = index;
    this.selection = selection;
  }

  get size(): number {
    return count(this.selection, this.selection.mask);
  }

  /** The rows of this set that are in a part; for null, all of them. */
  within(part: Part | null): CountedSet {
    if (part === null) return this;
    const key = `${part.has} ${part.column} ${part.value}`;
    let set = this.#parts.get(key);
    if (set === undefined) {
      const which = part.has ? 'in' : 'not in';
      const bitmap = bitmapOf(this.#index, part);
      set = new CountedSet(this.#index, subselectionBy(this.selection, bitmap, which));
      this.#parts.set(key, set);
    }
    return set;
  }

  count(bitmap: Bitmap): number {
    let total = this.#counted.get(bitmap);
    if (total === undefined) {
      total = countIn(this.selection, this.selection.mask, bitmap);
      this.#counted.set(bitmap, total);
    }
    return total;
  }
}
