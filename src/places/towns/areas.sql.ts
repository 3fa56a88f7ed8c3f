import { statement } from '../../platform/db/index.ts';
import type { Bounds } from '../geo.ts';
import type { AreaTotals } from './areas.ts';

export const sumAreas = statement<AreaTotals>(
  'places.sum_areas',
  `select country_code, admin1, admin2, region_id, sum(population)::bigint as population,
          min(lat) as south, max(lat) as north, min(lng) as west, max(lng) as east,
          min(case when lng < 0 then lng + 360 else lng end) as west_of_180,
          max(case when lng < 0 then lng + 360 else lng end) as east_of_180
   from town where not gone
   group by country_code, admin1, admin2, region_id
   order by country_code, admin1, admin2, region_id`,
);

export const dropAreaNames = statement(
  'places.drop_area_names',
  `delete from gazetteer_name n
   where is_extra and not exists (select from area a where a.id = n.area_id and a.source = 'imported')
      or area_id in (select id from area where source <> 'imported')`,
);

export const dropAreas = statement(
  'places.drop_areas',
  `delete from area where source <> 'imported'`,
);

export const COPY_AREAS = `copy area (id, kind, name, country_code, region_id, lat, lng,
  west, south, east, north, population, source) from stdin`;

export const COPY_AREA_NAMES = `copy gazetteer_name (name, weight, area_id, is_extra) from stdin`;

export const forgetShippedVersion = statement(
  'places.forget_shipped_version',
  'delete from gazetteer_shipped',
);

export const noteShippedVersion = statement<never, [version: string, countries: string[]]>(
  'places.note_shipped_version',
  'insert into gazetteer_shipped (version, countries) values ($1, $2::text[])',
);

/** Selects the countries for which the names of towns are weighted now. */
export const selectWeightedCountries = statement<{ countries: string[] }>(
  'places.select_weighted_countries',
  'select countries from gazetteer_shipped limit 1',
);

/** Changes the weight of all names of towns in some countries, by their codes. */
export const changeTownWeights = statement<never, [countryCodes: string[], by: number]>(
  'places.change_town_weights',
  `update gazetteer_name n set weight = n.weight + $2::real
   from town t where t.id = n.town_id and t.country_code = any($1::text[])`,
);

export const noteWeightedCountries = statement<never, [countries: string[]]>(
  'places.note_weighted_countries',
  'update gazetteer_shipped set countries = $1::text[]',
);

export const townsByIds = statement<
  { id: number; country_code: string; population: number; feature: string },
  [ids: number[]]
>(
  'places.towns_by_ids',
  'select id, country_code, population, feature from town where id = any($1::integer[]) and not gone',
);

export const COPY_CHOSEN_TOWN_NAMES = `copy gazetteer_name (name, weight, town_id, is_extra) from stdin`;

export const importedAreaIds = statement<{ id: string }, [countryCodes: string[]]>(
  'places.imported_area_ids',
  `select id from area where source = 'imported' and country_code = any($1::text[])`,
);

/** Selects the areas that are derived from towns or ship with the program, except countries. */
export const otherAreas = statement<{ country_code: string; name: string; bounds: Bounds }>(
  'places.other_areas',
  `select country_code, name, array[west, south, east, north] as bounds
   from area where source <> 'imported' and kind <> 'country'`,
);

export const dropImportedAreaNames = statement<never, [countryCodes: string[]]>(
  'places.drop_imported_area_names',
  `delete from gazetteer_name where area_id in
     (select id from area where source = 'imported' and country_code = any($1::text[]))`,
);

export const dropImportedAreas = statement<never, [countryCodes: string[]]>(
  'places.drop_imported_areas',
  `delete from area where source = 'imported' and country_code = any($1::text[])`,
);
