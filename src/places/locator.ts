import { countryAt } from './countries.ts';
import type { Gazetteer, NearTown } from './gazetteer.ts';
import type { Town } from './towns/town.ts';
import type { Bounds, Point } from './geo.ts';
import { worldLand } from './land.ts';
import { isRegionNear, isRegionOf, regionDrawnAt, regionOfTerritory } from './regions.ts';

/** The country, region and town of a point. */
export interface Located {
  /** ISO 3166-1 alpha-2 code: the given one, or else the one at the point. */
  countryCode: string;
  /** ISO 3166-2 code; null if it is unknown, or if the point's region is not in the given country. */
  regionId: string | null;
  /** The nearest town of that country within 50 km, or else the nearest of any country within 100 km. */
  town: { id: number; name: string } | null;
}

/** Finds the country, region and town of points, synchronously (10 to 20 µs). */
export interface Locator {
  /**
   * Locates a point. A given `countryCode` (upper case) takes precedence over the country at the point.
   * @returns null if no code is given and no country is within 50 km, as on an ocean.
   */
  locate(at: Point & { countryCode?: string | undefined }): Located | null;
  /** Returns a town by its GeoNames id. */
  town(id: number): Town | undefined;
  /** The towns of a country, in the order of their ids. */
  townsOf(countryCode: string): readonly Town[];
  /** The most populous towns inside a box, largest first. */
  largestWithin(bounds: Bounds, limit: number): Town[];
}

const OFFSHORE_KM = 50;
const MAX_TOWN_KM = 100;
/** Within this distance of a town's centre, the region of the town takes precedence over the drawn border. */
const TOWN_REACH_KM = 1;
/** Maximum error of drawn borders. If a town lies deeper inside another region, the gazetteer is wrong. */
const BORDER_ERROR_KM = 3;

/** The country of a point; at sea that of the nearest coast within 50 km; null if there is none. */
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
 * The region of a point in a country, or null. Borders drawn at 1:10m are off by up to 3 km, and omit piers and islets. So a
 * point outside all borders, or near a town on the wrong side of a border, gets the region of the nearest town.
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

/** Creates a locator from the towns of a gazetteer. */
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
      const inferred =
        beside && nearest.town.countryCode === given ? given : inferCountry(point, nearest);
      const countryCode = given ?? inferred;
      if (countryCode === null) return null;
      const compatriot = nearestOf(countryCode, point, nearest, OFFSHORE_KM);
      const region =
        inferred === null
          ? null
          : inferRegion(inferred, point, nearestOf(inferred, point, nearest, MAX_TOWN_KM));
      const town = (compatriot ?? nearest)?.town;
      return {
        countryCode,
        regionId: region !== null && isRegionOf(region, countryCode) ? region : null,
        town: town === undefined ? null : { id: town.id, name: town.name },
      };
    },
  };
}
