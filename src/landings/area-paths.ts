import { type Category, CATEGORY_PATHS } from '../listings/index.ts';
import { regionName, type Town } from '../places/index.ts';
import { slugify } from '../platform/slug.ts';
import { type AreaCodes, type LandingStep, LEVELS } from './area.ts';

/** The towns that names and slugs of areas come from. */
export interface Towns {
  /** A town by its GeoNames id. */
  town(id: number): Town | undefined;
  /** The towns of a country. */
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

/** Makes the paths of areas from the towns of a gazetteer, and caches them. */
export function createAreaPaths(towns: Towns): AreaPaths {
  const mainTowns = createMainTowns(towns);
  const known = new Map<string, { slug: string; path: string }>();

  const name = (codes: AreaCodes): string => {
    const [country = '', region, town] = codes;
    if (town !== undefined) return towns.town(Number(town))?.name ?? town;
    if (region !== undefined) return regionName(region) ?? region;
    return countries.of(country) ?? country;
  };
  const newSlug = (codes: AreaCodes): string => {
    const plain = slugify(name(codes));
    const [country = '', region = '', town] = codes;
    if (town === undefined) return plain;
    if (plain === '') return town;
    return mainTowns(country, region).get(plain) === Number(town) ? plain : `${plain}-${town}`;
  };
  /** The slug of an area, and its path below that of a category. */
  const address = (codes: AreaCodes): { slug: string; path: string } => {
    if (codes.length === 0) return { slug: '', path: '' };
    const key = codes.join('.');
    const before = known.get(key);
    if (before !== undefined) return before;
    const slug = newSlug(codes);
    const made = { slug, path: `${address(codes.slice(0, -1)).path}/${encodeURIComponent(slug)}` };
    known.set(key, made);
    return made;
  };
  const path = (category: Category, codes: AreaCodes): string =>
    CATEGORY_PATHS[category] + address(codes).path;
  return {
    path,
    slug: (codes) => address(codes).slug,
    step: (category, codes) => ({
      level: LEVELS[codes.length - 1]!,
      code: codes.at(-1)!,
      name: name(codes),
      slug: address(codes).slug,
      countryCode: codes[0]!,
      path: path(category, codes),
    }),
  };
}

/**
 * Finds the largest town of each slug in a region. It has the plain slug; other towns of that name,
 * also those beyond the region's border that are nearest to some listing, have their GeoNames id
 * appended. So a path does not depend on what is listed.
 */
function createMainTowns({ townsOf }: Towns) {
  const known = new Map<string, Map<string, number>>();
  return (country: string, region: string): Map<string, number> => {
    const key = `${country}.${region}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const main = new Map<string, number>();
    const inhabited = townsOf(country)
      .filter(({ regionId }) => regionId === region)
      .toSorted((a, b) => b.population - a.population || a.id - b.id);
    for (const { id, name } of inhabited) {
      const slug = slugify(name);
      if (!main.has(slug)) main.set(slug, id);
    }
    known.set(key, main);
    return main;
  };
}
