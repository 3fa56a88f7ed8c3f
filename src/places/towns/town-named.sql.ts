import { statement } from '../../platform/db/index.ts';

/** A town with the requested name, and the areas in which it lies. */
export interface NamedRow {
  id: number;
  name: string;
  country_code: string;
  lat: number;
  lng: number;
  population: number;
  feature: string;
  /** The search forms of its own name and the name's spellings, separated by `|`. */
  primary_names: string;
  /** Whether the requested name is its name in some language (`data/town-names.json`). */
  is_chosen: boolean;
  region: string | null;
  county: string | null;
  /** Ids of its country, its region (by ISO and GeoNames) and its county. */
  areas: (string | null)[];
}

/** Selects towns with exactly this name in search form, the largest first; only of one country if it is given. */
export const townsCalled = statement<NamedRow, [searchable: string, country: string | null]>(
  'places.towns_called',
  `select t.id, t.name, t.country_code, t.lat, t.lng, t.population, t.feature,
     t.primary_names, n.is_chosen,
     region.name as region, county.name as county,
     array[t.country_code, t.region_id, t.country_code || '.' || t.admin1, county.id] as areas
   from (select town_id, bool_or(is_extra) as is_chosen from gazetteer_name
     where name = $1 and town_id is not null group by town_id) n
   join town t on t.id = n.town_id and not t.gone
   left join area county on county.id = t.country_code || '.' || t.admin1 || '.' || t.admin2
   left join area region on region.id = coalesce(t.region_id, t.country_code || '.' || t.admin1)
   where $2::text is null or t.country_code = $2
   order by t.population desc, t.id
   limit 500`,
);

/** Selects the ids of areas with exactly this name in search form, or with the code. */
export const areasCalled = statement<
  { area_id: string },
  [searchable: string, code: string | undefined]
>(
  'places.areas_called',
  `select area_id from gazetteer_name where name = $1 and area_id is not null and not is_extra
   union
   select id from area where id = $2`,
);

/** The box around an area. */
export interface BoundsRow {
  country_code: string;
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Selects the boxes around regions and counties, not countries, because codes of provinces may equal country codes. */
export const boundsOfAreas = statement<BoundsRow, [ids: string[]]>(
  'places.bounds_of_areas',
  `select country_code, west, south, east, north from area
   where id = any($1::text[]) and kind <> 'country'`,
);
