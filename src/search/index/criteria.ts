import type { Bitmap } from './bitmap.ts';
import { YES } from './columns.ts';
import type { Criterion } from './criterion.ts';
import type { EnumColumn } from './enum-column.ts';
import { CAMPSITE } from './index-row.ts';
import type { Filters, FilterName } from './index-query.ts';
import type { ListingIndex } from './listing-index.ts';
import type { NumberColumn } from './number-column.ts';
import type { Selection } from './selection.ts';
import { justAbove } from './scales.ts';
import { addBetween, addBitmap, dropBitmap, fill, keepBitmap } from './sets.ts';
import { stayCriterion } from './stay.ts';

/** What speaks for "we take pets" when the policy itself says nothing. */
export const PETS_AMENITY = 'dogs_allowed';

/**
 * What each filter means, and for whom "not stated" is kept:
 *
 * - category: every listing states it.
 * - dates: free on every night is yes, taken (or out of season) on any night is no, all else has
 *   to be asked; `ask` off drops those.
 * - people: sleeps at least so many; campsites take any number, so they are a yes.
 * - price: a night's price in the listing's own currency is within the bounds; a price in another
 *   currency than the one asked for is a no; a listing without a price is kept.
 * - class, berths, seats, transmission, fuel, length, height, licence, one-way, festivals, abroad
 *   and the driver's age are questions about a vehicle: a vehicle that states nothing is kept,
 *   a campsite that states nothing has no answer and is dropped.
 * - pets, instant: any listing that states nothing is kept. For pets, the amenity "dogs allowed"
 *   counts as a yes where the policy is not stated.
 * - amenity: each has to be listed; a listing that lists no amenities at all is kept, one that
 *   lists some but not this one has said no.
 * - pitch: any of them has to be listed; a campsite that lists none is kept, a vehicle dropped.
 */
export function criteriaOf(
  index: ListingIndex,
  filters: Filters,
  selection: Selection,
): Criterion[] {
  const c = index.columns;
  const campsites = c.category.bitmap(CAMPSITE);
  const criteria: Criterion[] = [];

  const bits = (...bitmaps: (Bitmap | undefined)[]) => {
    const out = selection.workspace.take();
    fill(selection, out, 0);
    for (const bitmap of bitmaps) addBitmap(selection, out, bitmap);
    return out;
  };
  const vehiclesIn = (bitmap: Bitmap) => {
    const out = bits(bitmap);
    dropBitmap(selection, out, campsites);
    return out;
  };
  const between = (column: NumberColumn, min: number, below: number) => {
    const out = bits();
    addBetween(selection, out, column, min, below);
    return out;
  };

  const vehicleHasAny = (name: FilterName, column: EnumColumn, values: readonly string[]) => {
    if (values.length === 0) return;
    const yes = bits(...values.map((value) => column.bitmap(value)));
    criteria.push({ name, yes, open: vehiclesIn(column.notStated) });
  };
  const vehicleWithin = (name: FilterName, column: NumberColumn, min: number, below: number) => {
    const open = vehiclesIn(column.notStated);
    criteria.push({ name, yes: between(column, min, below), open });
  };
  const vehicleAllows = (name: FilterName, column: EnumColumn, asked: boolean) => {
    if (asked) vehicleHasAny(name, column, [YES]);
  };

  if (filters.category.length > 0) {
    const yes = bits(...filters.category.map((value) => c.category.bitmap(value)));
    criteria.push({ name: 'category', yes, open: null });
  }
  if (filters.stay !== null) {
    criteria.push(stayCriterion(index, filters.stay, filters.ask, selection));
  }
  if (filters.people !== null) {
    const yes = between(c.sleeps, filters.people, Number.POSITIVE_INFINITY);
    addBitmap(selection, yes, campsites);
    criteria.push({ name: 'people', yes, open: vehiclesIn(c.sleeps.notStated) });
  }
  if (filters.priceMin !== null || filters.priceMax !== null) {
    const below = justAbove(filters.priceMax ?? Number.POSITIVE_INFINITY);
    const yes = between(c.price, filters.priceMin ?? Number.NEGATIVE_INFINITY, below);
    if (filters.currency !== null) {
      keepBitmap(selection, yes, c.currency.bitmap(filters.currency));
    }
    criteria.push({ name: 'price', yes, open: bits(c.price.notStated) });
  }
  vehicleHasAny('class', c.vehicleClass, filters.vehicleClass);
  if (filters.berths !== null) {
    vehicleWithin('berths', c.sleeps, filters.berths, Number.POSITIVE_INFINITY);
  }
  if (filters.seats !== null) {
    vehicleWithin('seats', c.seats, filters.seats, Number.POSITIVE_INFINITY);
  }
  vehicleHasAny('transmission', c.transmission, filters.transmission);
  vehicleHasAny('fuel', c.fuel, filters.fuel);
  if (filters.lengthMaxCm !== null) {
    vehicleWithin('length_max', c.length, Number.NEGATIVE_INFINITY, filters.lengthMaxCm + 1);
  }
  if (filters.heightMaxCm !== null) {
    vehicleWithin('height_max', c.height, Number.NEGATIVE_INFINITY, filters.heightMaxCm + 1);
  }
  vehicleHasAny('licence', c.licence, filters.licence);
  if (filters.pets) {
    const open = bits(c.pets.notStated);
    const yes = bits(c.amenities.bitmap(PETS_AMENITY));
    keepBitmap(selection, yes, c.pets.notStated);
    for (let k = 0; k < selection.size; k++) open[k]! &= ~yes[k]!;
    addBitmap(selection, yes, c.pets.bitmap(YES));
    criteria.push({ name: 'pets', yes, open });
  }
  vehicleAllows('one_way', c.oneWay, filters.oneWay);
  vehicleAllows('festivals', c.festivals, filters.festivals);
  vehicleAllows('abroad', c.abroad, filters.abroad);
  if (filters.instant) {
    criteria.push({
      name: 'instant',
      yes: bits(c.instant.bitmap(YES)),
      open: bits(c.instant.notStated),
    });
  }
  if (filters.driverAge !== null) {
    vehicleWithin('driver_age', c.driverAge, Number.NEGATIVE_INFINITY, filters.driverAge + 1);
  }
  for (const value of filters.amenity) {
    const yes = bits(c.amenities.bitmap(value));
    criteria.push({ name: 'amenity', value, yes, open: bits(c.amenities.empty) });
  }
  if (filters.pitch.length > 0) {
    const open = bits(c.pitchTypes.empty);
    keepBitmap(selection, open, campsites);
    const yes = bits(...filters.pitch.map((value) => c.pitchTypes.bitmap(value)));
    criteria.push({ name: 'pitch', yes, open });
  }
  return criteria;
}
