import type { Metres } from '../geometry/mercator.ts';

/** One value of a list, or null for "not stated". */
export interface EnumerationSpec<Row> {
  kind: 'enumeration';
  /** The values that are known beforehand. */
  values: readonly string[];
  /**
   * If given, new values of rows are added to the list until it has this many. Further values count as "not stated", so that
   * free text cannot fill the memory. Values that no row has any longer leave the list at the next rearrangement. If left
   * out, the list is fixed.
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
   * The ascending lower edges of the scale's buckets. A question whose bound is an edge is answered without
   * examining single rows. `follow the rows` recomputes the scale at every rearrangement, finest at the
   * highest numbers, for columns that only sort rows.
   */
  edges: readonly number[] | 'follow the rows';
  read(row: Row): number | null | undefined;
}

/** Several values of a list of at most 64; an empty list means "not stated". */
export interface SetSpec<Row> {
  kind: 'set';
  values: readonly string[];
  read(row: Row): readonly string[];
}

/** A whole number above 0 by which rows are grouped, or null for "not stated"; there may be millions of values. */
export interface CodeSpec<Row> {
  kind: 'code';
  read(row: Row): number | null | undefined;
}

/** A range of days that recurs every year, or null for "not stated". */
export interface YearlySpec<Row> {
  kind: 'yearly';
  read(row: Row): YearlySpan | null;
}

/** First and last day, `MM-DD`, both inclusive; for a range over New Year the last is before the first. */
export interface YearlySpan {
  first: string;
  last: string;
}

/** The declaration of a column: its kind, and the function that reads it from a row. */
export type ColumnSpec<Row> =
  | EnumerationSpec<Row>
  | FlagSpec<Row>
  | NumberSpec<Row>
  | SetSpec<Row>
  | CodeSpec<Row>
  | YearlySpec<Row>;

/** The facts that an index keeps of each row. */
export interface Schema<Row> {
  id(row: Row): number;
  /** The position of the row in whole Web Mercator metres. */
  position(row: Row): Metres;
  columns: Readonly<Record<string, ColumnSpec<Row>>>;
  /**
   * A value of an enumeration whose rows are stored in partitions of their own, because they state other columns than all
   * other rows. Counting among either then reads only a part of each bitmap.
   */
  separate?: { column: string; value: string };
  /** The column whose number may differ by day, if there is one. */
  daily?: DailyNumbers;
}

/**
 * A column of numbers that may differ by day, such as the price of a night. If a question is about days for which a row
 * states yes, the row's number is the average over these days, of each day's number in the calendar or, if it has none, of
 * the row's number in the column. Sums are exact, because they are sums of whole parts.
 */
export interface DailyNumbers {
  column: string;
  /** Number of parts that make 1, such as 100 cents. */
  parts: number;
  /** A column of kind `code` with the number of parts that 1 in the row's calendar stands for. */
  scale: string;
}

/** A range of days of a row's calendar for which it states yes or no. */
export interface DayRange {
  /** First day, in days since 1970-01-01. */
  from: number;
  /** The day after the last. */
  to: number;
  yes: boolean;
  /** The number of each day in place of the row's own number; see `Schema.daily`. */
  number?: number | null;
}
