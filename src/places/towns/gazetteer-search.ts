import type { Queryable } from '../../platform/db/index.ts';
import { type Bounds, boundsAround } from '../geo.ts';
import { searchable } from '../names.ts';
import { countyOfPart, nameOfWholeCounty, partsOfCounty } from '../county-parts.ts';
import { countryName } from './country-names.ts';
import { coveredCountries } from './covered.ts';
import { coveredFirst, FAR_CITY_POPULATION, FAR_METROPOLIS_POPULATION } from './five-countries.ts';
import {
  findAreas,
  findWellKnown,
  findNames,
  findNamesOfOne,
  findNamesOfTwo,
  findNamesWithin,
  type NameRow,
  findTypedNames,
  spelledNames,
} from './gazetteer-search.sql.ts';
import { type Preferences, preferred } from './preferences.ts';
import { createNearNames, type NearNames } from './spelling.ts';
import { wholeNameWeight } from './weights.ts';

/** A region, a county or the town of a postcode: its ISO or GeoNames code, and its English name. */
export interface NamedArea {
  id: string;
  name: string;
}

/** A town, area or postcode that matches a text. */
export interface GazetteerMatch {
  kind: NameRow['kind'] | 'postcode';
  /**
   * GeoNames id of a town; for others an ISO code (`PT`, `PT-13`), a GeoNames code (`GB.ENG.C6`) or, for a
   * touring area, a code of our own (`lake-district`).
   */
  id: number | string;
  name: string;
  /** Its county, region and country, as far as they distinguish it from others of its name; empty for countries. */
  context: string;
  /** The areas in `context` without the country, the smallest first. */
  within: NamedArea[];
  /** Name and context, such as `Porto, Portugal`. A search for the label finds the same match. */
  label: string;
  countryCode: string;
  regionId: string | null;
  lat: number;
  lng: number;
  bounds: Bounds;
  /** Whether it is a country or region, or a city that many people know. */
  isWellKnown: boolean;
}

const LAST_CHARACTER = '\u{10ffff}';
const MAX_TEXT_LENGTH = 200;
const MAX_TRAILING_WORDS = 3;
/** Maximum number of parts after commas that are used; a label has at most a county, a region and a country. */
const MAX_PARTS = 4;
const MORE_ROWS = 12;

/** Radius of the box around a town: about 5 km for a village, 20 km for a city of a million. */
const townRadiusKm = (population: number): number => 5 + 0.5 * population ** 0.25;

function boundsOf(row: NameRow): Bounds {
  const { west, south, east, north } = row;
  if (west === null || south === null || east === null || north === null) {
    return boundsAround(row, townRadiusKm(row.population));
  }
  return [west, south, east, north];
}

/** The county of a town as travellers know it. */
const countyOf = ({ county_id, county }: NameRow) => ({
  id: county_id === null ? null : countyOfPart(county_id),
  name: county_id === null ? county : (nameOfWholeCounty(county_id) ?? county),
});

function matchOf(row: NameRow, withCounty: boolean): GazetteerMatch {
  const { kind, name, lat, lng } = row;
  const country = countryName(row.country_code);
  const within = [
    ...(withCounty ? [countyOf(row)] : []),
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
    isWellKnown: kind === 'country' || kind === 'region' || row.population >= FAR_CITY_POPULATION,
  };
}

/** A place with exactly the typed name. */
export interface TypedName extends GazetteerMatch {
  /** Its rank among places of the name, as in a search. */
  score: number;
  population: number;
  /** The codes of the areas that it lies in. */
  liesIn: readonly string[];
  /** The codes of the areas that it consists of; empty for towns. */
  covers: readonly string[];
}

/** Maximum number of places of one name. */
const MOST_NAMESAKES = 40;

/** Finds the places that have exactly one of several names in search form, by name, the best first. */
export async function placesNamed(
  db: Queryable,
  names: readonly string[],
  preferences: Preferences = {},
): Promise<Map<string, TypedName[]>> {
  const rows = await db.query(findTypedNames, [
    [...names],
    MOST_NAMESAKES,
    coveredCountries(),
    FAR_CITY_POPULATION,
  ]);
  const byName = Map.groupBy(preferred(rows, preferences), ({ typed }) => typed);
  return new Map(
    [...byName].map(([name, some]) => [
      name,
      some.map((row) => ({
        ...matchOf(row, true),
        score: row.score,
        population: row.population,
        liesIn: [row.country_code, row.region_id, row.region_area, row.county_id].filter(
          (id) => id !== null,
        ),
        covers: row.area_id === null ? [] : [row.area_id, ...partsOfCounty(row.area_id)],
      })),
    ]),
  );
}

const bare = (name: string): string => searchable(name).replace(/^saint /, 'st ');

/**
 * Gives every match a unique label: towns get their county where another town has the same name, or
 * where the query named the county; areas with the label of a town get their kind.
 */
function present(rows: NameRow[], around: string[][]): GazetteerMatch[] {
  const requested = new Set(around.flat());
  const short = rows.map((row) => matchOf(row, requested.has(row.county_id ?? '')));
  return rows.map((row, i) => {
    const match = short[i] as GazetteerMatch;
    const namesakes = short.filter(
      (other) => other !== match && bare(other.name) === bare(match.name),
    );
    if (row.kind === 'town') {
      return namesakes.some((other) => other.kind === 'town') ? matchOf(row, true) : match;
    }
    return namesakes.some((other) => other.label === match.label)
      ? { ...match, label: `${match.name} (${row.kind}), ${match.context}` }
      : match;
  });
}

/** Leaves out counties that have the name of a town in them that is also among the matches. */
const withoutNamesakeCounties = (rows: NameRow[]): NameRow[] =>
  rows.filter(
    (row) =>
      row.kind !== 'county' ||
      !rows.some(
        (other) => other.kind === 'town' && other.county === row.name && other.name === row.name,
      ),
  );

const placeOf = ({ town_id, area_id }: NameRow) => town_id ?? area_id;

const range = (text: string): [string, string] => [text, text + LAST_CHARACTER];

async function areasNamed(db: Queryable, parts: string[]): Promise<string[][]> {
  const rows = await db.query(findAreas, [parts, parts.map((part) => range(part)[1])]);
  return parts.map((_, i) =>
    rows.flatMap((row) => (row.part === i + 1 ? [row.area_id, ...partsOfCounty(row.area_id)] : [])),
  );
}

/** The matching rows, and for each further part of the text the ids of the areas it names. */
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
  const sets = JSON.stringify(around.map((ids) => Object.fromEntries(ids.map((id) => [id, 1]))));
  const rows = await db.query(findNamesWithin, [range(head), wholeNameWeight(head), limit, sets]);
  return { rows, around };
}

/** Splits texts like `porto portugal`, whose last one to three words name an area around the first. */
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
  if (letters === 1) return db.query(findNamesOfOne, [head, wholeNameWeight(head), limit]);
  if (letters === 2) return db.query(findNamesOfTwo, [head, wholeNameWeight(head), limit]);
  return db.query(findNames, [head, wholeNameWeight(head), limit, head + LAST_CHARACTER]);
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
 * Finds at most `limit` towns and areas whose names start with a text, best first: a whole name before a longer one,
 * a primary name before others, then by population, listings and the page's language. Accents, case and punctuation do
 * not matter. Places outside the covered countries are found only if there are none within; `coveredFirst` has the
 * exceptions.
 *
 * Parts after a comma narrow the search down to areas they name (`Newport, Wales`); at most four parts are used. If
 * nothing is found, the last words are tried as an area: `porto portugal`.
 */
export async function searchGazetteer(
  db: Queryable,
  text: string,
  limit: number,
  preferences: Preferences = {},
): Promise<GazetteerMatch[]> {
  const [head = '', ...parts] = text.slice(0, MAX_TEXT_LENGTH).split(',').map(searchable);
  if (head === '') return [];
  const narrowing = [...new Set(parts.filter((part) => part !== ''))].slice(0, MAX_PARTS);
  // More rows than needed are read, because some counties are left out and the order changes.
  const [{ rows, around }, known] = await Promise.all([
    understand(db, head, narrowing, limit + MORE_ROWS),
    narrowing.length === 0 ? db.query(findWellKnown, [head, FAR_METROPOLIS_POPULATION]) : [],
  ]);
  const places = new Set(rows.map(placeOf));
  const others = known.filter((row) => !places.has(placeOf(row)));
  const all = [...preferred(rows, preferences), ...others];
  const ordered = preferences.everywhere ? all : coveredFirst(all, head);
  return present(withoutNamesakeCounties(ordered).slice(0, limit), around);
}

/** Loads the names of places in the covered countries to find misspelled ones (0.2 s for 60,000 names). */
export async function loadNearNames(db: Queryable): Promise<NearNames> {
  return createNearNames(await db.query(spelledNames, [coveredCountries()]));
}
