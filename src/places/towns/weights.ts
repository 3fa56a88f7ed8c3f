import type { TouringArea } from '../touring-areas.ts';
import { isCovered } from './covered.ts';

/** Added for a primary name, so that it ranks above other names of places with 10,000 times the population. */
export const PRIMARY_NAME_WEIGHT = 4;

/**
 * Added for a name typed in full, so that Bath ranks before Bathurst. It is less for short names, with which
 * many others begin, so that Paris ranks before Par.
 */
export const wholeNameWeight = (typed: string): number =>
  Math.max(1, Math.min(3, typed.length / 2 - 0.25));

/** Added in covered countries, so that a village ranks before a city of a million elsewhere unless that is typed in full. */
export const COVERED_WEIGHT = 6;
/** Added for areas, so that a city ranks before the region or county of its name around it. */
const AREA_WEIGHT = -1.5;

/**
 * Added for other names of areas in covered countries, which are selected names in the languages of the pages.
 * It is less than the amount of `AREA_WEIGHT`, so that `Oporto` finds the city first.
 */
export const CHOSEN_NAME_WEIGHT = 1.4;

/**
 * Added instead for a region's name in a language of the pages, unless a town has the name too. Such regions
 * rank before villages: `Esco` finds Escocia (Scotland).
 */
export const CHOSEN_REGION_NAME_WEIGHT = 3.3;

/** Added for a section of a city. GeoNames gives it the population of the city, but people seldom mean it. */
const SECTION_WEIGHT = -1.5;

/** Subtracted for a touring area's name in a language other than English and the area's own. */
export const FOREIGN_NAME_PENALTY = 1.5;

/** Subtracted for an alternative name of a touring area or town. */
export const OTHER_NAME_PENALTY = 0.7;

const weight = (countryCode: string, population: number): number =>
  Math.log10(population + 1) + (isCovered(countryCode) ? COVERED_WEIGHT : 0);

/**
 * The rank of a town regardless of its names: the decimal logarithm of its population, plus weights.
 * @param feature GeoNames' feature code.
 */
export const townWeight = (countryCode: string, population: number, feature: string): number =>
  weight(countryCode, population) + (feature === 'PPLX' ? SECTION_WEIGHT : 0);

/** The rank of a country, region or county regardless of its names, from the population of its towns. */
export const areaWeight = (kind: string, countryCode: string, population: number): number =>
  weight(countryCode, population) + (kind === 'country' ? 0 : AREA_WEIGHT);

/** Decimal logarithm of the population of a town that people search for as often as a touring area of each kind. */
const PROMINENCE: Record<TouringArea['kind'], number> = {
  park: 5.3,
  island: 5.3,
  coast: 5.3,
  county: 5.2,
  area: 5.1,
  mountains: 5,
  lake: 4.8,
  valley: 4.8,
  airport: 4.6,
  village: 3.8,
};

/** The rank of an imported area regardless of its names; it equals that of a town with a population of 1,000. */
export const IMPORTED_AREA_WEIGHT = 3 + COVERED_WEIGHT;

/** The rank of a touring area regardless of its names. */
export const touringWeight = (
  kind: TouringArea['kind'],
  prominence: number = PROMINENCE[kind],
): number => prominence + COVERED_WEIGHT;
