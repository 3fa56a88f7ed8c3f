import type { Bounds } from './search.schema.ts';

/** The place that a text was resolved to. */
export interface ResolvedPlace {
  kind: 'country' | 'region' | 'county' | 'town';
  /** Its own name, `Bristol`. */
  name: string;
  /** Distinguishes it from others of that name, such as `England`; empty for countries. */
  context: string;
  countryCode: string;
  /** ISO 3166-2, for regions that listings are placed in. */
  regionId?: string | null;
  /** Its code, for areas other than towns whose names pages have in their languages. */
  areaId?: string | null;
  lat: number;
  lng: number;
  bounds: Bounds | null;
  /** A text that, as `q`, finds exactly this place in any language: `Bristol, England, GB`. */
  query: string;
}

/** Finds the most likely place of a name; null when there is none. */
export type ResolvePlace = (text: string) => ResolvedPlace | null | Promise<ResolvedPlace | null>;
