import { statement } from '../../platform/db/index.ts';

export interface NamedTownRow {
  id: number;
  name: string;
  /** Separated by |. */
  primary_names: string;
  lat: number;
  lng: number;
  country_code: string;
  population: number;
  region: string | null;
  county: string | null;
  /** Ids of the areas around it. */
  around: string[];
}

/** Towns that have exactly a name ($1), in one country when that is given ($2). */
export const findTownsNamed = statement<NamedTownRow>(
  'places.towns-named',
  `select distinct t.id, t.name, t.primary_names, t.lat, t.lng, t.country_code, t.population,
          region.name as region, county.name as county,
          array_remove(array[region.id, county.id], null) as around
   from gazetteer_name n
   join town t on t.id = n.town_id
   left join area region on region.id = coalesce(t.region_id, t.country_code || '.' || t.admin1)
   left join area county on county.id = t.country_code || '.' || t.admin1 || '.' || t.admin2
   where n.name = $1 and ($2::text is null or t.country_code = $2)
   order by t.population desc, t.id`,
);

/** Areas that have exactly a name ($1), or a code ($2). */
export const findAreasNamed = statement<{ id: string }>(
  'places.areas-named',
  `select area_id as id from gazetteer_name where name = $1 and area_id is not null
   union
   select id from area where id = $2`,
);
