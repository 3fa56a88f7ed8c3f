import { copyOutArrays, type Pool, readArrays } from '../../platform/db/index.ts';
import { createGazetteer, type Gazetteer } from '../gazetteer.ts';
import type { Town } from './town.ts';
import type { CountyColumns, TownColumns } from './town-columns.ts';
import { COPY_OUT_COUNTIES, COPY_OUT_TOWNS, COUNTY_ARRAYS, TOWN_ARRAYS } from './town-load.sql.ts';

/** The codes that a town shares with the other towns of its county. */
type Area = Pick<Town, 'countryCode' | 'regionId' | 'countyId'>;

/** Parses the column `area` of `COPY_OUT_TOWNS`. */
function areaOf(text: string): Area {
  const [countryCode = '', regionId = '', admin1 = '', admin2 = ''] = text.split('|');
  return {
    countryCode,
    regionId: regionId || null,
    ...(admin2 && { countyId: `${countryCode}.${admin1}.${admin2}` }),
  };
}

async function loadTownColumns(db: Pool, kept?: AsyncIterable<Buffer>): Promise<TownColumns> {
  const arrays = await (kept
    ? readArrays(kept, TOWN_ARRAYS)
    : copyOutArrays(db, COPY_OUT_TOWNS, TOWN_ARRAYS));
  const {
    id: ids,
    lat: lats,
    lng: lngs,
    population: populations,
    name: names,
    area: areas,
  } = arrays;
  const known = new Map<string, Area>();
  const areaAt = (at: number): Area => {
    const text = areas.at(at)!;
    const area = known.get(text) ?? areaOf(text);
    known.set(text, area);
    return area;
  };
  return {
    ids,
    lats,
    lngs,
    populations,
    gone: arrays.gone,
    countries: arrays.country_code.pairs(),
    townAt: (at) => ({
      id: ids[at]!,
      name: names.at(at)!,
      lat: lats[at]!,
      lng: lngs[at]!,
      population: populations[at]!,
      ...areaAt(at),
    }),
  };
}

async function loadCountyColumns(db: Pool): Promise<CountyColumns> {
  const arrays = await copyOutArrays(db, COPY_OUT_COUNTIES, COUNTY_ARRAYS);
  const { id: ids, name: names, country_code: countries, region_id: regions } = arrays;
  return {
    countries: countries.pairs(),
    countyAt: (at) => ({
      id: ids.at(at)!,
      name: names.at(at)!,
      countryCode: countries.at(at)!,
      regionId: regions.at(at),
    }),
  };
}

/**
 * Loads all towns and counties into memory. For 200,000 towns it takes 0.1 s here and 0.3 s in the database.
 * @param kept the towns as `COPY_OUT_TOWNS` sent them before, in place of the database's
 */
export async function loadTowns(db: Pool, kept?: AsyncIterable<Buffer>): Promise<Gazetteer> {
  const counties = await loadCountyColumns(db);
  return createGazetteer(await loadTownColumns(db, kept), counties);
}
