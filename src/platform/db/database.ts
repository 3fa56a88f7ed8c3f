import pg from 'pg';
import { ExpectedError } from '../errors.ts';
import { openConnections, type PooledConnection, type PoolOptions } from './connections.ts';
import type { Statement } from './statement.ts';
import { inSpan, isRecording } from '../trace/index.ts';
import { namedError } from './unavailable.ts';
import type { Standing } from './watch.ts';

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
  /** Acquires a connection outside any transaction, for LISTEN, COPY or cursors. */
  withClient<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T>;
  /** Acquires a connection that is closed at the end, with its temporary tables, locks and settings. */
  withSession<T>(work: (session: Session) => Promise<T>): Promise<T>;
  /** The address it was opened with. */
  readonly url: string;
  /** What it can do, by the last look; always `there` where it is not watched. */
  readonly standing: Standing;
  /** The same, by a look now. */
  look(): Promise<Standing>;
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

/** Runs one statement on a connection. */
type Run = <Row extends pg.QueryResultRow>(config: pg.QueryConfig) => Promise<pg.QueryResult<Row>>;

function queryable(runs: Run): Queryable {
  const run = <Row>(
    { name, text }: Pick<Statement<Row>, 'name' | 'text'>,
    values: unknown[] = [],
  ) => {
    const answer = () => runs<Row & pg.QueryResultRow>({ name, text, values });
    if (!isRecording()) return answer();
    const facts = { 'db.system.name': 'postgresql', 'db.operation.name': name };
    return inSpan(name, 'client', facts, answer);
  };
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

async function inTransaction<T>(
  connection: PooledConnection,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  await connection.query({ text: 'begin' });
  try {
    const result = await work({ ...queryable(connection.query), client: connection.client });
    const { command } = await connection.query({ text: 'commit' });
    // PostgreSQL answers so, and not with an error, when a statement has failed and was passed over.
    if (command !== 'COMMIT') throw new Error('The transaction was rolled back, not committed');
    return result;
  } catch (error) {
    await connection.query({ text: 'rollback' }).catch(() => undefined);
    throw error;
  }
}

/** When an acquired connection is returned to the pool; otherwise it is closed. */
type Keep = 'while open' | 'after success' | 'never';

/**
 * Opens a pool on `url` (`postgres://…`, or `postgres://user@/name?host=/socket/folder`).
 * Nothing is connected until the first statement. Statements throw {DatabaseUnavailable} while it
 * cannot be reached.
 */
export function openDatabase(url: string, options: PoolOptions = {}): Db {
  const connections = openConnections(url, types, options);
  const withConnection = async <T>(
    keep: Keep,
    work: (connection: PooledConnection) => Promise<T>,
  ): Promise<T> => {
    const connection = await connections.acquire();
    try {
      const result = await work(connection);
      connection.release(keep !== 'never');
      return result;
    } catch (error) {
      const ended = connection.ended();
      connection.release(keep === 'while open');
      // Errors of the client itself, for COPY and cursors, have not been wrapped yet.
      throw namedError(error, ended && !(error instanceof ExpectedError));
    }
  };
  return {
    ...queryable((config) =>
      withConnection('after success', (connection) => connection.query(config)),
    ),
    url,
    get standing() {
      return connections.standing;
    },
    look: connections.look,
    withClient: (work) => withConnection('after success', ({ client }) => work(client)),
    // A transaction that failed ends with a rollback, so its connection has nothing left of it.
    transaction: (work) =>
      withConnection('while open', (connection) => inTransaction(connection, work)),
    withSession: (work) =>
      withConnection('never', (connection) =>
        work({
          ...queryable(connection.query),
          client: connection.client,
          transaction: (inner) => inTransaction(connection, inner),
        }),
      ),
    end: connections.end,
  };
}

/** Asks the database for nothing but an answer. */
export const ping: Statement<{ ok: number }> = { name: 'db.ping', text: 'select 1 as ok' };
