/** Prices of a night in one month, in minor units of one currency, of listings that are free and state a price. */
export interface MonthPrices {
  currency: string;
  /** Number of listings with a price in this currency. */
  count: number;
  lowest: number;
  /** The median; for an even number of listings the lower of the two middle prices. */
  median: number;
}

/**
 * Numbers of results by their availability in one month. A "week" below is any seven consecutive nights of the month from
 * today on, the same stays that a search with the parameter `month` looks for.
 */
export interface MonthAhead {
  /** `2027-05` */
  month: string;
  /** Listings whose calendar has a free week; a search of the month finds as many `available` results. */
  free: number;
  /** Listings whose calendar has a free week, but whose minimum stay is longer than a week. */
  longer: number;
  /** Listings whose calendar has a taken night in every week, and whose season is not closed. */
  taken: number;
  /** Listings whose calendar shows neither a free week nor that all are taken. */
  silent: number;
  /** Results whose season includes a week of the month, or whose calendar has a free week. */
  open: number;
  /** The campsites of OpenStreetMap among `open`. */
  openOfOpenData: number;
  /** Results whose season includes no week of the month. A listing that is also taken counts only here. */
  closed: number;
  /** Results that state no season. */
  seasonNotStated: number;
  /** Average price of a night in the first free week of each free listing, the most frequent currency first. */
  prices: MonthPrices[];
}

/** Numbers of results by their availability in the next twelve months. */
export interface YearAhead {
  listings: number;
  /** Campsites of OpenStreetMap, which have no calendar. */
  openData: number;
  /** Listings whose calendar states a night in at least one of the months. */
  saying: number;
  /** The current month and the next eleven; the current month is left out once it has no full week left. */
  months: MonthAhead[];
}
