import type { Point } from '../geo.ts';

/** A town of the gazetteer. */
export interface Town extends Point {
  /** GeoNames id. */
  id: number;
  name: string;
  countryCode: string;
  /** ISO 3166-2 code; null in countries whose regions are not known. */
  regionId: string | null;
  population: number;
  /** GeoNames' code of its county (`GB.ENG.C6`), if it is known. */
  countyId?: string;
}

/** A county, department or province. */
export interface County {
  /** GeoNames' code: `GB.ENG.C6`. */
  id: string;
  /** The English name in GeoNames. */
  name: string;
  countryCode: string;
  regionId: string | null;
}
