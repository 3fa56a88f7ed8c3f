import { isCovered } from './covered.ts';

/** What a primary name adds: it stands above the other names of places 10,000 times larger. */
export const PRIMARY_NAME = 4;

/** What a name typed to its end adds: Bath before Bathurst. */
export const WHOLE_NAME = 3;

const COVERED = 3;
/** A city stands before the region or county around it that has its name. */
const AREA = -1.5;

/** A quarter of a city has the city's people, but is seldom what is looked for. */
const QUARTER = -1.5;

const weight = (countryCode: string, population: number): number =>
  Math.log10(population + 1) + (isCovered(countryCode) ? COVERED : 0);

/**
 * How likely a town is meant, before its names are looked at: each digit of its population counts one.
 * @param feature GeoNames' feature code.
 */
export const townWeight = (countryCode: string, population: number, feature: string): number =>
  weight(countryCode, population) + (feature === 'PPLX' ? QUARTER : 0);

/** The same of a country, region or county with the population of its towns. */
export const areaWeight = (kind: string, countryCode: string, population: number): number =>
  weight(countryCode, population) + (kind === 'country' ? 0 : AREA);
