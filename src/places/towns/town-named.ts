import type { Queryable } from '../../platform/db/index.ts';
import { kilometres } from '../geo.ts';
import { partsOfCounty } from '../county-parts.ts';
import { searchable } from '../names.ts';
import { isCovered } from './covered.ts';
import { countryName } from './country-names.ts';
import { areasCalled, type NamedRow, townsCalled } from './town-named.sql.ts';

/** A town found by its full name. */
export interface NamedTown {
  /** GeoNames id. */
  id: number;
  lat: number;
  lng: number;
  countryCode: string;
  population: number;
  /** `Newport, Wales, United Kingdom`. */
  label: string;
}

/** GeoNames' feature code of a section of a populated place, which may have the city's name. */
const SECTION_FEATURE = 'PPLX';

const SAME_TOWN_KM = 10;

/** A town so many times as large as all that are called just so is meant as well, where that is the beginning of its name. */
const FAR_LARGER = 10;

/**
 * Rows whose primary name it is, with those that are far larger than all of these in their country and whose own name
 * begins with it: Newcastle upon Tyne beside Newcastle in Northern Ireland. Where none of these is in a covered
 * country, also those that a language calls so: Sevilla beside Seville in Ohio. Where there are none, all, which have
 * it in another language.
 */
function byOwnName(rows: NamedRow[], asked: string): NamedRow[] {
  const called = rows.filter((row) => row.primary_names.split('|').includes(asked));
  const isCoveredTown = called.some((row) => isCovered(row.country_code));
  const own = rows.filter((row) => called.includes(row) || (row.is_chosen && !isCoveredTown));
  if (own.length === 0) return rows;
  const isMeant = (row: NamedRow): boolean => {
    const beside = own.filter(({ country_code }) => country_code === row.country_code);
    const isLonger = row.primary_names.split('|').some((name) => name.startsWith(`${asked} `));
    return (
      isLonger &&
      beside.length > 0 &&
      beside.every(({ population }) => row.population >= FAR_LARGER * population)
    );
  };
  return rows.filter((row) => own.includes(row) || isMeant(row));
}

function withoutSections(rows: NamedRow[]): NamedRow[] {
  const towns = rows.filter((row) => row.feature !== SECTION_FEATURE);
  return towns.length > 0 ? towns : rows;
}

/** Leaves out towns within 10 km of a larger one of the same name, such as its old centre. */
const distinct = (rows: NamedRow[]): NamedRow[] =>
  rows.filter(
    (row, i) => !rows.slice(0, i).some((larger) => kilometres(larger, row) <= SAME_TOWN_KM),
  );

/** The towns that a name most likely means, the largest first. */
const likeliest = (rows: NamedRow[], asked: string): NamedRow[] =>
  distinct(withoutSections(byOwnName(rows, asked)));

const present = (row: NamedRow): NamedTown => {
  const around = [row.county, row.region, countryName(row.country_code)];
  const parts = around.filter((part) => part !== null && part !== row.name);
  return {
    id: row.id,
    lat: row.lat,
    lng: row.lng,
    countryCode: row.country_code,
    population: row.population,
    label: [row.name, ...parts].join(', '),
  };
};

/**
 * The towns of one name: one when it is clear which is meant, several when it is not, the largest
 * first.
 * @param where the country (ISO code) and the region or county by name or code, as far as they are
 *   known; a region is used only to choose between several, those that have the name as another
 *   included, and an unknown one is ignored
 */
export async function townsNamed(
  db: Queryable,
  name: string,
  where: { countryCode: string | null; region: string | null },
): Promise<NamedTown[]> {
  const asked = searchable(name);
  if (asked === '') return [];
  const rows = await db.query(townsCalled, [asked, where.countryCode]);
  const towns = likeliest(rows, asked);
  const region = where.region === null ? '' : searchable(where.region);
  // Also with a single town of that name: the region may hold one that has it as another, such as
  // Newcastle upon Tyne beside Newcastle in Northern Ireland.
  if (rows.length < 2 || region === '') return towns.map(present);
  const called = await db.query(areasCalled, [region, where.region?.trim().toUpperCase()]);
  const areas = new Set(called.flatMap(({ area_id }) => [area_id, ...partsOfCounty(area_id)]));
  const within = rows.filter((row) => row.areas.some((area) => area !== null && areas.has(area)));
  const found = likeliest(within, asked);
  return (found.length > 0 ? found : towns).map(present);
}
