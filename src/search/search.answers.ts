import type { Facet } from '@campcairn/column-index';
import type { Bounds } from '../places/index.ts';
import type { ListingCard } from './card.ts';
import type { Note } from './filters/filter.ts';
import type { FilterName } from './filters/registry.ts';
import type { ResolvedMatch } from './gazetteer-matches.ts';
import type { SearchParams } from './search.schema.ts';
import type { Sort } from './sorts.ts';

/** A card as one result of a search. */
export interface ResultCard extends ListingCard {
  /** Free for the asked dates, or its owner must be asked; null when no dates were asked. */
  availability: 'available' | 'ask' | null;
  /** Metres from the searched point; null when the search has none. */
  distance: number | null;
  /** Requested filters about which it states nothing. */
  notStated: FilterName[];
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

/** How the query parameters were understood. */
export interface UnderstoodSearch {
  /** The parameters that took effect, in a fixed order, without the cursor. */
  params: URLSearchParams;
  q: string | null;
  /** What `q` was resolved to; null when there is no `q`, or no match of that name. */
  place: ResolvedMatch | null;
  from: string | null;
  to: string | null;
  people: number | null;
  categories: SearchParams['category'][number][];
  sort: Sort;
  /** Parameters that were ignored, and why. */
  notes: Note[];
}

/** The answer of a search. */
export interface SearchAnswer {
  query: UnderstoodSearch;
  total: number;
  /** Number of results that state a match for every filter; they come first. */
  stated: number;
  items: ResultCard[];
  /** Cursor of the next page (`after`), null on the last. */
  next: string | null;
  /** By the name of the filter's parameter. */
  facets: Record<string, Facet>;
  prices: PriceFacet;
  /** Number of results that are free on the dates, and that must be asked; null without dates. */
  dates: { available: number; ask: number } | null;
  /** For an empty answer: the number of results without each filter, highest first; else empty. */
  loosenings: Loosening[];
  /** The smallest box around the place or area searched, null when the search has none. */
  bounds: Bounds | null;
  /** Those of the listings asked about that match, and state so for every filter. */
  among: number[];
}

/** One tile of the map: single listings, and clusters where they would overlap. */
export interface MapTile {
  pins: {
    id: number;
    lat: number;
    lng: number;
    category: ListingCard['category'];
    approximate: boolean;
    price: ListingCard['price'];
  }[];
  clusters: { lat: number; lng: number; count: number }[];
}
