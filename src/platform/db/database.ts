import pg from 'pg';
import { ExpectedError } from '../errors.ts';
import { openConnections, type PooledConnection, type PoolOptions } from './connections.ts';
import { onlyRow, type Pool, type Queryable, rowOf, type Tx, type Values } from './queryable.ts';
import { createReads, type Reads } from './reads.ts';
import type { Statement } from './statement.ts';
import { inSpan, isRecording } from '../trace/index.ts';
import { namedError } from './unavailable.ts';

export interface Db extends Pool {
  /**
   * Reads that may be slightly old: answered by a replica too and, while the database is away, from
   * the results of earlier reads.
   */
  readonly reads: Reads;
}

const INT8 = 20;
const DATE = 1082;

/** Reads 8-byte integers as numbers (all stay far below 2^53), and dates as `YYYY-MM-DD`. */
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
      return onlyRow<Row>(statement.name, rows);
    },
    async one<Row, Params extends readonly unknown[]>(
      statement: Statement<Row, Params>,
      ...[values]: Values<Params>
    ) {
      const { rows } = await run<Row>(statement, values as unknown[] | undefined);
      return rowOf<Row>(statement.name, rows);
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
    // PostgreSQL answers COMMIT with ROLLBACK, without an error, when a failed statement was
    // ignored.
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
 * @param options.replicaUrl a replica, which answers `reads` first.
 */
export function openDatabase(
  url: string,
  { replicaUrl, ...options }: PoolOptions & { replicaUrl?: string | undefined } = {},
): Db {
  const primary = openPool(url, options);
  if (replicaUrl === undefined) return Object.assign(primary, { reads: createReads(primary) });
  const replica = openPool(replicaUrl, options);
  const { end } = primary;
  return Object.assign(primary, {
    reads: createReads(primary, replica),
    async end() {
      await replica.end();
      await end();
    },
  });
}

function openPool(url: string, options: PoolOptions): Pool {
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
    get status() {
      return connections.status;
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

/** Asks the database for an answer only. */
export const ping: Statement<{ ok: number }> = { name: 'db.ping', text: 'select 1 as ok' };

/** Runs `work` in the caller's transaction, or without one in a transaction of its own. */
export const within = <T>(
  db: Pick<Db, 'transaction'>,
  tx: Tx | undefined,
  work: (tx: Tx) => Promise<T>,
): Promise<T> => (tx ? work(tx) : db.transaction(work));
