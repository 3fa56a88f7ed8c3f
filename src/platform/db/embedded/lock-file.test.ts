import assert from 'node:assert/strict';
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { type Db, openDatabase, statement } from '../index.ts';
import { initialise, startServer } from './cluster.ts';
import { type Cluster, locateCluster } from './location.ts';
import { type EmbeddedPostgres, openEmbeddedPostgres } from './index.ts';
import { disownStaleLocks } from './lock-file.ts';
import { databaseUser, isRoot } from './unprivileged.ts';

const FAST = ['fsync=off', 'listen_addresses=', 'shared_buffers=16MB'];

const startedAt = statement<{ at: string }>(
  'test.postmaster_start',
  'select pg_postmaster_start_time()::text as at',
);

const calculate = statement(
  'test.calculate',
  'select count(*) from generate_series(1, 1000000000) as n where sqrt(n) < 0',
);
const calculations = statement<{ count: number }>(
  'test.calculations',
  `select count(*)::int as count from pg_stat_activity
   where state = 'active' and query like 'select count(*) from generate_series%'`,
);

const folder = mkdtempSync(join(tmpdir(), 'campcairn-lock-'));
const dataDir = join(folder, 'data');
let cluster: Cluster;
/** A process of the database's user that has nothing to do with it. */
let stranger: ChildProcess;
before(async () => {
  cluster = locateCluster(dataDir);
  await initialise(cluster);
  const user = isRoot() ? { uid: databaseUser() } : {};
  stranger = spawn('sleep', ['1000'], { stdio: 'ignore', ...user });
  await once(stranger, 'spawn');
});
after(() => {
  stranger.kill();
  rmSync(folder, { recursive: true, force: true });
});

const lockFile = (of: Cluster = cluster) => join(of.data, 'postmaster.pid');
const socketLock = () => join(cluster.sockets, '.s.PGSQL.5432.lock');
const pidIn = (file: string) => Number.parseInt(readFileSync(file, 'utf8'), 10);

/** Kills the server as the kernel does, which leaves its lock files behind. */
async function crash(): Promise<void> {
  const pid = pidIn(lockFile());
  process.kill(pid, 'SIGKILL');
  // Its own processes end by themselves when they see that it is gone.
  const isRunning = () => execFileSync('ps', ['-A', '-o', 'args='], { encoding: 'utf8' });
  while (isRunning().includes(cluster.data) || isAlive(pid)) await wait(20);
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Starts and crashes a server, an hour ago as it were, whose pid another process has got since. */
async function crashAndReuse(pid: number): Promise<void> {
  await startServer(cluster, FAST);
  await crash();
  for (const file of [lockFile(), socketLock()]) {
    const [, data, started, ...rest] = readFileSync(file, 'utf8').split('\n');
    writeFileSync(file, [pid, data, Number(started) - 3600, ...rest].join('\n'));
  }
}

async function postmasterOf(embedded: EmbeddedPostgres): Promise<string> {
  const db: Db = openDatabase(embedded.url('postgres'), { max: 1 });
  const { at } = await db.one(startedAt);
  await db.end();
  return at;
}

describe('after a crash, when the pid of the database was taken by another process', () => {
  for (const [who, pidOf] of [
    ['a process of the same user', () => stranger.pid!],
    ['the very process that starts it', () => process.pid],
  ] as const) {
    it(`it starts although the lock files name ${who}, which goes on`, async () => {
      await crashAndReuse(pidOf());
      const embedded = await openEmbeddedPostgres(dataDir, 'postgres', FAST);
      await postmasterOf(embedded);
      assert.notEqual(pidIn(lockFile()), pidOf());
      await embedded.close();
      assert.ok(isAlive(stranger.pid!));
    });
  }

  it('of many who start it at once, one does', async () => {
    await crashAndReuse(stranger.pid!);
    const readied = () =>
      readFileSync(cluster.logFile, 'utf8').split('ready to accept connections').length;
    const before = readied();
    const starters = Array.from({ length: 5 }, () =>
      openEmbeddedPostgres(dataDir, 'postgres', FAST),
    );
    const all = await Promise.all(starters);
    const servers = new Set(await Promise.all(all.map(postmasterOf)));
    assert.deepEqual([servers.size, readied() - before], [1, 1]);
    for (const embedded of all) await embedded.close();
  });
});

describe('the lock of a server that runs', () => {
  before(() => startServer(cluster, FAST));
  after(crash);

  const isLeftAlone = async () => {
    const lock = readFileSync(lockFile(), 'utf8');
    await disownStaleLocks(cluster);
    assert.equal(readFileSync(lockFile(), 'utf8'), lock);
    assert.ok(isAlive(pidIn(lockFile())));
  };

  it('is left alone while it answers', isLeftAlone);

  it('is left alone while it does not answer', async () => {
    process.kill(pidIn(lockFile()), 'SIGSTOP');
    await isLeftAlone();
    process.kill(pidIn(lockFile()), 'SIGCONT');
  });

  it('does not hold a copy of its folder', async () => {
    const copy = locateCluster(join(folder, 'copy'));
    execFileSync('cp', ['-a', `${cluster.data}/.`, `${dirname(copy.data)}/data`]);
    assert.equal(pidIn(lockFile(copy)), pidIn(lockFile()));
    const embedded = await openEmbeddedPostgres(join(folder, 'copy'), 'postgres', FAST);
    assert.notEqual(pidIn(lockFile(copy)), pidIn(lockFile()));
    await embedded.close();
  });
});

it('a server that is killed under a process that uses it is started again, whatever it was doing', async () => {
  const embedded = await openEmbeddedPostgres(dataDir, 'postgres', FAST);
  const first = await postmasterOf(embedded);
  // A process of the server that calculates does not see that the server is gone.
  const busy = openDatabase(embedded.url('postgres'), { max: 2 });
  const calculating = assert.rejects(busy.query(calculate));
  while ((await busy.one(calculations)).count === 0) await wait(10);
  process.kill(pidIn(lockFile()), 'SIGKILL');
  let second = first;
  while (second === first) {
    second = await postmasterOf(embedded).catch(() => first);
    await wait(50);
  }
  await calculating;
  await busy.end();
  await embedded.close();
});
