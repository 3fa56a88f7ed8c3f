import type { Bounds } from './search.schema.ts';

/** A place that words were understood as. */
export interface ResolvedPlace {
  kind: 'country' | 'region' | 'county' | 'town';
  /** Its own name, `Bristol`. */
  name: string;
  /** What tells it from others of that name in its country, `England`; empty for countries. */
  context: string;
  countryCode: string;
  /** ISO 3166-2, for regions that listings are placed in. */
  regionId?: string | null;
  /** Its code, where it is no town and pages have names for it in their own languages. */
  areaId?: string | null;
  lat: number;
  lng: number;
  bounds: Bounds | null;
  /** Words that, as `q`, find this very place again in any language: `Bristol, England, GB`. */
  query: string;
}

/** Finds the likeliest place of a name; null when there is none. */
export type ResolvePlace = (text: string) => ResolvedPlace | null | Promise<ResolvedPlace | null>;
