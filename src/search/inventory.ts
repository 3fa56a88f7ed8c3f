import { countValues, tally, toLatLng, type Where } from '@campcairn/column-index';
import { type ListingsIn, rounded } from '../places/index.ts';
import type { Clock } from '../platform/clock.ts';
import { ChangeCache } from './change-cache.ts';
import type { Follower } from './follower.ts';
import { CATEGORY_COLUMN } from './filters/audience.ts';
import { PARTNERS, SOURCE_COLUMN } from './filters/source.ts';
import { codesOf, type TownsOfArea } from './where.ts';

/** The number and mean position of the listings of one country, region or town. */
export interface Stock {
  /** The country's or region's ISO 3166 code, or the town's GeoNames id. */
  code: string;
  count: number;
  /** Mean of the public positions of the listings, in degrees. */
  lat: number;
  lng: number;
}

/**
 * Counts listings of the current index. Use it before the next `await`, so that all counts are of the same
 * state of the index.
 */
export interface Inventory {
  /**
   * Number of listings by category.
   * @param area Codes as in the query parameter `area`; null for the whole world.
   */
  categories(area: string | null): ReadonlyMap<string, number>;
  /** The countries, regions or towns with listings of a category (null for all), most listings first. */
  areas(area: string | null, category: string | null, by: AreaKind): readonly Stock[];
}

type AreaKind = 'country' | 'region' | 'town';

/** Whether only listings of partners are counted, or open-data campsites as well. */
export type Counted = 'listings' | 'all';

/** Creates the function that gives the inventory; it contains everything committed before a call. */
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

/** Lifetime of the counts. They only rank places of the same name, so they need not be exact. */
const KEPT_MS = 600_000;

/**
 * Creates a function that gives the number of listings of each town; the counts are up to `KEPT_MS` old. If counting
 * fails, the earlier counts stay in use; before the first count, every town has 0.
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
      // The search itself reports that the database is unreachable.
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
