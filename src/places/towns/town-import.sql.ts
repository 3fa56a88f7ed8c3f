import { statement } from '../../platform/db/index.ts';

export const stageTowns = statement(
  'places.stage_towns',
  `create temporary table stage_town (
     id integer, name text, ascii_name text, lat double precision,
     lng double precision, country_code text, admin1 text, admin2 text, region_id text,
     population integer, feature text, primary_names text, other_names text, weight real
   ) on commit drop`,
);

/** Gathers statistics: without them the planner assumes a thousand rows and picks slow joins below. */
export const analyzeTownStage = statement('places.analyze_town_stage', `analyze stage_town`);

export const COPY_TOWNS = `copy stage_town from stdin`;

/** Collects the rows of the file that differ from the table, and whether the town is new. */
export const findChangedTowns = statement(
  'places.find_changed_towns',
  `create temporary table changed_town on commit drop as
   select s.id, t.id is null as added
   from stage_town s left join town t using (id)
   where t.id is null
      or (t.name, t.ascii_name, t.primary_names, t.other_names, t.lat, t.lng, t.country_code, t.admin1,
          t.admin2, t.region_id, t.population, t.feature, t.gone)
         is distinct from
         (s.name, s.ascii_name, s.primary_names, s.other_names, s.lat, s.lng,
          s.country_code, s.admin1, s.admin2, s.region_id, s.population, s.feature, false)`,
);

export const addTowns = statement(
  'places.add_towns',
  `insert into town (id, name, ascii_name, primary_names, other_names, lat, lng, country_code, admin1, admin2,
                     region_id, population, feature)
   select s.id, s.name, s.ascii_name, s.primary_names, s.other_names, s.lat, s.lng,
          s.country_code, s.admin1, s.admin2, s.region_id, s.population, s.feature
   from stage_town s join changed_town c using (id)
   where c.added
   order by s.id`,
);

export const updateTowns = statement(
  'places.update_towns',
  `update town t
   set name = s.name, ascii_name = s.ascii_name,
       primary_names = s.primary_names, other_names = s.other_names, lat = s.lat, lng = s.lng,
       country_code = s.country_code, admin1 = s.admin1, admin2 = s.admin2,
       region_id = s.region_id, population = s.population, feature = s.feature, gone = false
   from stage_town s join changed_town c using (id)
   where t.id = s.id and not c.added`,
);

/**
 * Marks towns as gone that are missing in the file, in the countries that the file covers. A file covers a
 * country if it has a town there, unless 20 or more are known and the file has fewer than half of them: then
 * it is an extract of a part of the country.
 */
export const markGoneTowns = statement<{ id: number }>(
  'places.mark_gone_towns',
  `with covered as (
     select t.country_code
     from town t left join stage_town s using (id)
     where not t.gone and t.country_code in (select country_code from stage_town)
     group by t.country_code
     having count(*) < 20 or count(s.id) * 2 >= count(*)
   )
   update town t set gone = true
   from covered
   where t.country_code = covered.country_code and not t.gone
     and not exists (select from stage_town s where s.id = t.id)
   returning t.id`,
);

export const dropTownNames = statement<never, [goneIds: number[]]>(
  'places.drop_town_names',
  `delete from gazetteer_name
   where town_id in (select id from changed_town where not added) or town_id = any($1::integer[])`,
);

/** Adds the names of changed towns, in index order because this takes a third less time than unsorted. */
export const addTownNames = statement<never, [primaryExtra: number]>(
  'places.add_town_names',
  `insert into gazetteer_name (name, weight, town_id)
   select n.name collate "C", s.weight + n.extra, s.id
   from stage_town s
   join changed_town c using (id)
   cross join lateral (
     select unnest(string_to_array(s.primary_names, '|')) as name, $1::real as extra
     union all
     select unnest(string_to_array(s.other_names, '|')), 0
   ) n
   where n.name <> ''
   order by 1`,
);

export const analyzeGazetteer = statement(
  'places.analyze_gazetteer',
  `analyze town, area, gazetteer_name`,
);

export const stagedCountries = statement<{ country_code: string }>(
  'places.staged_countries',
  `select distinct country_code from stage_town order by 1`,
);

/**
 * Tells whether there are towns, and whether the areas were built from this version of the shipped data, for these
 * countries.
 */
export const anyTowns = statement<
  { any: boolean; current: boolean },
  [version: string, countries: string[]]
>(
  'places.any_towns',
  `select exists (select from town) as any,
     exists (select from area) and exists (select from gazetteer_shipped where version = $1 and countries = $2::text[]) as current`,
);
