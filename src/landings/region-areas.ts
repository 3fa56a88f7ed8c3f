import { rounded, type Surroundings } from '../places/index.ts';
import type { Inventory, Stock } from '../search/index.ts';
import { type AreaCodes, areaParam, countyCode } from './area.ts';

/** The towns and counties of a region that have listings, most listings first. */
export interface RegionAreas {
  /** Towns. The count of a city includes the towns around it, so it may be listed without listings of its own. */
  towns: Stock[];
  counties: Stock[];
}

/** Counts the listings of a region's towns and counties; both counts are sums over the nearest towns of the listings. */
export function areasOfRegion(
  inventory: Inventory,
  { townsAround, citiesAround, countyOf }: Surroundings,
  region: AreaCodes,
  category: string,
): RegionAreas {
  const nearest = inventory.areas(areaParam(region), category, 'town');
  const byTown = new Map(nearest.map((stock) => [Number(stock.code), stock]));
  const named = new Set([...byTown.keys()].flatMap((id) => [id, ...citiesAround(id)]));
  const towns = [...named].map((id) =>
    sum(
      String(id),
      townsAround(id).flatMap((one) => byTown.get(one) ?? []),
    ),
  );
  const inCounty = Map.groupBy(nearest, ({ code }) => {
    const county = countyOf(Number(code));
    return county !== undefined && county.regionId === region[1] ? county.id : undefined;
  });
  const counties = [...inCounty].flatMap(([id, stocks]) =>
    id === undefined ? [] : sum(countyCode(id), stocks),
  );
  return { towns: towns.sort(mostFirst), counties: counties.sort(mostFirst) };
}

/** Adds up the stocks of several areas to one with the given code. */
function sum(code: string, stocks: readonly Stock[]): Stock {
  const count = stocks.reduce((total, stock) => total + stock.count, 0);
  const mean = (of: 'lat' | 'lng') =>
    stocks.reduce((total, stock) => total + stock[of] * stock.count, 0) / count;
  return { code, count, lat: rounded(mean('lat')), lng: rounded(mean('lng')) };
}

const mostFirst = (a: Stock, b: Stock): number => b.count - a.count || (a.code < b.code ? -1 : 1);
