/** What a night costs in one month, in minor units of one currency: of listings that are free and state a price. */
export interface MonthPrices {
  currency: string;
  /** Of how many listings. */
  count: number;
  lowest: number;
  /** The middle one; of an even number of listings the lower of the two in the middle. */
  median: number;
}

/**
 * What results say to one month. A week is any seven nights of it that follow one another, from today on; it is the stay
 * that a search with `month` asks for.
 */
export interface MonthAhead {
  /** `2027-05` */
  month: string;
  /** Listings whose calendar has a free week: as many as a search of the month finds `available`. */
  free: number;
  /** Listings whose calendar has one, but which ask for more nights. */
  longer: number;
  /** Listings whose calendar has a taken night in each week, and which are not closed. */
  taken: number;
  /** Listings whose calendar says neither; those that are closed and taken are only `closed`. */
  silent: number;
  /** Results whose season has a week of the month, or whose calendar has a free one; and of them, those of OpenStreetMap. */
  open: number;
  openOfOpenData: number;
  /** Results whose season has none. */
  closed: number;
  /** Results that state no season. */
  seasonNotStated: number;
  /** Of a night of the first free week of each free listing; the most frequent currency first. */
  prices: MonthPrices[];
}

/** What results say to the months to come. */
export interface YearAhead {
  listings: number;
  /** Campsites of OpenStreetMap, which have no calendar. */
  openData: number;
  /** Listings whose calendar says something of at least one of the months. */
  saying: number;
  /** This month and the eleven that follow, without this one once no week is left of it. */
  months: MonthAhead[];
}
