import type { Numbers } from '../shared-array.ts';

/** What a snapshot keeps of columns. */

/** A column of plain numbers. */
export interface PlainParts<T extends Numbers = Numbers> {
  kind: 'plain' | 'code';
  values: T;
}

export interface EnumerationParts {
  kind: 'enumeration';
  codes: Uint16Array;
  /** One for each value, by code. */
  bitmaps: Int32Array[];
  /** By code. */
  values: (string | null)[];
  given: readonly string[];
  limit: number;
}

export interface FlagParts {
  kind: 'flag';
  codes: Uint8Array;
  yes: Int32Array;
  notStated: Int32Array;
}

export interface NumberParts {
  kind: 'number';
  values: Float32Array | Float64Array;
  edges: Float64Array;
  /** One for each edge. */
  reached: Int32Array[];
  notStated: Int32Array;
  follows: boolean;
}

export interface SetParts {
  kind: 'set';
  values: readonly string[];
  /** One for each value. */
  bitmaps: Int32Array[];
  notStated: Int32Array;
  /** A bit for each of the first 32 values. */
  low: Int32Array;
  /** A bit for each of the others; empty when there are none. */
  high: Int32Array;
}

export interface YearlyParts {
  kind: 'yearly';
  /** First and last day of each slot, 1 to 366; both 0 when not stated. */
  first: Uint16Array;
  last: Uint16Array;
  months: SetParts;
}

/** A column of any kind. */
export type ColumnParts =
  | PlainParts
  | EnumerationParts
  | FlagParts
  | NumberParts
  | SetParts
  | YearlyParts;
