import { statement } from '../../platform/db/index.ts';
import type { Area } from './areas.ts';

/** A town or area one of whose names matches. */
export interface NameRow {
  kind: 'town' | Area['kind'];
  town_id: number | null;
  area_id: string | null;
  name: string;
  country_code: string;
  region_id: string | null;
  /** English name and id of the first-level region that it is in; null for regions and countries. */
  region: string | null;
  region_area: string | null;
  /** Name and id of a town's county; null for areas. */
  county: string | null;
  county_id: string | null;
  lat: number;
  lng: number;
  population: number;
  score: number;
  /** Whether one of its names was typed in full. */
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

/**
 * Joins the town or area of a hit with its county and its region. A county's id begins with the code of its region:
 * GB.ENG.C6.
 */
const AREA_JOINS = `
  left join town t on t.id = hit.town_id
  left join area a on a.id = hit.area_id
  left join area county on county.id = t.country_code || '.' || t.admin1 || '.' || t.admin2
  left join area region on region.id = coalesce(
    t.region_id, t.country_code || '.' || t.admin1,
    case when a.kind = 'county' then coalesce(a.region_id, substring(a.id from '^[^.]+[.][^.]+'))
      when a.kind not in ('country', 'region') then a.region_id end)`;

/** Selects the towns and areas of the best names. `best` must limit its rows before they are grouped and joined. */
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
 * Finds the best names from `typed` (inclusive) to `last` (exclusive), that is, those that begin with the
 * typed text. A name typed in full scores `wholeName` more.
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

/** Finds the best names that begin with one or two letters, for which indexes have the names in order of weight. */
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
 * Finds the best names of places that lie in at least one area of every set. `around` is a JSON array of sets; each is an
 * object whose keys are ids of areas, because keys are looked up by binary search. The array is expanded once for all
 * names. Only the 5,000 best names are considered. `range` has the typed text and the upper bound of names that begin
 * with it.
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

/** A place that has one of several typed names. */
export interface TypedNameRow extends NameRow {
  /** The typed name, in search form. */
  typed: string;
}

/**
 * Finds the places that have exactly one of several names, the best first, at most `most` of each name. Of places in other
 * countries than `covered`, only countries, regions and towns of at least `population` are found.
 */
export const findTypedNames = statement<
  TypedNameRow,
  [names: string[], most: number, covered: string[], population: number]
>(
  'places.find_typed_names',
  `with hit as (
     select typed.name as typed, one.*, true as is_whole
     from unnest($1::text[]) as typed (name)
     cross join lateral (
       select n.town_id, n.area_id, max(n.weight) as score
       from gazetteer_name n
       left join town t on t.id = n.town_id
       left join area a on a.id = n.area_id
       where n.name = typed.name collate "C" and (
         coalesce(t.country_code, a.country_code) = any($3::text[])
         or a.kind in ('country', 'region') or t.population >= $4)
       group by n.town_id, n.area_id
       order by score desc, n.town_id, n.area_id
       limit $2
     ) one
   )
   select hit.typed, ${COLUMNS}
   from hit ${AREA_JOINS}
   order by hit.score desc, hit.town_id, hit.area_id`,
);

/** Finds areas whose name starts with one of several texts; each text is given by the bounds of such names. */
export const findAreas = statement<
  { part: number; area_id: string },
  [starts: string[], ends: string[]]
>(
  'places.find_areas',
  `select distinct bound.part::integer as part, n.area_id
   from unnest($1::text[], $2::text[]) with ordinality as bound (starts, ends, part)
   join gazetteer_name n
     on n.name >= bound.starts collate "C" and n.name < bound.ends collate "C"
   where n.area_id is not null`,
);

/** Finds countries, and cities of at least `population`, with exactly this name in any language. */
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

/**
 * Selects the names, with their weights, against which misspelled texts are compared: all names of areas, and the
 * primary and shipped names of towns.
 */
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
