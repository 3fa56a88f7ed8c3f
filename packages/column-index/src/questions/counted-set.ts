import type { AnyIndex } from '../any-index.ts';
import type { Bitmap } from '../sets/bitmap.ts';
import type { Selection } from '../sets/selection.ts';
import { subselectionBy } from '../sets/subselection.ts';
import { count, countIn } from '../sets/sets.ts';
import { bitmapOf } from './criteria.ts';
import type { Part } from './criterion.ts';

/** Rows that are counted in, also parts of them. Counts are cached. */
export class CountedSet {
  /** The rows as a selection of their own, of which all are meant. */
  readonly selection: Selection;
  readonly #index: AnyIndex;
  /** Several facets count the same bitmaps: those of one column. */
  readonly #counted = new Map<Bitmap, number>();
  readonly #parts = new Map<string, CountedSet>();

  constructor(index: AnyIndex, selection: Selection) {
    this.#index = index;
    this.selection = selection;
  }

  get size(): number {
    return count(this.selection, this.selection.mask);
  }

  /** Those rows of a part; all of them for null. */
  among(part: Part | null): CountedSet {
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
