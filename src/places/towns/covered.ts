import { countriesWithRegions, regionOfTerritory } from '../regions.ts';

const CROWN_AND_ROCK = new Set(['JE', 'GG', 'IM', 'GI']);
const covered = new Set(countriesWithRegions());

/** Whether a country is one the service covers first, or a territory of one. */
export const isCovered = (countryCode: string): boolean =>
  covered.has(countryCode) ||
  CROWN_AND_ROCK.has(countryCode) ||
  regionOfTerritory(countryCode) !== null;
