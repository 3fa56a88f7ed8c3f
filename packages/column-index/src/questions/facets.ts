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

/** A bound that can be chosen, and its name in answers. */
export interface Bound {
  value: string;
  bound: number;
}

/** A request to count the values of a column. */
export type FacetRequest = {
  /** Name of the facet in answers, and of the criterion that is left out when the values are counted. */
  name: string;
  column: string;
  /** Only values of these rows are counted; null for all. */
  countIn: Part | null;
  /** Only these rows are counted as "not stated"; null for all. */
  notStated: Part | null;
} &
  /** Counts each value of an enumeration or a set; `unknown` is as in the test of kind `any of`. */
  (
    | { kind: 'values'; unknown?: string }
    /**
     * Counts each value of a set, but those of `except`, of which rows need all chosen values, so that each chosen value is a
     * separate criterion.
     */
    | { kind: 'needed values'; unknown?: string; except?: readonly string[] }
    /** Counts rows whose flag is yes, as the value `1`; `orListed` is as in the test of kind `yes`. */
    | { kind: 'yes'; orListed?: Listed }
    /** Counts rows that reach each bound, which must be an edge of the scale; rows of `always` count for every bound. */
    | { kind: 'at least'; bounds: readonly Bound[]; always?: Part }
    /** Counts rows that are at most each bound; the next whole number must be an edge of the scale. */
    | { kind: 'at most'; bounds: readonly Bound[] }
  );

/**
 * The number of results that each value would give if it were chosen in place of the present choice, with all other criteria
 * unchanged: `count` rows that state a match, and `notStated` rows that do not state the criterion, which a strict criterion
 * leaves out. A value has a `notStated` of its own if rows list the values that they do not state.
 */
export interface Facet {
  values: { value: string; count: number; notStated?: number }[];
  notStated: number;
}

/** All requests for counts of a question. */
export interface FacetsRequest {
  facets: readonly FacetRequest[];
  histograms: readonly HistogramRequest[];
}

/** Counts by name. */
export interface Facets {
  facets: Record<string, Facet>;
  histograms: Record<string, Histogram>;
  /** Counts of results by their answer to the requested days; null if the question has no days. */
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

/** The number of rows that state no value at all, and, if it differs, of those that do not state one value. */
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

  /** The rows that match without the criterion of this name; all results if there is no such criterion. */
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
      const listedCount = countIn(quiet, quiet.mask, listed);
      count += listedCount;
      notStated -= listedCount;
    }
    return { values: [{ value: '1', count }], notStated };
  }

  #neededValues({
    name,
    column: columnName,
    unknown,
    except = [],
  }: Extract<FacetRequest, { kind: 'needed values' }>): Facet {
    const column = this.#index.columns.set(columnName);
    const chosen = new Set(this.#matches.criteria.map(({ value }) => value));
    const silences = new Map<CountedSet, Silence>();
    const silenceOf = (found: CountedSet): Silence => {
      const silence = silences.get(found) ?? this.#silence(found, column.notStated, unknown);
      silences.set(found, silence);
      return silence;
    };
    const { ofAll } = silenceOf(this.without(name));
    const counted = column.values.filter((value) => !except.includes(value));
    const values = counted.map((value) => {
      const found = this.without(name, chosen.has(value) ? value : undefined);
      const silence = silenceOf(found);
      const { notStated = silence.ofAll } = silence.of(value);
      const count = found.count(column.bitmap(value)!);
      return notStated === ofAll ? { value, count } : { value, count, notStated };
    });
    return { values, notStated: ofAll };
  }

  /**
   * @param empty The rows with an empty list.
   * @param unknown The column in which rows list the values that they do not state.
   */
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
