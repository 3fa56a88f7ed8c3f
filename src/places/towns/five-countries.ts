import { searchable } from '../names.ts';
import { isCovered } from './covered.ts';
import type { NameRow } from './gazetteer-search.sql.ts';

/** From this population on, a covered town ranks before a country elsewhere of the same name (Granada, Grenada). */
const CITY_POPULATION = 20_000;

/** Towns elsewhere with a smaller population are found only by their whole name, not by its beginning. */
export const FAR_CITY_POPULATION = 100_000;

/** From this population on, a city elsewhere ranks before covered villages whose names only begin with its name. */
export const FAR_METROPOLIS_POPULATION = 500_000;

/** Minimum length of a city's name. Shorter ones in the lists of names are abbreviations. */
const LEAST_LETTERS = 4;

/** Whether a covered place ranks before a country elsewhere of the same name; villages do not. */
const isNotable = ({ kind, population, is_whole }: NameRow): boolean =>
  is_whole && (kind !== 'town' || population >= CITY_POPULATION);

function isFarPlace({ kind, population, is_whole }: NameRow): boolean {
  if (is_whole || kind === 'country' || kind === 'region') return true;
  return kind === 'town' && population >= FAR_CITY_POPULATION;
}

/**
 * Leaves out places elsewhere if there are any in the covered countries. Two exceptions come first: a country that is
 * typed in full, if otherwise only villages match, and a very large city whose name no covered place has in full.
 * @param typed The text in search form.
 */
export function coveredFirst(rows: readonly NameRow[], typed: string): NameRow[] {
  const near = rows.filter(({ country_code }) => isCovered(country_code));
  const far = rows.filter(({ country_code }) => !isCovered(country_code));
  if (near.length === 0) {
    const countries = far.filter(({ kind, is_whole }) => kind === 'country' && is_whole);
    return [...countries, ...far.filter((row) => !countries.includes(row) && isFarPlace(row))];
  }
  if (isNotable(near[0]!)) return near;
  const country = far.filter(({ kind, is_whole }) => kind === 'country' && is_whole);
  const isNearName = near.some((row) => isNotable(row) || searchable(row.name) === typed);
  const metropolis = far.find(
    ({ kind, population, is_whole }) =>
      !isNearName &&
      is_whole &&
      typed.length >= LEAST_LETTERS &&
      kind === 'town' &&
      population >= FAR_METROPOLIS_POPULATION,
  );
  return [...country, ...(metropolis ? [metropolis] : []), ...near];
}
