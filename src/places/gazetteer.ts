import { around } from 'geokdbush';
import KDBush from 'kdbush';
import { lazily } from '../platform/lazily.ts';
import { type Bounds, contains, kilometres, type Point } from './geo.ts';
import type { County, Town } from './towns/town.ts';
import {
  countryNumber,
  type CountyColumns,
  countyColumnsOf,
  type TownColumns,
} from './towns/town-columns.ts';

/** A town and its distance in kilometres. */
export interface NearTown {
  town: Town;
  km: number;
}

/** The towns of the world, in memory. */
export interface Gazetteer {
  /** Returns a town by its GeoNames id, also one that newer data no longer has. */
  town(id: number): Town | undefined;
  /** The most populous towns inside a box, largest first. */
  largestWithin(bounds: Bounds, limit: number): Town[];
  /** The nearest town within `km` kilometres; if a country is given, the nearest of that country. */
  nearest(point: Point, km: number, countryCode?: string): NearTown | undefined;
  /** The towns of a country, in the order of their ids. */
  townsOf(countryCode: string): readonly Town[];
  /** The counties of a country. */
  countiesOf(countryCode: string): readonly County[];
  /** The number of towns, without those that newer data no longer has. */
  readonly size: number;
}

const NODE_SIZE = 16;

type Nearest = (point: Point, km: number) => NearTown | undefined;

/** Caches the results of a function by its argument. */
function memoized<K, T>(make: (key: K) => T): (key: K) => T {
  const made = new Map<K, T>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}

const NOWHERE = new Uint32Array();

/** Groups ascending indexes of `countries` by the country's number. */
function byCountry(indexes: Iterable<number>, countries: Uint16Array): Map<number, Uint32Array> {
  const grouped = Map.groupBy(indexes, (at) => countries[at]!);
  return new Map([...grouped].map(([country, some]) => [country, Uint32Array.from(some)]));
}

/** The indexes of the towns that newer data still has. */
function presentIn(gone: Int32Array): Uint32Array {
  const present = new Uint32Array(gone.length);
  let size = 0;
  for (let at = 0; at < gone.length; at++) if (gone[at] === 0) present[size++] = at;
  return present.slice(0, size);
}

/** The index of a number in an ascending list, or -1, by binary search. */
function indexIn(ascending: Int32Array, wanted: number): number {
  let [low, high] = [0, ascending.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (ascending[middle]! < wanted) low = middle + 1;
    else high = middle;
  }
  return ascending[low] === wanted ? low : -1;
}

/**
 * Creates a gazetteer. Its indexes by country, position and population are built at their first use.
 * @param columns The towns. Those that newer data no longer has are found by id only.
 */
export function createGazetteer(
  columns: TownColumns,
  counties: CountyColumns = countyColumnsOf([]),
): Gazetteer {
  const { ids, lats, lngs, populations, countries } = columns;
  const townAt = memoized(columns.townAt);
  const present = presentIn(columns.gone);
  const towns = lazily(() => byCountry(present, countries));
  const countiesIn = lazily(() => byCountry(counties.countries.keys(), counties.countries));

  const indexed = (some: Uint32Array): Nearest => {
    if (some.length === 0) return () => undefined;
    const index = new KDBush(some.length, NODE_SIZE);
    for (const at of some) index.add(lngs[at]!, lats[at]!);
    index.finish();
    return (point, km) => {
      const [nearest] = around(index, point.lng, point.lat, 1, km);
      if (nearest === undefined) return undefined;
      const town = townAt(some[nearest]!);
      return { town, km: kilometres(point, town) };
    };
  };
  const inCountry = (code: string) => towns().get(countryNumber(code)) ?? NOWHERE;
  const townsOf = memoized((code: string) => Array.from(inCountry(code), townAt));
  const countiesOf = (code: string) =>
    Array.from(countiesIn().get(countryNumber(code)) ?? NOWHERE, counties.countyAt);
  // Each country has its own index, because filtering a common index would visit most towns if the country is far away.
  const nearestIn = memoized((code: string) => indexed(inCountry(code)));
  const nearest = lazily(() => indexed(present));
  const bySize = lazily(() => present.toSorted((a, b) => populations[b]! - populations[a]!));
  return {
    size: present.length,
    town(id) {
      const at = indexIn(ids, id);
      return at < 0 ? undefined : townAt(at);
    },
    townsOf,
    countiesOf,
    largestWithin(bounds, limit) {
      const largest: Town[] = [];
      for (const at of bySize()) {
        if (largest.length >= limit) break;
        if (contains(bounds, { lat: lats[at]!, lng: lngs[at]! })) largest.push(townAt(at));
      }
      return largest;
    },
    nearest: (point, km, countryCode) =>
      (countryCode === undefined ? nearest() : nearestIn(countryCode))(point, km),
  };
}
