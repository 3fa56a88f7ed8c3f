/** OpenStreetMap's campsites that are not gone, as a relation that other slices' statements may join. */
export const OSM_CAMPSITE = '(select id, osm_ref from place where gone_at is null)';
