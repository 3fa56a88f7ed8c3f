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
export interface SaidToFilter {
  filter: FilterName;
  /** The amenity, where the filter is one of several amenities. */
  value?: string;
  answer: 'matches' | 'not_stated' | 'does_not_match';
}

/** The parameters of the location; of several, one counts. */
export type LocationParameter = 'q' | 'bounds' | 'near' | 'area';

/** Prices of a night, in one currency: they are never converted, so never counted together. */
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
export interface Loosening {
  /** A filter, or the parameter of the location. */
  filter: FilterName | LocationParameter;
  /** The amenity, where the filter is one of several amenities. */
  value?: string;
  total: number;
}

/** A country, region, county or town by codes, as the parameter `area` has them. */
export interface AskedArea {
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
  /** What `q` was resolved to; null when there is no `q`, or no match of that name. */
  place: ResolvedMatch | null;
  /** What the parameter `area` means, where it says where is searched; its smallest code counts. */
  area: AskedArea | null;
  /** What else `q` may mean, and what it may where it is misspelled; the most likely first. */
  meant: ResolvedMatch[];
  from: string | null;
  to: string | null;
  people: number | null;
  categories: SearchParams['category'][number][];
  sort: Sort;
  /**
   * Sorted by price: the currencies of the results in the order in which they follow one another, the
   * asked or the most frequent one first. Prices of different ones are never compared. Else none.
   */
  currencies: string[];
  /** The filters that were asked for, dates and `source` apart, each once. */
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
  /** Number of results of this page that are left out of `items`: nothing is known of them while the database is away. */
  unknown: number;
  /** The nearest to the place that are no results, where there are few, by distance or price; empty unless asked for. */
  nearest: AnyCard[];
  /** Cursor of the next page (`after`), null on the last. */
  next: string | null;
  /**
   * Campsites of OpenStreetMap that would match as well, where campsites are not what is asked for alone;
   * null where they are among the results, or not counted.
   */
  openCampsites: number | null;
  /** By the name of the filter's parameter. */
  facets: Record<string, Facet>;
  prices: PriceFacet;
  /**
   * Number of results by what they say to the dates, and of campsites that would be results but are closed
   * then; null without dates.
   */
  answers: (Record<AvailabilityAnswer, number> & { closed: number }) | null;
  /** For an empty answer: the number of results without each filter, highest first; else empty. */
  loosenings: Loosening[];
  /** The smallest box around the place or area searched, null when the search has none. */
  bounds: Bounds | null;
  /** Those of the listings asked about that match, and state so for every filter. */
  among: number[];
  /**
   * What results say to the months to come, whatever dates are asked for; null where it was not asked, or where a price is,
   * which is another one each month. As many are free in a month as a search with the same parameters, the month and the stay of a
   * week finds `available`.
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
    /** What it says to the dates; null when no dates were asked. */
    availability: AvailabilityAnswer | null;
    stay: Stay | null;
  }[];
  clusters: { lat: number; lng: number; count: number }[];
}
