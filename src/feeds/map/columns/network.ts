import type { ColumnTable } from './fields.ts';

/** A source of feeds with column names of its own. */
export interface Network {
  name: string;
  /** Columns that occur only in this network's feeds; one of them identifies it. */
  marks: readonly string[];
  /** Differences from the generic table; tried before it. */
  columns: ColumnTable;
}
