/** A stretch of a row's calendar that is stated to be a yes or a no. */
export interface DayRange {
  /** First day, in days since 1970-01-01. */
  from: number;
  /** The day after the last. */
  to: number;
  yes: boolean;
  /** What each day has in place of the row's own number; see `Schema.daily`. */
  number?: number | null;
}
