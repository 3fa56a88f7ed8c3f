import { countriesWithRegions, regionOfTerritory } from '../regions.ts';

const DEPENDENCIES = new Set(['JE', 'GG', 'IM', 'GI']);
const covered = new Set(countriesWithRegions());

/** The covered countries and their dependencies, but for territories overseas. */
export const coveredCountries = (): string[] => [...covered, ...DEPENDENCIES];

/** Whether a country is one of those the service covers, or a territory of one. */
export const isCovered = (countryCode: string): boolean =>
  covered.has(countryCode) ||
  DEPENDENCIES.has(countryCode) ||
  regionOfTerritory(countryCode) !== null;
