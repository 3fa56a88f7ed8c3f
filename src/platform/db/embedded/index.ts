import { totalmem } from 'node:os';
import type { Logger } from '../../log.ts';
import { openClient } from '../client.ts';
import { ensureDatabase, initialise, startServer, stopServer } from './cluster.ts';
import { clusterUrl, locateCluster } from './location.ts';
import { enter } from './presence.ts';
import { watchRoom } from './room.ts';
import { upgradeCluster } from './upgrade.ts';

/** A running embedded PostgreSQL. */
export interface EmbeddedPostgres {
  /** Returns the URL of a database in it, for its superuser or another role. */
  url(name: string, role?: string): string;
  /** Leaves it; the last process to leave stops the server. */
  close(): Promise<void>;
}

/**
 * Share of the memory of the machine, or of this process's limit; at 1,000,000 listings one table
 * alone has 1.5 GB.
 */
const SHARED_BUFFERS_FRACTION = 1 / 16;
const SHARED_BUFFERS_MB = { least: 256, most: 2048 };

function sharedBuffersMb(): number {
  const allowed = process.constrainedMemory();
  const bytes = allowed > 0 ? Math.min(allowed, totalmem()) : totalmem();
  const { least, most } = SHARED_BUFFERS_MB;
  return Math.min(Math.max(Math.floor((bytes * SHARED_BUFFERS_FRACTION) / 2 ** 20), least), most);
}

/** Durability as PostgreSQL ships it; the rest fits a machine that runs other things too. */
const SERVER_SETTINGS = [
  'listen_addresses=',
  'unix_socket_permissions=0700',
  'max_connections=200',
  `shared_buffers=${sharedBuffersMb()}MB`,
  'max_wal_size=2GB',
  // A crash is followed by a replay of everything since the last checkpoint: about 1 s for 100 MB.
  'checkpoint_timeout=5min',
  // Interval at which tables are checked for dead row versions: an import may change 20,000 in that
  // time. Each check starts two processes.
  'autovacuum_naptime=10s',
  'random_page_cost=1.1',
  'jit=off',
  'log_min_messages=warning',
  'log_statement=none',
  'log_min_error_statement=panic',
  // Leaves out details, which quote rows.
  'log_error_verbosity=terse',
  'timezone=UTC',
];

/**
 * Opens the PostgreSQL of `dataDir`: creates it if there is none, starts it unless it runs, and
 * shares it with all processes that use the same folder. Upgrades the folder of an earlier version
 * first; restarts a server that ends while it is open.
 * @param extraSettings `name=value` pairs for tests, such as `fsync=off`
 */
export async function openEmbeddedPostgres(
  dataDir: string,
  database = 'campcairn',
  extraSettings: string[] = [],
  log?: Logger,
): Promise<EmbeddedPostgres> {
  const cluster = locateCluster(dataDir);
  const settings = [...SERVER_SETTINGS, ...extraSettings];
  await upgradeCluster(cluster, database, settings, log);
  await initialise(cluster);
  const connect = async () => {
    await startServer(cluster, settings);
    const client = openClient({ connectionString: clusterUrl(cluster, 'postgres') });
    await client.connect();
    return client;
  };
  const client = await connect();
  await ensureDatabase(client, database);
  const presence = enter(client, connect, log);
  const room = watchRoom(cluster, log);
  return {
    url: (name, role) => clusterUrl(cluster, name, role),
    async close() {
      await room.stop();
      if (await presence.leave()) await stopServer(cluster);
    },
  };
}
