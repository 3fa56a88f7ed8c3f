import { countriesWithRegions, regionOfTerritory } from '../regions.ts';

const DEPENDENCIES = new Set(['JE', 'GG', 'IM', 'GI']);
const covered = new Set(countriesWithRegions());

/** The codes of the covered countries and their dependencies, without overseas territories. */
export const coveredCountries = (): string[] => [...covered, ...DEPENDENCIES];

/** Whether a code is that of a covered country, or of a dependency or overseas territory of one. */
export const isCovered = (countryCode: string): boolean =>
  covered.has(countryCode) ||
  DEPENDENCIES.has(countryCode) ||
  regionOfTerritory(countryCode) !== null;
