import { isCovered } from './covered.ts';

/** Added for a primary name: it ranks above other names of areas with 10,000 times the population. */
export const PRIMARY_NAME_WEIGHT = 4;

/** Added for a name typed in full: Bath before Bathurst. */
export const WHOLE_NAME_WEIGHT = 3;

const COVERED_WEIGHT = 3;
/** Added for areas: a city ranks before the region or county of its name around it. */
const AREA_WEIGHT = -1.5;

/** Added for a section of a city, which GeoNames gives the city's population but is seldom meant. */
const SECTION_WEIGHT = -1.5;

const weight = (countryCode: string, population: number): number =>
  Math.log10(population + 1) + (isCovered(countryCode) ? COVERED_WEIGHT : 0);

/**
 * The rank of a town regardless of its names: the decimal logarithm of its population, plus weights.
 * @param feature GeoNames' feature code.
 */
export const townWeight = (countryCode: string, population: number, feature: string): number =>
  weight(countryCode, population) + (feature === 'PPLX' ? SECTION_WEIGHT : 0);

/** The same for a country, region or county with the population of its towns. */
export const areaWeight = (kind: string, countryCode: string, population: number): number =>
  weight(countryCode, population) + (kind === 'country' ? 0 : AREA_WEIGHT);
