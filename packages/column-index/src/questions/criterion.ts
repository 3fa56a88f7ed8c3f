/** A part of the rows: those whose enumeration has a value or, if `has` is false, does not have it. */
export interface Part {
  column: string;
  value: string;
  has: boolean;
}

/** A test of a column. For each row it yields that the row states a match, states no match, or does not state either. */
export type Test =
  /**
   * An enumeration has one of the values, or a set has any of them. Rows that list values in the set `unknown` do not state
   * these values; they state yes or no for all others, even if their own set is empty.
   */
  | { kind: 'any of'; column: string; values: readonly string[]; unknown?: string }
  /** A flag is yes or, if it is not stated, a column of kind `set` lists the value `orListed`. */
  | { kind: 'yes'; column: string; orListed?: Listed }
  /**
   * A number is at least `min` and less than `below`; null stands for no bound. With a unit, only rows with this unit in
   * their enumeration of units match.
   */
  | {
      kind: 'between';
      column: string;
      min: number | null;
      below: number | null;
      unit?: { column: string; value: string } | null;
    }
  /**
   * The calendar states yes for every day of one of the windows. A row does not match if each window has a day with a no,
   * or a day outside the row's season (column `yearly`) without a yes. Of the other rows, those whose minimum number of days
   * (column `least`) is higher than that of a window are *short*, whether their calendar states yes or nothing: they are kept
   * like rows that do not state the criterion, but come after these.
   */
  | {
      kind: 'days';
      /** The windows, all of the same length, the preferred one first: a row belongs to the first in which it is free. */
      windows: readonly Days[];
      yearly: string;
      least: string;
    };

/** The days from `from` (inclusive) to `to` (exclusive), counted from 1970-01-01. */
export interface Days {
  from: number;
  to: number;
}

/** A value that a column of kind `set` lists. */
export interface Listed {
  column: string;
  value: string;
}

/**
 * A requirement. Every row states a match, states no match, or does not state the criterion. Rows that state no match are
 * left out. Rows that do not state it are kept or dropped as `notStated` says; they come after rows that state a match.
 * With `isStrict`, only rows that state a match are results.
 */
export type Criterion = Test & {
  /** Name of the criterion in answers. */
  name: string;
  /** Distinguishes several criteria of one name. */
  value?: string;
  /** Decides which of the rows that do not state the criterion are kept; a part keeps only its rows. */
  notStated: 'keep' | 'drop' | Part;
  /** Leaves out rows that do not state the criterion; `silentTotal` of answers still counts those that `notStated` keeps. */
  isStrict?: boolean;
  /** The part of the rows that always match. */
  always?: Part;
};

/** The bounds of a `between` test for whole numbers that are at most `max`. */
export const atMost = (max: number): { min: null; below: number } => ({
  min: null,
  below: max + 1,
});

/** The bounds of a `between` test for numbers that are at least `min`. */
export const atLeast = (min: number): { min: number; below: null } => ({ min, below: null });

/** Edges of a scale of whole numbers on which "at most `bound`" consists of whole buckets for each bound. */
export const edgesAbove = (bounds: readonly number[]): number[] => bounds.map((bound) => bound + 1);
