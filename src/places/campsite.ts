import type { Queryable } from '../platform/db/index.ts';
import { slugify } from '../platform/slug.ts';
import { kilometres } from './geo.ts';
import type { LeftOut } from './campsite/left-out.ts';
import type { CampsiteKind } from './osm/osm-campsite.ts';
import {
  anyCampsites,
  countCampsitesByArea,
  campsiteById,
  findCampsiteFiles,
  findCampsitesBetween,
  findCampsitesNamed,
  findCampsitesNear,
  findCampsitesOfRegion,
  findCampsitesOfTown,
  type CampsiteSummaryRow,
} from './campsite.sql.ts';

/** The data of a campsite of OpenStreetMap that lists show. */
export interface CampsiteSummary {
  id: number;
  /** `node/1`, `way/1` or `relation/1`. */
  osmRef: string;
  kind: CampsiteKind;
  name: string | null;
  lat: number;
  lng: number;
  countryCode: string;
  regionId: string | null;
  /** GeoNames id of the nearest town. */
  townId: number | null;
}

/** A campsite of OpenStreetMap with all of its data. */
export interface Campsite extends CampsiteSummary {
  tags: Record<string, string>;
  firstSeenAt: Date;
  updatedAt: Date;
  /** Time of the import in which OpenStreetMap no longer had the campsite; null while it exists. */
  goneAt: Date | null;
  /** When its country's campsites were last imported. */
  importedAt: Date;
  /** The time of the state of OpenStreetMap that was imported then; null if the file did not say. */
  dataAt: Date | null;
  /** Whether it has a name or enough useful tags; if not, its page is not open to search engines. */
  saysSomething: boolean;
  /** The reason why it is excluded from search results; null if it is not. */
  leftOut: LeftOut | null;
  /** The references of all OpenStreetMap objects of this campsite, `osmRef` first. */
  osmRefs: string[];
}

const MAX_ID = 2 ** 31 - 1;
const isId = (id: number): boolean => Number.isInteger(id) && id > 0 && id <= MAX_ID;

const summary = (row: CampsiteSummaryRow): CampsiteSummary => ({
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

/** The path of a campsite's page, `/place/{slug}-{id}`; without a name its slug is `campsite`. */
export const campsitePath = (name: string | null, id: number): string =>
  `/place/${encodeURIComponent(slugify(name ?? '') || 'campsite')}-${id}`;

/**
 * Finds a campsite by id, also if it is gone; undefined if there never was one with the id. A campsite that is mapped more
 * than once is found by each of its ids, and is returned with the id of the object that represents it.
 */
export async function findCampsite(db: Queryable, id: number): Promise<Campsite | undefined> {
  const row = isId(id) ? await db.maybeOne(campsiteById, [id]) : undefined;
  return (
    row && {
      ...summary(row),
      tags: row.tags,
      firstSeenAt: row.first_seen_at,
      updatedAt: row.updated_at,
      goneAt: row.gone_at,
      importedAt: row.imported_at,
      dataAt: row.data_at,
      saysSomething: row.says_something,
      leftOut: row.left_out,
      osmRefs: row.osm_refs,
    }
  );
}

/** The nearest campsites that are results, the nearest first. `lat` and `lng` are in degrees. */
export async function campsitesNear(
  db: Queryable,
  lat: number,
  lng: number,
  limit: number,
): Promise<(CampsiteSummary & { distanceKm: number })[]> {
  const rows = await db.query(findCampsitesNear, [lat, lng, limit]);
  return rows.map((row) =>
    Object.assign(summary(row), { distanceKm: kilometres({ lat, lng }, row) }),
  );
}

/** Words of a name that are searched. */
const MOST_WORDS = 6;

/**
 * Campsites that are results by their name, the most similar first, at most `limit`. Accents and case do
 * not matter.
 * @param countries codes of the countries to search; empty for all
 */
export async function campsitesNamed(
  db: Queryable,
  name: string,
  countries: readonly string[],
  limit: number,
): Promise<CampsiteSummary[]> {
  const words = name.toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '').split(/\s+/);
  const patterns = words
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS)
    .map((word) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`);
  if (patterns.length === 0) return [];
  const rows = await db.query(findCampsitesNamed, [
    patterns,
    countries.length === 0 ? null : countries,
    limit,
  ]);
  return rows.map(summary);
}

/** The campsites whose page is open to search engines, with ids from `start + 1` to `start + size`. */
export async function campsitesBetween(
  db: Queryable,
  start: number,
  size: number,
): Promise<{ id: number; name: string | null; updatedAt: Date }[]> {
  if (start + size > MAX_ID) return [];
  const rows = await db.query(findCampsitesBetween, [start, start + size]);
  return rows.map(({ id, name, updated_at: updatedAt }) => ({ id, name, updatedAt }));
}

/** The ranges of `size` consecutive ids that have such campsites; each starts after its id `start`. */
export async function campsiteFiles(
  db: Queryable,
  size: number,
): Promise<{ start: number; updatedAt: Date }[]> {
  const rows = await db.query(findCampsiteFiles, [size]);
  return rows.map(({ start, updated_at: updatedAt }) => ({ start, updatedAt }));
}

/** Whether a country or region has campsites; if both are null, whether there are any at all. */
export async function hasCampsites(
  db: Queryable,
  countryCode: string | null,
  regionId: string | null,
): Promise<boolean> {
  return (await db.one(anyCampsites, [countryCode, regionId])).any;
}

/** The number of campsites in a region of a country. */
export interface CampsiteArea {
  countryCode: string;
  /** Null stands for the part of the country outside all known regions. */
  regionId: string | null;
  campsites: number;
  /** Time of the newest change of a campsite in the region. */
  updatedAt: Date;
}

/** The countries and regions that have campsites. */
export async function campsiteAreas(db: Queryable): Promise<CampsiteArea[]> {
  const rows = await db.query(countCampsitesByArea);
  return rows.map((row) => ({
    countryCode: row.country_code,
    regionId: row.region_id,
    campsites: row.campsites,
    updatedAt: row.updated_at,
  }));
}

/** All results in a region of a country; a null region stands for the part outside all known regions. */
export async function campsitesOfRegion(
  db: Queryable,
  countryCode: string,
  regionId: string | null,
): Promise<{ id: number; name: string | null; townId: number | null }[]> {
  const rows = await db.query(findCampsitesOfRegion, [countryCode, regionId]);
  return rows.map(({ id, name, town_id: townId }) => ({ id, name, townId }));
}

/** All results whose nearest town is the given one. */
export async function campsitesOfTown(
  db: Queryable,
  town: { countryCode: string; regionId: string; id: number },
): Promise<{ id: number; osmRefs: string[]; name: string | null }[]> {
  const rows = await db.query(findCampsitesOfTown, [town.countryCode, town.regionId, town.id]);
  return rows.map(({ id, osm_refs: osmRefs, name }) => ({ id, osmRefs, name }));
}
