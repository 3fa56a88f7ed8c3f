import type { Queryable } from '../../platform/db/index.ts';
import { searchable } from '../names.ts';
import { countryName } from './country-names.ts';
import { areasCalled, type NamedRow, townsCalled } from './town-named.sql.ts';

/** A town that somebody named in full. */
export interface NamedTown {
  /** GeoNames id. */
  id: number;
  lat: number;
  lng: number;
  countryCode: string;
  /** `Newport, Wales, United Kingdom`. */
  label: string;
}

/** A part of a city that has the city's own name. */
const QUARTER = 'PPLX';

/** Those whose own name it is, before those that are called so in another language. */
function byOwnName(rows: NamedRow[], asked: string): NamedRow[] {
  const own = rows.filter((row) => searchable(row.name) === asked);
  return own.length > 0 ? own : rows;
}

function withoutQuarters(rows: NamedRow[]): NamedRow[] {
  const towns = rows.filter((row) => row.feature !== QUARTER);
  return towns.length > 0 ? towns : rows;
}

const present = (row: NamedRow): NamedTown => {
  const around = [row.county, row.region, countryName(row.country_code)];
  const parts = around.filter((part) => part !== null && part !== row.name);
  return {
    id: row.id,
    lat: row.lat,
    lng: row.lng,
    countryCode: row.country_code,
    label: [row.name, ...parts].join(', '),
  };
};

/**
 * The towns of one name: one when it is clear which is meant, several when it is not.
 * @param where the country (ISO code) and the region or county, as far as they are known; a region
 *   that nobody knows does not narrow it down
 */
export async function townsNamed(
  db: Queryable,
  name: string,
  where: { countryCode: string | null; region: string | null },
): Promise<NamedTown[]> {
  const asked = searchable(name);
  if (asked === '') return [];
  const rows = await db.query(townsCalled, [asked, where.countryCode]);
  const towns = withoutQuarters(byOwnName(rows, asked));
  const region = where.region === null ? '' : searchable(where.region);
  if (towns.length < 2 || region === '') return towns.map(present);
  const areas = new Set((await db.query(areasCalled, [region])).map(({ area_id }) => area_id));
  const within = rows.filter((row) => row.areas.some((area) => area !== null && areas.has(area)));
  const found = withoutQuarters(byOwnName(within, asked));
  return (found.length > 0 ? found : towns).map(present);
}
