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

export const findPlace = statement<PlaceRow>(
  'places.find-place',
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
export const findPlacesNear = statement<NearPlaceRow>(
  'places.near',
  `select id, osm_ref, kind, name, lat, lng, country_code, region_id, town_id
   from place
   where gone_at is null
   order by at <-> mercator($1, $2)
   limit $3`,
);

export const findPlacesAfter = statement<{ id: number; name: string; updated_at: Date }>(
  'places.after',
  `select id, name, updated_at from place
   where id > $1 and gone_at is null and name is not null
   order by id
   limit $2`,
);

/** $1 places a file; the last id of each full file, and of them all. */
export const findPlaceFileEnds = statement<{ id: number; last: boolean }>(
  'places.file-ends',
  `select id, n = total as last from (
     select id, row_number() over (order by id) as n, count(*) over () as total
     from place where gone_at is null and name is not null) numbered
   where n % $1 = 0 or n = total order by id`,
);
