import type { Bounds } from '#lib/services.ts';

/** A page's data for the map's script, as JSON in `data-results-map`. */
export interface ResultsMapData {
  locale: string;
  /** A MapLibre style in place of the built-in map. */
  style: string | null;
  /** The box that the map begins with. */
  around: Bounds | null;
  /** Ids of the results in the list, in order. */
  listed: number[];
  /** The whole search as a query string, and what of it filters, wherever that may be. */
  question: string;
  filters: string;
  /** Paths in the page's language: of the search, its tiles, its cards, and of the language. */
  search: string;
  tiles: string;
  cards: string;
  prefix: string;
  /** What links of the map say of how a listing was found. */
  via: string;
  words: {
    here: string;
    close: string;
    /** `#` stands for the count. */
    cluster: string;
    from: string;
    night: string;
    week: string;
    noPrice: string;
    demo: string;
    kinds: Record<string, string>;
  };
}
