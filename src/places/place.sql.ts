import { statement } from '../platform/db/index.ts';
import type { PlaceKind } from './osm/osm-place.ts';

export interface PlaceRow {
  id: number;
  osm_ref: string;
  kind: PlaceKind;
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
}

export const findPlace = statement<PlaceRow, [id: number]>(
  'places.find_place',
  `select p.id, p.osm_ref, p.kind, p.name, p.lat, p.lng, p.tags, p.country_code, p.region_id,
          p.town_id, p.first_seen_at, p.updated_at, p.gone_at,
          coalesce(
            (select max(i.at) from gazetteer_import i
             where i.kind = 'places' and p.country_code = any(i.countries)),
            p.updated_at) as imported_at
   from place p
   where p.id = $1`,
);

export interface NearPlaceRow {
  id: number;
  osm_ref: string;
  kind: PlaceKind;
  name: string | null;
  lat: number;
  lng: number;
  country_code: string;
  region_id: string | null;
  town_id: number | null;
}

/** On the square map distances grow with latitude, but beside one point all by the same factor. */
export const findPlacesNear = statement<NearPlaceRow, [lat: number, lng: number, most: number]>(
  'places.find_places_near',
  `select id, osm_ref, kind, name, lat, lng, country_code, region_id, town_id
   from place
   where gone_at is null
   order by at <-> mercator($1, $2)
   limit $3`,
);

/** Those with a name and ids above the first number and up to the second. */
export const findPlacesBetween = statement<
  { id: number; name: string; updated_at: Date },
  [after: number, last: number]
>(
  'places.find_places_between',
  `select id, name, updated_at from place
   where id > $1 and id <= $2 and gone_at is null and name is not null
   order by id`,
);

/** At so many ids a file: where each file that has places with a name starts, and its newest change. */
export const findPlaceFiles = statement<{ start: number; updated_at: Date }, [ids: number]>(
  'places.find_place_files',
  `select (id - 1) / $1::integer * $1::integer as start, max(updated_at) as updated_at
   from place where gone_at is null and name is not null
   group by 1 order by 1`,
);

/** The countries and regions that have places. */
export const countPlacesByArea = statement<{
  country_code: string;
  region_id: string | null;
  places: number;
  updated_at: Date;
}>(
  'places.count_places_by_area',
  `select country_code, region_id, count(*)::integer as places, max(updated_at) as updated_at
   from place where gone_at is null
   group by country_code, region_id`,
);

/** Whether there are places: anywhere, in a country, or in a region of it. */
export const anyPlaces = statement<
  { any: boolean },
  [country: string | null, region: string | null]
>(
  'places.any_places',
  `select case
     when $1::text is null then exists (select from place where gone_at is null)
     when $2::text is null
       then exists (select from place where country_code = $1 and gone_at is null)
     else exists (
       select from place where country_code = $1 and region_id = $2 and gone_at is null)
   end as any`,
);

/** The places of a region, which is null for those of a country that are in none that is known. */
export const findPlacesOfRegion = statement<
  {
    id: number;
    name: string | null;
    town_id: number | null;
  },
  [country: string, region: string | null]
>(
  'places.find_places_of_region',
  `select id, name, town_id from place
   where country_code = $1 and region_id is not distinct from $2 and gone_at is null`,
);

export const findPlacesOfTown = statement<
  { id: number; osm_ref: string; name: string | null },
  [country: string, region: string, townId: number]
>(
  'places.find_places_of_town',
  `select id, osm_ref, name from place
   where country_code = $1 and region_id = $2 and town_id = $3 and gone_at is null`,
);
