/** OpenStreetMap's campsites that exist, as a relation that statements of other slices may join. */
export const OSM_CAMPSITE = '(select id, osm_ref from place where gone_at is null)';
