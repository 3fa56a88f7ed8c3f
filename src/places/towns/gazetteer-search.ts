import type { Queryable } from '../../platform/db/index.ts';
import { type Bounds, boundsAround } from '../geo.ts';
import { searchable } from '../names.ts';
import { countryName } from './country-names.ts';
import {
  findAreas,
  findNames,
  findNamesOfOne,
  findNamesOfTwo,
  findNamesWithin,
  type NameRow,
} from './gazetteer-search.sql.ts';
import { WHOLE_NAME_WEIGHT } from './weights.ts';

/** A region or county: ISO's or GeoNames' code, and its English name. */
export interface NamedArea {
  id: string;
  name: string;
}

/** A town, region, county or country that a text names. */
export interface GazetteerMatch {
  kind: 'town' | 'region' | 'county' | 'country';
  /** GeoNames id of a town; for others ISO's code (`PT`, `PT-13`), else GeoNames' (`GB.ENG.C6`). */
  id: number | string;
  name: string;
  /** What distinguishes it from others of its name, `England, United Kingdom`; empty for countries. */
  context: string;
  /** The areas of that context but for the country, the smaller first. */
  within: NamedArea[];
  /** Name and context, `Porto, Portugal`; searched for, it finds the same match. */
  label: string;
  countryCode: string;
  regionId: string | null;
  lat: number;
  lng: number;
  bounds: Bounds;
}

const LAST_CHARACTER = '\u{10ffff}';
const MAX_TEXT_LENGTH = 200;
const MAX_TRAILING_WORDS = 3;

/** Radius of the box around a town: about 5 km for a village, 20 km for a city of a million. */
const townRadiusKm = (population: number): number => 5 + 0.5 * population ** 0.25;

function boundsOf(row: NameRow): Bounds {
  const { west, south, east, north } = row;
  if (west === null || south === null || east === null || north === null) {
    return boundsAround(row, townRadiusKm(row.population));
  }
  return [west, south, east, north];
}

function matchOf(row: NameRow, withCounty: boolean): GazetteerMatch {
  const { kind, name, lat, lng } = row;
  const country = countryName(row.country_code);
  const within = [
    { id: row.county_id, name: withCounty ? row.county : null },
    { id: row.region_area, name: row.region },
  ].filter((area): area is NamedArea => area.name !== null && area.name !== name);
  const context = [...within.map((area) => area.name), kind === 'country' ? '' : country]
    .filter((part) => part !== '' && part !== name)
    .join(', ');
  return {
    kind,
    id: row.town_id ?? row.area_id ?? '',
    name,
    context,
    within,
    label: context === '' ? name : `${name}, ${context}`,
    countryCode: row.country_code,
    regionId: row.region_id,
    lat,
    lng,
    bounds: boundsOf(row),
  };
}

/**
 * Gives every match a unique label: towns get their county where another town has the same label, or
 * where the query named the county; areas with the label of a town get their kind.
 */
function present(rows: NameRow[], around: string[][]): GazetteerMatch[] {
  const asked = new Set(around.flat());
  const short = rows.map((row) => matchOf(row, asked.has(row.county_id ?? '')));
  return rows.map((row, i) => {
    const match = short[i] as GazetteerMatch;
    const namesakes = short.filter((other) => other !== match && other.label === match.label);
    if (namesakes.length === 0) return match;
    if (row.kind !== 'town') {
      return { ...match, label: `${match.name} (${row.kind}), ${match.context}` };
    }
    return namesakes.some((other) => other.kind === 'town') ? matchOf(row, true) : match;
  });
}

/** Leaves out counties that are named after a town among the answers. */
const withoutNamesakeCounties = (rows: NameRow[]): NameRow[] =>
  rows.filter(
    (row) =>
      row.kind !== 'county' ||
      !rows.some(
        (other) => other.kind === 'town' && other.county === row.name && other.name === row.name,
      ),
  );

const range = (text: string): [string, string] => [text, text + LAST_CHARACTER];

async function areasNamed(db: Queryable, parts: string[]): Promise<string[][]> {
  const rows = await db.query(findAreas, [parts, parts.map((part) => range(part)[1])]);
  return parts.map((_, i) => rows.filter((row) => row.part === i + 1).map((row) => row.area_id));
}

/** Rows, and for each narrowing part the areas that it names. */
interface Answer {
  rows: NameRow[];
  around: string[][];
}

async function namesWithin(
  db: Queryable,
  head: string,
  parts: string[],
  limit: number,
): Promise<Answer> {
  const around = (await areasNamed(db, parts)).filter((areas) => areas.length > 0);
  if (around.length === 0) return { rows: [], around };
  const sets = JSON.stringify(around);
  const rows = await db.query(findNamesWithin, [range(head), WHOLE_NAME_WEIGHT, limit, sets]);
  return { rows, around };
}

/** `porto portugal`: the last one to three words may name an area around the first. */
async function namesBefore(db: Queryable, text: string, limit: number): Promise<Answer> {
  const words = text.split(' ');
  for (let behind = 1; behind <= MAX_TRAILING_WORDS && behind < words.length; behind++) {
    const head = words.slice(0, -behind).join(' ');
    const answer = await namesWithin(db, head, [words.slice(-behind).join(' ')], limit);
    if (answer.rows.length > 0) return answer;
  }
  return { rows: [], around: [] };
}

function namesFrom(db: Queryable, head: string, limit: number): Promise<NameRow[]> {
  const letters = Array.from(head).length;
  if (letters === 1) return db.query(findNamesOfOne, [head, WHOLE_NAME_WEIGHT, limit]);
  if (letters === 2) return db.query(findNamesOfTwo, [head, WHOLE_NAME_WEIGHT, limit]);
  return db.query(findNames, [head, WHOLE_NAME_WEIGHT, limit, head + LAST_CHARACTER]);
}

async function understand(
  db: Queryable,
  head: string,
  parts: string[],
  limit: number,
): Promise<Answer> {
  if (parts.length > 0) {
    const answer = await namesWithin(db, head, parts, limit);
    if (answer.rows.length > 0) return answer;
  }
  const rows = await namesFrom(db, head, limit);
  return rows.length > 0 ? { rows, around: [] } : namesBefore(db, head, limit);
}

/**
 * The towns and areas whose names start with a text, best first: the whole name before a longer one,
 * a primary name before others, covered countries before the rest of the world, then population.
 * Accents, case and punctuation do not matter. What follows a comma, or the last words when the whole
 * finds nothing, narrows it down: `Newport, Wales`, `porto portugal`. At most `limit` matches.
 */
export async function searchGazetteer(
  db: Queryable,
  text: string,
  limit: number,
): Promise<GazetteerMatch[]> {
  const [head = '', ...parts] = text.slice(0, MAX_TEXT_LENGTH).split(',').map(searchable);
  if (head === '') return [];
  const narrowing = parts.filter((part) => part !== '');
  // Namesake counties are left out afterwards, so a few more rows are read.
  const { rows, around } = await understand(db, head, narrowing, limit + 4);
  return present(withoutNamesakeCounties(rows).slice(0, limit), around);
}
