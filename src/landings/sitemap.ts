import { CATEGORIES, type Category, type ShownListings } from '../listings/index.ts';
import type { RunningSearch } from '../search/index.ts';
import type { Surroundings } from '../places/index.ts';
import { allAreasOf } from './area.ts';
import type { AreaPaths } from './area-paths.ts';
import { FILE_LISTINGS, readPartName, type SitemapPart, sitemapParts } from './sitemap-parts.ts';

/** The entry of a landing page in a sitemap. */
export interface LandingEntry {
  path: string;
  /** Time of the newest change of its listings; undefined for areas that are divided between files and large categories. */
  updatedAt: Date | undefined;
}

/** The sitemap files of landing pages that have listings of real partners, not only of demo partners. */
export interface LandingSitemap {
  /** The names of all files. */
  files(): Promise<string[]>;
  /** The pages of a file; empty if there is no such file. */
  entries(name: string): Promise<LandingEntry[]>;
}

/** Name of the file with the pages of whole categories, and of areas that are divided between files. */
const LARGE = 'large';

/**
 * Creates the sitemap of the landing pages. Each file reads only the listings of its own areas. If a region is divided into
 * ranges of towns, a city or county with towns in several ranges is in several files.
 */
export function createLandingSitemap(
  { areaPaths, surroundings }: { areaPaths: AreaPaths; surroundings: Surroundings },
  search: RunningSearch,
  { sitemap: listed }: ShownListings,
): LandingSitemap {
  const division = async () => {
    const inventory = await search.inventory();
    const all = CATEGORIES.flatMap((category) =>
      inventory
        .areas(null, category, 'country')
        .map(({ code: countryCode }) => ({ category, countryCode })),
    );
    const countries = await listed.countries(all);
    return { countries, ...sitemapParts(await search.inventory(), countries) };
  };

  /** The newest change of the listings of each category; empty if there are more listings than one file may read. */
  const newestChanges = async (parts: readonly SitemapPart[]) => {
    const newest = new Map<Category, Date>();
    const counts = (await search.inventory()).categories(null).values();
    if (counts.reduce((sum, count) => sum + count, 0) > FILE_LISTINGS) return newest;
    for (const part of parts) {
      for (const { updatedAt } of await listed.areas(part)) {
        const before = newest.get(part.category);
        if (before === undefined || before < updatedAt) newest.set(part.category, updatedAt);
      }
    }
    return newest;
  };

  const largeEntries = async ({
    countries,
    parts,
    divided,
  }: Awaited<ReturnType<typeof division>>) => {
    const newest = await newestChanges(parts);
    const whole = CATEGORIES.filter((category) =>
      countries.some((country) => country.category === category),
    ).map((category) => ({
      path: areaPaths.path(category, []),
      updatedAt: newest.get(category),
    }));
    const areas = divided.map(({ category, codes }) => ({
      path: areaPaths.path(category, codes),
      updatedAt: undefined,
    }));
    return [...whole, ...areas];
  };

  return {
    async files() {
      const { countries, parts } = await division();
      return countries.length === 0 ? [] : [LARGE, ...parts.map(({ name }) => name)];
    },
    async entries(name) {
      if (name === LARGE) return largeEntries(await division());
      const parsedName = readPartName(name);
      if (parsedName === undefined) return [];
      const { country, regionId } = parsedName;
      const { parts } = sitemapParts(await search.inventory(), [country], { regionId });
      const part = parts.find((one) => one.name === name);
      if (part === undefined) return [];
      const { category, countryCode, depth } = part;
      const newest = new Map<string, Date>();
      for (const { regionId, townId, updatedAt } of await listed.areas(part)) {
        const town = townId === null ? null : { id: townId };
        for (const codes of allAreasOf({ countryCode, regionId, town }, surroundings)) {
          if (codes.length < depth) continue;
          const path = areaPaths.path(category, codes);
          const before = newest.get(path);
          if (before === undefined || before < updatedAt) newest.set(path, updatedAt);
        }
      }
      return [...newest].map(([path, updatedAt]) => ({ path, updatedAt }));
    },
  };
}
