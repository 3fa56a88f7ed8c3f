import type { Numbers } from '../shared-array.ts';

// The data of columns in a snapshot.

/** A column of plain numbers. */
export interface PlainParts<T extends Numbers = Numbers> {
  kind: 'plain' | 'code';
  values: T;
}

export interface EnumerationParts {
  kind: 'enumeration';
  codes: Uint16Array;
  /** The bitmap of each value, by code. */
  bitmaps: Int32Array[];
  /** The values by code. */
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
  /** The bitmap of each edge. */
  reached: Int32Array[];
  notStated: Int32Array;
  follows: boolean;
}

export interface SetParts {
  kind: 'set';
  values: readonly string[];
  /** The bitmap of each value. */
  bitmaps: Int32Array[];
  notStated: Int32Array;
  /** For each slot, a bit for each of the first 32 values. */
  low: Int32Array;
  /** For each slot, a bit for each of the other values; empty if there are none. */
  high: Int32Array;
}

export interface YearlyParts {
  kind: 'yearly';
  /** First and last day of each slot, 1 to 366; both are 0 if not stated. */
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
