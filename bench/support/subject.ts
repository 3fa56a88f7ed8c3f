import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { locateCluster } from '../../src/platform/db/embedded/location.ts';

const ROOT = join(import.meta.dirname, '../..');

/** A Campcairn under measurement: a separate process with its own embedded database. */
export interface Subject {
  port: number;
  pid: number;
  /** Folder of the database's socket, for pgbench. */
  sockets: string;
  /** API key of an approved partner. */
  key: string;
  partnerId: number;
  /** Environment of its processes and commands. */
  env: Record<string, string>;
  cc(...args: string[]): unknown;
  /** Returns the processor time of the process so far, without its database; NaN without /proc. */
  cpuMilliseconds(): number;
  /** Returns the processor time of its database. */
  databaseCpuMilliseconds(): number;
  /** Starts another process on the same database that serves pages. */
  addWeb(): Promise<Web>;
  /** Stops all its processes. */
  stop(): Promise<void>;
}

/** A further process under measurement. */
export type Web = Pick<Subject, 'port' | 'pid' | 'cpuMilliseconds'>;

/** Returns a port that nothing listens on. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

async function untilReady(port: number, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 1200; tries++) {
    if (child.exitCode !== null) throw new Error('Campcairn ended before it was ready');
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    await wait(100);
  }
  throw new Error('Campcairn did not become ready');
}

/** Milliseconds of a clock tick, the unit in which Linux counts processor time. */
const TICK_MS = 10;

/**
 * Returns user and system time of a process, the 14th and 15th field of its `stat`:
 * proc_pid_stat(5).
 */
export function cpuMillisecondsOf(pid: number): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return NaN;
  const afterName = readFileSync(file, 'utf8').split(') ').at(-1)!.split(' ');
  return (Number(afterName[11]) + Number(afterName[12])) * TICK_MS;
}

/**
 * Returns the processor time of PostgreSQL's connections, which are the child processes of
 * `postmaster`.
 */
function connectionsCpuMilliseconds(postmaster: string): number {
  const file = `/proc/${postmaster}/task/${postmaster}/children`;
  if (!existsSync(file)) return NaN;
  return readFileSync(file, 'utf8')
    .split(' ')
    .filter(Boolean)
    .reduce((sum, pid) => sum + cpuMillisecondsOf(Number(pid)), 0);
}

/** Stops a process with the signal that an operator would use. */
async function end(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM');
  if (child.exitCode === null) await new Promise((resolve) => child.once('exit', resolve));
}

/** Returns the environment of a process under measurement. */
const environmentOf = (dataDir: string, port: number): Record<string, string> => ({
  PATH: `${join(ROOT, 'node_modules/.bin')}:/usr/local/bin:/usr/bin:/bin`,
  PORT: String(port),
  DATA_DIR: dataDir,
  DEMO: '0',
  LOG_LEVEL: 'warn',
  RATE_LIMIT: '10000000',
  CLICK_LIMIT: '10000000',
});

/** Starts a process, and waits until it is ready. */
async function startProcess(env: Record<string, string>): Promise<Web & { child: ChildProcess }> {
  const child = spawn(process.execPath, [join(ROOT, 'src/main.ts')], {
    env,
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const port = Number(env.PORT);
  await untilReady(port, child);
  const pid = child.pid!;
  return { port, pid, cpuMilliseconds: () => cpuMillisecondsOf(pid), child };
}

/** Starts Campcairn in a data folder that already has a database. */
export async function startOn(dataDir: string): Promise<Web & { stop(): Promise<void> }> {
  const { child, ...web } = await startProcess(environmentOf(dataDir, await freePort()));
  return { ...web, stop: () => end(child) };
}

/** Starts Campcairn in a fresh data folder with one approved partner. */
export async function startSubject(settings: Record<string, string> = {}): Promise<Subject> {
  const dataDir = mkdtempSync(join(tmpdir(), 'campcairn-bench-'));
  const cluster = locateCluster(dataDir);
  const port = await freePort();
  const env = { ...environmentOf(dataDir, port), ...settings };
  const children: ChildProcess[] = [];
  const start = async (own: Record<string, string>): Promise<Web> => {
    const { child, ...web } = await startProcess({ ...env, ...own });
    children.push(child);
    return web;
  };
  const { pid, cpuMilliseconds } = await start({});
  const cc = (...args: string[]): unknown => {
    const cli = join(ROOT, 'src/cli.ts');
    const options = { env, cwd: ROOT, encoding: 'utf8' as const };
    return JSON.parse(execFileSync(process.execPath, [cli, ...args, '--json'], options));
  };
  const contact = ['--website', 'https://bench.example', '--email', 'bench@bench.example'];
  const { slug, id } = cc(
    'partner',
    'create',
    '--name',
    'Bench',
    ...contact,
    '--status',
    'approved',
  ) as { slug: string; id: number };
  const { api_key: key } = cc('key', 'issue', slug) as { api_key: string };
  return {
    port,
    pid,
    sockets: cluster.sockets,
    key,
    partnerId: id,
    env,
    cc,
    cpuMilliseconds,
    databaseCpuMilliseconds() {
      const [postmaster] = readFileSync(join(cluster.data, 'postmaster.pid'), 'utf8').split('\n');
      return connectionsCpuMilliseconds(postmaster!);
    },
    addWeb: async () => start({ ROLE: 'web', DRAIN_SECONDS: '0', PORT: String(await freePort()) }),
    async stop() {
      for (const child of children.toReversed()) await end(child);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
