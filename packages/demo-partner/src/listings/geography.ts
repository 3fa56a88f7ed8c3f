import type { Seeded } from '@campcairn/seeded';
import { type Area, AREAS } from './areas.ts';

export interface Point {
  lat: number;
  lng: number;
}

/** A town of the gazetteer. */
export interface Town extends Point {
  name: string;
  population: number;
}

/** The towns and the land in which listings can be. */
export interface Gazetteer {
  /** Returns the towns of a country (ISO 3166-1 alpha-2) in a stable order. */
  townsOf(countryCode: string): readonly Town[];
  /** Whether a point is on land, so that no listing is in the sea. */
  isLand(point: Point): boolean;
}

const KM_PER_DEGREE = 111.3;

/** Returns the distance in kilometres between two points that are close together. */
export function distance(a: Point, b: Point): number {
  const x = (b.lng - a.lng) * Math.cos(((a.lat + b.lat) / 2) * (Math.PI / 180));
  return Math.hypot(x, b.lat - a.lat) * KM_PER_DEGREE;
}

const rounded = ({ lat, lng }: Point): Point => ({
  lat: Math.round(lat * 1e5) / 1e5,
  lng: Math.round(lng * 1e5) / 1e5,
});

/** Returns the point that is some metres east and north of another. */
export const moved = ({ lat, lng }: Point, east: number, north: number): Point =>
  rounded({
    lat: lat + north / 1000 / KM_PER_DEGREE,
    lng: lng + east / 1000 / (KM_PER_DEGREE * Math.cos((lat * Math.PI) / 180)),
  });

/** Chooses towns and points for listings. */
export interface Geography {
  /** Chooses a town in which an owner lives; larger towns are more likely. */
  town(random: Seeded, countryCode: string): Town;
  /** Returns the largest towns of a country. */
  cities(countryCode: string, count: number): Town[];
  /**
   * Returns the holiday region that people of a town would drive to, and its distance in
   * kilometres.
   */
  areaFor(town: Town, countryCode: string): { area: Area; km: number };
  /** Chooses a small town in a region; undefined when the gazetteer has none. */
  townIn(random: Seeded, area: Area): Town | undefined;
  /** Chooses a point on land outside a town's middle. */
  pointNear(random: Seeded, town: Town, metres: number): Point;
  /** Whether the sea is within a walk of a point. */
  isBySea(point: Point): boolean;
}

const WALK_METRES = 2_500;
const BEARINGS = 12;

/** Minimum population of a city. */
const MIN_CITY_POPULATION = 30_000;

export function createGeography(gazetteer: Gazetteer): Geography {
  const known = new Map<string, { towns: Town[]; weights: (readonly [Town, number])[] }>();
  const of = (countryCode: string) => {
    const made = known.get(countryCode);
    if (made) return made;
    const towns = gazetteer.townsOf(countryCode).filter(({ population }) => population >= 2_000);
    const weights = towns.map((town) => [town, Math.sqrt(town.population)] as const);
    known.set(countryCode, { towns, weights });
    return { towns, weights };
  };
  return {
    town: (random, countryCode) => random.weighted(of(countryCode).weights),
    cities: (countryCode, count) =>
      of(countryCode)
        .towns.toSorted((a, b) => b.population - a.population)
        .slice(0, count),
    areaFor(town, countryCode) {
      const [nearest] = AREAS.filter((area) => area.countryCode === countryCode)
        .map((area) => ({ area, km: distance(town, area) }))
        .toSorted((a, b) => a.km - b.km);
      if (!nearest) throw new RangeError(`The demo has no area in ${countryCode}`);
      return nearest;
    },
    townIn(random, area) {
      const near = gazetteer
        .townsOf(area.countryCode)
        .filter(
          (town) => town.population < MIN_CITY_POPULATION && distance(town, area) <= area.radius,
        );
      return near.length > 0 ? random.pick(near) : undefined;
    },
    pointNear(random, town, metres) {
      for (let attempt = 0; attempt < 12; attempt++) {
        const angle = random.between(0, Math.PI * 2);
        const reach = metres * random.between(0.25, 1);
        const point = moved(town, Math.cos(angle) * reach, Math.sin(angle) * reach);
        if (gazetteer.isLand(point)) return point;
      }
      return rounded(town);
    },
    isBySea: (point) =>
      Array.from({ length: BEARINGS }, (_, at) => (at / BEARINGS) * Math.PI * 2).some(
        (angle) =>
          !gazetteer.isLand(
            moved(point, Math.cos(angle) * WALK_METRES, Math.sin(angle) * WALK_METRES),
          ),
      ),
  };
}
