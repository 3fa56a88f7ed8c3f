import type { Category } from '../listings/index.ts';
import { countryOfTerritory, type Surroundings, territoryOfRegion } from '../places/index.ts';

/** The levels of areas. Counties and towns are both directly below regions. */
export type Level = 'country' | 'region' | 'county' | 'town';

/**
 * The codes of an area: its country (ISO 3166-1), its region (ISO 3166-2), and its town (GeoNames id) or county (GeoNames'
 * code with `~` for its dots), without the levels below it. Empty for the whole world.
 */
export type AreaCodes = readonly string[];

/** The code of a county in areas: `GB~ENG~C6`. */
export const countyCode = (id: string): string => id.replaceAll('.', '~');

/** The id of a county by its code in areas; undefined for other codes. */
export const countyId = (code: string): string | undefined =>
  code.includes('~') ? code.replaceAll('~', '.') : undefined;

/** The level of an area. */
export function levelOf(codes: AreaCodes): Level {
  if (codes.length < 3) return codes.length === 1 ? 'country' : 'region';
  return countyId(codes[2]!) === undefined ? 'town' : 'county';
}

/** Returns the function that gives the towns of a county, or a town and the towns around it, by the area's code. */
export const townsOfArea =
  ({ townsAround, townsOfCounty }: Surroundings) =>
  (code: string): readonly number[] => {
    const county = countyId(code);
    return county === undefined ? townsAround(Number(code)) : townsOfCounty(county);
  };

/** One level of the breadcrumb trail of a landing page. */
export interface LandingStep {
  level: Level;
  /** ISO 3166 code of a country or region, `GB~ENG~C6` of a county, GeoNames id of a town. */
  code: string;
  /** English name. */
  name: string;
  slug: string;
  countryCode: string;
  /** Path of its landing page in the requested category. */
  path: string;
}

/** A country, region, county or town that has listings. */
export interface LandingArea extends LandingStep {
  count: number;
  /** Mean of the public positions of its listings. */
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

/**
 * The areas of a listing's breadcrumb trail, the largest first: country, region, county if it has pages, and town; only the
 * country if it has no region.
 */
export function areasOf(
  { countryCode: code, regionId, town }: Omit<ListingArea, 'category'>,
  { countyOf }: Pick<Surroundings, 'countyOf'>,
): AreaCodes[] {
  const countryCode = countryOfTerritory(code);
  if (regionId === null) return [[countryCode]];
  const areas = [[countryCode], [countryCode, regionId]];
  if (town === null) return areas;
  const county = countyOf(town.id);
  if (county?.regionId === regionId) areas.push([countryCode, regionId, countyCode(county.id)]);
  return [...areas, [countryCode, regionId, String(town.id)]];
}

/** All areas in which a listing appears: those of its trail, and the cities near its town. */
export const allAreasOf = (
  listing: Omit<ListingArea, 'category'>,
  surroundings: Surroundings,
): AreaCodes[] => {
  const { regionId, town } = listing;
  const countryCode = countryOfTerritory(listing.countryCode);
  const cities = town === null || regionId === null ? [] : surroundings.citiesAround(town.id);
  return [
    ...areasOf(listing, surroundings),
    ...cities.map((city) => [countryCode, regionId!, String(city)]),
  ];
};

/** The value of the search parameter `area` for an area; null for the whole world. */
export const areaParam = (codes: AreaCodes): string | null =>
  codes.length === 0 ? null : codes.join('.');

/** Sorts overseas regions behind the others of their country. */
export const overseasLast = <Region extends { code: string }>(
  regions: readonly Region[],
): Region[] => regions.toSorted((a, b) => overseas(a.code) - overseas(b.code));

const overseas = (code: string): number => Number(territoryOfRegion(code) !== undefined);
