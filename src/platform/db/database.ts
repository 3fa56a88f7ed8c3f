import pg from 'pg';
import type { Statement } from './statement.ts';

/** The values of a statement: none need to be given where it takes none. */
type Values<Params extends readonly unknown[]> = [] extends Params
  ? [values?: Params]
  : [values: Params];

/** What can run statements: the database itself, or one transaction of it. */
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

/** One connection for a longer task, with what belongs to it: temporary tables, advisory locks. */
export interface Session extends Queryable {
  /** Runs `work` in a transaction of this connection, like `Db.transaction`. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** The connection itself, for COPY streams. */
  readonly client: pg.ClientBase;
}

/** A pool of connections to one PostgreSQL database. */
export interface Db extends Queryable {
  /** Runs `work` in a transaction: committed when it resolves, rolled back when it throws. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Lends a connection outside any transaction, for LISTEN, COPY or cursors. */
  withClient<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T>;
  /** Lends a connection that is closed at the end, so that nothing of the task can stay behind. */
  withSession<T>(work: (session: Session) => Promise<T>): Promise<T>;
  /** The address it was opened with. */
  readonly url: string;
  end(): Promise<void>;
}

const INT8 = 20;
const DATE = 1082;

/** Integers of 8 bytes are read as numbers (ours stay far below 2^53), dates as `YYYY-MM-DD`. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (oid === INT8) return Number;
    if (oid === DATE) return (text: string) => text;
    return pg.types.getTypeParser(oid, format as 'text');
  }) as pg.CustomTypesConfig['getTypeParser'],
};

function queryable(client: Pick<pg.ClientBase, 'query'>): Queryable {
  const run = <Row>(
    { name, text }: Pick<Statement<Row>, 'name' | 'text'>,
    values: unknown[] = [],
  ) => client.query<Row & pg.QueryResultRow>({ name, text, values });
  const atMostOne = <Row>(name: string, rows: Row[]): Row | undefined => {
    if (rows.length > 1) throw new Error(`${name} gave ${rows.length} rows, not one`);
    return rows[0];
  };
  return {
    async query<Row, Params extends readonly unknown[]>(
      statement: Statement<Row, Params>,
      ...[values]: Values<Params>
    ) {
      return (await run<Row>(statement, values as unknown[] | undefined)).rows;
    },
    async maybeOne<Row, Params extends readonly unknown[]>(
      statement: Statement<Row, Params>,
      ...[values]: Values<Params>
    ) {
      const { rows } = await run<Row>(statement, values as unknown[] | undefined);
      return atMostOne<Row>(statement.name, rows);
    },
    async one<Row, Params extends readonly unknown[]>(
      statement: Statement<Row, Params>,
      ...[values]: Values<Params>
    ) {
      const { rows } = await run<Row>(statement, values as unknown[] | undefined);
      const row = atMostOne<Row>(statement.name, rows);
      if (row === undefined) throw new Error(`${statement.name} gave no row`);
      return row;
    },
    async execute<Row, Params extends readonly unknown[]>(
      statement: Statement<Row, Params>,
      ...[values]: Values<Params>
    ) {
      return (await run<Row>(statement, values as unknown[] | undefined)).rowCount ?? 0;
    },
  };
}

async function inTransaction<T>(client: pg.ClientBase, work: (tx: Tx) => Promise<T>): Promise<T> {
  await client.query('begin');
  try {
    const result = await work({ ...queryable(client), client });
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/**
 * Opens a pool on `url` (`postgres://…`, or `postgres://user@/name?host=/socket/folder`).
 * Nothing is connected until the first statement.
 */
export function openDatabase(
  url: string,
  options: { max?: number; applicationName?: string; onError?: (error: Error) => void } = {},
): Db {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    application_name: options.applicationName ?? 'campcairn',
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: 10_000,
    types,
  });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', (error) => options.onError?.(error));
  const withClient = async <T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
    const client = await pool.connect();
    let broken: Error | undefined;
    const onError = (error: Error) => {
      broken = error;
    };
    client.on('error', onError);
    try {
      return await work(client);
    } finally {
      client.off('error', onError);
      client.release(broken);
    }
  };
  return {
    ...queryable(pool as unknown as pg.ClientBase),
    url,
    withClient,
    transaction: (work) => withClient((client) => inTransaction(client, work)),
    async withSession(work) {
      const client = await pool.connect();
      client.on('error', (error) => options.onError?.(error));
      try {
        return await work({
          ...queryable(client),
          client,
          transaction: (inner) => inTransaction(client, inner),
        });
      } finally {
        client.release(true);
      }
    },
    end: () => pool.end(),
  };
}

/** Asks the database for nothing but an answer. */
export const ping: Statement<{ ok: number }> = { name: 'db.ping', text: 'select 1 as ok' };
