import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { closeSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { systemClock } from '../../clock.ts';
import { openClient } from '../client.ts';
import type { Cluster } from './location.ts';

/** Clock ticks a second of the times in /proc: 100 on every machine that Linux runs on today (proc(5)). */
const TICKS_PER_SECOND = 100;

/**
 * The start time of a process in seconds since 1970, accurate to about a second; undefined when there is
 * no such process or the machine does not provide it.
 */
function startOfProcess(pid: number): number | undefined {
  try {
    return process.platform === 'linux' ? fromProc(pid) : fromPs(pid);
  } catch {
    return undefined;
  }
}

function fromProc(pid: number): number | undefined {
  // The second field is the program's name in brackets, and may hold anything; the 22nd is the start.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ');
  const booted = /^btime (\d+)$/m.exec(readFileSync('/proc/stat', 'utf8'))?.[1];
  const seconds = Number(booted) + Number(fields?.[19]) / TICKS_PER_SECOND;
  return Number.isNaN(seconds) ? undefined : seconds;
}

function fromPs(pid: number): number | undefined {
  // Elapsed time: [[days-]hours:]minutes:seconds.
  const elapsed = execFileSync('ps', ['-o', 'etime=', '-p', String(pid)], { encoding: 'utf8' });
  const [seconds, minutes, hours = 0, days = 0] = elapsed
    .trim()
    .split(/[-:]/)
    .map(Number)
    .reverse();
  const ago = ((days * 24 + hours) * 60 + Number(minutes)) * 60 + Number(seconds);
  return Number.isNaN(ago) ? undefined : systemClock.now().getTime() / 1000 - ago;
}

/** A pid that no process has: the maximum is 4,194,304 on Linux, 99,999 on macOS. */
const UNUSED_PID = 2 ** 31 - 1;

/**
 * Tolerance between the start time that a server records and that of its process: both are truncated to
 * seconds, and on a busy machine a new process starts its program with a delay.
 */
const START_TOLERANCE_SECONDS = 10;

/** Maximum wait for a server that accepts connections but hangs. */
const ANSWER_TIMEOUT_MS = 2_000;

/** The lines of PostgreSQL's lock file (see its miscinit.c and pidfile.h). */
interface Lock {
  pid: number;
  /** Seconds since 1970. */
  started: number;
  port: string;
  /** Folder of its socket. */
  sockets: string;
}

function readLock(text: string): Lock {
  const [pid = '', , started = '', port = '', sockets = ''] = text.split('\n');
  return { pid: Number(pid), started: Number(started), port, sockets };
}

/** Whether another process has the pid. */
function isOther(pid: number): boolean {
  if (!(pid > 0) || pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether the server behind a lock's socket works in this folder; undefined when none answers. */
async function isServerOf(cluster: Cluster, { sockets, port }: Lock): Promise<boolean | undefined> {
  // The line is written when the server begins to listen.
  if (!sockets.startsWith('/')) return undefined;
  // A path says nothing about a folder that was moved or copied, so the server is asked for a file in it.
  const probe = `campcairn-probe-${randomUUID()}`;
  const address = { host: sockets, port: Number(port), user: 'postgres', database: 'postgres' };
  const client = openClient({ ...address, connectionTimeoutMillis: ANSWER_TIMEOUT_MS });
  try {
    await client.connect();
    writeFileSync(join(cluster.data, probe), '');
    const found = await client.query('select (pg_stat_file($1, true)).size', [probe]);
    return found.rows[0].size !== null;
  } catch (error) {
    // An error message of PostgreSQL: the server is starting or stopping.
    return 'severity' in (error as object) ? true : undefined;
  } finally {
    rmSync(join(cluster.data, probe), { force: true });
    await client.end().catch(() => undefined);
  }
}

/** Whether a lock belongs, or may belong, to a running server of the cluster's folder. */
async function isHeld(cluster: Cluster, lock: Lock): Promise<boolean> {
  if (!isOther(lock.pid)) return false;
  const serves = await isServerOf(cluster, lock);
  if (serves !== undefined) return serves;
  // No server listens: either it has only just started, or the pid was taken by another process since.
  const started = startOfProcess(lock.pid);
  return started === undefined || Math.abs(started - lock.started) <= START_TOLERANCE_SECONDS;
}

/**
 * Lets PostgreSQL see that a lock file is stale. It takes the file for valid while any process of its
 * user has the pid in it, so after a crash for as long as another process got that number.
 *
 * The file is not removed, as by now it may be another starter's: the pid in it is overwritten through
 * the descriptor that it was read by. PostgreSQL never takes a lock file over but makes a new one, so
 * this cannot reach the file of a server that has started meanwhile; which of several starters gets
 * the lock is left to PostgreSQL.
 */
async function disownStaleLock(cluster: Cluster, file: string): Promise<void> {
  let descriptor;
  try {
    descriptor = openSync(file, 'r+');
  } catch {
    return;
  }
  try {
    const text = readFileSync(descriptor, 'utf8');
    if (text === '' || (await isHeld(cluster, readLock(text)))) return;
    writeSync(descriptor, text.replace(/^\d+/, String(UNUSED_PID)), 0);
  } finally {
    closeSync(descriptor);
  }
}

/** Makes sure that no lock file of a dead server keeps the cluster from starting. */
export async function disownStaleLocks(cluster: Cluster): Promise<void> {
  await disownStaleLock(cluster, join(cluster.data, 'postmaster.pid'));
  await disownStaleLock(cluster, join(cluster.sockets, '.s.PGSQL.5432.lock'));
}
