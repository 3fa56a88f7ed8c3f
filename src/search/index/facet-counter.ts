import type { Bitmap } from './bitmap.ts';
import { CAMPSITE } from './index-row.ts';
import type { FilterName } from './index-query.ts';
import type { ListingIndex } from './listing-index.ts';
import { type Matches, without } from './matching.ts';
import type { NumberColumn } from './number-column.ts';
import { countIn } from './selection.ts';
import { dropBitmap, keepBitmap } from './sets.ts';

/**
 * What choosing each value of a filter would give, all other filters as they are and the filter's
 * own present choice left out. Choosing a value leaves `count` listings that state a match and
 * `notStated` that state nothing and stay in, marked.
 */
export interface Facet {
  values: { value: string; count: number }[];
  notStated: number;
}

/** A column whose values can be counted one by one. */
interface Values {
  values: readonly string[];
  bitmap(value: string): Bitmap | undefined;
}

/** Whom a filter asks: a campsite that is silent about a vehicle's fact stays out. */
export type Asked = 'anybody' | 'vehicles' | 'campsites';

/** Counts the values of filters in what matches without each. */
export class FacetCounter {
  readonly #matches: Matches;
  readonly #campsites: Bitmap | undefined;
  readonly #all: CountedSet;

  constructor(index: ListingIndex, matches: Matches) {
    this.#matches = matches;
    this.#campsites = index.columns.category.bitmap(CAMPSITE);
    this.#all = new CountedSet(matches, matches.all, this.#campsites);
  }

  /** The listings that a filter's values are counted in. */
  without(name: FilterName, value?: string): CountedSet {
    const own = this.#matches.criteria.find((one) => one.name === name && one.value === value);
    if (own === undefined) return this.#all;
    return new CountedSet(this.#matches, without(this.#matches, own), this.#campsites);
  }

  /** Counts each value of a column. */
  values(
    name: FilterName,
    column: Values & { notStated: Bitmap },
    asked: Asked = 'vehicles',
  ): Facet {
    const set = this.without(name);
    return { values: set.countEach(column), notStated: set.count(column.notStated, asked) };
  }

  /** Counts the listings that say yes, as the value `1`. */
  yes(name: FilterName, yes: Bitmap, notStated: Bitmap, asked: Asked = 'vehicles'): Facet {
    const set = this.without(name);
    return {
      values: [{ value: '1', count: set.count(yes) }],
      notStated: set.count(notStated, asked),
    };
  }

  /**
   * Counts, for each bound, the listings whose number is at least or at most that. Bound i has to
   * be the edge between bucket i and bucket i + 1; `unit` divides the bounds for people.
   */
  bounds(
    name: FilterName,
    column: NumberColumn,
    bounds: readonly number[],
    direction: 'at least' | 'at most',
    unit = 1,
  ): Facet {
    const set = this.without(name);
    const counts = column.buckets.map((bucket) => set.count(bucket));
    const sum = (from: number, to: number) =>
      counts.slice(from, to).reduce((total, n) => total + n, 0);
    const values = bounds.map((bound, i) => ({
      value: String(bound / unit),
      count: direction === 'at least' ? sum(i + 1, counts.length) : sum(0, i + 1),
    }));
    return { values, notStated: set.count(column.notStated, 'vehicles') };
  }
}

/** Listings that are counted in, also the vehicles and the campsites of them alone. */
export class CountedSet {
  readonly #matches: Matches;
  readonly #campsites: Bitmap | undefined;
  readonly #sets: Partial<Record<Asked, Int32Array>>;

  constructor(matches: Matches, set: Int32Array, campsites: Bitmap | undefined) {
    this.#matches = matches;
    this.#campsites = campsites;
    this.#sets = { anybody: set };
  }

  /** All of them, as a set of the selection. */
  get set(): Int32Array {
    return this.#sets.anybody!;
  }

  count(bitmap: Bitmap, asked: Asked = 'anybody'): number {
    return countIn(this.#matches.selection, this.#part(asked), bitmap);
  }

  countEach(column: Values): { value: string; count: number }[] {
    return column.values.map((value) => ({ value, count: this.count(column.bitmap(value)!) }));
  }

  #part(asked: Asked): Int32Array {
    const known = this.#sets[asked];
    if (known !== undefined) return known;
    const { selection } = this.#matches;
    const part = selection.workspace.take();
    part.set(this.set.subarray(0, selection.size));
    if (asked === 'vehicles') dropBitmap(selection, part, this.#campsites);
    else keepBitmap(selection, part, this.#campsites);
    this.#sets[asked] = part;
    return part;
  }
}
