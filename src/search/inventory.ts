import { countValues, tally, toLatLng, type Where } from '@campcairn/column-index';
import { rounded } from '../places/index.ts';
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
  categories(area: string | null): Map<string, number>;
  /** The countries, regions or towns with listings, most listings first; of one category or all. */
  areas(area: string | null, category: string | null, by: 'country' | 'region' | 'town'): Stock[];
}

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
  return async (of = 'listings') => {
    await follower.catchUp();
    const { index } = follower;
    return {
      categories: (area) => countValues(index, whereOf(of, area), CATEGORY_COLUMN),
      areas(area, category, by) {
        const only = category === null ? null : { column: CATEGORY_COLUMN, value: category };
        return [...tally(index, whereOf(of, area), only, by)]
          .map(([code, { count, ...middle }]) => {
            const { lat, lng } = toLatLng(middle);
            return { code, count, lat: rounded(lat), lng: rounded(lng) };
          })
          .sort((a, b) => b.count - a.count || (a.code < b.code ? -1 : 1));
      },
    };
  };
}
