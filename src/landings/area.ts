import type { Category } from '../listings/index.ts';

/** The levels of areas below a category, the largest first. */
export const LEVELS = ['country', 'region', 'town'] as const;
export type Level = (typeof LEVELS)[number];

/**
 * An area by the codes of its country (ISO 3166-1), region (ISO 3166-2) and town (GeoNames id), as far
 * as it goes. Empty for the whole world.
 */
export type AreaCodes = readonly string[];

/** One level of the breadcrumb trail of a landing page. */
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
  /** The middle of its listings' public positions. */
  lat: number;
  lng: number;
}

/** The category and area of a listing. */
export interface ListingArea {
  category: Category;
  countryCode: string;
  regionId: string | null;
  town: { id: number } | null;
}

/** The areas a listing belongs to, the largest first; without a region only its country. */
export function areasOf({
  countryCode,
  regionId,
  town,
}: Omit<ListingArea, 'category'>): AreaCodes[] {
  const codes = [countryCode, regionId, town && String(town.id)];
  const known = codes.slice(0, codes.includes(null) ? codes.indexOf(null) : codes.length);
  return known.map((_, at) => known.slice(0, at + 1) as string[]);
}

/** An area as the search parameter `area`; null for the whole world. */
export const areaParam = (codes: AreaCodes): string | null =>
  codes.length === 0 ? null : codes.join('.');
