import { premiumPartner } from '../partners/index.ts';
import { statement } from '../platform/db/index.ts';
import type { ListingInput } from './listing.schema.ts';
import { SITEMAP_LISTING, SHOWN_LISTING } from './published.sql.ts';

/**
 * Selects the shown campsites whose `osm_ref` is one of the given objects, and whether their
 * partners have Premium. Approximate listings are left out, because the object's point is exact.
 */
export const selectOfCampsite = statement<
  { id: number; partner_id: number; has_premium: boolean },
  [osmRefs: readonly string[], now: Date]
>(
  'listings.select_of_campsite',
  `select l.id, l.partner_id, premium.id is not null as has_premium
   from ${SHOWN_LISTING} l left join ${premiumPartner('$2')} premium on premium.id = l.partner_id
   where l.osm_ref = any($1::text[]) and l.category = 'campsite' and not l.approximate order by l.id`,
);

/** Selects the given OpenStreetMap objects that are the `osm_ref` of a shown campsite. */
export const selectListedCampsites = statement<{ osm_ref: string }, [osmRefs: readonly string[]]>(
  'listings.select_listed_campsites',
  `select osm_ref from unnest($1::text[]) as asked (osm_ref) where exists (
     select from ${SHOWN_LISTING} l where l.osm_ref = asked.osm_ref and l.category = 'campsite')`,
);

/** Selects the first id of each sitemap file that has listings; a file covers `ids` ids. */
export const selectSitemapFiles = statement<{ start: number }, [ids: number]>(
  'listings.select_sitemap_files',
  `select start
   from generate_series(0::bigint, (select max(id) - 1 from listing), $1::bigint) as start,
     lateral (select id from ${SITEMAP_LISTING} l
       where id > start and id <= start + $1 order by id limit 1) as first`,
);

/** Selects listings with ids above the first number and up to the second. */
export const selectSitemapPage = statement<
  { id: number; slug: string; updated_at: Date },
  [after: number, last: number]
>(
  'listings.select_sitemap_page',
  `select id, slug, updated_at from ${SITEMAP_LISTING} l
   where id > $1 and id <= $2 order by id`,
);

/** Selects the given pairs of category and country that have listings. */
export const selectCountries = statement<
  { category: ListingInput['category']; country_code: string },
  [categories: string[], countries: string[]]
>(
  'listings.select_countries',
  `select asked.category, asked.country_code
   from unnest($1::text[], $2::text[]) as asked (category, country_code) where exists (
     select from ${SITEMAP_LISTING} l
     where l.category = asked.category and l.country_code = asked.country_code)`,
);

/** A region and town of a country with listings, and their newest change. */
export interface AreaRow {
  region_id: string | null;
  town_id: number | null;
  updated_at: Date;
}

const AREAS = `select region_id, town_id, max(updated_at) as updated_at
  from ${SITEMAP_LISTING} l where category = $1 and country_code = $2`;

export const selectAreasOfCountry = statement<AreaRow, [category: string, country: string]>(
  'listings.select_areas_of_country',
  `${AREAS} group by 1, 2`,
);

export const selectAreasOfRegion = statement<
  AreaRow,
  [category: string, country: string, region: string]
>('listings.select_areas_of_region', `${AREAS} and region_id = $3 group by 1, 2`);

/** Selects areas of towns with GeoNames ids from `first` (included) to `beyond` (excluded). */
export const selectAreasOfTowns = statement<
  AreaRow,
  [category: string, country: string, region: string, towns: [first: number, beyond: number]]
>(
  'listings.select_areas_of_towns',
  `${AREAS} and region_id = $3 and town_id >= ($4::int[])[1] and town_id < ($4::int[])[2]
   group by 1, 2`,
);

/** Selects shown listings whose price was lowered after a time, the latest first. */
export const selectLowered = statement<
  { id: number; price_lowered_at: Date; price_before: number },
  [after: Date, most: number]
>(
  'listings.select_lowered',
  `select l.id, l.price_lowered_at, l.price_before from ${SHOWN_LISTING} l
   where l.price_lowered_at > $1 order by l.price_lowered_at desc limit $2`,
);

/** Selects when shown listings were added. */
export const selectAdded = statement<{ id: number; created_at: Date }, [ids: readonly number[]]>(
  'listings.select_added',
  `select l.id, l.created_at from ${SHOWN_LISTING} l where l.id = any($1::bigint[])`,
);
