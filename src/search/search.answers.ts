import type { ListingCard } from './card.ts';
import type { Facet, PriceFacet, Sort } from './index/index.ts';
import type { ResolvedPlace } from './place.ts';
import type { Bounds, Note, SearchParams } from './search.schema.ts';

/** A card as one result of a search. */
export interface ResultCard extends ListingCard {
  /** Free for the asked dates, or its owner must be asked; null when no dates were asked. */
  availability: 'available' | 'ask' | null;
  /** Metres from the searched point; null when the search has none. */
  distance: number | null;
  /** Filters asked for that it states nothing about, by the names of their parameters. */
  notStated: string[];
}

/** A filter that could be taken away, and how many results there would then be. */
export interface Loosening {
  /** A parameter's name, or `price` and `dates` for two that belong together. */
  filter: string;
  /** The amenity, where the filter is one of several amenities. */
  value?: string;
  total: number;
}

/** What the query parameters were understood as. */
export interface UnderstoodSearch {
  /** The parameters that took effect, in a fixed order, without the cursor. */
  params: URLSearchParams;
  q: string | null;
  /** Null when there is no `q`, or when no place of that name is known. */
  place: ResolvedPlace | null;
  from: string | null;
  to: string | null;
  people: number | null;
  categories: SearchParams['category'][number][];
  sort: Sort;
  /** Parameters that were left out of account, and why. */
  notes: Note[];
}

/** What a search finds. */
export interface SearchAnswer {
  query: UnderstoodSearch;
  total: number;
  /** How many of them state a match for everything asked; they come first. */
  stated: number;
  items: ResultCard[];
  /** Cursor of the next page (`after`), null on the last. */
  next: string | null;
  /** By the name of the filter's parameter. */
  facets: Record<string, Facet>;
  prices: PriceFacet;
  /** How many are free on the dates, and how many must be asked; null without dates. */
  dates: { available: number; ask: number } | null;
  /** For an empty answer: what dropping each filter would give, the most first; else empty. */
  loosenings: Loosening[];
  /** The smallest box around the place or area searched, null when the search has none. */
  bounds: Bounds | null;
}

/** One tile of the map: listings by themselves, and how many stand where they would overlap. */
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
