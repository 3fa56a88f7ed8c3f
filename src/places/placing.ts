import { countryAt } from './countries.ts';
import type { Gazetteer, NearTown, Town } from './gazetteer.ts';
import type { Bounds, Point } from './geo.ts';
import { worldLand } from './land.ts';
import { isRegionNear, isRegionOf, regionDrawnAt, regionOfTerritory } from './regions.ts';

/** Where a point is. */
export interface Placed {
  /** ISO 3166-1 alpha-2: the one that was given, or the one found. */
  countryCode: string;
  /** ISO 3166-2; null where it cannot be told or lies in another country than the given one. */
  regionId: string | null;
  /** The nearest town: of that country within 50 km, else of any within 100 km. */
  town: { id: number; name: string } | null;
}

/** Tells where points are, synchronously (10 to 20 µs). */
export interface Placing {
  /**
   * Places a point. `countryCode` (upper case) wins over what the point says.
   * @returns null when no code is given and no country is within 50 km: an ocean.
   */
  place(at: Point & { countryCode?: string | undefined }): Placed | null;
  /** A town by its GeoNames id. */
  town(id: number): Town | undefined;
  /** The towns of a country, in the order of their ids. */
  townsOf(countryCode: string): readonly Town[];
  /** The most populous towns inside a box, largest first. */
  largestWithin(bounds: Bounds, limit: number): Town[];
  /** The nearest town within 100 km. */
  nearestTown(point: Point): NearTown | undefined;
}

const OFFSHORE_KM = 50;
const FARTHEST_TOWN_KM = 100;
/** How far from its middle a town's own region is believed against the drawn border … */
const TOWN_REACH_KM = 1;
/** … which is at most this far out: a town deeper in another region is a slip of the gazetteer. */
const BORDER_ERROR_KM = 3;

/** The country of a point, of the nearest coast when it is at sea, or null far out. */
function inferCountry({ lat, lng }: Point, nearest: NearTown | undefined): string | null {
  const there = countryAt(lng, lat);
  const near = nearest !== undefined && nearest.km <= OFFSHORE_KM;
  if (there !== null && near) return there;
  const land = worldLand();
  const coast = land.nearestCoast(lng, lat, OFFSHORE_KM);
  if (there !== null) return coast !== undefined || land.isLand(lng, lat) ? there : null;
  const ashore = coast === undefined ? null : countryAt(...coast);
  return ashore ?? (near ? nearest.town.countryCode : null);
}

/**
 * Borders drawn at 1:10m are up to 3 km out, and leave out piers and islets. So a point that they
 * miss, or that is beside a town they put on the wrong side, has the region of that town.
 */
function inferRegion(country: string, point: Point, nearest: NearTown | undefined): string | null {
  const whole = regionOfTerritory(country);
  if (whole !== null) return whole;
  const drawn = regionDrawnAt(country, point);
  const towns = nearest?.town.regionId ?? null;
  if (nearest === undefined || towns === null || towns === drawn) return drawn;
  if (drawn === null) return towns;
  const misdrawn =
    nearest.km <= TOWN_REACH_KM &&
    regionDrawnAt(country, nearest.town) === drawn &&
    isRegionNear(towns, nearest.town, BORDER_ERROR_KM);
  return misdrawn ? towns : drawn;
}

/** Makes the placing that stands on these towns. */
export function createPlacing(towns: Gazetteer): Placing {
  const nearestOf = (country: string, point: Point, nearest: NearTown | undefined, km: number) =>
    nearest === undefined || nearest.town.countryCode === country
      ? nearest
      : towns.nearest(point, km, country);

  return {
    town: towns.town,
    townsOf: towns.townsOf,
    largestWithin: towns.largestWithin,
    nearestTown: (point) => towns.nearest(point, FARTHEST_TOWN_KM),
    place({ lat, lng, countryCode: given }) {
      const point = { lat, lng };
      const nearest = towns.nearest(point, FARTHEST_TOWN_KM);
      const beside = nearest !== undefined && nearest.km <= TOWN_REACH_KM;
      const found =
        beside && nearest.town.countryCode === given ? given : inferCountry(point, nearest);
      const countryCode = given ?? found;
      if (countryCode === null) return null;
      const compatriot = nearestOf(countryCode, point, nearest, OFFSHORE_KM);
      const region =
        found === null
          ? null
          : inferRegion(found, point, nearestOf(found, point, nearest, FARTHEST_TOWN_KM));
      const town = (compatriot ?? nearest)?.town;
      return {
        countryCode,
        regionId: region !== null && isRegionOf(region, countryCode) ? region : null,
        town: town === undefined ? null : { id: town.id, name: town.name },
      };
    },
  };
}
