/** The town that a row without coordinates names. */
export interface TownQuery {
  city: string;
  region: string | null;
  /** ISO 3166-1 alpha-2. */
  countryCode: string | null;
  postcode: string | null;
}

/** A point as it is read from a row, with the country that the row names. */
export interface PointRead {
  lat: number;
  lng: number;
  country_code?: string;
}

/** The gazetteer's matches of a name. */
export type TownMatch =
  | { kind: 'town'; lat: number; lng: number; countryCode: string }
  | { kind: 'several'; candidates: readonly string[] }
  /** The region or postcode is far from every town of the name, of which the largest is shown. */
  | { kind: 'elsewhere'; label: string }
  | { kind: 'none' };
