import { countValues, tally, toLatLng, type Where } from '@campcairn/column-index';
import { type ListingsIn, rounded } from '../places/index.ts';
import type { Clock } from '../platform/clock.ts';
import { ChangeCache } from './change-cache.ts';
import type { Follower } from './follower.ts';
import { CATEGORY_COLUMN } from './filters/audience.ts';
import { PARTNERS, SOURCE_COLUMN } from './filters/source.ts';
import { codesOf, type TownsOfArea } from './where.ts';

/** The listings of one country, region or town. */
export interface Stock {
  /** The country's or region's ISO 3166 code, or the town's GeoNames id. */
  code: string;
  count: number;
  /** The mean of their shown positions. */
  lat: number;
  lng: number;
}

/** Counts of listings at the time of the call; use it before awaiting anything, as the index changes. */
export interface Inventory {
  /**
   * Number of listings by category.
   * @param area as the parameter `area`; null for the whole world.
   */
  categories(area: string | null): ReadonlyMap<string, number>;
  /** The countries, regions or towns with listings, most listings first; of one category or all. */
  areas(area: string | null, category: string | null, by: AreaKind): readonly Stock[];
}

type AreaKind = 'country' | 'region' | 'town';

/** What is counted: listings of partners alone, or open-data campsites as well. */
export type Counted = 'listings' | 'all';

/** Creates the function that counts, including everything committed before a call. */
export function createInventory(
  follower: Follower,
  townsOfArea: TownsOfArea,
): (of?: Counted) => Promise<Inventory> {
  const whereOf = (of: Counted, area: string | null): Where => ({
    kind: 'stating',
    all: [
      ...(of === 'all' ? [] : [{ column: SOURCE_COLUMN, value: PARTNERS }]),
      ...(area === null ? [] : codesOf(area, townsOfArea)),
    ],
  });
  const cache = new ChangeCache(follower);
  const categoriesOf = (where: Where) => countValues(follower.index, where, CATEGORY_COLUMN);
  const areasOf = (where: Where, category: string | null, by: AreaKind): readonly Stock[] => {
    const only = category === null ? null : { column: CATEGORY_COLUMN, value: category };
    return [...tally(follower.index, where, only, by)]
      .map(([code, { count, ...middle }]) => {
        const { lat, lng } = toLatLng(middle);
        return { code, count, lat: rounded(lat), lng: rounded(lng) };
      })
      .sort((a, b) => b.count - a.count || (a.code < b.code ? -1 : 1));
  };
  return async (of = 'listings') => {
    await follower.catchUp();
    return {
      categories(area) {
        const where = whereOf(of, area);
        return cache.get([where], () => categoriesOf(where));
      },
      areas(area, category, by) {
        const where = whereOf(of, area);
        return cache.get([where, category, by], () => areasOf(where, category, by));
      },
    };
  };
}

/** Lifetime of the counts: they rank places of one name, for which they need not be exact. */
const KEPT_MS = 600_000;

/**
 * Creates the function that gives the listings of towns, some minutes old. While they cannot be counted, those
 * counted before stay, or none.
 */
export function createTownStock(
  inventory: () => Promise<Pick<Inventory, 'areas'>>,
  clock: Clock,
): () => Promise<ListingsIn> {
  let counts = new Map<string, number>();
  let until = 0;
  let counting: Promise<void> | undefined;
  const count = async (): Promise<void> => {
    try {
      const stocks = (await inventory()).areas(null, null, 'town');
      counts = new Map(stocks.map(({ code, count: listings }) => [code, listings]));
    } catch {
      // The search itself says when the database is away.
    } finally {
      counting = undefined;
    }
  };
  return async () => {
    const now = clock.now().getTime();
    if (now >= until) {
      const isFirst = until === 0;
      until = now + KEPT_MS;
      counting ??= count();
      if (isFirst) await counting;
    }
    return (townId) => counts.get(String(townId)) ?? 0;
  };
}
