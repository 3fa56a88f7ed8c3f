import { codesOfCountry, countriesWithRegions, countryOfTerritory } from '../regions.ts';

/** Islands and other territories with a code of their own that belong with a country, beside its overseas regions. */
const DEPENDENCIES: Readonly<Record<string, readonly string[]>> = {
  DK: ['FO'],
  FI: ['AX'],
  GB: ['JE', 'GG', 'IM', 'GI'],
};

let covered: ReadonlySet<string> = new Set();
let withDependencies: ReadonlySet<string> = new Set();

/** Sets the covered countries of this process, by their ISO 3166-1 codes. */
export function coverCountries(codes: readonly string[]): void {
  covered = new Set(codes);
  withDependencies = new Set(codes.flatMap((code) => [code, ...(DEPENDENCIES[code] ?? [])]));
}

coverCountries(countriesWithRegions());

/** The codes of the covered countries without their dependencies, sorted. */
export const countriesInShort = (): string[] => [...covered].sort();

/** The codes of countries with those of their dependencies and overseas regions. */
export const withTerritories = (codes: readonly string[]): string[] =>
  codes.flatMap((code) => [...codesOfCountry(code), ...(DEPENDENCIES[code] ?? [])]);

/** The codes of the covered countries and their dependencies, without overseas territories. */
export const coveredCountries = (): string[] => [...withDependencies];

/** Whether a code is that of a covered country, or of a dependency or overseas territory of one. */
export const isCovered = (countryCode: string): boolean =>
  withDependencies.has(countryCode) || covered.has(countryOfTerritory(countryCode));
