import { CATEGORIES, type Category } from '../listings/index.ts';
import {
  countriesWithRegions,
  kilometres,
  otherAreaNames,
  regionOf,
  type Surroundings,
} from '../places/index.ts';
import { slugify } from '../platform/slug.ts';
import type { Inventory, Stock } from '../search/index.ts';
import {
  type AreaCodes,
  areaParam,
  countyCode,
  countyId,
  type LandingArea,
  overseasLast,
  townsOfArea,
} from './area.ts';
import type { AreaPaths } from './area-paths.ts';
import { areasOfRegion, type RegionAreas } from './region-areas.ts';

/** The parts of a landing page's path: `/campervan-hire/united-kingdom/england/bristol`. */
export interface LandingPath {
  category: Category;
  country?: string | undefined;
  region?: string | undefined;
  /** A town or a county. */
  town?: string | undefined;
}

/** The content of a landing page. Counts include campsites of OpenStreetMap. */
export interface Landing {
  category: Category;
  /** The country, region, county and town of the path; empty for a whole category. */
  trail: LandingArea[];
  count: number;
  /** The countries, regions or towns in the area, or the towns around a city; most listings first. */
  children: LandingArea[];
  /** The counties of a region, most listings first. */
  counties: LandingArea[];
  /** At most 12 neighbouring areas: for a town the cities near it first, then the nearest areas. */
  siblings: LandingArea[];
  /** The pages of the same area in other categories that have listings there. */
  categories: { category: Category; path: string; count: number }[];
  /** Whether it has listings of partners. A page with only campsites of OpenStreetMap is not open to search engines. */
  hasListings: boolean;
  /** Parameters of a search that finds exactly the counted results. */
  params: URLSearchParams;
}

const MAX_SIBLINGS = 12;

/** The neighbours and children of a town or county. */
interface Around {
  siblings: readonly Stock[];
  children: readonly Stock[];
  /** The county of a town, if it has a page. */
  county: Stock | undefined;
}

/**
 * Makes one landing page; null if there is no such area, or nothing is listed there. A whole category always has a page.
 * Slugs may also be other names of an area; the last step of `trail` has the page's canonical path.
 */
export function landingOf(
  deps: { areaPaths: AreaPaths; surroundings: Surroundings },
  { listings, all: inventory }: { listings: Inventory; all: Inventory },
  { category, country, region, town }: LandingPath,
): Landing | null {
  const { areaPaths, surroundings } = deps;
  const area = (above: AreaCodes, { code, count, lat, lng }: Stock): LandingArea =>
    Object.assign(areaPaths.step(category, [...above, code]), { count, lat, lng });
  const named = (above: AreaCodes, stocks: readonly Stock[], slug: string): Stock | undefined =>
    stocks.find(({ code }) => areaPaths.slug([...above, code]) === slug) ??
    stocks.find(({ code }) => isKnownAs([...above, code], slug));
  /** Finds the area of a slug. People may type addresses with capitals, spaces and accents. */
  const meant = (above: AreaCodes, stocks: readonly Stock[], given: string): Stock | undefined =>
    named(above, stocks, given) ?? named(above, stocks, slugify(given));

  let codes: AreaCodes = [];
  let siblings: LandingArea[] = [];
  let children = inventory.areas(null, category, 'country').filter(isListed(listings, category));
  const trail: LandingArea[] = [];
  let inRegion: RegionAreas = { towns: [], counties: [] };
  for (const slug of [country, region]) {
    if (slug === undefined) break;
    const above = codes;
    const here = meant(above, children, slug);
    if (here === undefined) return null;
    const others = nearestTo(
      here,
      children.filter((stock) => stock !== here),
    );
    siblings = others.slice(0, MAX_SIBLINGS).map((stock) => area(above, stock));
    trail.push(area(above, here));
    codes = [...above, here.code];
    if (codes.length === 1) {
      children = overseasLast(inventory.areas(areaParam(codes), category, 'region'));
    } else {
      inRegion = areasOfRegion(inventory, surroundings, codes, category);
      children = inRegion.towns;
    }
  }
  const above = codes;
  let counties = inRegion.counties.map((stock) => area(above, stock));
  if (town !== undefined) {
    const all = [...inRegion.towns, ...inRegion.counties];
    const here = meant(above, all, town);
    if (here === undefined) return null;
    const around = aroundOf(here, inRegion, surroundings);
    siblings = around.siblings.slice(0, MAX_SIBLINGS).map((stock) => area(above, stock));
    children = [...around.children];
    counties = [];
    if (around.county) trail.push(area(above, around.county));
    trail.push(area(above, here));
    codes = [...above, here.code];
  }
  const counts = inventory.categories(areaParam(codes));
  const countOf = (one: Category) => counts.get(one) ?? 0;
  const below = town === undefined ? codes : above;
  return {
    category,
    trail,
    count: countOf(category),
    children: children.map((stock) => area(below, stock)),
    counties,
    siblings,
    categories: CATEGORIES.filter((other) => other !== category && countOf(other) > 0).map(
      (other) => ({ category: other, path: areaPaths.path(other, codes), count: countOf(other) }),
    ),
    hasListings: (listings.categories(areaParam(codes)).get(category) ?? 0) > 0,
    params: paramsOf(category, codes),
  };
}

/** Returns a test whether a country has a page: it does if it is covered, or if partners have listings there. */
function isListed(listings: Inventory, category: Category): (country: Stock) => boolean {
  const covered = new Set(countriesWithRegions());
  return ({ code }) => covered.has(code) || (listings.categories(code).get(category) ?? 0) > 0;
}

/** Finds the neighbours and children of a county or town of a region. */
function aroundOf(here: Stock, region: RegionAreas, surroundings: Surroundings): Around {
  const within = new Set(townsOfArea(surroundings)(here.code).map(String));
  within.delete(here.code);
  const children = region.towns.filter(({ code }) => within.has(code));
  if (countyId(here.code) !== undefined) {
    const others = region.counties.filter((county) => county !== here);
    return { children, siblings: nearestTo(here, others), county: undefined };
  }
  const id = Number(here.code);
  const cities = new Set(surroundings.citiesAround(id).map(String));
  const inCounty = surroundings.countyOf(id);
  const county = inCounty && countyCode(inCounty.id);
  const isBeside = ({ code }: Stock): boolean =>
    code !== here.code &&
    !within.has(code) &&
    (county === undefined || surroundings.countyOf(Number(code))?.id === inCounty?.id);
  const others = region.towns.filter((stock) => isBeside(stock) && !cities.has(stock.code));
  return {
    children,
    siblings: [...region.towns.filter(({ code }) => cities.has(code)), ...nearestTo(here, others)],
    county: region.counties.find(({ code }) => code === county),
  };
}

/** Sorts areas by the distance between the mean position of their listings and that of `here`. */
function nearestTo(here: Stock, areas: readonly Stock[]): Stock[] {
  return areas
    .map((stock) => ({ stock, away: kilometres(here, stock) }))
    .sort((a, b) => a.away - b.away)
    .map(({ stock }) => stock);
}

function paramsOf(category: Category, codes: AreaCodes): URLSearchParams {
  const area = areaParam(codes);
  return new URLSearchParams(area === null ? { category } : { area, category });
}

const displays = ['fr', 'es', 'pt', 'de', 'nl'].map(
  (language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }),
);

function otherNames([country = '', region]: AreaCodes): string[] {
  if (region === undefined) return displays.flatMap((display) => display.of(country) ?? []);
  const { localName = '', otherNames: others = [] } = regionOf(region) ?? {};
  return [localName, ...others, ...otherAreaNames(region)];
}

/**
 * Whether a slug that is not an area's own still belongs to it. Countries, regions and counties are found by names in other
 * languages (`bretagne`), towns by any slug that ends with their GeoNames id.
 */
function isKnownAs(codes: AreaCodes, slug: string): boolean {
  const [, , town] = codes;
  if (town !== undefined) {
    const county = countyId(town);
    if (county === undefined) return slug === town || slug.endsWith(`-${town}`);
    return otherAreaNames(county).some((name) => slugify(name) === slug);
  }
  return otherNames(codes).some((name) => slugify(name) === slug);
}
