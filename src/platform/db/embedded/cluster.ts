import { once } from 'node:events';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { CannotStart } from '../../errors.ts';
import { openClient } from '../client.ts';
import { type Cluster, clusterUrl } from './location.ts';
import { disownStaleLocks } from './lock-file.ts';
import { endOrphans } from './orphans.ts';
import { databaseUser, isRoot, spawnUnprivileged } from './unprivileged.ts';

/**
 * Creates the data folder if there is none; of several processes that try at once, one succeeds.
 */
export async function initialise(cluster: Cluster): Promise<void> {
  if (existsSync(cluster.data)) return;
  const fresh = `${cluster.data}.${process.pid}`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { mode: 0o700 });
  if (isRoot()) chownSync(fresh, databaseUser(), databaseUser());
  const args = ['-D', fresh, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-instructions'];
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  const child = spawnUnprivileged(
    join(cluster.binaries, 'initdb'),
    [...args, ...locale],
    [cluster.data],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let complaint = '';
  child.stderr?.on('data', (chunk) => (complaint += chunk));
  const [code] = (await once(child, 'close')) as [number];
  if (code !== 0)
    throw new CannotStart(`The embedded PostgreSQL cannot be made: ${complaint.trim()}`);
  try {
    renameSync(fresh, cluster.data);
  } catch {
    rmSync(fresh, { recursive: true, force: true });
  }
}

/** Whether a cluster's server accepts connections, accepts none at the moment, or does not run. */
export type ServerState = 'ready' | 'busy' | 'absent';

/** Asks the cluster's server for a connection. */
export async function stateOf(cluster: Cluster): Promise<ServerState> {
  const client = openClient({ connectionString: clusterUrl(cluster, 'postgres') });
  try {
    await client.connect();
    return 'ready';
  } catch (error) {
    // An error message of PostgreSQL: it is starting or stopping, or has no connection free.
    return 'severity' in (error as object) ? 'busy' : 'absent';
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Interval of the checks whether the server answers, and their maximum number: a minute. */
const POLL_INTERVAL_MS = 25;
const MAX_POLLS = 2_400;
/** Time during which a server that ends is restarted, and the pause before each restart. */
const RESTARTS_MS = 5_000;
const RESTART_PAUSE_MS = 250;

/** Starts a server process, detached so that it outlives a crash of this one; `ended` becomes true when it ends. */
function spawnServer(cluster: Cluster, settings: string[]): { ended: boolean } {
  const log = openSync(cluster.logFile, 'a', 0o600);
  const args = ['-D', cluster.data, '-k', cluster.sockets, '-c', `cluster_name=${cluster.name}`];
  const child = spawnUnprivileged(
    join(cluster.binaries, 'postgres'),
    [...args, ...settings.flatMap((setting) => ['-c', setting])],
    [cluster.data, cluster.sockets],
    { stdio: ['ignore', log, log], detached: true },
  );
  closeSync(log);
  const state = { ended: false };
  child.once('exit', () => (state.ended = true));
  child.once('error', () => (state.ended = true));
  child.unref();
  return state;
}

/** Returns the last lines of the server's log, without refused connections during its start. */
function endOfLog(cluster: Cluster): string {
  const lines = readFileSync(cluster.logFile, 'utf8').trimEnd().split('\n');
  return lines
    .filter((line) => !line.includes('FATAL:  the database system is '))
    .slice(-8)
    .join('\n');
}

/**
 * Starts the server unless it runs, and waits until it accepts connections. Restarts one that ends
 * at once, for some seconds: a killed server may still hold the folder, or another process may be
 * starting it too.
 */
export async function startServer(cluster: Cluster, settings: string[]): Promise<void> {
  let server: { ended: boolean } | undefined;
  const began = performance.now();
  // A crashed server may replay its log for a while before it takes connections.
  for (let polls = 0; polls < MAX_POLLS; polls++) {
    const state = await stateOf(cluster);
    if (state === 'ready') return;
    if (state === 'absent' && (server === undefined || server.ended)) {
      if (performance.now() - began > RESTARTS_MS) break;
      if (server !== undefined) await wait(RESTART_PAUSE_MS);
      await disownStaleLocks(cluster);
      endOrphans(cluster);
      server = spawnServer(cluster, settings);
    }
    await wait(POLL_INTERVAL_MS);
  }
  throw new CannotStart(`The embedded PostgreSQL did not start:\n${endOfLog(cluster)}`);
}

/** Maximum number of checks whether the server has stopped: half a minute. */
const MAX_STOP_POLLS = 1_200;

/** Stops the server at once but cleanly, and waits until it has stopped. */
export async function stopServer(cluster: Cluster): Promise<void> {
  const pidFile = join(cluster.data, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const pid = Number.parseInt(readFileSync(pidFile, 'utf8'), 10);
  try {
    process.kill(pid, 'SIGINT');
  } catch {
    return;
  }
  for (let polls = 0; polls < MAX_STOP_POLLS && existsSync(pidFile); polls++) {
    await wait(POLL_INTERVAL_MS);
  }
}

/** Creates the database `name` unless it exists. */
export async function ensureDatabase(client: pg.Client, name: string): Promise<void> {
  try {
    const known = await client.query('select from pg_database where datname = $1', [name]);
    if (known.rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(name)}`);
  } catch (error) {
    // 42P04 and 23505: another process has created it meanwhile.
    if (!['42P04', '23505'].includes((error as { code?: string }).code ?? '')) throw error;
  }
}
