import { doubles, integers, texts } from '../../platform/db/index.ts';

/** The columns of `COPY_OUT_TOWNS`, each an array in the order of the towns' ids. */
export const TOWN_ARRAYS = {
  id: integers,
  lat: doubles,
  lng: doubles,
  population: integers,
  gone: integers,
  name: texts,
  country_code: texts,
  area: texts,
};

/**
 * Copies all towns out as one row of arrays. `area` combines the country, region_id and GeoNames' codes, separated by
 * `|`: as one text it can be cached, because there are only a few thousand different ones.
 */
export const COPY_OUT_TOWNS = `copy (
  select array_agg(id), array_agg(lat), array_agg(lng), array_agg(population), array_agg(gone::int),
    array_agg(name), array_agg(country_code),
    array_agg(country_code || '|' || coalesce(region_id, '') || '|' || admin1 || '|' || admin2)
  from (select * from town order by id) as towns
) to stdout (format binary)`;

/** The columns of `COPY_OUT_COUNTIES`, each an array in the order of the counties' ids. */
export const COUNTY_ARRAYS = { id: texts, name: texts, country_code: texts, region_id: texts };

export const COPY_OUT_COUNTIES = `copy (
  select array_agg(id), array_agg(name), array_agg(country_code), array_agg(region_id)
  from (select * from area where kind = 'county' order by id) as counties
) to stdout (format binary)`;
