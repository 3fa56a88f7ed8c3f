import type { Bitmap } from './bitmap.ts';
import { popcount } from './bits.ts';
import { YES } from './columns.ts';
import { PETS_AMENITY } from './criteria.ts';
import { CAMPSITE } from './index-row.ts';
import type { FilterName } from './index-query.ts';
import type { ListingIndex } from './listing-index.ts';
import { type Matches, without } from './matching.ts';
import type { NumberColumn } from './number-column.ts';
import { priceFacet, type PriceFacet } from './price-facet.ts';
import { DRIVER_AGES, HEIGHT_BOUNDS, LENGTH_BOUNDS, PARTY_SIZES } from './scales.ts';
import { count, countIn } from './selection.ts';
import type { Workspace } from './workspace.ts';

/**
 * What choosing each value of a filter would give, all other filters as they are and the filter's
 * own present choice left out. Choosing a value leaves `count` listings that state a match and
 * `notStated` that state nothing and stay in, marked.
 */
export interface Facet {
  values: { value: string; count: number }[];
  notStated: number;
}

/** Facets by filter; `dates` is there when dates are asked for. */
export type Facets = Record<Exclude<FilterName, 'dates' | 'price'>, Facet> & {
  price: PriceFacet;
  /** Listings free on the dates, and listings whose owner has to be asked. */
  dates: { available: number; ask: number } | null;
};

/** Counts every filter's values, exactly. */
export function countFacets(
  index: ListingIndex,
  matches: Matches,
  currency: string | null,
  workspace: Workspace,
): Facets {
  const { selection, criteria, all } = matches;
  const c = index.columns;
  const campsites = c.category.bitmap(CAMPSITE);

  /** The listings that the values of a filter are counted in. */
  const base = (name: FilterName, value?: string): Int32Array => {
    const own = criteria.find((one) => one.name === name && one.value === value);
    return own === undefined ? all : without(matches, own, workspace);
  };
  const silentVehicles = (set: Int32Array, notStated: Bitmap) =>
    countOf(set, (k, word) => set[k]! & notStated.words[word]! & ~(campsites?.words[word] ?? 0));

  const countOf = (set: Int32Array, bitsAt: (k: number, word: number) => number): number => {
    let total = 0;
    for (let k = 0; k < selection.size; k++) {
      if (set[k] !== 0) total += popcount(bitsAt(k, selection.words[k]!));
    }
    return total;
  };
  const valuesOf = (
    set: Int32Array,
    column: { values: readonly string[]; bitmap(value: string): Bitmap | undefined },
  ) =>
    column.values.map((value) => ({
      value,
      count: countIn(selection, set, column.bitmap(value)!),
    }));

  const vehicleValues = (
    name: FilterName,
    column: Parameters<typeof valuesOf>[1] & { notStated: Bitmap },
  ): Facet => {
    const set = base(name);
    return {
      values: valuesOf(set, column),
      notStated: silentVehicles(set, column.notStated),
    };
  };
  const thresholds = (
    name: FilterName,
    column: NumberColumn,
    bounds: readonly number[],
    direction: 'at least' | 'at most',
    unit = 1,
  ): Facet => {
    const set = base(name);
    const buckets = column.buckets.map((bitmap) => countIn(selection, set, bitmap));
    const sum = (from: number, to: number) =>
      buckets.slice(from, to).reduce((total, n) => total + n, 0);
    // Bound i is the edge between bucket i and bucket i + 1.
    const values = bounds.map((bound, i) => ({
      value: String(bound / unit),
      count: direction === 'at least' ? sum(i + 1, buckets.length) : sum(0, i + 1),
    }));
    return { values, notStated: silentVehicles(set, column.notStated) };
  };
  const allowed = (name: FilterName, column: typeof c.pets): Facet => {
    const set = base(name);
    return {
      values: [{ value: '1', count: countIn(selection, set, column.bitmap(YES)!) }],
      notStated: silentVehicles(set, column.notStated),
    };
  };

  const pets = (): Facet => {
    const set = base('pets');
    const dogs = c.amenities.bitmap(PETS_AMENITY);
    const silent = c.pets.notStated.words;
    const byAmenity =
      dogs === undefined ? 0 : countOf(set, (k, w) => set[k]! & silent[w]! & dogs.words[w]!);
    return {
      values: [{ value: '1', count: byAmenity + countIn(selection, set, c.pets.bitmap(YES)!) }],
      notStated: countIn(selection, set, c.pets.notStated) - byAmenity,
    };
  };
  const instant = (): Facet => {
    const set = base('instant');
    return {
      values: [{ value: '1', count: countIn(selection, set, c.instant.bitmap(YES)!) }],
      notStated: countIn(selection, set, c.instant.notStated),
    };
  };
  const amenity = (): Facet => {
    const chosen = new Set(criteria.map((one) => one.value));
    const values = c.amenities.values.map((value) => ({
      value,
      count: countIn(
        selection,
        chosen.has(value) ? base('amenity', value) : all,
        c.amenities.bitmap(value)!,
      ),
    }));
    return { values, notStated: countIn(selection, all, c.amenities.empty) };
  };
  const pitch = (): Facet => {
    const set = base('pitch');
    const silent = c.pitchTypes.empty.words;
    return {
      values: valuesOf(set, c.pitchTypes),
      notStated: countOf(set, (k, w) => set[k]! & silent[w]! & (campsites?.words[w] ?? 0)),
    };
  };
  const people = (): Facet => {
    const facet = thresholds('people', c.sleeps, PARTY_SIZES, 'at least');
    const sites = campsites === undefined ? 0 : countIn(selection, base('people'), campsites);
    for (const value of facet.values) value.count += sites;
    return facet;
  };
  const dates = () => {
    const own = criteria.find((one) => one.name === 'dates');
    if (own === undefined) return null;
    const set = base('dates');
    const openSlots = own.open;
    return {
      available: countOf(set, (k) => set[k]! & own.yes[k]!),
      ask: openSlots === null ? 0 : countOf(set, (k) => set[k]! & openSlots[k]!),
    };
  };

  return {
    category: { values: valuesOf(base('category'), c.category), notStated: 0 },
    dates: dates(),
    people: people(),
    price: priceFacet(index, selection, base('price'), currency, workspace),
    class: vehicleValues('class', c.vehicleClass),
    berths: thresholds('berths', c.sleeps, PARTY_SIZES, 'at least'),
    seats: thresholds('seats', c.seats, PARTY_SIZES, 'at least'),
    transmission: vehicleValues('transmission', c.transmission),
    fuel: vehicleValues('fuel', c.fuel),
    length_max: thresholds('length_max', c.length, LENGTH_BOUNDS, 'at most', 100),
    height_max: thresholds('height_max', c.height, HEIGHT_BOUNDS, 'at most', 100),
    licence: vehicleValues('licence', c.licence),
    pets: pets(),
    one_way: allowed('one_way', c.oneWay),
    festivals: allowed('festivals', c.festivals),
    abroad: allowed('abroad', c.abroad),
    instant: instant(),
    driver_age: thresholds('driver_age', c.driverAge, DRIVER_AGES, 'at most'),
    amenity: amenity(),
    pitch: pitch(),
  };
}

/** How many listings match. */
export const totalOf = ({ selection, all }: Matches): number => count(selection, all);
