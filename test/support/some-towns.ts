import { readFileSync, writeFileSync } from 'node:fs';
import { defaultTowns } from '../../src/places/index.ts';
import { coveredCountries } from '../../src/places/towns/covered.ts';

/** Fields of a line of the dump. */
const NAME = 1;
const COUNTRY = 8;
const FEATURE = 7;
const POPULATION = 14;

/** Towns of the covered countries that are kept: those of this size, and the seats of regions and counties. */
const LEAST_POPULATION = 2_000;
const SEATS = new Set(['PPLC', 'PPLA', 'PPLA2']);

/** Those of any size that tests name. */
const NAMED = new Set([
  'Clifden',
  'Crantock',
  'Dingle',
  'Kenmare',
  'Newport',
  'Padstow',
  'Polzeath',
]);

/** Elsewhere, capitals and cities of this size. */
const CAPITAL = 'PPLC';
const LEAST_FAR_POPULATION = 100_000;

/** Changes with the rule. */
export const SOME_TOWNS_RULE = [
  LEAST_POPULATION,
  ...SEATS,
  ...NAMED,
  LEAST_FAR_POPULATION,
  CAPITAL,
].join();

/** Writes the towns that most tests do with, a thirteenth of the world's, as a dump to import. */
export function writeSomeTowns(file: string): void {
  const covered = new Set(coveredCountries());
  const isKept = (line: string): boolean => {
    const fields = line.split('\t');
    const population = Number(fields[POPULATION]);
    return covered.has(fields[COUNTRY]!)
      ? population >= LEAST_POPULATION || SEATS.has(fields[FEATURE]!) || NAMED.has(fields[NAME]!)
      : population >= LEAST_FAR_POPULATION || fields[FEATURE] === CAPITAL;
  };
  const lines = readFileSync(defaultTowns(), 'utf8').split('\n');
  writeFileSync(file, lines.filter(isKept).join('\n'));
}
