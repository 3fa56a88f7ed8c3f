import { rounded, type Surroundings } from '../places/index.ts';
import type { Inventory, Stock } from '../search/index.ts';
import { type AreaCodes, areaParam, countyCode } from './area.ts';

/** The towns and counties of a region that have listings, those with most first. */
export interface RegionAreas {
  /** The towns. A city counts the listings around it, even if it is the nearest town of none. */
  towns: Stock[];
  counties: Stock[];
}

/** Counts the towns and counties of a region from one count of its listings by their nearest town. */
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

/** Adds stocks up to one with another code. */
function sum(code: string, stocks: readonly Stock[]): Stock {
  const count = stocks.reduce((total, stock) => total + stock.count, 0);
  const mean = (of: 'lat' | 'lng') =>
    stocks.reduce((total, stock) => total + stock[of] * stock.count, 0) / count;
  return { code, count, lat: rounded(mean('lat')), lng: rounded(mean('lng')) };
}

const mostFirst = (a: Stock, b: Stock): number => b.count - a.count || (a.code < b.code ? -1 : 1);
