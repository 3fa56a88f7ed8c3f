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

/** $1 ids a file: where each file that has listings starts. */
export const selectSitemapFiles = statement<{ start: number }>(
  'listings.sitemap_files',
  `select start
   from generate_series(0::bigint, (select max(id) - 1 from listing), $1::bigint) as start,
     lateral (select id ${FOR_ROBOTS} and id > start and id <= start + $1 order by id limit 1) as first`,
);

/** Those with ids above $1 and up to $2. */
export const selectSitemapPage = statement<{ id: number; slug: string; updated_at: Date }>(
  'listings.sitemap_page',
  `select id, slug, updated_at ${FOR_ROBOTS} and id > $1 and id <= $2 order by id`,
);

/** Of the categories $1 in the countries $2, pair by pair, those that have listings. */
export const selectCountries = statement<{
  category: ListingInput['category'];
  country_code: string;
}>(
  'listings.sitemap_countries',
  `select asked.category, asked.country_code
   from unnest($1::text[], $2::text[]) as asked (category, country_code) where exists (
     select ${FOR_ROBOTS} and listing.category = asked.category
       and listing.country_code = asked.country_code)`,
);

/** A region and town of a country that has listings, and their newest change. */
export interface AreaRow {
  region_id: string | null;
  town_id: number | null;
  updated_at: Date;
}

const AREAS = `select region_id, town_id, max(updated_at) as updated_at ${FOR_ROBOTS}`;

/** $1 category, $2 country. */
export const selectAreasOfCountry = statement<AreaRow>(
  'listings.areas_of_country',
  `${AREAS} and category = $1 and country_code = $2 group by 1, 2`,
);

/** $1 category, $2 country, $3 region. */
export const selectAreasOfRegion = statement<AreaRow>(
  'listings.areas_of_region',
  `${AREAS} and category = $1 and country_code = $2 and region_id = $3 group by 1, 2`,
);

/** $1 category, $2 country, $3 region, $4 the first town, $5 the first beyond. */
export const selectAreasOfTowns = statement<AreaRow>(
  'listings.areas_of_towns',
  `${AREAS} and category = $1 and country_code = $2 and region_id = $3
   and town_id >= $4 and town_id < $5 group by 1, 2`,
);
