import pg from 'pg';
import { DatabaseUnavailable } from '../errors.ts';
import { namedError, unconnected, unreachable } from './unavailable.ts';
import { destroy, type DatabaseStatus, type Watch, watchDatabase } from './watch.ts';

/**
 * Maximum wait for a new connection or for a free one of the pool. A stopped server refuses at once; the
 * whole time is waited only for a host that does not answer and for an exhausted pool, where a shorter
 * one would turn a short peak of load into failures.
 */
const CONNECT_TIMEOUT_MS = 10_000;
const IDLE_TIMEOUT_MS = 60_000;
/**
 * Seconds after which a connection is replaced: one that planned its statements while the tables were
 * nearly empty may keep a plan that reads a whole table.
 */
const MAX_LIFETIME_SECONDS = 300;
/** Idle time after which TCP sends keep-alive probes. */
const KEEP_ALIVE_AFTER_MS = 10_000;

/**
 * Keep-alive settings of the server for each connection, so that a lost machine releases its locks
 * soon: every lead waits for one. Without them a server keeps the locks for hours. Unix sockets
 * have no keep-alive.
 */
const SESSION_SETTINGS = {
  idle_in_transaction_session_timeout: '30s',
  tcp_keepalives_idle: '10s',
  tcp_keepalives_interval: '5s',
  tcp_keepalives_count: '3',
  tcp_user_timeout: '25s',
};
const SET_SESSION = `select ${Object.entries(SESSION_SETTINGS)
  .map(([name, value]) => `set_config('${name}', '${value}', false)`)
  .join(', ')}`;

/** Options of a connection pool. */
export interface PoolOptions {
  /** Maximum number of connections; 10 by default. */
  max?: number;
  applicationName?: string;
  /** Called once for each connection that ends unexpectedly. */
  onError?: (error: Error) => void;
  /**
   * Whether the database is watched, so that statements fail at once while it is away, and not
   * after a timeout.
   */
  watched?: boolean;
}

/** A connection acquired from the pool. */
export interface PooledConnection {
  readonly client: pg.PoolClient;
  /** Runs a statement. Throws {DatabaseUnavailable} when the connection has ended or ends. */
  query<Row extends pg.QueryResultRow>(config: pg.QueryConfig): Promise<pg.QueryResult<Row>>;
  /** Whether the connection has ended, which explains errors of its `client`. */
  ended(): boolean;
  /**
   * Returns it to the pool when it is open and outside of any transaction; otherwise closes it.
   * @param reusable false closes it in any case.
   */
  release(reusable: boolean): void;
}

/** The connections to one database. */
export interface Connections {
  /** Acquires a connection, a new one when none is idle. Throws {DatabaseUnavailable}. */
  acquire(): Promise<PooledConnection>;
  /** The database's status at the last look; always `there` when it is not watched. */
  readonly status: DatabaseStatus;
  /** Returns the database's status by asking it now. */
  look(): Promise<DatabaseStatus>;
  end(): Promise<void>;
}

/**
 * Opens a pool of connections. Each has a listener for its `error` event as long as it exists: `pg` emits
 * it when a connection ends while no statement is running, and the pool removes its own listener while a
 * connection is acquired.
 */
export function openConnections(
  url: string,
  types: pg.CustomTypesConfig,
  { max = 10, applicationName = 'campcairn', onError, watched = false }: PoolOptions,
): Connections {
  const ended = new WeakSet<pg.ClientBase>();
  const open = new Set<pg.ClientBase>();
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
    async onConnect(client) {
      open.add(client);
      client.on('error', (error) => {
        if (ended.has(client)) return;
        ended.add(client);
        onError?.(error);
      });
      try {
        await client.query(SET_SESSION);
      } catch (error) {
        open.delete(client);
        throw error;
      }
    },
  });
  pool.on('remove', (client) => open.delete(client));
  // Ignores errors of idle connections, which the listener above has reported.
  pool.on('error', () => undefined);

  const waiting = new Set<(error: unknown) => void>();
  /** Ends everything that waits for a silent server: open connections, and those being opened. */
  const giveUp = (): void => {
    for (const client of open) destroy(client);
    for (const refuse of waiting) refuse(unreachable());
    waiting.clear();
  };
  const watch: Watch | undefined = watched
    ? watchDatabase(url, applicationName, giveUp)
    : undefined;
  const connect = (): Promise<pg.PoolClient> =>
    new Promise((resolve, reject) => {
      waiting.add(reject);
      pool.connect().then(
        (client) => {
          if (waiting.delete(reject)) resolve(client);
          else client.release();
        },
        (error: unknown) => {
          waiting.delete(reject);
          reject(error as Error);
        },
      );
    });
  const suspect = (named: unknown): void => {
    if (named instanceof DatabaseUnavailable) void watch?.look();
  };
  return {
    get status() {
      return watch?.status ?? 'there';
    },
    look: async () => watch?.look() ?? 'there',
    async acquire() {
      if (watch?.status === 'away' && (await watch.isStillAway())) throw unreachable();
      const client = await connect().catch((error: unknown) => {
        const named = unconnected(error);
        suspect(named);
        throw named;
      });
      let lost = false;
      return {
        client,
        async query(config) {
          try {
            return await client.query(config);
          } catch (error) {
            const named = namedError(error, ended.has(client));
            // The server reports it before it closes the connection.
            if (named instanceof DatabaseUnavailable) lost = true;
            suspect(named);
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
    async end() {
      await watch?.close();
      await pool.end();
    },
  };
}
