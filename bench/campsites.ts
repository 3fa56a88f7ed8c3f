/**
 * Measures what many campsites of OpenStreetMap cost: their import, and pages of results and of one campsite, with as many
 * as five countries have and with 400,000. Arguments: the two numbers.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { writeCampsites } from './campsites/made-up.ts';
import { load, newPageRequest } from './support/load.ts';
import { type Measurement, report } from './support/report.ts';
import { cpuMillisecondsOf, startSubject, type Subject } from './support/subject.ts';

const ROOT = join(import.meta.dirname, '..');
const [FEW = 26_400, MANY = 400_000] = process.argv.slice(2).map(Number);
const REQUESTS = 200;
const WARM_UP = 60;
const IN_FLIGHT = 4;
const PAGES = {
  'results of a county': '/search?category=campsite&q=Cornwall',
  'results of a country': '/search?category=campsite&q=France',
};

/** The most memory that a process has held so far, in MB; NaN without /proc. */
function peakMb(pid: number): number {
  const file = `/proc/${pid}/status`;
  const kb = existsSync(file) ? /VmHWM:\s+(\d+)/.exec(readFileSync(file, 'utf8'))?.[1] : undefined;
  return Math.round(Number(kb) / 1024);
}

const memoryMb = (pid: number): number =>
  Math.round(
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024,
  );

/** Imports a file by a process of its own. */
async function imported(subject: Subject, file: string) {
  const started = performance.now();
  const args = [join(ROOT, 'src/cli.ts'), 'import', 'places', file, '--force', '--json'];
  const child = spawn(process.execPath, args, { env: subject.env, cwd: ROOT, stdio: 'inherit' });
  let [peak, cpu] = [0, 0];
  const ended = once(child, 'exit');
  while (child.exitCode === null) {
    peak = Math.max(peak, peakMb(child.pid!) || 0);
    cpu = Math.max(cpu, cpuMillisecondsOf(child.pid!) || 0);
    await Promise.race([wait(100), ended]);
  }
  const seconds = (performance.now() - started) / 1000;
  return { seconds, peakMb: peak, cpuSeconds: cpu / 1000 };
}

const IDLE_MS_A_SECOND = 60;
const IDLE_SECONDS = 5;

/** Waits until the server has taken up an import: until it and its database have been idle for some seconds. */
async function untilIdle(subject: Subject): Promise<void> {
  const total = () => subject.cpuMilliseconds() + subject.databaseCpuMilliseconds();
  for (let idle = 0; idle < IDLE_SECONDS;) {
    const before = total();
    await wait(1_000);
    idle = total() - before < IDLE_MS_A_SECOND ? idle + 1 : 0;
  }
}

async function campsitePage(subject: Subject): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${subject.port}/sitemap-places-0.xml`);
  return /<loc>https?:\/\/[^/]+(\/[^<]+)<\/loc>/.exec(await answer.text())![1]!;
}

/** Processor time of one page, of the server and of its database, in milliseconds. */
async function pageCost(subject: Subject, path: string): Promise<{ server: number; all: number }> {
  const make = () => newPageRequest(path);
  await load(subject.port, { requests: WARM_UP, inFlight: IN_FLIGHT, make });
  const before = [subject.cpuMilliseconds(), subject.databaseCpuMilliseconds()] as const;
  const { statuses } = await load(subject.port, { requests: REQUESTS, inFlight: IN_FLIGHT, make });
  if (statuses[200] !== REQUESTS) throw new Error(`${path}: ${JSON.stringify(statuses)}`);
  const server = (subject.cpuMilliseconds() - before[0]) / REQUESTS;
  const database = (subject.databaseCpuMilliseconds() - before[1]) / REQUESTS;
  return { server, all: server + database };
}

const round = (value: number): number => Math.round(value * 100) / 100;

const folder = mkdtempSync(join(tmpdir(), 'campcairn-campsites-'));
const subject = await startSubject();
const measurements: Measurement[] = [];
try {
  for (const count of [FEW, MANY]) {
    const file = join(folder, `${count}.geojson`);
    await writeCampsites(file, count);
    const before = subject.cpuMilliseconds();
    const cost = await imported(subject, file);
    await untilIdle(subject);
    const words = `${count} campsites`;
    measurements.push(
      { name: `${words}: import, s`, figure: round(cost.seconds), details: cost },
      { name: `${words}: import, s of processor`, figure: round(cost.cpuSeconds) },
      { name: `${words}: peak of the import, MB`, figure: cost.peakMb },
      {
        name: `${words}: taken up by the server, s of processor`,
        figure: round((subject.cpuMilliseconds() - before) / 1000),
      },
      { name: `${words}: memory of the server, MB`, figure: memoryMb(subject.pid) },
      { name: `${words}: its peak, MB`, figure: peakMb(subject.pid) },
    );
    const pages = { ...PAGES, 'a campsite': await campsitePage(subject) };
    for (const [name, path] of Object.entries(pages)) {
      const { server, all } = await pageCost(subject, path);
      measurements.push({
        name: `${words}: ${name}, ms of processor`,
        figure: round(all),
        details: { server: round(server) },
      });
    }
  }
} finally {
  await subject.stop();
  rmSync(folder, { recursive: true, force: true });
}
report('campsites', measurements);
