import type { TouringArea } from '../touring-areas.ts';
import { isCovered } from './covered.ts';

/** Added for a primary name: it ranks above other names of areas with 10,000 times the population. */
export const PRIMARY_NAME_WEIGHT = 4;

/**
 * Added for a name typed in full: Bath before Bathurst. Less for the shortest, which begin so many others:
 * Paris before Par.
 */
export const wholeNameWeight = (typed: string): number =>
  Math.max(1, Math.min(3, typed.length / 2 - 0.25));

/** A village of a covered country ranks before a city of a million elsewhere, unless its name is typed in full. */
const COVERED_WEIGHT = 6;
/** Added for areas: a city ranks before the region or county of its name around it. */
const AREA_WEIGHT = -1.5;

/**
 * Added for other names of areas of covered countries, which are chosen names in the languages of the pages.
 * Less than what areas lack, so that `Oporto` is the city first.
 */
export const CHOSEN_NAME_WEIGHT = 1.4;

/**
 * The same for what languages of the pages call a region, unless they call a town so: travellers mean it
 * (`Esco` is Escocia) before villages.
 */
export const CHOSEN_REGION_NAME_WEIGHT = 3.3;

/** Added for a section of a city, which GeoNames gives the city's population but is seldom meant. */
const SECTION_WEIGHT = -1.5;

/** Subtracted for a name in another language than English and the area's own, and for one of other names. */
export const FOREIGN_NAME_PENALTY = 1.5;
export const OTHER_NAME_PENALTY = 0.7;

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

/** The population, as a decimal logarithm, of a town that is named as often as a touring area. */
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

/** The same for an imported area, which ranks as a town of a thousand. */
export const IMPORTED_AREA_WEIGHT = 3 + COVERED_WEIGHT;

/** The same for a touring area. */
export const touringWeight = (kind: TouringArea['kind']): number =>
  PROMINENCE[kind] + COVERED_WEIGHT;
