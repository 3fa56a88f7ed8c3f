import type { Category } from '../listings/index.ts';

/** The steps below a category, the outer first. */
export const LEVELS = ['country', 'region', 'town'] as const;
export type Level = (typeof LEVELS)[number];

/**
 * Where a listing says it is, as far as it is looked at: the codes of its country (ISO 3166-1), its
 * region (ISO 3166-2) and its town (GeoNames id). Empty for the whole world.
 */
export type AreaCodes = readonly string[];

/** One step of the way to a landing page. */
export interface LandingStep {
  level: Level;
  /** ISO 3166 code of a country or region, GeoNames id of a town. */
  code: string;
  /** In English. */
  name: string;
  slug: string;
  countryCode: string;
  /** Path of its landing page in the category it was asked for. */
  path: string;
}

/** A country, region or town that has listings. */
export interface LandingArea extends LandingStep {
  count: number;
  /** The middle of where its listings are shown. */
  lat: number;
  lng: number;
}

/** Where a listing is, as its public page knows it. */
export interface Whereabouts {
  category: Category;
  countryCode: string;
  regionId: string | null;
  town: { id: number } | null;
}

/** The areas a listing belongs to, the outer first; without a region it belongs to its country alone. */
export function areasOf({
  countryCode,
  regionId,
  town,
}: Omit<Whereabouts, 'category'>): AreaCodes[] {
  const codes = [countryCode, regionId, town && String(town.id)];
  const known = codes.slice(0, codes.includes(null) ? codes.indexOf(null) : codes.length);
  return known.map((_, at) => known.slice(0, at + 1) as string[]);
}

/** An area as the search parameter `area`; null for the whole world. */
export const areaParam = (codes: AreaCodes): string | null =>
  codes.length === 0 ? null : codes.join('.');
