import type {
  ColumnSpec,
  Criterion,
  FacetRequest,
  HistogramRequest,
} from '@campcairn/column-index';
import type { SearchableRow } from '../index-row.sql.ts';
import type { Audience } from './audience.ts';
import type { Parameter } from './parameter.ts';

/**
 * What a filter is, for those that show it: `choice` of values that have words, `codes` that stand for
 * themselves, `flag` for yes, `at least` and `at most` for one bound of a number, `all of` for values
 * that are all needed; the others are of their own kind.
 */
export type FilterKind =
  | 'choice'
  | 'codes'
  | 'flag'
  | 'at least'
  | 'at most'
  | 'all of'
  | 'dates'
  | 'people'
  | 'price';

/** What the bounds of a filter `at most` are: metres, or years of a driver's age. */
export type Unit = 'metres' | 'age';

/** A parameter of an address, and what it asks for, in a sentence for people who write addresses. */
export type DescribedParameter<Value> = Parameter<Value> & { says: string };

export type Parameters = Readonly<Record<string, DescribedParameter<unknown>>>;

/** The values of parameters by name. */
export type ValuesOf<Of extends Readonly<Record<string, { absent: unknown }>>> = {
  [Name in keyof Of]: Of[Name]['absent'];
};

/** A parameter that was left out of account, and why. */
export interface Note {
  param: string;
  why:
    | 'not_understood'
    /** One of `from` and `to` without the other. */
    | 'needs_both_dates'
    | 'ends_before_it_begins'
    | 'in_the_past'
    | 'too_long'
    /** Sorting by distance without a place to measure from. */
    | 'nowhere_to_measure_from'
    /** `after` of another order, or cut short. */
    | 'page_not_found';
}

/** One filter of the search: everything that the program knows of it, but its words. */
export interface Filter<
  Name extends string = string,
  Kind extends FilterKind = FilterKind,
  Of extends Parameters = Parameters,
  Words extends string | null = string | null,
> {
  /** Its parameter in addresses, where it has one only; what answers and words call it. */
  name: Name;
  kind: Kind;
  appliesTo: Audience;
  parameters: Of;
  /** The columns of the index that it needs, by name. */
  columns: Readonly<Record<string, ColumnSpec<SearchableRow>>>;
  /** What it asks of the index; nothing when its parameters are absent. */
  criteria(values: ValuesOf<Of>): Criterion[];
  /** How its values are counted. */
  facet: FacetRequest | null;
  histogram?: HistogramRequest;
  /** Where the words of its values stand in the catalogues; null for values without words. */
  words: Words;
  unit?: Unit;
  /** Whether its values are shown by how many listings have them; else in their own order. */
  mostFirst: boolean;
  /** For ranking: of which listings it counts as a fact that they should state, and whether one does. */
  fact?: { of: Audience; isStated(row: SearchableRow): boolean };
  /** Mends values that make no sense together, in place, and says which. `today` is `YYYY-MM-DD`. */
  settle?(values: ValuesOf<Of>, today: string): Note[];
}
