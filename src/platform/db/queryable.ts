import type pg from 'pg';
import type { Statement } from './statement.ts';
import type { DatabaseStatus } from './watch.ts';

/** The values of a statement: none need to be given where it takes none. */
export type Values<Params extends readonly unknown[]> = [] extends Params
  ? [values?: Params]
  : [values: Params];

/** Runs statements: the database itself, or one of its transactions. */
export interface Queryable {
  /** Runs a statement and gives all of its rows. */
  query<Row, Params extends readonly unknown[]>(
    statement: Statement<Row, Params>,
    ...values: Values<Params>
  ): Promise<Row[]>;
  /** The single row of a statement; throws when there is none or more than one. */
  one<Row, Params extends readonly unknown[]>(
    statement: Statement<Row, Params>,
    ...values: Values<Params>
  ): Promise<Row>;
  /** The only row of a statement, or undefined. */
  maybeOne<Row, Params extends readonly unknown[]>(
    statement: Statement<Row, Params>,
    ...values: Values<Params>
  ): Promise<Row | undefined>;
  /** Runs a statement for its effect; gives the number of rows it touched. */
  execute<Row, Params extends readonly unknown[]>(
    statement: Statement<Row, Params>,
    ...values: Values<Params>
  ): Promise<number>;
}

/** One open transaction. */
export interface Tx extends Queryable {
  /** The connection under it, for COPY streams and cursors. */
  readonly client: pg.ClientBase;
}

/** One connection for a longer task, with its temporary tables and advisory locks. */
export interface Session extends Queryable {
  /** Runs `work` in a transaction of this connection, like `Db.transaction`. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** The connection itself, for COPY streams. */
  readonly client: pg.ClientBase;
}

/** A pool of connections to one PostgreSQL database. */
export interface Pool extends Queryable {
  /** Runs `work` in a transaction: committed when it resolves, rolled back when it throws. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Acquires a connection outside any transaction, for LISTEN, COPY or cursors. */
  withClient<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T>;
  /** Acquires a connection that is closed at the end, with its temporary tables, locks and settings. */
  withSession<T>(work: (session: Session) => Promise<T>): Promise<T>;
  /** The address it was opened with. */
  readonly url: string;
  /** The database's status at the last look; always `there` when it is not watched. */
  readonly status: DatabaseStatus;
  /** The same, by a look now. */
  look(): Promise<DatabaseStatus>;
  end(): Promise<void>;
}

/** The row of a statement that gives one or none. Throws when there are more. */
export function onlyRow<Row>(name: string, rows: Row[]): Row | undefined {
  if (rows.length > 1) throw new Error(`${name} gave ${rows.length} rows, not one`);
  return rows[0];
}

/** The row of a statement that gives one. Throws otherwise. */
export function rowOf<Row>(name: string, rows: Row[]): Row {
  const row = onlyRow(name, rows);
  if (row === undefined) throw new Error(`${name} gave no row`);
  return row;
}
