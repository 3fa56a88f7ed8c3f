import { YES } from './columns.ts';
import type { Criterion } from './criterion.ts';
import { CriterionSets } from './criterion-sets.ts';
import type { EnumColumn } from './enum-column.ts';
import type { Filters, FilterName } from './index-query.ts';
import type { ListingIndex } from './listing-index.ts';
import { justAbove } from './scales.ts';
import type { Selection } from './selection.ts';
import { addBitmap, keepBitmap, setDifference } from './sets.ts';
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
  const sets = new CriterionSets(index, selection);
  const criteria = [
    ...askedOfAll(index, filters, sets),
    ...askedOfVehicles(index, filters, sets),
    ...askedOfCampsites(index, filters, sets),
  ];
  if (filters.stay !== null) {
    criteria.push(stayCriterion(index, filters.stay, filters.ask, selection));
  }
  return criteria;
}

function askedOfAll(
  { columns: c }: ListingIndex,
  asked: Filters,
  sets: CriterionSets,
): Criterion[] {
  const { selection } = sets;
  const criteria: Criterion[] = [];
  if (asked.category.length > 0) {
    const yes = sets.any(...asked.category.map((value) => c.category.bitmap(value)));
    criteria.push({ name: 'category', yes, open: null });
  }
  if (asked.people !== null) {
    const yes = sets.atLeast(c.sleeps, asked.people);
    addBitmap(selection, yes, sets.campsites);
    criteria.push({ name: 'people', yes, open: sets.vehicles(c.sleeps.notStated) });
  }
  if (asked.priceMin !== null || asked.priceMax !== null) {
    const below = justAbove(asked.priceMax ?? Number.POSITIVE_INFINITY);
    const yes = sets.between(c.price, asked.priceMin ?? Number.NEGATIVE_INFINITY, below);
    if (asked.currency !== null) keepBitmap(selection, yes, c.currency.bitmap(asked.currency));
    criteria.push({ name: 'price', yes, open: sets.any(c.price.notStated) });
  }
  if (asked.pets) {
    const byAmenity = sets.both(c.pets.notStated, c.amenities.bitmap(PETS_AMENITY));
    const open = sets.any(c.pets.notStated);
    setDifference(selection, open, open, byAmenity);
    addBitmap(selection, byAmenity, c.pets.bitmap(YES));
    criteria.push({ name: 'pets', yes: byAmenity, open });
  }
  if (asked.instant) {
    const yes = sets.any(c.instant.bitmap(YES));
    criteria.push({ name: 'instant', yes, open: sets.any(c.instant.notStated) });
  }
  for (const value of asked.amenity) {
    const yes = sets.any(c.amenities.bitmap(value));
    criteria.push({ name: 'amenity', value, yes, open: sets.any(c.amenities.empty) });
  }
  return criteria;
}

function askedOfVehicles(
  { columns: c }: ListingIndex,
  asked: Filters,
  sets: CriterionSets,
): Criterion[] {
  const criteria: Criterion[] = [];
  const hasAny = (name: FilterName, column: EnumColumn, values: readonly string[]) => {
    if (values.length === 0) return;
    const yes = sets.any(...values.map((value) => column.bitmap(value)));
    criteria.push({ name, yes, open: sets.vehicles(column.notStated) });
  };
  const allows = (name: FilterName, column: EnumColumn, isAsked: boolean) =>
    hasAny(name, column, isAsked ? [YES] : []);

  hasAny('class', c.vehicleClass, asked.vehicleClass);
  if (asked.berths !== null) {
    const open = sets.vehicles(c.sleeps.notStated);
    criteria.push({ name: 'berths', yes: sets.atLeast(c.sleeps, asked.berths), open });
  }
  if (asked.seats !== null) {
    const open = sets.vehicles(c.seats.notStated);
    criteria.push({ name: 'seats', yes: sets.atLeast(c.seats, asked.seats), open });
  }
  hasAny('transmission', c.transmission, asked.transmission);
  hasAny('fuel', c.fuel, asked.fuel);
  if (asked.lengthMaxCm !== null) {
    const open = sets.vehicles(c.length.notStated);
    criteria.push({ name: 'length_max', yes: sets.atMost(c.length, asked.lengthMaxCm), open });
  }
  if (asked.heightMaxCm !== null) {
    const open = sets.vehicles(c.height.notStated);
    criteria.push({ name: 'height_max', yes: sets.atMost(c.height, asked.heightMaxCm), open });
  }
  hasAny('licence', c.licence, asked.licence);
  allows('one_way', c.oneWay, asked.oneWay);
  allows('festivals', c.festivals, asked.festivals);
  allows('abroad', c.abroad, asked.abroad);
  if (asked.driverAge !== null) {
    const open = sets.vehicles(c.driverAge.notStated);
    criteria.push({ name: 'driver_age', yes: sets.atMost(c.driverAge, asked.driverAge), open });
  }
  return criteria;
}

function askedOfCampsites(
  { columns: { pitchTypes } }: ListingIndex,
  { pitch }: Filters,
  sets: CriterionSets,
): Criterion[] {
  if (pitch.length === 0) return [];
  const yes = sets.any(...pitch.map((value) => pitchTypes.bitmap(value)));
  return [{ name: 'pitch', yes, open: sets.both(pitchTypes.empty, sets.campsites) }];
}
