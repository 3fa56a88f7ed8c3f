import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  migrate,
  openDatabase,
  openEmbeddedPostgres,
  statement,
} from '../src/platform/db/index.ts';
import { createWorker, enqueue } from '../src/platform/jobs/index.ts';
import { createLog } from '../src/platform/log.ts';
import { report } from './support/report.ts';

const JOBS = 300;

const notify = statement('bench.notify', `select pg_notify('bench', '')`);

const millisecondsOf = (times: number[]) => {
  const inOrder = times.toSorted((a, b) => a - b);
  const at = (share: number) =>
    Math.round(inOrder[Math.floor(inOrder.length * share)]! * 100) / 100;
  return { p50: at(0.5), p99: at(0.99) };
};

/** Returns the milliseconds from the end of `trigger` to its effect, one run after the other. */
async function delays(
  trigger: () => Promise<unknown>,
  nextEffect: () => Promise<void>,
): Promise<{ p50: number; p99: number }> {
  const times: number[] = [];
  for (let n = 0; n < JOBS; n++) {
    const effect = nextEffect();
    const began = performance.now();
    await trigger();
    await effect;
    times.push(performance.now() - began);
  }
  return millisecondsOf(times);
}

const dataDir = mkdtempSync(join(tmpdir(), 'campcairn-bench-'));
const postgres = await openEmbeddedPostgres(dataDir);
const db = openDatabase(postgres.url('campcairn'));
try {
  await migrate(db);
  const bare = await db.withClient(async (client) => {
    await client.query('listen bench');
    const next = () => new Promise<void>((resolve) => client.once('notification', () => resolve()));
    const measured = await delays(() => db.execute(notify), next);
    await client.query('unlisten bench');
    return measured;
  });
  let started = () => {};
  const run = (job: { group: string }) =>
    job.group === 'hangs' ? new Promise<void>(() => {}) : Promise.resolve(started());
  const kinds = [{ kind: 'bench', concurrency: 50, perGroup: 4, run }];
  const worker = createWorker({ db, log: createLog('silent'), kinds });
  const nextStart = () => new Promise<void>((resolve) => void (started = resolve));
  await worker.start();
  const add = (group: string) => enqueue(db, { kind: 'bench', group });
  const alone = await delays(() => add('answers'), nextStart);
  for (let n = 0; n < JOBS; n++) await add('hangs');
  const beside = await delays(() => add('answers'), nextStart);
  await worker.stop(0);
  const limit = { name: 'a bare notification, ms at p50', figure: bare.p50 };
  report('jobs', [
    {
      name: 'a job: ms from handing in to its start, p50',
      figure: alone.p50,
      limit,
      details: alone,
    },
    {
      name: `the same beside ${JOBS} jobs of a group that hangs`,
      figure: beside.p50,
      limit,
      details: beside,
    },
  ]);
} finally {
  await db.end();
  await postgres.close();
  rmSync(dataDir, { recursive: true, force: true });
}
