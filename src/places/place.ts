import type { Queryable } from '../platform/db/index.ts';
import { slugify } from '../platform/slug.ts';
import { kilometres } from './geo.ts';
import type { PlaceKind } from './osm/osm-place.ts';
import {
  anyPlaces,
  countPlacesByArea,
  findPlace,
  findPlaceFiles,
  findPlacesBetween,
  findPlacesNear,
  findPlacesOfRegion,
  findPlacesOfTown,
  type NearPlaceRow,
} from './place.sql.ts';

/** A campsite of OpenStreetMap as one line of a list. */
export interface PlaceSummary {
  id: number;
  /** `node/1`, `way/1` or `relation/1`. */
  osmRef: string;
  kind: PlaceKind;
  name: string | null;
  lat: number;
  lng: number;
  countryCode: string;
  regionId: string | null;
  /** GeoNames id of the nearest town. */
  townId: number | null;
}

/** All that is known of a campsite of OpenStreetMap. */
export interface Place extends PlaceSummary {
  tags: Record<string, string>;
  firstSeenAt: Date;
  updatedAt: Date;
  /** When OpenStreetMap no longer had it; null while it exists. */
  goneAt: Date | null;
  /** When its country's places were last imported. */
  importedAt: Date;
}

const LARGEST_ID = 2 ** 31 - 1;
const isId = (id: number): boolean => Number.isInteger(id) && id > 0 && id <= LARGEST_ID;

const summary = (row: NearPlaceRow): PlaceSummary => ({
  id: row.id,
  osmRef: row.osm_ref,
  kind: row.kind,
  name: row.name,
  lat: row.lat,
  lng: row.lng,
  countryCode: row.country_code,
  regionId: row.region_id,
  townId: row.town_id,
});

/** The path of a place's page, `/place/{slug}-{id}`; one without a name is called a campsite. */
export const placePath = (name: string | null, id: number): string =>
  `/place/${encodeURIComponent(slugify(name ?? '') || 'campsite')}-${id}`;

/** A place by our id, also a gone one; undefined when there never was one. */
export async function place(db: Queryable, id: number): Promise<Place | undefined> {
  const row = isId(id) ? await db.maybeOne(findPlace, [id]) : undefined;
  return (
    row && {
      ...summary(row),
      tags: row.tags,
      firstSeenAt: row.first_seen_at,
      updatedAt: row.updated_at,
      goneAt: row.gone_at,
      importedAt: row.imported_at,
    }
  );
}

/** The nearest places that exist, nearest first. */
export async function placesNear(
  db: Queryable,
  lat: number,
  lng: number,
  limit: number,
): Promise<(PlaceSummary & { distanceKm: number })[]> {
  const rows = await db.query(findPlacesNear, [lat, lng, limit]);
  return rows.map((row) =>
    Object.assign(summary(row), { distanceKm: kilometres({ lat, lng }, row) }),
  );
}

/** Places that exist and have a name, with the `size` ids above `start`: for sitemaps. */
export async function placesBetween(
  db: Queryable,
  start: number,
  size: number,
): Promise<{ id: number; name: string; updatedAt: Date }[]> {
  if (start + size > LARGEST_ID) return [];
  const rows = await db.query(findPlacesBetween, [start, start + size]);
  return rows.map(({ id, name, updated_at: updatedAt }) => ({ id, name, updatedAt }));
}

/** The runs of `size` consecutive ids that have such places, by the id each starts after. */
export async function placeFiles(
  db: Queryable,
  size: number,
): Promise<{ start: number; updatedAt: Date }[]> {
  const rows = await db.query(findPlaceFiles, [size]);
  return rows.map(({ start, updated_at: updatedAt }) => ({ start, updatedAt }));
}

/** Whether there are places in a country, or in a region of it; anywhere when neither is given. */
export async function hasPlaces(
  db: Queryable,
  countryCode: string | null,
  regionId: string | null,
): Promise<boolean> {
  return (await db.one(anyPlaces, [countryCode, regionId])).any;
}

/** The places of a country in one of its regions, or in none that is known. */
export interface PlaceArea {
  countryCode: string;
  regionId: string | null;
  places: number;
  /** The newest change of a place there. */
  updatedAt: Date;
}

/** The countries and regions that have places. */
export async function placeAreas(db: Queryable): Promise<PlaceArea[]> {
  const rows = await db.query(countPlacesByArea);
  return rows.map((row) => ({
    countryCode: row.country_code,
    regionId: row.region_id,
    places: row.places,
    updatedAt: row.updated_at,
  }));
}

/** All places of a country in one region, or with null those in none that is known. */
export async function placesOfRegion(
  db: Queryable,
  countryCode: string,
  regionId: string | null,
): Promise<{ id: number; name: string | null; townId: number | null }[]> {
  const rows = await db.query(findPlacesOfRegion, [countryCode, regionId]);
  return rows.map(({ id, name, town_id: townId }) => ({ id, name, townId }));
}

/** All places that are nearest to a town. */
export async function placesOfTown(
  db: Queryable,
  town: { countryCode: string; regionId: string; id: number },
): Promise<{ id: number; osmRef: string; name: string | null }[]> {
  const rows = await db.query(findPlacesOfTown, [town.countryCode, town.regionId, town.id]);
  return rows.map(({ id, osm_ref: osmRef, name }) => ({ id, osmRef, name }));
}
