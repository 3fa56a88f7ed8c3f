import { statement } from '../platform/db/index.ts';
import type { ListingInput } from './listing.schema.ts';

const SHOWN = `from listing l join partner p on p.id = l.partner_id
  where l.status = 'active' and p.status = 'approved'`;

/** $1 an OpenStreetMap object: the campsites that say they are it. */
export const selectOfPlace = statement<{ id: number }>(
  'listings.of_place',
  `select l.id ${SHOWN} and l.osm_ref = $1 and l.category = 'campsite' order by l.id`,
);

/** Of the OpenStreetMap objects $1 those that campsites say they are. */
export const selectListedPlaces = statement<{ osm_ref: string }>(
  'listings.listed_places',
  `select osm_ref from unnest($1::text[]) as asked (osm_ref) where exists (
     select ${SHOWN} and l.osm_ref = asked.osm_ref and l.category = 'campsite')`,
);

/** Partners are few: naming them lets the listings be read in the order of an index, without a join. */
const FOR_ROBOTS = `from listing where status = 'active'
  and partner_id = any(array(select id from partner where status = 'approved' and not is_demo))`;

/** $1 ids a file: where each file that has listings starts, and its newest change. */
export const selectSitemapFiles = statement<{ start: number; updated_at: Date }>(
  'listings.sitemap_files',
  `select (id - 1) / $1::bigint * $1::bigint as start, max(updated_at) as updated_at
   ${FOR_ROBOTS} group by 1 order by 1`,
);

/** Those with ids above $1 and up to $2. */
export const selectSitemapPage = statement<{ id: number; slug: string; updated_at: Date }>(
  'listings.sitemap_page',
  `select id, slug, updated_at ${FOR_ROBOTS} and id > $1 and id <= $2 order by id`,
);

/** What is listed at one place in one category, and its newest change. */
export interface AreaRow {
  category: ListingInput['category'];
  country_code: string;
  region_id: string | null;
  town_id: number | null;
  updated_at: Date;
}

/** Each category, country, region and town that has listings of partners that are no demo. */
export const selectAreas = statement<AreaRow>(
  'listings.areas',
  `select category, country_code, region_id, town_id, max(updated_at) as updated_at
   ${FOR_ROBOTS} group by 1, 2, 3, 4`,
);
