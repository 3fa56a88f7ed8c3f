import { CATEGORIES, type Category } from '../listings/index.ts';
import type { Inventory, RunningSearch, Stock } from '../search/index.ts';
import { type AreaCodes, areaParam, type LandingArea } from './area.ts';
import type { AreaPaths } from './area-paths.ts';

/** A region with many listings, and its page in the category with the most of them; `count` is the count of that page. */
export interface RegionPick extends LandingArea {
  category: Category;
  /** Number of listings of all categories in the region. */
  listings: number;
  /** Address of an image of a listing in the region; null if none was found. */
  image: string | null;
}

/** Number of listings among which an image is looked for. */
const IMAGE_CANDIDATES = 12;

/**
 * The regions with the most listings of all categories: the largest of every country, then the second largest of every
 * country, and so on.
 */
function largestRegions(inventory: Inventory, limit: number): { codes: AreaCodes; stock: Stock }[] {
  const ranked = inventory
    .areas(null, null, 'country')
    .slice(0, limit)
    .flatMap(({ code: country }) =>
      inventory
        .areas(country, null, 'region')
        .slice(0, limit)
        .map((stock, rank) => ({ codes: [country, stock.code], stock, rank })),
    );
  return ranked.sort((a, b) => a.rank - b.rank || b.stock.count - a.stock.count).slice(0, limit);
}

interface Inventories {
  listings: Inventory;
  /** Includes campsites of OpenStreetMap, as the counts of pages do. */
  all: Inventory;
}

/** Presents a region with its page in the category that has the most listings there. */
function present(
  areaPaths: AreaPaths,
  { listings, all }: Inventories,
  { codes, stock: { count, lat, lng } }: { codes: AreaCodes; stock: Stock },
): Omit<RegionPick, 'image'> {
  const area = areaParam(codes);
  const counts = listings.categories(area);
  const [first] = CATEGORIES.toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
  const category = first!;
  return Object.assign(areaPaths.step(category, codes), {
    category,
    count: all.categories(area).get(category) ?? 0,
    listings: count,
    lat,
    lng,
  });
}

/** Creates the function that picks at most `limit` regions. A region keeps its image as long as the image's listing is shown. */
export function createRegionPicks(areaPaths: AreaPaths, search: RunningSearch) {
  const chosen = new Map<string, number>();

  const choose = async (area: string): Promise<string | null> => {
    const params = new URLSearchParams({ area });
    const { items } = await search.search(params, { limit: IMAGE_CANDIDATES, facets: false });
    for (const item of items) {
      if (item.kind !== 'listing' || item.image === null) continue;
      chosen.set(area, item.id);
      return item.image.url;
    }
    return null;
  };

  return async (limit: number): Promise<RegionPick[]> => {
    const all = await search.inventory('all');
    const inventories = { all, listings: await search.inventory() };
    const picks = largestRegions(inventories.listings, limit).map((pick) => ({
      key: areaParam(pick.codes)!,
      area: present(areaPaths, inventories, pick),
    }));
    const known = await search.cards(picks.flatMap(({ key }) => chosen.get(key) ?? []));
    const urls = new Map(
      known.map((card) => [card.id, card.kind === 'listing' ? card.image?.url : undefined]),
    );
    return Promise.all(
      picks.map(async ({ key, area }) => {
        const image = urls.get(chosen.get(key) ?? 0) ?? (await choose(key));
        return Object.assign(area, { image });
      }),
    );
  };
}
