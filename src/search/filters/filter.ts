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
 * The kind of a filter, which decides how it is shown: `choice` of values with words, `codes` without
 * words, `flag` for yes, `at least` and `at most` for one bound of a number, `all of` for values that are
 * all required; the remaining kinds occur once each.
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

/** Unit of the bounds of an `at most` filter: metres, or years of a driver's age. */
export type Unit = 'metres' | 'age';

/** A query parameter with its description for the documentation. */
export type DescribedParameter<Value> = Parameter<Value> & { description: string };

export type Parameters = Readonly<Record<string, DescribedParameter<unknown>>>;

/** The values of parameters by name. */
export type ValuesOf<Of extends Readonly<Record<string, { absent: unknown }>>> = {
  [Name in keyof Of]: Of[Name]['absent'];
};

/** A parameter that was ignored, and why. */
export interface Note {
  param: string;
  why:
    | 'not_understood'
    /** One of `from` and `to` without the other. */
    | 'needs_both_dates'
    | 'ends_before_it_begins'
    | 'in_the_past'
    | 'too_long'
    /** A month beside exact dates. */
    | 'dates_count_first'
    /** Of `category`: no listing matches, so the campsites of OpenStreetMap that do are the answer. */
    | 'only_campsites'
    /** Sorting by distance without a centre. */
    | 'nowhere_to_measure_from'
    /** `after` of another order, or truncated. */
    | 'page_not_found';
}

/** The declaration of one filter: everything but its words. */
export interface Filter<
  Name extends string = string,
  Kind extends FilterKind = FilterKind,
  Of extends Parameters = Parameters,
  Words extends string | null = string | null,
> {
  /** Its name in answers and catalogues, and its query parameter where it has only one. */
  name: Name;
  kind: Kind;
  appliesTo: Audience;
  parameters: Of;
  /** The columns of the index that it needs, by name. */
  columns: Readonly<Record<string, ColumnSpec<SearchableRow>>>;
  /** The index criteria of parameter values; none when its parameters are absent. `today` is `YYYY-MM-DD`. */
  criteria(values: ValuesOf<Of>, today: string): Criterion[];
  /** How its values are counted; null when they are not. */
  facet: FacetRequest | null;
  histogram?: HistogramRequest;
  /** Key of the list of its values' words in the catalogues; null for values without words. */
  words: Words;
  unit?: Unit;
  /** Whether its values are sorted by their number of listings; else in their own order. */
  mostFirst: boolean;
  /** Whether a listing states what the filter asks for; unset where every listing does, or another filter says it. */
  isStated?(row: SearchableRow): boolean;
  /** The API's field (dotted) by which a listing states it; unset where another filter has it. */
  field?: string;
  /** For ranking: the listings that are expected to state it, and whether one does. */
  fact?: { of: Audience; isStated(row: SearchableRow): boolean };
  /** Corrects contradictory values in place and returns notes. `today` is `YYYY-MM-DD`. */
  settle?(values: ValuesOf<Of>, today: string): Note[];
}
