/** As one stream of text: a third of the time of reading the same rows one by one. */
export const COPY_OUT_TOWNS = `copy (
  select id, name, lat, lng, country_code, region_id, population, gone from town order by id
) to stdout`;
