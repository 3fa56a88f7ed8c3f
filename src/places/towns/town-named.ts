import type { Queryable } from '../../platform/db/index.ts';
import { kilometres } from '../geo.ts';
import { partsOfCounty } from '../county-parts.ts';
import { searchable } from '../names.ts';
import { pointsOfPostcode } from '../postcodes/postcode-points.ts';
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
  /** GeoNames id; null of a postcode's place. */
  id: number | null;
  lat: number;
  lng: number;
  countryCode: string;
  population: number;
  /** `Newport, Wales, United Kingdom`. */
  label: string;
  /** Set when it lies far from the region or postcode that was asked for, as do all others of its name. */
  isElsewhere?: true;
}

/** What is known of where a town lies. */
export interface TownWhere {
  /** ISO code. */
  countryCode: string | null;
  /** The region or county by name or code. */
  region: string | null;
  /** As people write it; of Britain the first half is enough. */
  postcode?: string | null;
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

/** A county's box is that of its towns, and names of old counties reach beyond the present ones: Bournemouth, Hampshire. */
const BESIDE_DEGREES = { north: 0.35, east: 0.6 };

const isBeside = (row: NamedRow, { west, south, east, north }: BoundsRow): boolean =>
  row.lat >= south - BESIDE_DEGREES.north &&
  row.lat <= north + BESIDE_DEGREES.north &&
  row.lng >= west - BESIDE_DEGREES.east &&
  row.lng <= east + BESIDE_DEGREES.east;

/** The points of postcodes are wrong by 5 km in the mean, some by more. */
const POSTCODE_KM = 40;
const FAR_FROM_POSTCODE_KM = 100;

interface Choice {
  towns: NamedRow[];
  /** Whether none of the towns lies where it was asked for. */
  isElsewhere: boolean;
}

/** The towns in the region, else those beside it; of a region that nobody knows, all. */
async function inRegion(db: Queryable, rows: NamedRow[], where: TownWhere, asked: string) {
  const all: Choice = { towns: likeliest(rows, asked), isElsewhere: false };
  const region = where.region === null ? '' : unabbreviatedCounty(searchable(where.region));
  if (region === '' || rows.length === 0) return all;
  const called = await db.query(areasCalled, [region, where.region?.trim().toUpperCase()]);
  const areas = new Set(called.flatMap(({ area_id }) => [area_id, ...partsOfCounty(area_id)]));
  const within = rows.filter((row) => row.areas.some((area) => area !== null && areas.has(area)));
  const found = likeliest(within, asked);
  if (found.length > 0) return { towns: found, isElsewhere: false };
  const bounds = areas.size === 0 ? [] : await db.query(boundsOfAreas, [[...areas]]);
  // Many far countries have a region called Norte or South West.
  const near = all.towns.filter((row) => isCovered(row.country_code));
  const countries = new Set((near.length > 0 ? near : all.towns).map((row) => row.country_code));
  const meant = bounds.filter(({ country_code: code }) => countries.has(code));
  if (meant.length === 0) return all;
  const beside = all.towns.filter((row) => meant.some((area) => isBeside(row, area)));
  return beside.length > 0 ? { towns: beside, isElsewhere: false } : { ...all, isElsewhere: true };
}

/** Of the towns those that are near the postcode; with one that is far from all of them, none is meant. */
async function nearPostcode(
  db: Queryable,
  chosen: Choice,
  rows: NamedRow[],
  where: TownWhere,
  asked: string,
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
  const found = where.region === null ? likeliest(near(rows), asked) : near(chosen.towns);
  if (found.length > 0) return { towns: found, isElsewhere: false };
  return { ...chosen, isElsewhere: chosen.towns.every(isFar) };
}

/**
 * The place of a name that is no town's but a whole postcode, in its country, which only the forms of Britain, Ireland
 * and Portugal say themselves; none where it is not known which country's it is.
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
 * The towns of one name: one when it is clear which is meant, several when it is not, the largest
 * first. A name that is no town's but a whole postcode is the postcode's place.
 * @param where as far as it is known. A region or postcode chooses between several, those that have the name as
 *   another included; an unknown one is ignored, one that is far from all of them marks them
 */
export async function townsNamed(
  db: Queryable,
  name: string,
  where: TownWhere,
): Promise<NamedTown[]> {
  const asked = searchable(name);
  if (asked === '') return [];
  const rows = await db.query(townsCalled, [asked, where.countryCode]);
  if (rows.length === 0) return inPostcode(db, name, where.countryCode);
  // Also with a single town of that name: the region may hold one that has it as another, such as
  // Newcastle upon Tyne beside Newcastle in Northern Ireland.
  const inside = await inRegion(db, rows, where, asked);
  const { towns, isElsewhere } = await nearPostcode(db, inside, rows, where, asked);
  return towns.map((row) => ({ ...present(row), ...(isElsewhere ? { isElsewhere } : {}) }));
}
