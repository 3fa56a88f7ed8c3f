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

/** What a listing or campsite says to a filter: that it matches, nothing, or that it does not match. */
export interface FilterMatch {
  filter: FilterName;
  /** The amenity, where the filter is one of several amenities. */
  value?: string;
  answer: 'matches' | 'not_stated' | 'does_not_match';
}

/** The parameters of the location; if there are several, one counts. */
export type LocationParameter = 'q' | 'bounds' | 'near' | 'area';

/** Counts of prices of a night in one currency. Prices are never converted, so never counted together. */
export interface PriceFacet {
  /** The currency of the bands; null when no listing states a price. */
  currency: string | null;
  /** Whole units, `from` inclusive, `to` exclusive; the last has no end. */
  bands: { from: number; to: number | null; count: number }[];
  /** How many listings state their price in each currency, the most frequent first. */
  currencies: { value: string; count: number }[];
  notStated: number;
}

/** A filter that could be removed, and the number of results without it. */
export interface RelaxedFilter {
  /** A filter, or the parameter of the location. */
  filter: FilterName | LocationParameter;
  /** The amenity, where the filter is one of several amenities. */
  value?: string;
  total: number;
}

/** A country, region, county or town by codes, as the parameter `area` has them. */
export interface RequestedArea {
  /** The largest first. */
  codes: string[];
  /** English names of regions and towns, in the order of their codes; null where there is none. */
  names: (string | null)[];
}

/** How the query parameters were understood. */
export interface UnderstoodSearch {
  /** The parameters that took effect, in a fixed order, without the cursor. */
  params: URLSearchParams;
  q: string | null;
  /** The place that `q` was understood as; null when there is no `q`, or no place of that name. */
  place: ResolvedMatch | null;
  /** The area of the parameter `area`, if it is the location of this search. Its smallest code counts. */
  area: RequestedArea | null;
  /** Other places that `q` may mean, also if it is misspelled; the most likely first. */
  meant: ResolvedMatch[];
  from: string | null;
  to: string | null;
  people: number | null;
  categories: SearchParams['category'][number][];
  sort: Sort;
  /**
   * Sorted by price: the currencies of the results in the order of the results, the requested or the most frequent one first,
   * since prices in different currencies are never compared. Otherwise empty.
   */
  currencies: string[];
  /** The filters that were asked for, each once, without dates and `source`. */
  filters: FilterName[];
  /** Parameters that were ignored, and why. */
  notes: Note[];
}

/** The answer of a search. */
export interface SearchAnswer {
  query: UnderstoodSearch;
  total: number;
  /** Number of results that state a match for every filter; they come first. */
  stated: number;
  items: AnyCard[];
  /** How many results of this page are missing in `items`, because they cannot be read while the database is away. */
  unknown: number;
  /** If there are few results, the nearest other listings, by distance or price; empty unless requested. */
  nearest: AnyCard[];
  /** Cursor of the next page (`after`), null on the last. */
  next: string | null;
  /**
   * How many campsites of OpenStreetMap would match if campsites were asked for; null if they are among the results, or not
   * counted.
   */
  osmCampsites: number | null;
  /** By the name of the filter's parameter. */
  facets: Record<string, Facet>;
  prices: PriceFacet;
  /**
   * Number of results by their answer to the dates, and number of campsites that would be results but are closed then; null
   * without dates.
   */
  answers: (Record<AvailabilityAnswer, number> & { closed: number }) | null;
  /** For an empty answer: the number of results without each filter, highest first; else empty. */
  relaxedFilters: RelaxedFilter[];
  /** The smallest box around the place or area searched, null when the search has none. */
  bounds: Bounds | null;
  /** Those of the listings in `checkIds` that state a match for every filter. */
  matching: number[];
  /**
   * Counts of results for each of the next months, whatever dates are asked for. A month has as many free listings as a search
   * with the same parameters for a week in this month finds `available`. Null if it was not requested, or if a price is asked
   * for, since prices differ by month.
   */
  yearAhead: YearAhead | null;
}

/** One tile of the map: single results, and clusters where they would overlap. */
export interface MapTile {
  pins: {
    kind: 'listing' | 'campsite';
    /** Below 0 for an open-data campsite. */
    id: number;
    lat: number;
    lng: number;
    category: ListingCard['category'];
    approximate: boolean;
    price: ListingCard['price'];
    /** Its answer to the dates; null without dates. */
    availability: AvailabilityAnswer | null;
    stay: Stay | null;
  }[];
  clusters: { lat: number; lng: number; count: number }[];
}
