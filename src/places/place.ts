import type { Queryable } from '../platform/db/index.ts';
import { kilometres } from './geo.ts';
import type { PlaceKind } from './osm/osm-place.ts';
import {
  findPlace,
  findPlaceFileEnds,
  findPlacesAfter,
  findPlacesNear,
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

/** Places that exist and have a name, by id, after the id `after`: for sitemaps. */
export async function placesAfter(
  db: Queryable,
  after: number,
  limit: number,
): Promise<{ id: number; name: string; updatedAt: Date }[]> {
  const rows = await db.query(findPlacesAfter, [after, limit]);
  return rows.map(({ id, name, updated_at: updatedAt }) => ({ id, name, updatedAt }));
}

/** The ids after which each run of `size` such places begins: `[0]` for one run, `[]` for none. */
export async function placeRuns(db: Queryable, size: number): Promise<number[]> {
  const ends = await db.query(findPlaceFileEnds, [size]);
  const later = ends.filter(({ last }) => !last).map(({ id }) => id);
  return ends.length === 0 ? [] : [0, ...later];
}
