import { statement } from '../../platform/db/index.ts';
import type { County } from '../gazetteer.ts';

/** COPY takes a third of the time of a query for the same rows. */
export const COPY_OUT_TOWNS = `copy (
  select id, name, lat, lng, country_code, region_id, population, gone,
    case when admin2 <> '' then country_code || '.' || admin1 || '.' || admin2 end
  from town order by id
) to stdout`;

export const selectCounties = statement<County>(
  'places.select_counties',
  `select id, name, country_code as "countryCode", region_id as "regionId"
   from area where kind = 'county' order by id`,
);
