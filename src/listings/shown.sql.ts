import { statement } from '../platform/db/index.ts';
import type { ListingInput } from './listing.schema.ts';

const SHOWN = `from listing l join partner p on p.id = l.partner_id
  where l.status = 'active' and p.status = 'approved'`;

/** $1 an OpenStreetMap object: the campsites that say they are it. */
export const selectOfPlace = statement<{ id: number }>(
  'listings.of_place',
  `select l.id ${SHOWN} and l.osm_ref = $1 and l.category = 'campsite' order by l.id`,
);

/** $1 listings a file; the last id of each full file, and of them all. */
export const selectSitemapEnds = statement<{ id: number; last: boolean }>(
  'listings.sitemap_ends',
  `select id, n = total as last from (
     select l.id, row_number() over (order by l.id) as n, count(*) over () as total
     ${SHOWN} and not p.is_demo) numbered
   where n % $1 = 0 or n = total order by id`,
);

/** $1 the id to go on after, $2 most. */
export const selectSitemapPage = statement<{ id: number; slug: string; updated_at: Date }>(
  'listings.sitemap_page',
  `select l.id, l.slug, l.updated_at ${SHOWN} and not p.is_demo and l.id > $1 order by l.id limit $2`,
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
  `select l.category, l.country_code, l.region_id, l.town_id, max(l.updated_at) as updated_at
   ${SHOWN} and not p.is_demo group by 1, 2, 3, 4`,
);
