import type { Point } from '../geo.ts';

/** A town of the gazetteer. */
export interface Town extends Point {
  /** GeoNames id. */
  id: number;
  name: string;
  countryCode: string;
  /** ISO 3166-2; null for countries whose regions are not known. */
  regionId: string | null;
  population: number;
  /** GeoNames' code of its county (`GB.ENG.C6`), where that is known. */
  countyId?: string;
}

/** A county, department or province. */
export interface County {
  /** GeoNames' code: `GB.ENG.C6`. */
  id: string;
  /** In English, as GeoNames has it. */
  name: string;
  countryCode: string;
  regionId: string | null;
}
