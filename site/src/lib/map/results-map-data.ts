import type { Bounds, MapStyle } from '#lib/services.ts';

/** A page's data for the map's script, as JSON in `data-results-map`. */
export interface ResultsMapData {
  locale: string;
  /** What the map is drawn of in place of the built-in map. */
  style: MapStyle | null;
  /** The box that the map begins with. */
  around: Bounds | null;
  /** Ids of the results in the list, in order. */
  listed: number[];
  /** The whole search as a query string. */
  question: string;
  /** Whether distances are in miles. */
  miles: boolean;
  /** Paths in the page's language: of the search, its tiles, its cards, and of the language. */
  search: string;
  tiles: string;
  cards: string;
  prefix: string;
  /** What links of the map say of how a listing was found. */
  via: string;
  words: {
    here: string;
    /** On the button that fetches anew what could not be fetched. */
    incomplete: string;
    close: string;
    map: string;
    zoomIn: string;
    zoomOut: string;
    sources: string;
    /** `#` stands for the count. */
    cluster: string;
    from: string;
    night: string;
    week: string;
    /** The units of prices on pins: `/week`. */
    eachNight: string;
    eachWeek: string;
    noPrice: string;
    askDates: string;
    oneNight: string;
    /** `#` stands for a count of two or more. */
    manyNights: string;
    demo: string;
    /** Of open-data campsites. */
    openData: string;
    attribution: string;
    kinds: Record<string, string>;
  };
}
