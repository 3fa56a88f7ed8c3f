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
 * The kind of a filter, which decides how it is shown. `choice` offers values that have words in the
 * catalogues, `codes` values without words, `flag` a single yes, `at least` and `at most` one bound of a
 * number, and `all of` values that are all required. Each of the remaining kinds has one filter.
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

/** Unit of the bounds of an `at most` filter: metres of a vehicle, kilometres to a place, or years of a driver's age. */
export type Unit = 'metres' | 'kilometres' | 'age';

/** A query parameter with its description for the documentation. */
export type DescribedParameter<Value> = Parameter<Value> & { description: string };

export type Parameters = Readonly<Record<string, DescribedParameter<unknown>>>;

/** The values of parameters by name. */
export type ValuesOf<Of extends Readonly<Record<string, { absent: unknown }>>> = {
  [Name in keyof Of]: Of[Name]['absent'];
};

/** A note that a query parameter was ignored or changed, with the reason. */
export interface Note {
  param: string;
  why:
    | 'not_understood'
    /** `from` was given without `to`, or the reverse. */
    | 'needs_both_dates'
    | 'ends_before_it_begins'
    | 'in_the_past'
    | 'too_long'
    /** `month` was given beside exact dates, which take precedence. */
    | 'dates_count_first'
    /** `category` was changed: no listing matches, so the answer has the matching campsites of OpenStreetMap. */
    | 'only_campsites'
    /** Results should be sorted by distance, but the search has no centre. */
    | 'nowhere_to_measure_from'
    /** The cursor in `after` belongs to another sort order, or is truncated. */
    | 'page_not_found';
}

/** The declaration of one filter: everything but its words in the message catalogues. */
export interface Filter<
  Name extends string = string,
  Kind extends FilterKind = FilterKind,
  Of extends Parameters = Parameters,
  Words extends string | null = string | null,
> {
  /** Name of the filter in answers and catalogues, and of its query parameter if it has only one. */
  name: Name;
  kind: Kind;
  appliesTo: Audience;
  parameters: Of;
  /** The index columns that the filter needs, by name. */
  columns: Readonly<Record<string, ColumnSpec<SearchableRow>>>;
  /** Turns parameter values into criteria of the index; none when its parameters are absent. `today` is `YYYY-MM-DD`. */
  criteria(values: ValuesOf<Of>, today: string): Criterion[];
  /** How the index counts the filter's values; null if it does not. */
  facet: FacetRequest | null;
  histogram?: HistogramRequest;
  /** The key under which the catalogues hold the words of its values; null for values without words. */
  words: Words;
  unit?: Unit;
  /** Whether its values are shown by their number of listings, largest first; otherwise in their declared order. */
  mostFirst: boolean;
  /** Whether a listing states the criterion; unset where every listing does, or where another filter tells it. */
  isStated?(row: SearchableRow): boolean;
  /** Dotted path of the API field that states the criterion; unset where another filter has the field. */
  field?: string;
  /** For ranking by completeness: the listings that are expected to state it, and whether a listing does. */
  fact?: { of: Audience; isStated(row: SearchableRow): boolean };
  /** Corrects contradictory values in place and returns notes. `today` is `YYYY-MM-DD`. */
  settle?(values: ValuesOf<Of>, today: string): Note[];
}
