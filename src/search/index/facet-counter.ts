import type { Bitmap } from './bitmap.ts';
import type { Criterion } from './criterion.ts';
import { CAMPSITE } from './index-row.ts';
import type { FilterName } from './index-query.ts';
import type { ListingIndex } from './listing-index.ts';
import { type Matches, without } from './matching.ts';
import type { NumberColumn } from './number-column.ts';
import { type Selection, subselection, subselectionBy } from './selection.ts';
import { count, countIn } from './sets.ts';

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
  readonly #sets = new Map<Criterion, CountedSet>();

  constructor(index: ListingIndex, matches: Matches) {
    this.#matches = matches;
    this.#campsites = index.columns.category.bitmap(CAMPSITE);
    const all = matches.selection.workspace.take();
    all.set(matches.all.subarray(0, matches.selection.size));
    this.#all = new CountedSet(subselection(matches.selection, all), this.#campsites);
  }

  /** The listings that a filter's values are counted in. */
  without(name: FilterName, value?: string): CountedSet {
    const own = this.#criterion(name, value);
    if (own === undefined) return this.#all;
    const known = this.#sets.get(own);
    if (known !== undefined) return known;
    const set = new CountedSet(without(this.#matches, own), this.#campsites);
    this.#sets.set(own, set);
    return set;
  }

  #criterion(name: FilterName, value?: string): Criterion | undefined {
    return this.#matches.criteria.find((one) => one.name === name && one.value === value);
  }

  /** Counts each value of a column that only `asked` state. */
  values(
    name: FilterName,
    column: Values & { notStated: Bitmap },
    asked: Asked = 'vehicles',
  ): Facet {
    const set = this.without(name);
    return { values: set.countEach(column, asked), notStated: set.count(column.notStated, asked) };
  }

  /** Counts the listings that say yes, as the value `1`; anybody may, `asked` should. */
  yes(name: FilterName, yes: Bitmap, notStated: Bitmap, asked: Asked = 'vehicles'): Facet {
    const set = this.without(name);
    return {
      values: [{ value: '1', count: set.count(yes) }],
      notStated: set.count(notStated, asked),
    };
  }

  /** Counts, for each bound, the vehicles whose number is at least that. */
  atLeast(name: FilterName, column: NumberColumn, bounds: readonly number[]): Facet {
    const set = this.without(name);
    const values = bounds.map((bound) => ({
      value: String(bound),
      count: set.count(column.reaching(bound), 'vehicles'),
    }));
    return { values, notStated: set.count(column.notStated, 'vehicles') };
  }

  /** Counts, for each bound, the listings whose whole number is at most that. */
  atMost(
    name: FilterName,
    column: NumberColumn,
    bounds: readonly number[],
    asked: Asked,
    unit = 1,
  ): Facet {
    const set = this.without(name);
    const stated = set.size(asked) - set.count(column.notStated, asked);
    const values = bounds.map((bound) => ({
      value: String(bound / unit),
      count: stated - set.count(column.reaching(bound + 1), asked),
    }));
    return { values, notStated: set.count(column.notStated, 'vehicles') };
  }
}

/** Listings that are counted in, also the vehicles and the campsites of them alone. */
export class CountedSet {
  readonly #parts: Partial<Record<Asked, Selection>>;
  readonly #campsites: Bitmap | undefined;
  /** Numbers of berths and of people, for one, are the same bitmaps. */
  readonly #counted: Record<Asked, Map<Bitmap, number>> = {
    anybody: new Map(),
    vehicles: new Map(),
    campsites: new Map(),
  };

  constructor(anybody: Selection, campsites: Bitmap | undefined) {
    this.#parts = { anybody };
    this.#campsites = campsites;
  }

  size(asked: Asked = 'anybody'): number {
    const part = this.part(asked);
    return count(part, part.mask);
  }

  /** The listings as a selection of their own, of which all are meant. */
  part(asked: Asked = 'anybody'): Selection {
    let part = this.#parts[asked];
    if (part === undefined) {
      const which = asked === 'campsites' ? 'in' : 'not in';
      part = subselectionBy(this.#parts.anybody!, this.#campsites, which);
      this.#parts[asked] = part;
    }
    return part;
  }

  count(bitmap: Bitmap, asked: Asked = 'anybody'): number {
    const counted = this.#counted[asked];
    let total = counted.get(bitmap);
    if (total === undefined) {
      const part = this.part(asked);
      total = countIn(part, part.mask, bitmap);
      counted.set(bitmap, total);
    }
    return total;
  }

  countEach(column: Values, asked?: Asked): { value: string; count: number }[] {
    return column.values.map((value) => ({
      value,
      count: this.count(column.bitmap(value)!, asked),
    }));
  }
}
