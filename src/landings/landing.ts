import { CATEGORIES, type Category } from '../listings/index.ts';
import type { Inventory, Stock } from '../search/index.ts';
import { type AreaCodes, areaParam, type LandingArea, LEVELS } from './area.ts';
import type { AreaPaths } from './area-paths.ts';
import { isKnownAs } from './known-as.ts';

/** The parts of a landing page's path: `/campervan-hire/united-kingdom/england/bristol`. */
export interface LandingPath {
  category: Category;
  country?: string | undefined;
  region?: string | undefined;
  town?: string | undefined;
}

/** One landing page: its trail, the areas in it and beside it. */
export interface Landing {
  category: Category;
  /** Country, then region, then town, as far as the path goes; empty for a whole category. */
  trail: LandingArea[];
  count: number;
  /** Areas one level down, most listings first. */
  children: LandingArea[];
  /** Areas beside it under the same parent, most listings first, at most 24. */
  siblings: LandingArea[];
  /** The same area in the other categories, where they have listings. */
  categories: { category: Category; path: string; count: number }[];
  /** Parameters of the search that finds exactly its listings. */
  params: URLSearchParams;
}

const MAX_SIBLINGS = 24;

/**
 * What one landing page shows; null where nothing is listed. A whole category always has its page.
 * Slugs may be other names of an area; the last step of `trail` has the page's own path.
 */
export function landingOf(
  areaPaths: AreaPaths,
  inventory: Inventory,
  { category, country, region, town }: LandingPath,
): Landing | null {
  const area = (above: AreaCodes, { code, count, lat, lng }: Stock): LandingArea =>
    Object.assign(areaPaths.step(category, [...above, code]), { count, lat, lng });
  const below = (codes: AreaCodes): Stock[] => {
    const level = LEVELS[codes.length];
    return level === undefined ? [] : inventory.areas(areaParam(codes), category, level);
  };

  let codes: AreaCodes = [];
  let siblings: LandingArea[] = [];
  const trail: LandingArea[] = [];
  for (const slug of [country, region, town]) {
    if (slug === undefined) break;
    const above = codes;
    const stocks = below(above);
    const here =
      stocks.find(({ code }) => areaPaths.slug([...above, code]) === slug) ??
      stocks.find(({ code }) => isKnownAs([...above, code], slug));
    if (here === undefined) return null;
    const others = stocks.filter((stock) => stock !== here).slice(0, MAX_SIBLINGS);
    siblings = others.map((stock) => area(above, stock));
    trail.push(area(above, here));
    codes = [...above, here.code];
  }
  const counts = inventory.categories(areaParam(codes));
  const countOf = (one: Category) => counts.get(one) ?? 0;
  return {
    category,
    trail,
    count: countOf(category),
    children: below(codes).map((stock) => area(codes, stock)),
    siblings,
    categories: CATEGORIES.filter((other) => other !== category && countOf(other) > 0).map(
      (other) => ({ category: other, path: areaPaths.path(other, codes), count: countOf(other) }),
    ),
    params: paramsOf(category, codes),
  };
}

function paramsOf(category: Category, codes: AreaCodes): URLSearchParams {
  const area = areaParam(codes);
  return new URLSearchParams(area === null ? { category } : { area, category });
}
