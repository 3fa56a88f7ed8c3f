import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, describe, it } from 'node:test';
import { createTestDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { type Db, statement } from '../db/index.ts';
import { createLog } from '../log.ts';
import { cancelJob, createWorker, enqueue, type Job, type Worker } from './index.ts';
import { until } from '../../../test/support/until.ts';

const deleteAll = statement('test.worker.delete_all', 'delete from job');
const countAll = statement<{ n: number }>(
  'test.worker.count',
  'select count(*)::int as n from job',
);
const endListeners = statement(
  'test.worker.end_listeners',
  `select pg_terminate_backend(pid, 5000) from pg_stat_activity
   where datname = current_database() and query = 'listen job'`,
);

const expireLeases = statement(
  'test.worker.expire',
  `update job set leased_until = clock_timestamp() where leased_until is not null`,
);

let database: TestDatabase;
let workers: Worker[] = [];
before(async () => {
  database = await createTestDatabase();
});
after(() => database.drop());
beforeEach(() => database.db.execute(deleteAll));
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.stop(0).catch(() => {})));
  workers = [];
});

const start = async (
  run: (job: Job) => Promise<void>,
  { concurrency = 50, perGroup = 4, leaseMs = 8_000, db = database.db } = {},
) => {
  const kinds = [{ kind: 'test', concurrency, perGroup, run }];
  const worker = createWorker({ db, log: createLog('silent'), kinds, leaseMs });
  workers.push(worker);
  await worker.start();
  return worker;
};
const add = (job: object = {}) => enqueue(database.db, { kind: 'test', ...job });
const addMany = (group: string, n: number) =>
  Promise.all(Array.from({ length: n }, () => add({ group })));
const left = async () => (await database.db.one(countAll)).n;
const { promise: never } = Promise.withResolvers<void>();

describe('a worker', () => {
  it('starts each job once it is committed, without waiting for its own next look', async () => {
    let started = 0;
    await start(async () => void (started += 1));
    for (let n = 1; n <= 12; n += 1) {
      await add();
      await until(() => started === n);
    }
  });

  it('starts a job when its time comes, without a notification', async () => {
    const startedAt: Date[] = [];
    await start(async (job) => void startedAt.push(job.startedAt));
    const dueAt = new Date(Date.now() + 300);
    await add({ dueAt });
    await until(() => startedAt.length === 1);
    assert.ok(startedAt[0]! >= dueAt);
  });

  it('does at most its share of one group at once, over all processes', async () => {
    let running = 0;
    let most = 0;
    let done = 0;
    const run = async () => {
      most = Math.max(most, (running += 1));
      await new Promise((resolve) => setTimeout(resolve, 5));
      running -= 1;
      done += 1;
    };
    await start(run);
    await start(run);
    await addMany('one', 40);
    await until(async () => (await left()) === 0);
    assert.deepEqual([most, done], [4, 40]);
  });

  it('is not held back for others by 300 jobs of a group that hangs', async () => {
    let others = 0;
    await addMany('hanging', 300);
    await start(async (job) => (job.group === 'hanging' ? never : void (others += 1)));
    await Promise.all(Array.from({ length: 20 }, (_, n) => add({ group: `partner-${n}` })));
    await until(() => others === 20);
  });

  it('takes over what a dead worker held, once its lease is over', async () => {
    const starts: number[] = [];
    // Takes a job and then extends no lease, like a process that has died.
    const dying: Db = {
      ...database.db,
      query: (asked, ...values) =>
        asked.name === 'jobs.extend_leases'
          ? Promise.reject(new Error('gone'))
          : database.db.query(asked, ...values),
    };
    const run = (job: Job) => (starts.push(job.attempt) === 1 ? never : Promise.resolve());
    await start(run, { leaseMs: 300, db: dying });
    await add();
    await until(() => starts.length === 1);
    await start(run, { leaseMs: 300 });
    await until(async () => (await left()) === 0);
    assert.deepEqual(starts, [1, 2]);
  });

  it('keeps a job for as long as it works on it', async () => {
    let starts = 0;
    const run = async () => {
      starts += 1;
      await new Promise((resolve) => setTimeout(resolve, 900));
    };
    await start(run, { leaseMs: 300 });
    await start(run, { leaseMs: 300 });
    await add();
    await until(async () => (await left()) === 0);
    assert.equal(starts, 1);
  });

  it('keeps its jobs when its connection for notifications breaks and cannot be replaced', async () => {
    let connections = 0;
    const cutOff: Db = {
      ...database.db,
      withClient: (work) =>
        ++connections === 1
          ? database.db.withClient(work)
          : Promise.reject(new Error('no connection')),
    };
    const starts: unknown[] = [];
    await start(
      (job) => {
        starts.push(job.payload.name);
        return never;
      },
      { db: cutOff },
    );
    await add({ payload: { name: 'held' } });
    await until(() => starts.length === 1);
    await database.db.query(endListeners);
    await start(async (job) => void starts.push(job.payload.name));
    await add({ payload: { name: 'next' } });
    await until(() => starts.includes('next'));
    assert.deepEqual(starts, ['held', 'next']);
  });

  it('aborts the signal of a job that it has lost and takes again itself', async () => {
    const signals: AbortSignal[] = [];
    let aborted: boolean | undefined;
    await start((job) => {
      if (signals.push(job.signal) === 1) return never;
      aborted = signals[0]!.aborted;
      return Promise.resolve();
    });
    await add({ group: 'lost' });
    await until(() => signals.length === 1);
    await database.db.execute(expireLeases);
    await add({ group: 'lost', key: 'another' });
    await until(() => aborted !== undefined);
    assert.equal(aborted, true);
  });

  it('aborts the signal of a job that was cancelled', async () => {
    let aborted = false;
    let started = false;
    await start(
      (job) => {
        started = true;
        return new Promise((resolve) => {
          job.signal.addEventListener('abort', () => {
            aborted = true;
            resolve();
          });
        });
      },
      { leaseMs: 150 },
    );
    await add({ key: 'k' });
    await until(() => started);
    assert.equal(await cancelJob(database.db, 'test', 'k'), true);
    await until(() => aborted);
  });

  it('that stops lets running jobs end', async () => {
    let started = false;
    let ended = 0;
    const worker = await start(async () => {
      started = true;
      await new Promise((resolve) => setTimeout(resolve, 50));
      ended += 1;
    });
    await add();
    await until(() => started);
    await worker.stop();
    assert.deepEqual([ended, await left()], [1, 0]);
  });

  it('that cannot wait frees its jobs for others at once', async () => {
    const attempts: number[] = [];
    const worker = await start(async (job) => {
      attempts.push(job.attempt);
      await never;
    });
    await add();
    await until(() => attempts.length === 1);
    await worker.stop(0);
    await start(async (job) => void attempts.push(job.attempt));
    await until(() => attempts.length === 2);
    assert.deepEqual(attempts, [1, 1]);
  });

  it('goes on when its connection for notifications breaks', async () => {
    let ran = 0;
    await start(async () => void (ran += 1));
    await add();
    await until(() => ran === 1);
    await database.db.query(endListeners);
    await add();
    await until(() => ran === 2);
  });
});
