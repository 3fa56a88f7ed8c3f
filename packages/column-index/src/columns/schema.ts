import type { Metres } from '../geometry/mercator.ts';

/** One value out of a list, or null for "not stated". */
export interface EnumerationSpec<Row> {
  kind: 'enumeration';
  /** The values known beforehand. */
  values: readonly string[];
  /**
   * When given, values that are met are added to the list until it has so many; a value beyond is
   * kept as "not stated", so that free text cannot fill the memory. Values that no row has any longer
   * leave the list at the next rearrangement. Without it the list is fixed.
   */
  maxValues?: number;
  read(row: Row): string | null | undefined;
}

/** Yes, no, or null for "not stated". */
export interface FlagSpec<Row> {
  kind: 'flag';
  read(row: Row): boolean | null | undefined;
}

/** A number, or null for "not stated". */
export interface NumberSpec<Row> {
  kind: 'number';
  /**
   * Where the buckets of its scale begin, rising: a bound of a question that is an edge is answered
   * without looking at a single row. `follow the rows` recomputes the scale at every rearrangement, the
   * highest numbers finest, for columns that rows are only ordered by.
   */
  edges: readonly number[] | 'follow the rows';
  read(row: Row): number | null | undefined;
}

/** Several values out of a list of at most 64; an empty list states nothing. */
export interface SetSpec<Row> {
  kind: 'set';
  values: readonly string[];
  read(row: Row): readonly string[];
}

/** A whole number above 0 that rows are grouped by, or null; it may have millions of values. */
export interface CodeSpec<Row> {
  kind: 'code';
  read(row: Row): number | null | undefined;
}

/** A stretch of days that returns every year, `MM-DD` to `MM-DD`, both included; or null. */
export interface YearlySpec<Row> {
  kind: 'yearly';
  read(row: Row): YearlySpan | null;
}

/** First and last day, `MM-DD`; the last is before the first for a stretch over New Year. */
export interface YearlySpan {
  first: string;
  last: string;
}

/** How a column is declared: the kind of its facts, and where a row has them. */
export type ColumnSpec<Row> =
  | EnumerationSpec<Row>
  | FlagSpec<Row>
  | NumberSpec<Row>
  | SetSpec<Row>
  | CodeSpec<Row>
  | YearlySpec<Row>;

/** What an index keeps of each row. */
export interface Schema<Row> {
  id(row: Row): number;
  /** Where the row is, in whole Web Mercator metres. */
  position(row: Row): Metres;
  columns: Readonly<Record<string, ColumnSpec<Row>>>;
  /** The number of which days may have one of their own; none when left out. */
  daily?: DailyNumbers;
}

/**
 * A column of numbers of a day, such as prices of a night. Where a question is about days for which a row
 * states yes, the row's number is the average of these days: of what each has of its own in the calendar,
 * else of the column. Sums are exact: numbers of the column are whole parts, which are counted.
 */
export interface DailyNumbers {
  column: string;
  /** How many parts of a number make 1. */
  parts: number;
  /** A column of kind `code`: how many parts 1 in the row's calendar is. */
  scale: string;
}
