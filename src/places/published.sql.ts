import { IS_RESULT, MERGED_NAME, MERGED_TAGS } from './campsite/columns.sql.ts';

const SHARED = `id, osm_ref, kind, ${MERGED_NAME} as name, ${MERGED_TAGS} as tags, lat, lng, country_code,
  region_id, town_id`;

/**
 * A relation of OpenStreetMap's campsites that are results, which statements of other slices may join. It excludes
 * campsites that are gone, closed, or for permanent residents only, and duplicate objects of other campsites.
 */
export const OSM_CAMPSITE = `(select ${SHARED} from place where ${IS_RESULT})`;

/** A relation of all campsites that OpenStreetMap has or had, which statements of other slices may join. */
export const ANY_CAMPSITE = `(select ${SHARED}, left_out, gone_at is not null as is_gone from place)`;

/**
 * A relation of all OpenStreetMap objects that are campsites, each with the id of the object that represents it, mostly
 * itself. A gone object is included only if another one represents it.
 */
export const CAMPSITE_OBJECT = `(select id, osm_ref, coalesce(same_as, id) as campsite_id from place
  where gone_at is null or same_as is not null)`;
