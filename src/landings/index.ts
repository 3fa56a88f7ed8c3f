import { CATEGORIES, type Category, type ShownListings } from '../listings/index.ts';
import type { RunningSearch } from '../search/index.ts';
import { areasOf, type LandingStep, type Whereabouts } from './area.ts';
import { createAtlas, type Towns } from './atlas.ts';
import { type Landing, landingOf, type LandingPath } from './landing.ts';
import { createRegionPicks, type RegionPick } from './region-picks.ts';
import { createLandingSitemap, type LandingSitemap } from './sitemap.ts';

export type { LandingArea, LandingStep, Level, Whereabouts } from './area.ts';
export type { Towns } from './atlas.ts';
export {
  type CampsiteLine,
  type CampsitePage,
  type CampsitePageAnswer,
  type CampsitePages,
  createCampsitePages,
} from './campsite-pages.ts';
export {
  createDirectory,
  type Directory,
  type DirectoryArea,
  type DirectoryPage,
  type DirectoryPath,
  type DirectoryTown,
} from './directory.ts';
export type { Landing, LandingPath } from './landing.ts';
export type { RegionPick } from './region-picks.ts';
export { createSitemaps, type SitemapEntry, type SitemapFile, type Sitemaps } from './sitemaps.ts';

/** The pages of a category in a country, a region or a town. Counts are exact at every call. */
export interface Landings {
  /** A page by its address; null where nothing is listed, or where there is no such area. */
  page(path: LandingPath): Promise<Landing | null>;
  /** The landing pages a shown listing is on, its country's first. */
  trailOf(listing: Whereabouts): LandingStep[];
  /** Regions with most listings over all categories, spread over the countries. */
  regions(limit: number): Promise<RegionPick[]>;
  /** Listings shown in each category. */
  totals(): Promise<Record<Category, number>>;
  /** Every page that has listings of partners that are no demo. */
  sitemap: LandingSitemap;
}

/** Makes the landing pages. */
export function createLandings(options: {
  search: RunningSearch;
  shown: ShownListings;
  towns: Towns;
}): Landings {
  const { search, shown, towns } = options;
  const atlas = createAtlas(towns);
  return {
    page: async (path) => landingOf(atlas, await search.inventory(), path),
    trailOf: (listing) => areasOf(listing).map((codes) => atlas.step(listing.category, codes)),
    regions: createRegionPicks(atlas, search),
    async totals() {
      const counts = (await search.inventory()).categories(null);
      const entries = CATEGORIES.map((category) => [category, counts.get(category) ?? 0]);
      return Object.fromEntries(entries) as Record<Category, number>;
    },
    sitemap: createLandingSitemap(atlas, search, shown),
  };
}
