/** A yes or no that a partner may have left out: null is "not stated". */
export type Stated = boolean | null;

/** What the index knows of one listing. Null is "not stated" everywhere. */
export interface IndexRow {
  id: number;
  category: string;
  /** Where it is shown, in whole Web Mercator metres: for approximate listings the blurred point. */
  x: number;
  y: number;
  approximate: boolean;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** ISO 3166-2. */
  regionId: string | null;
  /** GeoNames id. */
  townId: number | null;
  /** Lowest price of a night in whole units of the currency (89.5, not 8950); a week's is divided by 7. */
  nightlyPrice: number | null;
  /** ISO 4217; stated exactly when a price is. */
  currency: string | null;
  sleeps: number | null;
  seats: number | null;
  transmission: string | null;
  fuel: string | null;
  vehicleClass: string | null;
  lengthCm: number | null;
  heightCm: number | null;
  /** Licence category in capitals. */
  licence: string | null;
  pets: Stated;
  oneWay: Stated;
  festivals: Stated;
  abroad: Stated;
  instant: Stated;
  minDriverAge: number | null;
  /** An empty list states nothing. */
  amenities: readonly string[];
  /** An empty list states nothing. */
  pitchTypes: readonly string[];
  /** First day of the season, `MM-DD`; stated only together with the last. */
  openFrom: string | null;
  /** Last day of the season, `MM-DD`, itself open; before the first for a season over New Year. */
  openTo: string | null;
  /** 0 to 5; null when nobody has rated it. */
  ratingValue: number | null;
  ratingCount: number;
  /** Seconds since 1970. */
  createdAt: number;
  /** How good a match it is when nothing else is asked: higher comes first. */
  rank: number;
}

/** One stretch of a listing's calendar. */
export interface NightRange {
  /** First night, in days since 1970-01-01. */
  from: number;
  /** The day after the last night. */
  to: number;
  available: boolean;
}

/** The lists of values that the index is built for. */
export interface Vocabulary {
  categories: readonly string[];
  vehicleClasses: readonly string[];
  transmissions: readonly string[];
  fuels: readonly string[];
  amenities: readonly string[];
  pitchTypes: readonly string[];
}

/** The category that is a place to stay and no vehicle. */
export const CAMPSITE = 'campsite';
