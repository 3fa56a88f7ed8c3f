import { ANY_LISTING, SHOWN_LISTING } from '../listings/index.ts';
import {
  ANY_CAMPSITE,
  CAMPSITE_OBJECT,
  type CampsiteKind,
  type LeftOut,
  OSM_CAMPSITE,
} from '../places/index.ts';
import { statement } from '../platform/db/index.ts';

/** The columns that the index reads of a campsite of OpenStreetMap that no shown listing is linked to. */
export interface OsmCampsiteRow {
  /** The id of the campsite's page. */
  id: number;
  name: string | null;
  tags: Record<string, string>;
  lat: number;
  lng: number;
  country_code: string;
  region_id: string | null;
  town_id: number | null;
}

const RESULT_CAMPSITE = `select p.id, p.name, p.tags, p.lat, p.lng, p.country_code, p.region_id,
  p.town_id
  from ${OSM_CAMPSITE} p
  where not exists (
    select from ${CAMPSITE_OBJECT} o join ${SHOWN_LISTING} l on l.osm_ref = o.osm_ref
    where o.campsite_id = p.id and l.category = 'campsite')`;

/** Counts the campsites of OpenStreetMap that can be results, including those that listings are linked to. */
export const countOsmCampsites = statement<{ count: number }>(
  'search.count_osm_campsites',
  `select count(*) as count from ${OSM_CAMPSITE} p`,
);

/** Declares a cursor over all rows; they have no order, so that the database need not sort. */
export const DECLARE_OSM_CAMPSITES = `declare open_campsite no scroll cursor for ${RESULT_CAMPSITE}`;

/** Fetches the next rows of `DECLARE_OSM_CAMPSITES`. */
export const FETCH_OSM_CAMPSITES = 'fetch 2000 from open_campsite';

export const selectOsmCampsites = statement<OsmCampsiteRow, [ids: readonly number[]]>(
  'search.select_osm_campsites',
  `${RESULT_CAMPSITE} and p.id = any($1)`,
);

/** Selects the campsites that listings of the partners are linked to, whether these are shown or not. */
export const selectCampsitesOfPartners = statement<{ id: number }, [partnerIds: number[]]>(
  'search.select_campsites_of_partners',
  `select distinct o.campsite_id as id from ${ANY_LISTING} l join ${CAMPSITE_OBJECT} o using (osm_ref)
   where l.partner_id = any($1) and l.category = 'campsite'`,
);

/** The columns of a campsite's card. */
export interface OsmCampsiteCardRow extends OsmCampsiteRow {
  kind: CampsiteKind;
  left_out: LeftOut | null;
}

/**
 * Reads the cards of campsites. Leaves out those that are gone from OpenStreetMap, but not those that search results
 * exclude, since travellers may have saved them in lists and trips.
 */
export const selectOsmCampsiteCards = statement<OsmCampsiteCardRow, [ids: readonly number[]]>(
  'search.select_osm_campsite_cards',
  `select p.id, p.kind, p.name, p.tags, p.lat, p.lng, p.country_code, p.region_id, p.town_id, p.left_out
   from ${ANY_CAMPSITE} p where p.id = any($1) and not p.is_gone`,
);
