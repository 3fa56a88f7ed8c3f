import { IS_RESULT, MERGED_NAME, MERGED_TAGS } from './campsite/columns.sql.ts';

const SHARED = `id, osm_ref, kind, ${MERGED_NAME} as name, ${MERGED_TAGS} as tags, lat, lng, country_code,
  region_id, town_id`;

/**
 * OpenStreetMap's campsites that are results, as a relation that other slices' statements may join. Those are no
 * results that are gone, closed, for permanent residents only, or mapped once more as another.
 */
export const OSM_CAMPSITE = `(select ${SHARED} from place where ${IS_RESULT})`;

/** All that OpenStreetMap has or had, likewise, with what it states of each. */
export const ANY_CAMPSITE = `(select ${SHARED}, left_out, gone_at is not null as is_gone from place)`;

/**
 * Every object that OpenStreetMap has as a campsite, with the campsite that stands for it, mostly itself; also one that
 * is gone where another stands for it.
 */
export const CAMPSITE_OBJECT = `(select id, osm_ref, coalesce(same_as, id) as campsite_id from place
  where gone_at is null or same_as is not null)`;
