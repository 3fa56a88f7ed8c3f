import { type Column, PlainColumn, type Space } from './column.ts';
import { EnumColumn } from './enum-column.ts';
import type { IndexRow, Stated, Vocabulary } from './index-row.ts';
import { unitVector } from './mercator.ts';
import { NumberColumn } from './number-column.ts';
import {
  aboveEach,
  DRIVER_AGES,
  HEIGHT_BOUNDS,
  LENGTH_BOUNDS,
  ORDER_FRACTIONS,
  PARTY_SIZES,
  PRICE_EDGES,
  RATING_EDGES,
  ratingKey,
} from './scales.ts';
import { dayOfSeason, MONTH_FACTS, monthFacts } from './season.ts';
import { SetColumn } from './set-column.ts';

/** The value of a policy column that says yes. */
export const YES = 'yes';

/** The value of a policy column that says no. */
export const NO = 'no';

/** Most values of a column whose values are not an enumeration of ours. */
const LIMITS = { country: 260, region: 1000, currency: 200, licence: 100 };

const policy = (space: Space) => new EnumColumn(space, [YES, NO]);

/** All columns, empty. */
export function makeColumns(space: Space, vocabulary: Vocabulary) {
  const { capacity } = space;
  return {
    id: new PlainColumn(new Float64Array(capacity)),
    x: new PlainColumn(new Int32Array(capacity)),
    y: new PlainColumn(new Int32Array(capacity)),
    // Three axes of the unit vector; distances are compared as chords, without trigonometry.
    axisA: new PlainColumn(new Float32Array(capacity)),
    axisB: new PlainColumn(new Float32Array(capacity)),
    axisC: new PlainColumn(new Float32Array(capacity)),
    town: new PlainColumn(new Int32Array(capacity)),
    openFrom: new PlainColumn(new Uint16Array(capacity)),
    openTo: new PlainColumn(new Uint16Array(capacity)),
    category: new EnumColumn(space, vocabulary.categories),
    precision: new EnumColumn(space, ['exact', 'approximate']),
    country: new EnumColumn(space, [], LIMITS.country),
    region: new EnumColumn(space, [], LIMITS.region),
    price: new NumberColumn(space, PRICE_EDGES),
    currency: new EnumColumn(space, [], LIMITS.currency),
    sleeps: new NumberColumn(space, PARTY_SIZES),
    seats: new NumberColumn(space, PARTY_SIZES),
    transmission: new EnumColumn(space, vocabulary.transmissions),
    fuel: new EnumColumn(space, vocabulary.fuels),
    vehicleClass: new EnumColumn(space, vocabulary.vehicleClasses),
    length: new NumberColumn(space, aboveEach(LENGTH_BOUNDS)),
    height: new NumberColumn(space, aboveEach(HEIGHT_BOUNDS)),
    licence: new EnumColumn(space, [], LIMITS.licence),
    pets: policy(space),
    oneWay: policy(space),
    festivals: policy(space),
    abroad: policy(space),
    instant: policy(space),
    driverAge: new NumberColumn(space, aboveEach(DRIVER_AGES)),
    amenities: new SetColumn(space, vocabulary.amenities),
    pitchTypes: new SetColumn(space, vocabulary.pitchTypes),
    season: new SetColumn(space, MONTH_FACTS),
    rating: new NumberColumn(space, RATING_EDGES),
    createdAt: new NumberColumn(space, []),
    rank: new NumberColumn(space, []),
  } satisfies Record<string, Column>;
}

/** The columns of an index, by what they hold. */
export type Columns = ReturnType<typeof makeColumns>;

const stated = (answer: Stated): string | null => (answer === null ? null : answer ? YES : NO);

/** Writes all facts of a listing into a slot, whatever it held before. */
export function writeRow(columns: Columns, slot: number, row: IndexRow): void {
  const c = columns;
  const [a, b, axisC] = unitVector(row);
  const season = row.openFrom !== null && row.openTo !== null;
  const openFrom = season ? dayOfSeason(row.openFrom!) : 0;
  const openTo = season ? dayOfSeason(row.openTo!) : 0;
  c.id.values[slot] = row.id;
  c.x.values[slot] = row.x;
  c.y.values[slot] = row.y;
  c.axisA.values[slot] = a;
  c.axisB.values[slot] = b;
  c.axisC.values[slot] = axisC;
  c.town.values[slot] = row.townId ?? 0;
  c.openFrom.values[slot] = openFrom;
  c.openTo.values[slot] = openTo;
  c.category.set(slot, row.category);
  c.precision.set(slot, row.approximate ? 'approximate' : 'exact');
  c.country.set(slot, row.country);
  c.region.set(slot, row.regionId);
  c.price.set(slot, row.nightlyPrice);
  c.currency.set(slot, row.currency);
  c.sleeps.set(slot, row.sleeps);
  c.seats.set(slot, row.seats);
  c.transmission.set(slot, row.transmission);
  c.fuel.set(slot, row.fuel);
  c.vehicleClass.set(slot, row.vehicleClass);
  c.length.set(slot, row.lengthCm);
  c.height.set(slot, row.heightCm);
  c.licence.set(slot, row.licence);
  c.pets.set(slot, stated(row.pets));
  c.oneWay.set(slot, stated(row.oneWay));
  c.festivals.set(slot, stated(row.festivals));
  c.abroad.set(slot, stated(row.abroad));
  c.instant.set(slot, stated(row.instant));
  c.driverAge.set(slot, row.minDriverAge);
  c.amenities.set(slot, row.amenities);
  c.pitchTypes.set(slot, row.pitchTypes);
  c.season.set(slot, season ? monthFacts(openFrom, openTo) : []);
  c.rating.set(slot, row.ratingValue === null ? null : ratingKey(row.ratingValue, row.ratingCount));
  c.createdAt.set(slot, row.createdAt);
  c.rank.set(slot, row.rank);
}

/** Listings that are copied in one go. */
const STEP = 50_000;

/** A copy in the given order, made in small steps so that other work can go on in between. */
export function* rearrangeColumns(
  columns: Columns,
  order: Int32Array,
  space: Space,
): Generator<void, Columns> {
  const copies: Record<string, Column> = {};
  for (const [name, column] of Object.entries(columns)) {
    const followsData = column === columns.rank || column === columns.createdAt;
    const copy: Column =
      followsData && column instanceof NumberColumn
        ? column.rescaled(order, space, ORDER_FRACTIONS)
        : column.blank(space);
    for (let from = 0; from < order.length; from += STEP) {
      copy.copy(column, order, from, Math.min(from + STEP, order.length));
      yield;
    }
    copies[name] = copy;
  }
  return copies as Columns;
}
