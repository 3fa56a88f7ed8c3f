import { countryAt } from './countries.ts';
import type { Gazetteer, NearTown } from './gazetteer.ts';
import type { Town } from './towns/town.ts';
import type { Bounds, Point } from './geo.ts';
import { worldLand } from './land.ts';
import { isRegionNear, isRegionOf, regionDrawnAt, regionOfTerritory } from './regions.ts';

/** The country, region and town of a point. */
export interface Located {
  /** ISO 3166-1 alpha-2: the one that was given, or the one found. */
  countryCode: string;
  /** ISO 3166-2; null where it is unknown or lies in another country than the given one. */
  regionId: string | null;
  /** The nearest town: of that country within 50 km, else of any within 100 km. */
  town: { id: number; name: string } | null;
}

/** Finds the country, region and town of points, synchronously (10 to 20 µs). */
export interface Locator {
  /**
   * Locates a point. A given `countryCode` (upper case) wins over the country found.
   * @returns null when no code is given and no country is within 50 km (an ocean).
   */
  locate(at: Point & { countryCode?: string | undefined }): Located | null;
  /** A town by its GeoNames id. */
  town(id: number): Town | undefined;
  /** The towns of a country, in the order of their ids. */
  townsOf(countryCode: string): readonly Town[];
  /** The most populous towns inside a box, largest first. */
  largestWithin(bounds: Bounds, limit: number): Town[];
}

const OFFSHORE_KM = 50;
const MAX_TOWN_KM = 100;
/** Closer to a town's middle than this, the town's region wins over the drawn border. */
const TOWN_REACH_KM = 1;
/** Drawn borders are wrong by at most this. A town deeper inside another region is an error of the gazetteer. */
const BORDER_ERROR_KM = 3;

/** The country of a point, that of the nearest coast within 50 km when it is at sea, or null. */
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
 * Borders drawn at 1:10m are off by up to 3 km, and omit piers and islets. So a point outside of all borders, or near a town
 * that they put on the wrong side, gets the region of the nearest town.
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

/** Makes a locator from the towns of a gazetteer. */
export function createLocator(towns: Gazetteer): Locator {
  const nearestOf = (country: string, point: Point, nearest: NearTown | undefined, km: number) =>
    nearest === undefined || nearest.town.countryCode === country
      ? nearest
      : towns.nearest(point, km, country);

  return {
    town: towns.town,
    townsOf: towns.townsOf,
    largestWithin: towns.largestWithin,
    locate({ lat, lng, countryCode: given }) {
      const point = { lat, lng };
      const nearest = towns.nearest(point, MAX_TOWN_KM);
      const beside = nearest !== undefined && nearest.km <= TOWN_REACH_KM;
      const found =
        beside && nearest.town.countryCode === given ? given : inferCountry(point, nearest);
      const countryCode = given ?? found;
      if (countryCode === null) return null;
      const compatriot = nearestOf(countryCode, point, nearest, OFFSHORE_KM);
      const region =
        found === null
          ? null
          : inferRegion(found, point, nearestOf(found, point, nearest, MAX_TOWN_KM));
      const town = (compatriot ?? nearest)?.town;
      return {
        countryCode,
        regionId: region !== null && isRegionOf(region, countryCode) ? region : null,
        town: town === undefined ? null : { id: town.id, name: town.name },
      };
    },
  };
}
