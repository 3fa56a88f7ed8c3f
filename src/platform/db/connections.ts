import pg from 'pg';
import { DatabaseUnavailable } from '../errors.ts';
import { namedError } from './unavailable.ts';

/**
 * Milliseconds until a connection must be made, or one of the pool be free. A server that is stopped
 * refuses at once; so long waits only who asks a host that does not answer at all, or waits for a
 * pool that is used up, and there a shorter time would turn a moment's crowd into failures.
 */
const CONNECT_TIMEOUT_MS = 10_000;
const IDLE_TIMEOUT_MS = 60_000;
/**
 * Seconds after which a connection is replaced: one that planned its statements while the tables were
 * nearly empty may keep a plan that reads a whole table.
 */
const MAX_LIFETIME_SECONDS = 300;
/** Milliseconds of silence after which TCP asks whether the other end is still there. */
const KEEP_ALIVE_AFTER_MS = 10_000;

/** How a pool of connections is opened. */
export interface PoolOptions {
  /** Most connections at once; 10 when unset. */
  max?: number;
  applicationName?: string;
  /** Called once for each connection that ends before it was closed, whatever it was doing. */
  onError?: (error: Error) => void;
}

/** A connection that is lent out of the pool. */
export interface Lease {
  readonly client: pg.PoolClient;
  /** Runs a statement. Throws {DatabaseUnavailable} when the connection has ended or ends. */
  query<Row extends pg.QueryResultRow>(config: pg.QueryConfig): Promise<pg.QueryResult<Row>>;
  /** Whether it has ended, so that what fails on its `client` fails for that. */
  ended(): boolean;
  /**
   * Gives it back: to be lent again when it is still open and outside of any transaction, else
   * closed.
   * @param reusable false closes it in any case.
   */
  release(reusable: boolean): void;
}

/** The connections to one database. */
export interface Connections {
  /** Lends a connection, a new one when none is idle. Throws {DatabaseUnavailable}. */
  lend(): Promise<Lease>;
  end(): Promise<void>;
}

/**
 * Opens a pool of connections. Each has a listener for its `error` event from its first moment to its
 * last: `pg` emits it whenever a connection ends without a statement to tell, and the pool's own
 * listener is off while a connection is lent.
 */
export function openConnections(
  url: string,
  types: pg.CustomTypesConfig,
  { max = 10, applicationName = 'campcairn', onError }: PoolOptions,
): Connections {
  const ended = new WeakSet<pg.ClientBase>();
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: applicationName,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    maxLifetimeSeconds: MAX_LIFETIME_SECONDS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    types,
  });
  pool.on('connect', (client) => {
    client.on('error', (error) => {
      if (ended.has(client)) return;
      ended.add(client);
      onError?.(error);
    });
  });
  // Repeats what an idle connection has said.
  pool.on('error', () => undefined);

  return {
    async lend() {
      const client = await pool.connect().catch((error: unknown) => {
        throw namedError(error, true);
      });
      let lost = false;
      return {
        client,
        async query(config) {
          try {
            return await client.query(config);
          } catch (error) {
            const named = namedError(error, ended.has(client));
            // The server says so before it closes the connection.
            if (named instanceof DatabaseUnavailable) lost = true;
            throw named;
          }
        },
        ended: () => ended.has(client),
        release(reusable) {
          const whole = !lost && !ended.has(client) && client.getTransactionStatus() === 'I';
          client.release(!(reusable && whole));
        },
      };
    },
    end: () => pool.end(),
  };
}
