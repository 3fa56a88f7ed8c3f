import type { FilterName, Filters, Where } from '../index-query.ts';
import { CAMPSITE, type IndexRow, type NightRange } from '../index-row.ts';
import { arcOf, type LatLng, toMetres, unitVector } from '../mercator.ts';

/** A listing as the plain search below looks at it. */
export interface Known {
  row: IndexRow;
  nights: readonly NightRange[];
}

/** What a listing says to one thing that is asked. */
export type Says = 'yes' | 'no' | 'not stated';

const say = (value: boolean | null): Says => (value === null ? 'not stated' : value ? 'yes' : 'no');

const monthAndDay = (night: number): string =>
  new Date(night * 86_400_000).toISOString().slice(5, 10);

function saysToNight({ row, nights }: Known, night: number): Says {
  const range = nights.find(({ from, to }) => night >= from && night < to);
  if (range !== undefined) return range.available ? 'yes' : 'no';
  if (row.openFrom === null || row.openTo === null) return 'not stated';
  const day = monthAndDay(night);
  const open =
    row.openFrom <= row.openTo
      ? day >= row.openFrom && day <= row.openTo
      : day >= row.openFrom || day <= row.openTo;
  return open ? 'not stated' : 'no';
}

function saysToStay(known: Known, from: number, to: number): Says {
  const said: Says[] = [];
  for (let night = from; night < to; night++) said.push(saysToNight(known, night));
  if (said.includes('no')) return 'no';
  return said.every((one) => one === 'yes') ? 'yes' : 'not stated';
}

/** The rules of every filter again, in the plainest way: one listing at a time. */
export function says(known: Known, f: Filters): [FilterName, Says][] {
  const { row } = known;
  const isSite = row.category === CAMPSITE;
  const answers: [FilterName, Says][] = [];
  const vehicle = (name: FilterName, asked: boolean, value: boolean | null) => {
    if (asked) answers.push([name, value === null && isSite ? 'no' : say(value)]);
  };
  const listed = (value: string | null, asked: readonly string[]) =>
    value === null ? null : asked.includes(value);
  const atLeast = (value: number | null, n: number | null) => (value === null ? null : value >= n!);
  const atMost = (value: number | null, n: number | null) => (value === null ? null : value <= n!);

  if (f.category.length > 0) answers.push(['category', say(f.category.includes(row.category))]);
  if (f.stay !== null) {
    const said = saysToStay(known, f.stay.from, f.stay.to);
    answers.push(['dates', said === 'not stated' && !f.ask ? 'no' : said]);
  }
  if (f.people !== null) {
    answers.push(['people', isSite ? 'yes' : say(atLeast(row.sleeps, f.people))]);
  }
  if (f.priceMin !== null || f.priceMax !== null) {
    const within =
      row.nightlyPrice === null
        ? null
        : row.nightlyPrice >= (f.priceMin ?? 0) &&
          row.nightlyPrice <= (f.priceMax ?? Number.POSITIVE_INFINITY) &&
          (f.currency === null || f.currency === row.currency);
    answers.push(['price', say(within)]);
  }
  vehicle('class', f.vehicleClass.length > 0, listed(row.vehicleClass, f.vehicleClass));
  vehicle('berths', f.berths !== null, atLeast(row.sleeps, f.berths));
  vehicle('seats', f.seats !== null, atLeast(row.seats, f.seats));
  vehicle('transmission', f.transmission.length > 0, listed(row.transmission, f.transmission));
  vehicle('fuel', f.fuel.length > 0, listed(row.fuel, f.fuel));
  vehicle('length_max', f.lengthMaxCm !== null, atMost(row.lengthCm, f.lengthMaxCm));
  vehicle('height_max', f.heightMaxCm !== null, atMost(row.heightCm, f.heightMaxCm));
  vehicle('licence', f.licence.length > 0, listed(row.licence, f.licence));
  if (f.pets) {
    const dogs = row.amenities.includes('dogs_allowed') ? true : null;
    answers.push(['pets', say(row.pets ?? dogs)]);
  }
  vehicle('one_way', f.oneWay, row.oneWay);
  vehicle('festivals', f.festivals, row.festivals);
  vehicle('abroad', f.abroad, row.abroad);
  if (f.instant) answers.push(['instant', say(row.instant)]);
  vehicle('driver_age', f.driverAge !== null, atMost(row.minDriverAge, f.driverAge));
  for (const value of f.amenity) {
    const has = row.amenities.length === 0 ? null : row.amenities.includes(value);
    answers.push(['amenity', say(has)]);
  }
  if (f.pitch.length > 0) {
    const has =
      row.pitchTypes.length === 0 ? null : f.pitch.some((p) => row.pitchTypes.includes(p));
    answers.push(['pitch', has === null && !isSite ? 'no' : say(has)]);
  }
  return answers;
}

/** Metres along the sphere between a point and a listing. */
export function plainDistance(row: IndexRow, from: LatLng): number {
  const a = unitVector(toMetres(from));
  const b = unitVector(row);
  return arcOf(a.reduce((sum, axis, i) => sum + (axis - b[i]!) ** 2, 0));
}

/** Whether a listing lies in a part of the world. */
export function liesIn(row: IndexRow, where: Where): boolean {
  switch (where.kind) {
    case 'everywhere':
      return true;
    case 'nowhere':
      return false;
    case 'boxes':
      return where.boxes.some(
        (box) => row.x >= box.west && row.x <= box.east && row.y >= box.south && row.y <= box.north,
      );
    case 'circle':
      return plainDistance(row, where.centre) <= where.radius;
    case 'country':
      return row.country === where.code;
    case 'region':
      return row.regionId === where.id;
    case 'town':
      return row.townId === where.id;
    case 'within':
      return where.all.every((division) => liesIn(row, division));
  }
}
