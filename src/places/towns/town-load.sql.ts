/** COPY takes a third of the time of a query for the same rows. */
export const COPY_OUT_TOWNS = `copy (
  select id, name, lat, lng, country_code, region_id, population, gone from town order by id
) to stdout`;
