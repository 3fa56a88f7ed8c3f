import {
  AMENITIES,
  CATEGORIES,
  FUELS,
  isCurrencyCode,
  PITCH_TYPES,
  TRANSMISSIONS,
  VEHICLE_CLASSES,
} from '../listings/index.ts';
import { SORTS } from './index/index.ts';
import {
  code,
  codes,
  date,
  number,
  numbers,
  oneOf,
  type Parameter,
  someOf,
  ticked,
  tickedUnless,
  words,
} from './parameter.ts';

/** `[west, south, east, north]` in degrees; west is greater than east across the date line. */
export type Bounds = [west: number, south: number, east: number, north: number];

/** Most nights of a stay. */
export const LONGEST_STAY = 365;

const isLatitude = (degrees: number) => degrees >= -90 && degrees <= 90;
const isLongitude = (degrees: number) => degrees >= -180 && degrees <= 180;
const short = (degrees: number) => String(Math.round(degrees * 1e5) / 1e5);

/** Maps that were dragged around the world give longitudes beyond 180. */
const turned = (degrees: number) =>
  isLongitude(degrees) ? degrees : ((((degrees + 180) % 360) + 360) % 360) - 180;

const bounds = numbers<Bounds>(
  4,
  ([west, south, east, north]) => {
    if (!isLatitude(south!) || !isLatitude(north!) || south! >= north!) return undefined;
    if (east! - west! >= 360) return [-180, south!, 180, north!];
    return [turned(west!), south!, turned(east!), north!];
  },
  (box) => box.map(short).join(','),
);

const near = numbers<[lat: number, lng: number]>(
  2,
  ([lat, lng]) => (isLatitude(lat!) && isLongitude(lng!) ? [lat!, lng!] : undefined),
  (point) => point.map(short).join(','),
);

/** All parameters of a search, in the order in which addresses are written. */
const PARAMETERS = {
  /** A place in words. */
  q: words(200),
  bounds,
  near,
  /** Kilometres around `near`, or around the town that `q` names. */
  km: number(1, 500),
  /**
   * The area of a landing page: a country, a region (ISO 3166) or a town (GeoNames id), or what
   * several of them share (`GB-ENG.2654675`).
   */
  area: code(
    /^(?:[A-Z]{2}(?:-[A-Z0-9]{1,3})?|\d{1,9})(?:\.(?:[A-Z]{2}(?:-[A-Z0-9]{1,3})?|\d{1,9})){0,2}$/,
  ),
  category: someOf(CATEGORIES),
  from: date,
  to: date,
  /** Whether listings whose owner must be asked about the dates stay in. */
  ask: tickedUnless,
  people: number(1, 50),
  /** Whole units of `currency` a night, or of each listing's own without one. */
  price_min: number(0, 1_000_000),
  price_max: number(0, 1_000_000),
  currency: code(/^[A-Z]{3}$/),
  class: someOf(VEHICLE_CLASSES),
  berths: number(1, 12),
  seats: number(1, 12),
  transmission: someOf(TRANSMISSIONS),
  fuel: someOf(FUELS),
  /** Metres. */
  length_max: number(2, 20, 'fraction'),
  height_max: number(1, 5, 'fraction'),
  licence: codes(/^[A-Z0-9+ ]{1,10}$/, 5),
  pets: ticked,
  one_way: ticked,
  festivals: ticked,
  abroad: ticked,
  instant: ticked,
  driver_age: number(16, 99),
  amenity: someOf(AMENITIES),
  pitch: someOf(PITCH_TYPES),
  sort: oneOf(SORTS, 'best'),
  after: words(300),
} satisfies Record<string, Parameter<never> | Parameter<unknown>>;

type ParameterName = keyof typeof PARAMETERS;

/** A search as its address says it. */
export type SearchParams = {
  [Name in ParameterName]: (typeof PARAMETERS)[Name]['absent'];
};

/** A parameter that was left out of account, and why. */
export interface Note {
  param: string;
  why:
    | 'not_understood'
    /** One of `from` and `to` without the other. */
    | 'needs_both_dates'
    | 'ends_before_it_begins'
    | 'in_the_past'
    | 'too_long'
    /** Sorting by distance without a place to measure from. */
    | 'nowhere_to_measure_from'
    /** `after` of another order, or cut short. */
    | 'page_not_found';
}

/**
 * Reads a search from the parameters of an address. Never refuses: unknown parameters are ignored,
 * and those that make no sense are left out with a note.
 * @param today `YYYY-MM-DD`; stays that begin earlier are left out.
 */
export function readSearch(
  given: URLSearchParams,
  today: string,
): { params: SearchParams; notes: Note[] } {
  const notes: Note[] = [];
  const read = <Value>(param: string, parameter: Parameter<Value>): Value => {
    const values = given
      .getAll(param)
      .map((value) => value.trim())
      .filter((value) => value !== '');
    if (values.length === 0) return parameter.absent;
    const value = parameter.read(values);
    if (value === undefined) notes.push({ param, why: 'not_understood' });
    return value ?? parameter.absent;
  };
  const params = Object.fromEntries(
    Object.entries(PARAMETERS).map(([name, parameter]) => [
      name,
      read(name, parameter as Parameter<unknown>),
    ]),
  ) as SearchParams;

  if (params.currency !== null && !isCurrencyCode(params.currency)) {
    params.currency = null;
    notes.push({ param: 'currency', why: 'not_understood' });
  }
  if (params.price_min !== null && params.price_max !== null) {
    const prices = [params.price_min, params.price_max].sort((a, b) => a - b);
    [params.price_min, params.price_max] = prices as [number, number];
  }
  const dates = problemOfDates(params, today);
  if (dates !== null) {
    notes.push(dates);
    params.from = null;
    params.to = null;
  }
  return { params, notes };
}

function problemOfDates({ from, to }: SearchParams, today: string): Note | null {
  if (from === null && to === null) return null;
  if (from === null || to === null) {
    return { param: from === null ? 'from' : 'to', why: 'needs_both_dates' };
  }
  if (to <= from) return { param: 'to', why: 'ends_before_it_begins' };
  if (from < today) return { param: 'from', why: 'in_the_past' };
  const tooLong = dayNumber(to) - dayNumber(from) > LONGEST_STAY;
  return tooLong ? { param: 'to', why: 'too_long' } : null;
}

/** A date as the number of days since 1970-01-01. */
export const dayNumber = (date: string): number => Date.parse(`${date}T00:00:00Z`) / 86_400_000;

/** Writes a search as parameters: only what differs from asking for nothing, in a fixed order. */
export function writeSearch(params: Partial<SearchParams>): URLSearchParams {
  const written = new URLSearchParams();
  for (const [name, parameter] of Object.entries(PARAMETERS)) {
    const value = params[name as ParameterName];
    if (value === undefined) continue;
    for (const text of (parameter as Parameter<unknown>).write(value)) written.append(name, text);
  }
  return written;
}

/** The address of a search: the same search always has the same one. */
export function searchUrl(params: Partial<SearchParams>): string {
  const written = writeSearch(params).toString();
  return written === '' ? '/search' : `/search?${written}`;
}
