import type { Traits } from './traits.ts';
import { wordsInCommon } from './words.ts';

/** Numbers of photos that two listings have and share. */
export interface SharedPhotos {
  /** Number of each listing's own photos; photos that many listings show do not count. */
  own: readonly [number, number];
  /** Number of these photos that both listings show. */
  shared: number;
}

/** A trait that is compared. */
export type Reason =
  | 'photos'
  | 'other_photos'
  | 'position'
  | 'osm_ref'
  | 'name'
  | 'make'
  | 'model'
  | 'year'
  | 'transmission'
  | 'fuel'
  | 'seats'
  | 'berths'
  | 'length'
  | 'height'
  | 'weight';

/**
 * The likeness of two listings: points above 0 mean that both are one thing, points below 0 that
 * they are not.
 */
export interface Likeness {
  points: number;
  reasons: Partial<Record<Reason, number>>;
}

/**
 * Points from which two listings are one vehicle or campsite. Two shared photos that no other
 * listing shows are enough if nothing contradicts; one is enough if the positions and traits agree
 * too.
 */
export const SAME_POINTS = 10;

/**
 * Points by which a match must be ahead of any other pair of its listings with the same partner:
 * among five equal vans at a depot, nobody can say which one is meant.
 */
export const CLEAR_POINTS = 3;

/**
 * Points before the comparison of photos below which no photos could make a match, so that none are
 * fetched.
 */
export const HOPELESS_POINTS = -5;

/** Listings farther apart than this, not counting the radius of approximate positions, are two things. */
const NEAR_METRES = { vehicle: 5_000, campsite: 1_000 } as const;

const METRES_PER_DEGREE = 111_195;

/**
 * Returns the metres between two positions near each other, less the radius of approximate ones.
 */
export function metresApart({ position: one }: Traits, { position: other }: Traits): number {
  const shrink = Math.cos((((one.lat + other.lat) / 2) * Math.PI) / 180);
  const metres =
    METRES_PER_DEGREE * Math.hypot(one.lat - other.lat, (one.lng - other.lng) * shrink);
  return Math.max(0, metres - one.radius - other.radius);
}

function positionPoints(one: Traits, other: Traits): number {
  const metres = metresApart(one, other);
  const site = one.kind === 'campsite';
  if (metres > NEAR_METRES[site ? 'campsite' : 'vehicle']) return -20;
  if (one.position.radius + other.position.radius > 0) return 0.5;
  if (metres <= 200) return site ? 3 : 1.5;
  if (metres <= 1_000) return 0.5;
  return -1;
}

/** Returns points for two stated values; 0 if either is missing. */
function agreement<T>(
  one: T | null,
  other: T | null,
  isSame: (one: T, other: T) => boolean,
  [same, different]: readonly [number, number],
): number {
  if (one === null || other === null) return 0;
  return isSame(one, other) ? same : different;
}

const equal = <T>(one: T, other: T): boolean => one === other;
const within =
  (most: number) =>
  (one: number, other: number): boolean =>
    Math.abs(one - other) <= most + 1e-9;

/**
 * A listing may state the make of the chassis or of the body, so two different makes prove nothing.
 */
function vehiclePoints(one: Traits, other: Traits): Likeness['reasons'] {
  const model =
    one.model === null || other.model === null ? null : wordsInCommon(one.model, other.model);
  return {
    make: agreement(one.make, other.make, equal, [0.5, -3]),
    model: model === null ? 0 : { same: 1, some: 0, none: -4 }[model],
    // Some state the year of construction, others the year of first registration.
    year:
      one.year !== null && other.year !== null && Math.abs(one.year - other.year) === 1
        ? -1
        : agreement(one.year, other.year, equal, [1, -5]),
    transmission: agreement(one.transmission, other.transmission, equal, [0.25, -5]),
    fuel: agreement(one.fuel, other.fuel, equal, [0.25, -4]),
    seats: agreement(one.seats, other.seats, equal, [0.5, -3]),
    // Some count children's beds.
    berths: agreement(one.berths, other.berths, equal, [0.25, -1.5]),
    length: agreement(one.lengthM, other.lengthM, within(0.15), [0.25, -3]),
    height: agreement(one.heightM, other.heightM, within(0.2), [0.25, -2]),
    weight: agreement(one.weightKg, other.weightKg, within(150), [0.25, -2]),
  };
}

const namePoints = { same: 4, some: 1, none: -2 } as const;

/**
 * Two listings that link to the same campsite of OpenStreetMap match, even if their photos differ.
 */
function campsitePoints(one: Traits, other: Traits): Likeness['reasons'] {
  return {
    osm_ref: agreement(one.osmRef, other.osmRef, equal, [10, -20]),
    name:
      one.name === null || other.name === null
        ? 0
        : namePoints[wordsInCommon(one.name, other.name)],
  };
}

/** Returns the likeness of two listings without their photos. */
export function likenessOfTraits(one: Traits, other: Traits): Likeness {
  const points = one.kind === 'campsite' ? campsitePoints(one, other) : vehiclePoints(one, other);
  return summed({ position: positionPoints(one, other), ...points });
}

/**
 * Points by the number of photos that two listings share. The first ones mean most; few partners
 * share all of them.
 */
const POINTS_OF_SHARED = [0, 8, 10, 12, 14] as const;
/** Points for two listings that show their vehicle from all sides and share no photo. */
const NONE_SHARED_POINTS = -8;
/**
 * Points by the number of photos of each listing that the other lacks, if they share some. One may
 * be a copy that was not recognised; if each listing has two of its own, they show different
 * vehicles beside shared photos of the maker or depot.
 */
const POINTS_OF_UNSHARED = [0, -1, -7, -10, -13] as const;
/** Number of photos that show a vehicle from all sides. */
const ALL_SIDES = 3;

/** The value at an index, or the last one. */
const lastOf = (values: readonly number[], at: number): number =>
  values[Math.min(at, values.length - 1)]!;

function photoPoints({ own, shared }: SharedPhotos): Likeness['reasons'] {
  const fewest = Math.min(...own);
  if (shared === 0) return { other_photos: fewest >= ALL_SIDES ? NONE_SHARED_POINTS : 0 };
  return {
    photos: lastOf(POINTS_OF_SHARED, shared),
    other_photos: lastOf(POINTS_OF_UNSHARED, fewest - shared),
  };
}

/** Returns the likeness of two listings of different partners. */
export function likenessOf(one: Traits, other: Traits, photos: SharedPhotos): Likeness {
  const { reasons } = likenessOfTraits(one, other);
  // Partners of one campsite show different pitches of it.
  const { other_photos = 0, ...shared } = photoPoints(photos);
  return summed({ ...reasons, ...shared, ...((reasons.osm_ref ?? 0) <= 0 && { other_photos }) });
}

/** Adds up points, and leaves out reasons with 0. */
function summed(reasons: Likeness['reasons']): Likeness {
  const given = Object.entries(reasons).filter(([, points]) => points !== 0);
  return {
    points: given.reduce((sum, [, points]) => sum + points, 0),
    reasons: Object.fromEntries(given),
  };
}
