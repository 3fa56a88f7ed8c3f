import { CATEGORIES, type Category, COUNTRY_CODES, type ShownListings } from '../listings/index.ts';
import type { RunningSearch } from '../search/index.ts';
import type { Surroundings } from '../places/index.ts';
import { areasOf, type LandingStep, type ListingArea } from './area.ts';
import { countrySlug, createAreaPaths, type Towns } from './area-paths.ts';
import { type Landing, landingOf, type LandingPath } from './landing.ts';
import { createRegionPicks, type RegionPick } from './region-picks.ts';
import { createLandingSitemap, type LandingSitemap } from './sitemap.ts';

export { townsOfArea } from './area.ts';
export type { LandingArea, LandingStep, Level, ListingArea } from './area.ts';
export type { Towns } from './area-paths.ts';
export { type CampsitePage, type CampsitePages, createCampsitePages } from './campsite-pages.ts';
export {
  createDirectory,
  type Directory,
  type DirectoryArea,
  type DirectoryPage,
  type DirectoryPath,
} from './directory.ts';
export type { Landing, LandingPath } from './landing.ts';
export type { RegionPick } from './region-picks.ts';
export { createSitemaps, type SitemapEntry, type SitemapFile, type Sitemaps } from './sitemaps.ts';

/** The pages of a category in a country, a region, a county or a town. Counts are exact at the time of the call. */
export interface Landings {
  /** Returns the page of a path; null if there is no such area, or nothing is listed there. */
  page(path: LandingPath): Promise<Landing | null>;
  /** The landing pages on which a listing appears, beginning with its country's. */
  trailOf(listing: ListingArea): LandingStep[];
  /** Returns the code of the country with a slug; undefined if there is none. */
  countryOf(slug: string): string | undefined;
  /** The regions with the most listings of all categories, taken from all countries in turn. */
  regions(limit: number): Promise<RegionPick[]>;
  /** The number of results of each category: listings, and for campsites also those of OpenStreetMap. */
  totals(): Promise<Record<Category, number>>;
  /** The sitemap of all pages that have listings of real partners, not only of demo partners. */
  sitemap: LandingSitemap;
}

/** Creates the landing pages. */
export function createLandings(options: {
  search: RunningSearch;
  shown: ShownListings;
  towns: Towns;
  surroundings: Surroundings;
}): Landings {
  const { search, shown, towns, surroundings } = options;
  const areaPaths = createAreaPaths(towns, surroundings);
  const deps = { areaPaths, surroundings };
  const countries = new Map(COUNTRY_CODES.map((code) => [countrySlug(code), code]));
  return {
    async page(path) {
      const all = await search.inventory('all');
      return landingOf(deps, { all, listings: await search.inventory() }, path);
    },
    trailOf: (listing) =>
      areasOf(listing, surroundings).map((codes) => areaPaths.step(listing.category, codes)),
    countryOf: (slug) => countries.get(slug),
    regions: createRegionPicks(areaPaths, search),
    async totals() {
      const counts = (await search.inventory('all')).categories(null);
      const entries = CATEGORIES.map((category) => [category, counts.get(category) ?? 0]);
      return Object.fromEntries(entries) as Record<Category, number>;
    },
    sitemap: createLandingSitemap(deps, search, shown),
  };
}
