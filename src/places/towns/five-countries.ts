import { searchable } from '../names.ts';
import { isCovered } from './covered.ts';
import type { NameRow } from './gazetteer-search.sql.ts';

/** From this population on, a town of the covered countries is meant before a country of its name: Granada. */
const CITY_POPULATION = 20_000;

/** Elsewhere, towns are named from this population on: the others are found by their whole name alone. */
const FAR_CITY_POPULATION = 100_000;

/** From this population on, a city elsewhere is meant before villages whose names only begin like its own. */
export const FAR_METROPOLIS_POPULATION = 500_000;

/** Cities are not named by fewer letters, though lists of their names have some. */
const LEAST_LETTERS = 4;

/** Whether a place is meant before a country elsewhere that has its name: a village is not. */
const isNotable = ({ kind, population, is_whole }: NameRow): boolean =>
  is_whole && (kind !== 'town' || population >= CITY_POPULATION);

function isFarPlace({ kind, population, is_whole }: NameRow): boolean {
  if (is_whole || kind === 'country' || kind === 'region') return true;
  return kind === 'town' && population >= FAR_CITY_POPULATION;
}

/**
 * Leaves out places elsewhere where the covered countries have any: all but a country that is named in full, which
 * stands before villages of its name, and large cities whose whole name no place of the covered countries has.
 * @param typed in search form.
 */
export function coveredFirst(rows: readonly NameRow[], typed: string): NameRow[] {
  const near = rows.filter(({ country_code }) => isCovered(country_code));
  const far = rows.filter(({ country_code }) => !isCovered(country_code));
  if (near.length === 0) return far.filter(isFarPlace);
  if (isNotable(near[0]!)) return near;
  const country = far.filter(({ kind, is_whole }) => kind === 'country' && is_whole);
  const isSaid = near.some((row) => isNotable(row) || searchable(row.name) === typed);
  const metropolis = far.find(
    ({ kind, population, is_whole }) =>
      !isSaid &&
      is_whole &&
      typed.length >= LEAST_LETTERS &&
      kind === 'town' &&
      population >= FAR_METROPOLIS_POPULATION,
  );
  return [...country, ...(metropolis ? [metropolis] : []), ...near];
}
