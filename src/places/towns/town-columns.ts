import type { County, Town } from './town.ts';

/** The towns of the world as columns, in the order of their ids. 200,000 objects would take too much time and memory. */
export interface TownColumns {
  readonly ids: Int32Array;
  readonly lats: Float64Array;
  readonly lngs: Float64Array;
  readonly populations: Int32Array;
  /** 1 for towns that newer data no longer has, else 0. */
  readonly gone: Int32Array;
  /** The `countryNumber` of each town's country. */
  readonly countries: Uint16Array;
  /** Creates the object of the town at an index. */
  townAt(index: number): Town;
}

/** The counties of the world as columns. */
export interface CountyColumns {
  /** The `countryNumber` of each county's country. */
  readonly countries: Uint16Array;
  /** Creates the object of the county at an index. */
  countyAt(index: number): County;
}

/** Encodes the two capital letters of a country code as one 16-bit number; 0 for any other text. */
export const countryNumber = (code: string): number =>
  /^[A-Z]{2}$/.test(code) ? (code.charCodeAt(0) << 8) | code.charCodeAt(1) : 0;

/** Creates columns from an array of counties. */
export const countyColumnsOf = (counties: readonly County[]): CountyColumns => ({
  countries: Uint16Array.from(counties, ({ countryCode }) => countryNumber(countryCode)),
  countyAt: (at) => counties[at]!,
});
