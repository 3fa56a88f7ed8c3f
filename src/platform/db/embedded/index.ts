import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import {
  answers,
  clusterUrl,
  initialise,
  locateCluster,
  startServer,
  stopServer,
} from './cluster.ts';

/** A running embedded PostgreSQL. */
export interface EmbeddedPostgres {
  /** The address of a database in it. */
  url(name: string): string;
  /** Leaves it; the last process to leave stops the server. */
  close(): Promise<void>;
}

/** Durability as PostgreSQL ships it; the rest fits a machine that runs other things too. */
const SERVER_SETTINGS = [
  'listen_addresses=',
  'unix_socket_permissions=0700',
  'max_connections=200',
  'shared_buffers=256MB',
  'max_wal_size=2GB',
  'checkpoint_timeout=15min',
  'wal_compression=on',
  'random_page_cost=1.1',
  'jit=off',
  'log_min_messages=warning',
  'log_statement=none',
  'log_min_error_statement=panic',
  // Without the rows that details quote.
  'log_error_verbosity=terse',
  'timezone=UTC',
];

const OTHERS = `select count(*)::int as others from pg_stat_activity
  where backend_type = 'client backend' and pid <> pg_backend_pid()`;

/**
 * Opens the PostgreSQL of `dataDir`: made when there is none, started when it does not run, shared
 * with every other process that uses the same folder.
 * @param extraSettings `name=value` pairs for tests, such as `fsync=off`.
 */
export async function openEmbeddedPostgres(
  dataDir: string,
  database = 'campcairn',
  extraSettings: string[] = [],
): Promise<EmbeddedPostgres> {
  const cluster = locateCluster(dataDir);
  await initialise(cluster);
  if (!(await answers(cluster))) await startServer(cluster, [...SERVER_SETTINGS, ...extraSettings]);
  // Tells others who use the cluster that it is in use, from now until it is left or we crash.
  const presence = new pg.Client({ connectionString: clusterUrl(cluster, 'postgres') });
  presence.on('error', () => undefined);
  await presence.connect();
  await ensureDatabase(presence, database);
  // It keeps no process from ending, unless it is asked something.
  const { ref, unref } = presence as pg.Client & Record<'ref' | 'unref', () => void>;
  unref.call(presence);
  return {
    url: (name) => clusterUrl(cluster, name),
    async close() {
      ref.call(presence);
      const last = await isLast(presence).catch(() => false);
      await presence.end().catch(() => undefined);
      if (last) await stopServer(cluster);
    },
  };
}

/** Whether nobody else is connected; those who have just left may take a moment to be gone. */
async function isLast(presence: pg.Client): Promise<boolean> {
  for (let looks = 0; looks < 20; looks++) {
    const { rows } = await presence.query<{ others: number }>(OTHERS);
    if (rows[0]?.others === 0) return true;
    await wait(50);
  }
  return false;
}

async function ensureDatabase(client: pg.Client, name: string): Promise<void> {
  try {
    const known = await client.query('select from pg_database where datname = $1', [name]);
    if (known.rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(name)}`);
  } catch (error) {
    // 42P04 and 23505: another process made it meanwhile.
    if (!['42P04', '23505'].includes((error as { code?: string }).code ?? '')) throw error;
  }
}
