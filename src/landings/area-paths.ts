import { type Category, CATEGORY_PATHS } from '../listings/index.ts';
import { regionName, type Surroundings, territoryOfRegion, type Town } from '../places/index.ts';
import { slugify } from '../platform/slug.ts';
import { type AreaCodes, countyId, type LandingStep, levelOf } from './area.ts';

/** The towns from which names and slugs of areas are made. */
export interface Towns {
  /** Returns a town by its GeoNames id. */
  town(id: number): Town | undefined;
  /** Returns the towns of a country. The array is the same object until any process imports towns. */
  townsOf(countryCode: string): readonly Town[];
}

/** Names, slugs and paths of areas. */
export interface AreaPaths {
  /** The path of a category's landing page for an area. */
  path(category: Category, codes: AreaCodes): string;
  /** The slug of an area, unique among the areas of the same parent. */
  slug(codes: AreaCodes): string;
  /** An area as a step of a breadcrumb trail. */
  step(category: Category, codes: AreaCodes): LandingStep;
}

const countries = new Intl.DisplayNames('en', { type: 'region' });

const countryName = (code: string): string => countries.of(code) ?? code;

/** The slug of a country, made from its English name. */
export const countrySlug = (code: string): string => slugify(countryName(code));

/** The slugs and paths of a country's areas by their codes, and the main towns (by slug) of its regions. */
interface Cache {
  addresses: Map<string, { slug: string; path: string }>;
  mainTowns: Map<string, Map<string, number>>;
}

/**
 * Makes the paths of areas from the towns of a gazetteer, and caches them until it changes. Counties have no names of towns
 * of their region (see `Surroundings.county`), so their slugs need no ids.
 */
export function createAreaPaths(towns: Towns, { county }: Pick<Surroundings, 'county'>): AreaPaths {
  const caches = new WeakMap<readonly Town[], Cache>();
  const cacheOf = (inCountry: readonly Town[]): Cache => {
    let cache = caches.get(inCountry);
    if (!cache) caches.set(inCountry, (cache = { addresses: new Map(), mainTowns: new Map() }));
    return cache;
  };

  const name = (codes: AreaCodes): string => {
    const [country = '', region, town] = codes;
    if (town !== undefined) {
      const id = countyId(town);
      if (id !== undefined) return county(id)?.name ?? id;
      return towns.town(Number(town))?.name ?? town;
    }
    if (region !== undefined) return regionName(region) ?? region;
    return countryName(country);
  };
  const newSlug = (codes: AreaCodes): string => {
    const plain = slugify(name(codes));
    const [country = '', region = '', town] = codes;
    if (town === undefined) return plain;
    if (plain === '') return town;
    if (countyId(town) !== undefined) return plain;
    const inCountry = towns.townsOf(territoryOfRegion(region) ?? country);
    const { mainTowns } = cacheOf(inCountry);
    const main = mainTowns.get(region) ?? mainTownsOf(inCountry, region);
    mainTowns.set(region, main);
    return main.get(plain) === Number(town) ? plain : `${plain}-${town}`;
  };
  /** The slug of an area, and its path relative to that of a category. */
  const address = (codes: AreaCodes): { slug: string; path: string } => {
    if (codes.length === 0) return { slug: '', path: '' };
    const key = codes.join('.');
    const { addresses } = cacheOf(towns.townsOf(codes[0]!));
    const before = addresses.get(key);
    if (before !== undefined) return before;
    const slug = newSlug(codes);
    const made = { slug, path: `${address(codes.slice(0, -1)).path}/${encodeURIComponent(slug)}` };
    addresses.set(key, made);
    return made;
  };
  const path = (category: Category, codes: AreaCodes): string =>
    CATEGORY_PATHS[category] + address(codes).path;
  return {
    path,
    slug: (codes) => address(codes).slug,
    step: (category, codes) => ({
      level: levelOf(codes),
      code: codes.at(-1)!,
      name: name(codes),
      slug: address(codes).slug,
      countryCode: codes[0]!,
      path: path(category, codes),
    }),
  };
}

/**
 * Finds the largest town of each slug in a region. It gets the plain slug. The GeoNames id is appended to the slugs of other
 * towns of that name, also of towns across the region's border that are nearest to some listing. Paths thus do not depend
 * on listings.
 */
function mainTownsOf(inCountry: readonly Town[], region: string): Map<string, number> {
  const main = new Map<string, number>();
  const inhabited = inCountry
    .filter(({ regionId }) => regionId === region)
    .toSorted((a, b) => b.population - a.population || a.id - b.id);
  for (const { id, name } of inhabited) {
    const slug = slugify(name);
    if (!main.has(slug)) main.set(slug, id);
  }
  return main;
}
