import type { Bounds, MapStyle } from '#lib/services.ts';

/** A page's data for the map's script, as JSON in `data-results-map`. */
export interface ResultsMapData {
  locale: string;
  /** A MapLibre style that replaces the built-in map. */
  style: MapStyle | null;
  /** Bounding box that the map shows at first. */
  around: Bounds | null;
  /** Ids of the results in the list, in order. */
  listed: number[];
  /** Query string of the whole search. */
  question: string;
  /** Whether distances are in miles. */
  miles: boolean;
  /**
   * Paths of the search, its tiles and its cards in the page's language, and the prefix of that
   * language.
   */
  search: string;
  tiles: string;
  cards: string;
  prefix: string;
  /** Value of `via` in the map's links, which records how a listing was found. */
  via: string;
  words: {
    here: string;
    /** Label of the button that loads failed tiles again. */
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
    /** Units of prices on pins, such as `/week`. */
    eachNight: string;
    eachWeek: string;
    noPrice: string;
    askDates: string;
    oneNight: string;
    /** `#` stands for a count of two or more. */
    manyNights: string;
    /** The shortest stay; `#` stands for a count of two or more. */
    shortestStay: string;
    demo: string;
    /** Label of open-data campsites. */
    openData: string;
    /** For what a campsite does not have. */
    no: string;
    attribution: string;
    kinds: Record<string, string>;
  };
}
