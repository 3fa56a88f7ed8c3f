import type { Metres } from '../geometry/mercator.ts';

/** One value out of a list, or null for "not stated". */
export interface EnumerationSpec<Row> {
  kind: 'enumeration';
  /** The values known beforehand. */
  values: readonly string[];
  /**
   * When given, new values of rows are added to the list until it has so many. Further values count as "not stated", so that
   * free text cannot fill the memory. Values that no row has any longer leave the list at the next rearrangement. Without
   * it the list is fixed.
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

/** A whole number above 0 by which rows are grouped, or null; there may be millions of values. */
export interface CodeSpec<Row> {
  kind: 'code';
  read(row: Row): number | null | undefined;
}

/** A range of days that returns every year, `MM-DD` to `MM-DD`, both included; or null. */
export interface YearlySpec<Row> {
  kind: 'yearly';
  read(row: Row): YearlySpan | null;
}

/** First and last day, `MM-DD`; the last is before the first for a range over New Year. */
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

/** What an index keeps of each row. */
export interface Schema<Row> {
  id(row: Row): number;
  /** Where the row is, in whole Web Mercator metres. */
  position(row: Row): Metres;
  columns: Readonly<Record<string, ColumnSpec<Row>>>;
  /** The column whose number may differ by day; none when left out. */
  daily?: DailyNumbers;
}

/**
 * A column of numbers that may differ by day, such as the price of a night. When a question is about days for which a row
 * states yes, the row's number is the average over these days: of each day's number in the calendar or, where it has none,
 * of the row's number in the column. Sums are exact, since they count whole parts.
 */
export interface DailyNumbers {
  column: string;
  /** How many parts make 1, such as 100 cents. */
  parts: number;
  /** A column of kind `code`: how many parts a 1 in the row's calendar stands for. */
  scale: string;
}

/** A range of days of a row's calendar for which it states yes or no. */
export interface DayRange {
  /** First day, in days since 1970-01-01. */
  from: number;
  /** The day after the last. */
  to: number;
  yes: boolean;
  /** What each day has in place of the row's own number; see `Schema.daily`. */
  number?: number | null;
}
