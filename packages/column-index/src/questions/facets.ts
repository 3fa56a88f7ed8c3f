import type { AnyIndex } from '../any-index.ts';
import type { Bitmap } from '../sets/bitmap.ts';
import { subselection, subselectionBy } from '../sets/subselection.ts';
import { countIn } from '../sets/sets.ts';
import { CountedSet } from './counted-set.ts';
import { bitmapOf, type CriterionResult, valuesColumn } from './criteria.ts';
import type { Listed, Part } from './criterion.ts';
import { type Histogram, type HistogramRequest, histogramOf } from './histogram.ts';
import { type Matches, without } from './matching.ts';
import { type AnswersToDays, answersToDays } from './tiers.ts';

/** A bound that can be chosen, and what answers call it. */
export interface Bound {
  value: string;
  bound: number;
}

/** What is counted of a column. */
export type FacetRequest = {
  /** The criterion that is left out when its values are counted; what answers call it. */
  name: string;
  column: string;
  /** Only values of these rows are counted; null for all. */
  countIn: Part | null;
  /** Only these rows are counted as stating nothing; null for all. */
  notStated: Part | null;
} &
  /** Each value of an enumeration or a set; `unknown` as in the test of kind `any of`. */
  (
    | { kind: 'values'; unknown?: string }
    /** Each value of a set of which rows need all chosen values, so that each chosen value is a criterion of its own. */
    | { kind: 'needed values'; unknown?: string }
    /** Rows whose flag is yes, as the value `1`; `orListed` as in the test of kind `yes`. */
    | { kind: 'yes'; orListed?: Listed }
    /** For each bound, which is an edge of the scale, the rows that reach it; rows of `always` match every bound. */
    | { kind: 'at least'; bounds: readonly Bound[]; always?: Part }
    /** For each bound, the rows that are at most that; the next whole number is an edge of the scale. */
    | { kind: 'at most'; bounds: readonly Bound[] }
  );

/**
 * How many results each value would give if it were chosen in place of the present choice, with all other criteria as they
 * are: `count` rows that state a match, and `notStated` rows that state nothing and stay. A value has its own `notStated`
 * where rows list the values they state nothing about.
 */
export interface Facet {
  values: { value: string; count: number; notStated?: number }[];
  notStated: number;
}

/** Everything that is to be counted. */
export interface FacetsRequest {
  facets: readonly FacetRequest[];
  histograms: readonly HistogramRequest[];
}

/** Counts by name. */
export interface Facets {
  facets: Record<string, Facet>;
  histograms: Record<string, Histogram>;
  /** Counts of results by their answer to the days asked about; null when no days are. */
  answers: AnswersToDays | null;
}

export function countFacets(
  index: AnyIndex,
  matches: Matches,
  { facets, histograms }: FacetsRequest,
  unit: string | null,
): Facets {
  const counter = new FacetCounter(index, matches);
  return {
    facets: byName(facets, (request) => counter.facet(request)),
    histograms: byName(histograms, (request) =>
      histogramOf(index, counter.without(request.name), request, unit, matches.averages),
    ),
    answers: answersToDays(matches),
  };
}

const byName = <Request extends { name: string }, Count>(
  requests: readonly Request[],
  countOf: (request: Request) => Count,
): Record<string, Count> =>
  Object.fromEntries(requests.map((request) => [request.name, countOf(request)]));

/** How many rows state nothing at all, and nothing about one value where that is another number. */
interface Silence {
  ofAll: number;
  of(value: string): { notStated?: number };
}

/** Counts values in the rows that match every criterion except the one that chooses among these values. */
class FacetCounter {
  readonly #index: AnyIndex;
  readonly #matches: Matches;
  readonly #all: CountedSet;
  readonly #sets = new Map<CriterionResult, CountedSet>();

  constructor(index: AnyIndex, matches: Matches) {
    this.#index = index;
    this.#matches = matches;
    const { selection } = matches;
    const all = selection.workspace.take();
    all.set(matches.all.subarray(0, selection.size));
    this.#all = new CountedSet(index, subselection(selection, all));
  }

  /** The rows that match without a criterion; all results when there is no such criterion. */
  without(name: string, value?: string): CountedSet {
    const own = this.#matches.criteria.find((one) => one.name === name && one.value === value);
    if (own === undefined) return this.#all;
    let set = this.#sets.get(own);
    if (set === undefined) {
      set = new CountedSet(this.#index, without(this.#matches, own));
      this.#sets.set(own, set);
    }
    return set;
  }

  facet(request: FacetRequest): Facet {
    const { name, countIn: counting, notStated: unstated } = request;
    if (request.kind === 'needed values') return this.#neededValues(request);
    const found = this.without(name);
    const counted = found.within(counting);
    const { columns } = this.#index;
    switch (request.kind) {
      case 'values': {
        const column = valuesColumn(this.#index, request.column);
        const silence = this.#silence(found.within(unstated), column.notStated, request.unknown);
        const values = column.values.map((value) => ({
          value,
          count: counted.count(column.bitmap(value)!),
          ...silence.of(value),
        }));
        return { values, notStated: silence.ofAll };
      }
      case 'yes':
        return this.#yes(request, found);
      case 'at least': {
        const column = columns.number(request.column);
        const always = this.#countPart(found, request.always);
        const values = request.bounds.map(({ value, bound }) => ({
          value,
          count: counted.count(column.reaching(bound)) + always,
        }));
        return { values, notStated: found.within(unstated).count(column.notStated) };
      }
      case 'at most': {
        const column = columns.number(request.column);
        const stated = counted.size - counted.count(column.notStated);
        const values = request.bounds.map(({ value, bound }) => ({
          value,
          count: stated - counted.count(column.reaching(bound + 1)),
        }));
        return { values, notStated: found.within(unstated).count(column.notStated) };
      }
    }
  }

  #countPart(found: CountedSet, part: Part | undefined): number {
    const bitmap = part && bitmapOf(this.#index, part);
    return bitmap === undefined ? 0 : found.count(bitmap);
  }

  #yes(
    {
      column,
      countIn: counting,
      notStated: unstated,
      orListed,
    }: Extract<FacetRequest, { kind: 'yes' }>,
    found: CountedSet,
  ): Facet {
    const { columns } = this.#index;
    const flag = columns.flag(column);
    let count = found.within(counting).count(flag.yes);
    let notStated = found.within(unstated).count(flag.notStated);
    const listed = orListed && columns.set(orListed.column).bitmap(orListed.value);
    if (listed !== undefined) {
      const { selection } = found.within(unstated);
      const quiet = subselectionBy(selection, flag.notStated, 'in');
      const byList = countIn(quiet, quiet.mask, listed);
      count += byList;
      notStated -= byList;
    }
    return { values: [{ value: '1', count }], notStated };
  }

  #neededValues({
    name,
    column: columnName,
    unknown,
  }: Extract<FacetRequest, { kind: 'needed values' }>): Facet {
    const column = this.#index.columns.set(columnName);
    const chosen = new Set(this.#matches.criteria.map(({ value }) => value));
    const silences = new Map<CountedSet, Silence>();
    const silenceOf = (found: CountedSet): Silence => {
      const silence = silences.get(found) ?? this.#silence(found, column.notStated, unknown);
      silences.set(found, silence);
      return silence;
    };
    const values = column.values.map((value) => {
      const found = this.without(name, chosen.has(value) ? value : undefined);
      return { value, count: found.count(column.bitmap(value)!), ...silenceOf(found).of(value) };
    });
    return { values, notStated: silenceOf(this.without(name)).ofAll };
  }

  /** @param empty the rows that list no value. @param unknown the column in which rows list values they state nothing about. */
  #silence(found: CountedSet, empty: Bitmap, unknown: string | undefined): Silence {
    const column = unknown === undefined ? null : this.#index.columns.set(unknown);
    const nobody = column === null || found.count(column.notStated) === found.size;
    if (nobody) return { ofAll: found.count(empty), of: () => ({}) };
    const { selection } = found;
    const others = subselectionBy(selection, column.notStated, 'in');
    const ofAll = countIn(others, others.mask, empty);
    return {
      ofAll,
      of(value) {
        const bitmap = column.bitmap(value);
        return { notStated: ofAll + (bitmap === undefined ? 0 : found.count(bitmap)) };
      },
    };
  }
}
