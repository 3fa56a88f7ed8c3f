import type { Queryable } from '../../platform/db/index.ts';
import { kilometres } from '../geo.ts';
import { partsOfCounty } from '../county-parts.ts';
import { searchable } from '../names.ts';
import { type PostcodeRow, postcodesFrom } from '../postcodes/postcodes.sql.ts';
import { typedPostcode } from '../postcodes/typed.ts';
import { isCovered } from './covered.ts';
import { countryName } from './country-names.ts';
import { unabbreviatedCounty } from './county-abbreviations.ts';
import {
  areasCalled,
  boundsOfAreas,
  type BoundsRow,
  type NamedRow,
  townsCalled,
} from './town-named.sql.ts';

/** A town found by its full name. */
export interface NamedTown {
  /** GeoNames id; null for the place of a postcode. */
  id: number | null;
  lat: number;
  lng: number;
  countryCode: string;
  population: number;
  /** Name with county, region and country: `Newport, Wales, United Kingdom`. */
  label: string;
  /** Set if all towns of this name are far from the requested region or postcode. */
  isElsewhere?: true;
}

/** The known facts about the location of a town. */
export interface TownWhere {
  /** ISO code. */
  countryCode: string | null;
  /** Name or code of the region or county. */
  region: string | null;
  /** A postcode as people write it; of a British one the first half is enough. */
  postcode?: string | null;
}

/** GeoNames' feature code of a section of a populated place, which may have the city's name. */
const SECTION_FEATURE = 'PPLX';

const SAME_TOWN_KM = 10;

/** A town whose name begins with the text is a candidate too if it is this many times larger than all towns of just that name. */
const FAR_LARGER = 10;

/**
 * The likely towns of a name: towns with this primary name, and far larger towns of the same country whose name begins with
 * it (Newcastle upon Tyne beside Newcastle in Northern Ireland). If none of them is in a covered country, also towns with
 * this name in another language (Sevilla beside Seville in Ohio). If there are none at all, all rows.
 */
function byOwnName(rows: NamedRow[], requested: string): NamedRow[] {
  const called = rows.filter((row) => row.primary_names.split('|').includes(requested));
  const isCoveredTown = called.some((row) => isCovered(row.country_code));
  const own = rows.filter((row) => called.includes(row) || (row.is_chosen && !isCoveredTown));
  if (own.length === 0) return rows;
  const isMeant = (row: NamedRow): boolean => {
    const beside = own.filter(({ country_code }) => country_code === row.country_code);
    const isLonger = row.primary_names.split('|').some((name) => name.startsWith(`${requested} `));
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

/** The likely towns of a name, without sections of cities and duplicates, the largest first. */
const likeliest = (rows: NamedRow[], requested: string): NamedRow[] =>
  distinct(withoutSections(byOwnName(rows, requested)));

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
 * A town within this distance of a county's box still counts as in the county. The box only contains the county's towns, and
 * people also use former counties, such as Hampshire for Bournemouth.
 */
const BESIDE_DEGREES = { north: 0.35, east: 0.6 };

const isBeside = (row: NamedRow, { west, south, east, north }: BoundsRow): boolean =>
  row.lat >= south - BESIDE_DEGREES.north &&
  row.lat <= north + BESIDE_DEGREES.north &&
  row.lng >= west - BESIDE_DEGREES.east &&
  row.lng <= east + BESIDE_DEGREES.east;

/** Maximum distance of a town from the point of its postcode; these points are wrong by 5 km on average. */
const POSTCODE_KM = 40;

/** A town further than this from the point of a postcode certainly has another one. */
const FAR_FROM_POSTCODE_KM = 100;

/** A limit above the number of countries with postcodes, so that none is left out. */
const MAX_COUNTRIES = 100;

/**
 * Reads the points of a whole postcode, one for each country that has it.
 * @param code The code in the form that `typedPostcode` returns.
 */
const pointsOfPostcode = (db: Queryable, code: string): Promise<PostcodeRow[]> =>
  db.query(postcodesFrom, [code, code, MAX_COUNTRIES]);

interface Choice {
  towns: NamedRow[];
  /** Whether all of these towns are far from the requested place. */
  isElsewhere: boolean;
}

/** The towns in a region, or else those near it; all towns if the region is unknown. */
async function inRegion(db: Queryable, rows: NamedRow[], where: TownWhere, requested: string) {
  const all: Choice = { towns: likeliest(rows, requested), isElsewhere: false };
  const region = where.region === null ? '' : unabbreviatedCounty(searchable(where.region));
  if (region === '' || rows.length === 0) return all;
  const called = await db.query(areasCalled, [region, where.region?.trim().toUpperCase()]);
  const areas = new Set(called.flatMap(({ area_id }) => [area_id, ...partsOfCounty(area_id)]));
  const within = rows.filter((row) => row.areas.some((area) => area !== null && areas.has(area)));
  const towns = likeliest(within, requested);
  if (towns.length > 0) return { towns, isElsewhere: false };
  const bounds = areas.size === 0 ? [] : await db.query(boundsOfAreas, [[...areas]]);
  // Covered countries take precedence, because many others have a region called Norte or South West.
  const near = all.towns.filter((row) => isCovered(row.country_code));
  const countries = new Set((near.length > 0 ? near : all.towns).map((row) => row.country_code));
  const meant = bounds.filter(({ country_code: code }) => countries.has(code));
  if (meant.length === 0) return all;
  const beside = all.towns.filter((row) => meant.some((area) => isBeside(row, area)));
  return beside.length > 0 ? { towns: beside, isElsewhere: false } : { ...all, isElsewhere: true };
}

/** Narrows the chosen towns down to those near the requested postcode. If all are far from it, they are marked as such. */
async function nearPostcode(
  db: Queryable,
  chosen: Choice,
  rows: NamedRow[],
  where: TownWhere,
  requested: string,
) {
  const typed = where.postcode ? typedPostcode(where.postcode) : null;
  if (typed === null || rows.length === 0 || chosen.isElsewhere) return chosen;
  const points = await pointsOfPostcode(db, typed.code);
  const distance = (row: NamedRow): number | null => {
    const own = points.filter((point) => point.country_code === row.country_code);
    return own.length === 0 ? null : Math.min(...own.map((point) => kilometres(point, row)));
  };
  const near = (of: NamedRow[]) => of.filter((row) => (distance(row) ?? Infinity) <= POSTCODE_KM);
  const isFar = (row: NamedRow): boolean => (distance(row) ?? 0) > FAR_FROM_POSTCODE_KM;
  const towns = where.region === null ? likeliest(near(rows), requested) : near(chosen.towns);
  if (towns.length > 0) return { towns, isElsewhere: false };
  return { ...chosen, isElsewhere: chosen.towns.every(isFar) };
}

/**
 * The place of a whole postcode that was given as a name. Only the forms of British, Irish and Portuguese postcodes reveal
 * their country; for others the country must be given, or there is no place.
 */
async function inPostcode(
  db: Queryable,
  name: string,
  countryCode: string | null,
): Promise<NamedTown[]> {
  const typed = typedPostcode(name);
  if (typed === null) return [];
  const country = countryCode ?? typed.countryCode;
  if (country === null || (typed.countryCode ?? country) !== country) return [];
  const points = await pointsOfPostcode(db, typed.code);
  return points
    .filter(({ country_code }) => country_code === country)
    .map(({ code, lat, lng }) => {
      const label = `${code}, ${countryName(country)}`;
      return { id: null, lat, lng, countryCode: country, population: 0, label };
    });
}

/**
 * Finds the towns of a name, the largest first; only one if it is clear which is meant. If no town has the name, but it is a
 * whole postcode, returns the place of the postcode.
 * @param where A region or postcode selects among several towns, also those with the name in another language. An unknown
 *   region or postcode is ignored. If it is far from all of the towns, they are marked as such.
 */
export async function townsNamed(
  db: Queryable,
  name: string,
  where: TownWhere,
): Promise<NamedTown[]> {
  const requested = searchable(name);
  if (requested === '') return [];
  const rows = await db.query(townsCalled, [requested, where.countryCode]);
  if (rows.length === 0) return inPostcode(db, name, where.countryCode);
  // The region matters even if only one town has the name: it may have a town with a longer name, such as Newcastle upon
  // Tyne beside Newcastle in Northern Ireland.
  const inside = await inRegion(db, rows, where, requested);
  const { towns, isElsewhere } = await nearPostcode(db, inside, rows, where, requested);
  return towns.map((row) => ({ ...present(row), ...(isElsewhere ? { isElsewhere } : {}) }));
}
