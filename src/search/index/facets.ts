import { YES } from './columns.ts';
import { PETS_AMENITY } from './criteria.ts';
import { type Facet, FacetCounter } from './facet-counter.ts';
import { CAMPSITE } from './index-row.ts';
import type { FilterName } from './index-query.ts';
import type { ListingIndex } from './listing-index.ts';
import type { Matches } from './matching.ts';
import { priceFacet, type PriceFacet } from './price-facet.ts';
import { DRIVER_AGES, HEIGHT_BOUNDS, LENGTH_BOUNDS, PARTY_SIZES } from './scales.ts';
import { subselectionBy } from './selection.ts';
import { countBoth, countIn } from './sets.ts';

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
): Facets {
  const c = index.columns;
  const counter = new FacetCounter(index, matches);
  const policy = (name: FilterName, column: typeof c.pets, asked?: 'anybody') =>
    counter.yes(name, column.bitmap(YES)!, column.notStated, asked);
  return {
    category: counter.values('category', c.category, 'anybody'),
    dates: datesFacet(matches),
    people: peopleFacet(counter, index),
    price: priceFacet(index, counter.without('price'), currency),
    class: counter.values('class', c.vehicleClass),
    berths: counter.atLeast('berths', c.sleeps, PARTY_SIZES),
    seats: counter.atLeast('seats', c.seats, PARTY_SIZES),
    transmission: counter.values('transmission', c.transmission),
    fuel: counter.values('fuel', c.fuel),
    length_max: counter.atMost('length_max', c.length, LENGTH_BOUNDS, 'vehicles', 100),
    height_max: counter.atMost('height_max', c.height, HEIGHT_BOUNDS, 'vehicles', 100),
    licence: counter.values('licence', c.licence),
    pets: petsFacet(counter, index),
    one_way: policy('one_way', c.oneWay),
    festivals: policy('festivals', c.festivals),
    abroad: policy('abroad', c.abroad),
    instant: policy('instant', c.instant, 'anybody'),
    driver_age: counter.atMost('driver_age', c.driverAge, DRIVER_AGES, 'anybody'),
    amenity: amenityFacet(counter, index, matches),
    pitch: pitchFacet(counter, index),
  };
}

function datesFacet({ criteria, selection, all }: Matches): Facets['dates'] {
  const own = criteria.find(({ name }) => name === 'dates');
  if (own === undefined) return null;
  return {
    available: countBoth(selection, all, own.yes),
    ask: own.open === null ? 0 : countBoth(selection, all, own.open),
  };
}

/** A campsite takes any number of people. */
function peopleFacet(counter: FacetCounter, { columns }: ListingIndex): Facet {
  const facet = counter.atLeast('people', columns.sleeps, PARTY_SIZES);
  const campsites = columns.category.bitmap(CAMPSITE);
  if (campsites === undefined) return facet;
  const everySize = counter.without('people').count(campsites);
  for (const value of facet.values) value.count += everySize;
  return facet;
}

/** The amenity "dogs allowed" speaks where the policy is silent. */
function petsFacet(counter: FacetCounter, { columns: { pets, amenities } }: ListingIndex): Facet {
  const facet = counter.yes('pets', pets.bitmap(YES)!, pets.notStated, 'anybody');
  const dogs = amenities.bitmap(PETS_AMENITY);
  if (dogs === undefined) return facet;
  const silent = subselectionBy(counter.without('pets').part(), pets.notStated, 'in');
  const byAmenity = countIn(silent, silent.mask, dogs);
  facet.values[0]!.count += byAmenity;
  facet.notStated -= byAmenity;
  return facet;
}

/** All amenities asked for are needed, so each is a filter of its own. */
function amenityFacet(
  counter: FacetCounter,
  { columns: { amenities } }: ListingIndex,
  { criteria }: Matches,
): Facet {
  const chosen = new Set(criteria.map(({ value }) => value));
  const values = amenities.values.map((value) => {
    const set = counter.without('amenity', chosen.has(value) ? value : undefined);
    return { value, count: set.count(amenities.bitmap(value)!) };
  });
  return { values, notStated: counter.without('amenity').count(amenities.empty) };
}

function pitchFacet(counter: FacetCounter, { columns: { pitchTypes } }: ListingIndex): Facet {
  const set = counter.without('pitch');
  return {
    values: set.countEach(pitchTypes, 'campsites'),
    notStated: set.count(pitchTypes.empty, 'campsites'),
  };
}
