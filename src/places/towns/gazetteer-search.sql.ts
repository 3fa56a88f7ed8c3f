import { statement } from '../../platform/db/index.ts';
import type { Area } from './areas.ts';

/** A town or area whose name was found. */
export interface NameRow {
  kind: 'town' | Area['kind'];
  town_id: number | null;
  area_id: string | null;
  name: string;
  country_code: string;
  region_id: string | null;
  /** English name and id of its first-level region; null for regions and countries. */
  region: string | null;
  region_area: string | null;
  /** Its county's name and id; for towns only. */
  county: string | null;
  county_id: string | null;
  lat: number;
  lng: number;
  population: number;
  score: number;
  /** Whether a name was typed in full. */
  is_whole: boolean;
  west: number | null;
  south: number | null;
  east: number | null;
  north: number | null;
}

const COLUMNS = `
  coalesce(a.kind, 'town') as kind, hit.town_id, hit.area_id, coalesce(t.name, a.name) as name,
  coalesce(t.country_code, a.country_code) as country_code,
  coalesce(t.region_id, a.region_id) as region_id, region.name as region, region.id as region_area, county.name as county, county.id as county_id,
  coalesce(t.lat, a.lat) as lat, coalesce(t.lng, a.lng) as lng,
  coalesce(t.population, a.population)::float8 as population, a.west, a.south, a.east, a.north,
  hit.score, hit.is_whole`;

/** The town or area of a hit, its county and its region, whose id a county's starts with: GB.ENG.C6. */
const AREA_JOINS = `
  left join town t on t.id = hit.town_id
  left join area a on a.id = hit.area_id
  left join area county on county.id = t.country_code || '.' || t.admin1 || '.' || t.admin2
  left join area region on region.id = coalesce(
    t.region_id, t.country_code || '.' || t.admin1,
    case when a.kind = 'county' then coalesce(a.region_id, substring(a.id from '^[^.]+[.][^.]+'))
      when a.kind not in ('country', 'region') then a.region_id end)`;

/** The towns and areas of the best names. `best` limits its rows before they are joined or grouped. */
const bestMatches = (best: string) => `
  with best as (${best}), hit as (
    select town_id, area_id, max(score) as score, bool_or(is_whole) as is_whole
    from best group by town_id, area_id
    order by score desc, town_id, area_id limit $3
  )
  select ${COLUMNS}
  from hit ${AREA_JOINS}
  order by hit.score desc, hit.town_id, hit.area_id`;

/**
 * The best of the names from `typed` to `last`, which bounds its continuations. A name typed in full
 * scores `wholeName` more.
 */
export const findNames = statement<
  NameRow,
  [typed: string, wholeName: number, most: number, last: string]
>(
  'places.find_names',
  bestMatches(
    `select town_id, area_id, weight + case when name = $1 then $2::real else 0 end as score,
       name = $1 as is_whole
     from gazetteer_name
     where name >= $1 and name < $4
     order by score desc
     limit $3::integer * 12`,
  ),
);

/** The same for one or two letters, for which indexes have the names in order of weight. */
const namesOf = (letters: 1 | 2) =>
  bestMatches(
    `(select town_id, area_id, weight as score, false as is_whole
      from gazetteer_name
      where left(name, ${letters}) = $1
      order by weight desc
      limit $3::integer * 12)
     union all
     select town_id, area_id, weight + $2::real, true from gazetteer_name where name = $1`,
  );

export const findNamesOfOne = statement<NameRow, [typed: string, wholeName: number, most: number]>(
  'places.find_names_of_one',
  namesOf(1),
);

export const findNamesOfTwo = statement<NameRow, [typed: string, wholeName: number, most: number]>(
  'places.find_names_of_two',
  namesOf(2),
);

/**
 * The same among what lies in one of each set of areas, a JSON array of objects whose keys are the areas' ids: keys are
 * found by halving, and the sets are taken apart once for all names. Only the 5,000 best of these are considered. `range`
 * is the typed text and the bound of its continuations.
 */
export const findNamesWithin = statement<
  NameRow,
  [range: [typed: string, last: string], wholeName: number, most: number, around: string]
>(
  'places.find_names_within',
  `with best as (
     select town_id, area_id, weight + case when name = ($1::text[])[1] then $2::real else 0 end as score,
       name = ($1::text[])[1] as is_whole
     from gazetteer_name
     where name >= ($1::text[])[1] and name < ($1::text[])[2]
     order by score desc
     limit 5000
   ), hit as (
     select town_id, area_id, max(score) as score, bool_or(is_whole) as is_whole
     from best group by town_id, area_id
   ), around as materialized (
     select areas from jsonb_array_elements($4::jsonb) as one (areas)
   )
   select ${COLUMNS}
   from hit ${AREA_JOINS}
   where not exists (
     select from around
     where not around.areas ?| array[
       coalesce(t.country_code, a.country_code), coalesce(t.region_id, a.region_id),
       t.country_code || '.' || t.admin1, county.id, region.id]
   )
   order by hit.score desc, hit.town_id, hit.area_id
   limit $3`,
);

/** Areas whose name starts with one of several texts, each given by the bounds of its names. */
export const findAreas = statement<
  { part: number; area_id: string },
  [starts: string[], ends: string[]]
>(
  'places.find_areas',
  `select distinct asked.part::integer as part, n.area_id
   from unnest($1::text[], $2::text[]) with ordinality as asked (starts, ends, part)
   join gazetteer_name n
     on n.name >= asked.starts collate "C" and n.name < asked.ends collate "C"
   where n.area_id is not null`,
);

/** Countries and large cities with exactly this name, in any language. */
export const findWellKnown = statement<NameRow, [name: string, population: number]>(
  'places.find_well_known',
  `with hit as (
     select n.town_id, n.area_id, max(n.weight) as score, true as is_whole
     from gazetteer_name n
     left join town t on t.id = n.town_id
     left join area a on a.id = n.area_id
     where n.name = $1 and (a.kind = 'country' or t.population >= $2)
     group by n.town_id, n.area_id
   )
   select ${COLUMNS}
   from hit ${AREA_JOINS}
   order by hit.score desc, hit.town_id, hit.area_id`,
);

/** The names of the places of some countries by which they may be misspelled, with their ranks. */
export const spelledNames = statement<{ name: string; weight: number }, [countryCodes: string[]]>(
  'places.spelled_names',
  `select n.name, max(n.weight) as weight
   from gazetteer_name n
   left join town t on t.id = n.town_id
   left join area a on a.id = n.area_id
   where coalesce(t.country_code, a.country_code) = any($1::text[])
     and (n.area_id is not null or n.is_extra
       or strpos('|' || t.primary_names || '|', '|' || n.name || '|') > 0)
   group by n.name`,
);
