import type { Queryable } from './queryable.ts';
import { statement } from './statement.ts';

/** The size of a table, its indexes and long values included. */
export interface TableSize {
  name: string;
  bytes: number;
  /** Estimated. */
  rows: number;
}

/** The space that the database takes. */
export interface DatabaseSize {
  bytes: number;
  /** The largest first. */
  tables: TableSize[];
}

const selectDatabaseBytes = statement<{ bytes: number }>(
  'db.select_database_bytes',
  'select pg_database_size(current_database()) as bytes',
);

const selectTableSizes = statement<TableSize, [limit: number]>(
  'db.select_table_sizes',
  `select relname as name, pg_total_relation_size(oid) as bytes,
     greatest(reltuples, 0)::bigint as rows
   from pg_class
   where relkind = 'r' and relnamespace = current_schema()::regnamespace
   order by pg_total_relation_size(oid) desc, relname limit $1`,
);

const MAX_TABLES = 20;

/** Measures the database and its 20 largest tables. */
export async function databaseSize(db: Queryable): Promise<DatabaseSize> {
  const [{ bytes }, tables] = await Promise.all([
    db.one(selectDatabaseBytes),
    db.query(selectTableSizes, [MAX_TABLES]),
  ]);
  return { bytes, tables };
}
