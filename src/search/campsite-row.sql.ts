import { ANY_LISTING, SHOWN_LISTING } from '../listings/index.ts';
import {
  ANY_CAMPSITE,
  CAMPSITE_OBJECT,
  type CampsiteKind,
  type LeftOut,
  OSM_CAMPSITE,
} from '../places/index.ts';
import { statement } from '../platform/db/index.ts';

/** A campsite of OpenStreetMap that no shown listing stands for, as the index reads it. */
export interface OsmCampsiteRow {
  /** The id of its page. */
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

/** How many campsites of OpenStreetMap are results, with those that listings stand for. */
export const countOsmCampsites = statement<{ count: number }>(
  'search.count_osm_campsites',
  `select count(*) as count from ${OSM_CAMPSITE} p`,
);

/** A cursor over all of them, unordered, so that the database sorts nothing. */
export const DECLARE_OSM_CAMPSITES = `declare open_campsite no scroll cursor for ${RESULT_CAMPSITE}`;

/** The next rows of `DECLARE_OSM_CAMPSITES`. */
export const FETCH_OSM_CAMPSITES = 'fetch 2000 from open_campsite';

export const selectOsmCampsites = statement<OsmCampsiteRow, [ids: readonly number[]]>(
  'search.select_osm_campsites',
  `${RESULT_CAMPSITE} and p.id = any($1)`,
);

/** The campsites that listings of partners, shown or not, stand for. */
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

/** Those that are gone are left out, and of those that are no results none: lists and trips of travellers hold them. */
export const selectOsmCampsiteCards = statement<OsmCampsiteCardRow, [ids: readonly number[]]>(
  'search.select_osm_campsite_cards',
  `select p.id, p.kind, p.name, p.tags, p.lat, p.lng, p.country_code, p.region_id, p.town_id, p.left_out
   from ${ANY_CAMPSITE} p where p.id = any($1) and not p.is_gone`,
);
