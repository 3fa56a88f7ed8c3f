import type { County, Town } from './town.ts';

/** The towns of the world as columns, in the order of their ids: 200,000 objects would be slow to make and to keep. */
export interface TownColumns {
  readonly ids: Int32Array;
  readonly lats: Float64Array;
  readonly lngs: Float64Array;
  readonly populations: Int32Array;
  /** 1 where newer data no longer has the town. */
  readonly gone: Int32Array;
  /** The `countryNumber` of each town's country. */
  readonly countries: Uint16Array;
  /** Makes the town at an index. */
  townAt(index: number): Town;
}

/** The counties of the world, likewise. */
export interface CountyColumns {
  /** The `countryNumber` of each county's country. */
  readonly countries: Uint16Array;
  /** Makes the county at an index. */
  countyAt(index: number): County;
}

/** The two capital letters of a country's code as one number; 0 for anything else. */
export const countryNumber = (code: string): number =>
  /^[A-Z]{2}$/.test(code) ? (code.charCodeAt(0) << 8) | code.charCodeAt(1) : 0;

/** Columns of counties that are in memory already. */
export const countyColumnsOf = (counties: readonly County[]): CountyColumns => ({
  countries: Uint16Array.from(counties, ({ countryCode }) => countryNumber(countryCode)),
  countyAt: (at) => counties[at]!,
});
