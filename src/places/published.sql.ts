/** OpenStreetMap's campsites that are not gone, as a relation that other slices' statements may join. */
export const OSM_CAMPSITE = `(select id, osm_ref, kind, name, tags, lat, lng, country_code, region_id, town_id
  from place where gone_at is null)`;

/** All that OpenStreetMap has or had, likewise, with what it states of each. */
export const ANY_CAMPSITE = `(select id, osm_ref, name, tags, lat, lng, country_code,
  gone_at is not null as is_gone from place)`;
