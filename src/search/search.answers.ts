import type { Facet } from '@campcairn/column-index';
import type { Bounds } from '../places/index.ts';
import type { Stay } from '../listings/index.ts';
import type { AvailabilityAnswer } from './availability-answer.ts';
import type { AnyCard, ListingCard } from './card.present.ts';
import type { Note } from './filters/filter.ts';
import type { FilterName } from './filters/registry.ts';
import type { ResolvedMatch } from './gazetteer-matches.ts';
import type { SearchParams } from './search.schema.ts';
import type { Sort } from './sorts.ts';
import type { YearAhead } from './year-ahead.answers.ts';

/** Whether a listing or campsite matches one filter. */
export interface FilterMatch {
  filter: FilterName;
  /** The amenity, where the filter is one of several amenities. */
  value?: string;
  answer: 'matches' | 'not_stated' | 'does_not_match';
}

/** The parameters of the location. If several are given, only one takes effect. */
export type LocationParameter = 'q' | 'bounds' | 'near' | 'area';

/** A histogram of nightly prices in one currency. Prices are never converted, so currencies are not mixed. */
export interface PriceFacet {
  /** The currency of the bands; null when no listing states a price. */
  currency: string | null;
  /** Bounds in whole units of the currency; `from` is inclusive, `to` exclusive and null for the last band. */
  bands: { from: number; to: number | null; count: number }[];
  /** Number of listings with prices in each currency, the most frequent first. */
  currencies: { value: string; count: number }[];
  notStated: number;
}

/** A filter or location that the traveller could remove, with the number of results without it. */
export interface RelaxedFilter {
  /** The name of a filter, or the parameter of the location. */
  filter: FilterName | LocationParameter;
  /** The amenity, where the filter is one of several amenities. */
  value?: string;
  total: number;
}

/** A country, region, county or town, as the parameter `area` gives it. */
export interface RequestedArea {
  /** Codes of the area and of the areas around it, the largest first. */
  codes: string[];
  /** English names of regions and towns, in the order of `codes`; null where there is none. */
  names: (string | null)[];
}

/** The query parameters as the search interpreted them. */
export interface UnderstoodSearch {
  /** The parameters that took effect, in a fixed order, without the cursor. */
  params: URLSearchParams;
  q: string | null;
  /** The place that `q` was understood as; null when there is no `q`, or no place of that name. */
  place: ResolvedMatch | null;
  /** The area of the parameter `area`, if it is the location of this search. */
  area: RequestedArea | null;
  /** The words of a typed sentence that were not understood, as they were typed. */
  unread: readonly string[];
  /** The words of a typed sentence for dates and lengths of stays, which only their parameters state. */
  dates: readonly string[];
  /** The name and the area of `q`, if no place of the name lies in the area; `meant` has those elsewhere. */
  noneThere: { name: string; area: string } | null;
  /** Other places that `q` may mean, or similar names if it is misspelled; the most likely first. */
  meant: ResolvedMatch[];
  from: string | null;
  to: string | null;
  people: number | null;
  categories: SearchParams['category'][number][];
  sort: Sort;
  /**
   * If results are sorted by price, their currencies in the order of the results: the requested or else the most frequent
   * currency first, because prices in different currencies are never compared. Empty for other sort orders.
   */
  currencies: string[];
  /** The filters that the search uses, each once, without dates and `source`. */
  filters: FilterName[];
  /** Parameters that were ignored or changed, with the reasons. */
  notes: Note[];
}

/** The answer of a search. */
export interface SearchAnswer {
  query: UnderstoodSearch;
  total: number;
  /** Number of results that state every criterion, so that none is "not stated"; they come first. */
  stated: number;
  /**
   * Number of listings that do not say whether they match, dates aside. Results with the parameter `unstated`, and otherwise
   * left out.
   */
  silent: number;
  items: AnyCard[];
  /** Number of results of this page that are missing in `items` because the database is unreachable. */
  unknown: number;
  /** If there are few results, the nearest other listings, ordered by distance or price; empty unless requested. */
  nearest: AnyCard[];
  /** Cursor of the next page, for the parameter `after`; null on the last page. */
  next: string | null;
  /**
   * Number of campsites of OpenStreetMap that would match if the search asked for campsites; null if it names a category or
   * a source, or if they were not counted.
   */
  osmCampsites: number | null;
  /** Counts of filter values, by the name of the filter. */
  facets: Record<string, Facet>;
  prices: PriceFacet;
  /**
   * Number of results by availability, and number of campsites (`closed`) that would be results if their season were not
   * over on the dates; null for a search without dates.
   */
  answers: (Record<AvailabilityAnswer, number> & { closed: number }) | null;
  /** If there are no results, the number of results without each filter, highest first; otherwise empty. */
  relaxedFilters: RelaxedFilter[];
  /** The smallest box around the place or area searched, null when the search has none. */
  bounds: Bounds | null;
  /** The listings of `checkIds` that match the search and state every criterion. */
  matching: number[];
  /**
   * Counts of results for each of the next months, regardless of the dates of the search. The number of free listings of a
   * month equals the number of `available` results of the same search for a week in that month. Null if it was not
   * requested, or if the search has price bounds, since prices differ by month.
   */
  yearAhead: YearAhead | null;
}

/** The content of one tile of the map: pins of single results, and clusters where pins would overlap. */
export interface MapTile {
  pins: {
    kind: 'listing' | 'campsite';
    /** A listing's id, or the negated id of an open-data campsite's page. */
    id: number;
    lat: number;
    lng: number;
    category: ListingCard['category'];
    approximate: boolean;
    price: ListingCard['price'];
    /** Availability on the requested dates; null for a search without dates. */
    availability: AvailabilityAnswer | null;
    stay: Stay | null;
  }[];
  clusters: { lat: number; lng: number; count: number }[];
}
