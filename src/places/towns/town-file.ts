import { openSource, linesOf } from '../source-file.ts';

/** One line of a GeoNames dump. */
export interface TownRow {
  id: number;
  name: string;
  asciiName: string;
  /** Other names, separated by commas. */
  alternateNames: string;
  lat: number;
  lng: number;
  feature: string;
  countryCode: string;
  admin1: string;
  admin2: string;
  population: number;
}

const MAX_ID = 2 ** 31 - 1;
const MIN_FIELDS = 15;

const number = (text: string | undefined): number =>
  text === undefined || text.trim() === '' ? Number.NaN : Number(text);

/**
 * Parses a line of GeoNames' main table (tab-separated; geonames.org/export). Returns undefined unless it is
 * a populated place (class P) with an id, a name, a point and a country.
 */
export function parseTown(line: string): TownRow | undefined {
  const fields = line.split('\t');
  if (fields.length < MIN_FIELDS) return undefined;
  const [idText, name = '', asciiName = '', alternateNames = '', latText, lngText] = fields;
  const [kind, feature = '', countryCode = ''] = fields.slice(6);
  const [admin1 = '', admin2 = '', , , populationText] = fields.slice(10);
  const [id, lat, lng] = [number(idText), number(latText), number(lngText)];
  if (!Number.isInteger(id) || id <= 0 || id > MAX_ID) return undefined;
  if (!(Math.abs(lat) <= 90) || !(Math.abs(lng) <= 180)) return undefined;
  if (name.trim() === '' || kind !== 'P' || !/^[A-Z]{2}$/.test(countryCode)) return undefined;
  const population = number(populationText);
  return {
    id,
    name,
    asciiName,
    alternateNames,
    lat,
    lng,
    feature,
    countryCode,
    admin1,
    admin2,
    population: Number.isInteger(population) && population > 0 ? Math.min(population, MAX_ID) : 0,
  };
}

/**
 * Reads the towns of a dump, plain or packed, in one array for each chunk read; undefined stands for a line
 * that is not a usable town.
 */
export async function* readTowns(file: string): AsyncGenerator<(TownRow | undefined)[]> {
  for await (const lines of linesOf(await openSource(file))) {
    yield lines.filter((line) => line !== '').map(parseTown);
  }
}
