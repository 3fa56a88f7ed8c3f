import type { Box } from './area.ts';
import type { LatLng } from './mercator.ts';

/** The part of the world a question is about. */
export type Where =
  | { kind: 'everywhere' }
  | { kind: 'nowhere' }
  | { kind: 'boxes'; boxes: readonly Box[] }
  /** `radius` in metres. */
  | { kind: 'circle'; centre: LatLng; radius: number }
  | Division
  /** What all of these share, such as the listings of a region at one of its towns. */
  | { kind: 'within'; all: readonly Division[] };

/** A part of the world that listings state: ISO 3166 codes, or a town's GeoNames id. */
export type Division =
  | { kind: 'country'; code: string }
  | { kind: 'region'; id: string }
  | { kind: 'town'; id: number };

/** A stay from night `from` to the morning of `to`, in days since 1970-01-01. */
export interface Stay {
  from: number;
  to: number;
}

/** What listings have to be like. An empty list, null and false ask for nothing. */
export interface Filters {
  category: readonly string[];
  stay: Stay | null;
  /** Whether listings that have to be asked about the dates stay in. */
  ask: boolean;
  people: number | null;
  /** Bounds of a night's price, in whole units of the listing's own currency. */
  priceMin: number | null;
  priceMax: number | null;
  /** The currency the bounds are meant in; null compares each price in its own. */
  currency: string | null;
  vehicleClass: readonly string[];
  berths: number | null;
  seats: number | null;
  transmission: readonly string[];
  fuel: readonly string[];
  lengthMaxCm: number | null;
  heightMaxCm: number | null;
  licence: readonly string[];
  pets: boolean;
  oneWay: boolean;
  festivals: boolean;
  abroad: boolean;
  instant: boolean;
  /** The driver's age in years. */
  driverAge: number | null;
  amenity: readonly string[];
  pitch: readonly string[];
}

/** Asks for nothing. */
export const NO_FILTERS: Filters = {
  category: [],
  stay: null,
  ask: true,
  people: null,
  priceMin: null,
  priceMax: null,
  currency: null,
  vehicleClass: [],
  berths: null,
  seats: null,
  transmission: [],
  fuel: [],
  lengthMaxCm: null,
  heightMaxCm: null,
  licence: [],
  pets: false,
  oneWay: false,
  festivals: false,
  abroad: false,
  instant: false,
  driverAge: null,
  amenity: [],
  pitch: [],
};

/** The filters, by the names their parameters have in addresses. */
export type FilterName =
  | 'category'
  | 'dates'
  | 'people'
  | 'price'
  | 'class'
  | 'berths'
  | 'seats'
  | 'transmission'
  | 'fuel'
  | 'length_max'
  | 'height_max'
  | 'licence'
  | 'pets'
  | 'one_way'
  | 'festivals'
  | 'abroad'
  | 'instant'
  | 'driver_age'
  | 'amenity'
  | 'pitch';

/** The orders results can come in. */
export const SORTS = ['best', 'distance', 'price', 'rating', 'newest'] as const;
export type Sort = (typeof SORTS)[number];
