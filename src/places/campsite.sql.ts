import { statement } from '../platform/db/index.ts';
import { IS_RESULT, MERGED_NAME, MERGED_TAGS } from './campsite/columns.sql.ts';
import type { LeftOut } from './campsite/left-out.ts';
import type { CampsiteKind } from './osm/osm-campsite.ts';
import { SAYS_SOMETHING } from './campsite-words.sql.ts';

/** The references of the other OpenStreetMap objects that are the same campsite as `p`. */
const TWIN_REFS = `array(select twin.osm_ref from place twin
  where coalesce(twin.same_as, twin.id) = p.id and twin.id <> p.id order by twin.id)`;

export interface CampsiteRow {
  id: number;
  osm_ref: string;
  kind: CampsiteKind;
  name: string | null;
  lat: number;
  lng: number;
  tags: Record<string, string>;
  country_code: string;
  region_id: string | null;
  town_id: number | null;
  first_seen_at: Date;
  updated_at: Date;
  gone_at: Date | null;
  imported_at: Date;
  data_at: Date | null;
  says_something: boolean;
  left_out: LeftOut | null;
  /** The references of all OpenStreetMap objects of this campsite, `osm_ref` first. */
  osm_refs: string[];
}

/** Selects a campsite by id; if it is mapped more than once, the object that represents it. */
export const campsiteById = statement<CampsiteRow, [id: number]>(
  'places.campsite_by_id',
  `select p.id, p.osm_ref, p.kind, ${MERGED_NAME} as name, p.lat, p.lng, ${MERGED_TAGS} as tags,
          p.country_code, p.region_id, p.town_id, p.first_seen_at, p.updated_at, p.gone_at,
          p.left_out, p.osm_ref || ${TWIN_REFS} as osm_refs,
          coalesce(i.at, p.updated_at) as imported_at, i.data_at,
          ${SAYS_SOMETHING} as says_something
   from place p
   left join lateral (
     select at, data_at from gazetteer_import
     where kind = 'places' and p.country_code = any(countries)
     order by at desc limit 1) i on true
   where p.id = (select coalesce(same_as, id) from place where id = $1)`,
);

export interface CampsiteSummaryRow {
  id: number;
  osm_ref: string;
  kind: CampsiteKind;
  name: string | null;
  lat: number;
  lng: number;
  country_code: string;
  region_id: string | null;
  town_id: number | null;
}

/**
 * Selects the nearest results. It orders by distance in the Mercator projection, which the index supports.
 * Mercator stretches distances with latitude, but around one point all by about the same factor, so the
 * order is that of the true distances.
 */
export const findCampsitesNear = statement<
  CampsiteSummaryRow,
  [lat: number, lng: number, most: number]
>(
  'places.find_campsites_near',
  `select id, osm_ref, kind, ${MERGED_NAME} as name, lat, lng, country_code, region_id, town_id
   from place
   where ${IS_RESULT}
   order by at <-> mercator($1, $2)
   limit $3`,
);

/** A campsite's name as it is searched: lower case, without accents. */
const SEARCHED_NAME = `regexp_replace(lower(normalize(${MERGED_NAME}, NFKD)), '[\u0300-\u036f]', '', 'g')`;

/** Selects results whose names contain all words, those that begin with the first word before others. */
export const findCampsitesNamed = statement<
  CampsiteSummaryRow,
  [patterns: readonly string[], countries: readonly string[] | null, most: number]
>(
  'places.find_campsites_named',
  `select id, osm_ref, kind, name, lat, lng, country_code, region_id, town_id from (
     select id, osm_ref, kind, ${MERGED_NAME} as name, lat, lng, country_code, region_id, town_id,
       ${SEARCHED_NAME} as searched
     from place
     where ${IS_RESULT} and ($2::text[] is null or country_code = any($2))
   ) named
   where searched like all($1::text[])
   order by searched like substr(($1::text[])[1], 2) desc, length(searched), searched, id
   limit $3`,
);

/**
 * Selects campsites whose page is open to search engines, with ids above `after` and up to `last`. They include closed
 * ones, whose page says that they are closed.
 */
export const findCampsitesBetween = statement<
  { id: number; name: string | null; updated_at: Date },
  [after: number, last: number]
>(
  'places.find_campsites_between',
  `select id, ${MERGED_NAME} as name, updated_at from place p
   where id > $1 and id <= $2 and gone_at is null and same_as is null and ${SAYS_SOMETHING}
   order by id`,
);

/**
 * Divides the campsites whose page is open to search engines into sitemap files of `ids` consecutive ids. Selects the id
 * after which each file starts, and its newest change.
 */
export const findCampsiteFiles = statement<{ start: number; updated_at: Date }, [ids: number]>(
  'places.find_campsite_files',
  `select (id - 1) / $1::integer * $1::integer as start, max(updated_at) as updated_at
   from place p where gone_at is null and same_as is null and ${SAYS_SOMETHING}
   group by 1 order by 1`,
);

/** Counts the results of each country and region that has any. */
export const countCampsitesByArea = statement<{
  country_code: string;
  region_id: string | null;
  campsites: number;
  updated_at: Date;
}>(
  'places.count_campsites_by_area',
  `select country_code, region_id, count(*)::integer as campsites, max(updated_at) as updated_at
   from place where ${IS_RESULT}
   group by country_code, region_id`,
);

/** Tells whether there are results anywhere, in a country, or in a region of it. */
export const anyCampsites = statement<
  { any: boolean },
  [country: string | null, region: string | null]
>(
  'places.any_campsites',
  `select case
     when $1::text is null then exists (select from place where ${IS_RESULT})
     when $2::text is null
       then exists (select from place where country_code = $1 and ${IS_RESULT})
     else exists (
       select from place where country_code = $1 and region_id = $2 and ${IS_RESULT})
   end as any`,
);

/** Selects the results of a region; a null region stands for the part of the country outside all known regions. */
export const findCampsitesOfRegion = statement<
  {
    id: number;
    name: string | null;
    town_id: number | null;
  },
  [country: string, region: string | null]
>(
  'places.find_campsites_of_region',
  `select id, ${MERGED_NAME} as name, town_id from place
   where country_code = $1 and region_id is not distinct from $2 and ${IS_RESULT}`,
);

export const findCampsitesOfTown = statement<
  { id: number; osm_refs: string[]; name: string | null },
  [country: string, region: string, townId: number]
>(
  'places.find_campsites_of_town',
  `select id, ${MERGED_NAME} as name, osm_ref || ${TWIN_REFS} as osm_refs from place p
   where country_code = $1 and region_id = $2 and town_id = $3 and ${IS_RESULT}`,
);
