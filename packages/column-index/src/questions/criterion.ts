/** A part of the rows: those whose enumeration has a value, or (`has` false) has it not. */
export interface Part {
  column: string;
  value: string;
  has: boolean;
}

/** What is asked of a column, and how its rows are taken that state something. */
export type Test =
  /**
   * An enumeration has one of the values, or a set has any of them. Rows that list values in the set `unknown`
   * state nothing of these and, whatever their own set is, an answer of all others.
   */
  | { kind: 'any of'; column: string; values: readonly string[]; unknown?: string }
  /** A flag is yes or, where it is not stated, a column of sets lists the value `orListed`. */
  | { kind: 'yes'; column: string; orListed?: Listed }
  /**
   * A number is at least `min` and less than `below`; null is no bound. With a unit, only numbers are
   * meant whose enumeration of units has it.
   */
  | {
      kind: 'between';
      column: string;
      min: number | null;
      below: number | null;
      unit?: { column: string; value: string } | null;
    }
  /**
   * The calendar states yes for every day of one of the windows; a no on any day of each fails. A day outside
   * the row's stretch of the year, in column `yearly`, fails unless the calendar states yes for it. Where the
   * number of `least` is higher than the days are many, the row is *short*: it stays as if it had not
   * stated the criterion, but behind those.
   */
  | {
      kind: 'days';
      /** Of the same number of days, the preferred one first: a row belongs to the first one it is free in. */
      windows: readonly Days[];
      yearly: string;
      least: string;
    };

/** Days from one to before another, counted from 1970-01-01. */
export interface Days {
  from: number;
  to: number;
}

/** A value that a column of sets lists. */
export interface Listed {
  column: string;
  value: string;
}

/**
 * One requirement. Every row states a match, no match, or nothing: rows that state no match are left out;
 * rows that state nothing are kept or dropped according to `notStated`, after those that state a match.
 */
export type Criterion = Test & {
  /** Its name in answers. */
  name: string;
  /** Distinguishes several criteria of one name. */
  value?: string;
  /** Which of the rows that state nothing are kept. */
  notStated: 'keep' | 'drop' | Part;
  /** Rows that always match, whatever they state. */
  always?: Part;
};

/** `min` and `below` of whole numbers that are at most `max`. */
export const atMost = (max: number): { min: null; below: number } => ({
  min: null,
  below: max + 1,
});

/** `min` and `below` of numbers that are at least `min`. */
export const atLeast = (min: number): { min: number; below: null } => ({ min, below: null });

/** Edges of a scale that make "a whole number is at most one of `bounds`" whole buckets. */
export const edgesAbove = (bounds: readonly number[]): number[] => bounds.map((bound) => bound + 1);
