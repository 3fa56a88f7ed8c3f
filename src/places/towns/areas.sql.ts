import { statement } from '../../platform/db/index.ts';
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
  `delete from gazetteer_name where area_id is not null`,
);

export const dropAreas = statement('places.drop_areas', `delete from area`);

export const COPY_AREAS = `copy area (id, kind, name, country_code, region_id, lat, lng,
  west, south, east, north, population) from stdin`;

export const COPY_AREA_NAMES = `copy gazetteer_name (name, weight, area_id) from stdin`;
