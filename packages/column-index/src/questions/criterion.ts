/** A part of the rows: those whose enumeration has a value or, if `has` is false, lacks it. */
export interface Part {
  column: string;
  value: string;
  has: boolean;
}

/** A test of a column: which rows state a match, which state no match, and which state nothing. */
export type Test =
  /**
   * An enumeration has one of the values, or a set has any of them. Rows that list values in the set `unknown` state
   * nothing about these values; about all others they state yes or no, even if their own set is empty.
   */
  | { kind: 'any of'; column: string; values: readonly string[]; unknown?: string }
  /** A flag is yes or, where it is not stated, a column of sets lists the value `orListed`. */
  | { kind: 'yes'; column: string; orListed?: Listed }
  /**
   * A number is at least `min` and less than `below`; null is no bound. With a unit, only rows whose enumeration of
   * units has it match.
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
   * or a day outside the row's season (column `yearly`) without a yes. If the row's least number of days (column `least`)
   * is higher than those of a window, the row is *short*: it stays like a row that states nothing, but comes behind those.
   */
  | {
      kind: 'days';
      /** All of the same length, the preferred one first: a row belongs to the first window in which it is free. */
      windows: readonly Days[];
      yearly: string;
      least: string;
    };

/** The days from `from` to before `to`, counted from 1970-01-01. */
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
 * One requirement. Every row states a match, no match, or nothing. Rows that state no match are left out. Rows that state
 * nothing are kept or dropped as `notStated` says; they come behind those that state a match.
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

/** Edges of a scale for which "at most one of `bounds`" is a number of whole buckets; for whole numbers. */
export const edgesAbove = (bounds: readonly number[]): number[] => bounds.map((bound) => bound + 1);
