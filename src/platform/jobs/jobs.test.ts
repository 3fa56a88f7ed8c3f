import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { createTestDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { somebodyWaits } from '../../../test/support/lock-waits.ts';
import { nextDue } from '../../../test/support/next-due.ts';
import { statement } from '../db/index.ts';
import { DatabaseUnavailable } from '../errors.ts';
import { createLog } from '../log.ts';
import {
  cancelJob,
  cancelJobs,
  createWorker,
  enqueue,
  expediteJobs,
  type Job,
  type JobKind,
  listDeadLetters,
  retryFailedJob,
  type Worker,
} from './index.ts';

const log = createLog('silent');
const deleteAll = statement('test.jobs.delete_all', 'delete from job');
const countAll = statement<{ n: number }>('test.jobs.count', 'select count(*)::int as n from job');
const expireLeases = statement(
  'test.jobs.expire',
  `update job set leased_until = clock_timestamp() - interval '1 s' where leased_until is not null`,
);
const lockKey = statement<unknown, [key: string]>(
  'test.jobs.lock_key',
  'select from job where key = $1 for update',
);

let database: TestDatabase;
let ran: Job[] = [];
before(async () => {
  database = await createTestDatabase();
});
after(() => database.drop());
beforeEach(async () => {
  ran = [];
  await database.db.execute(deleteAll);
});

const { promise: never } = Promise.withResolvers<void>();
const left = async () => (await database.db.one(countAll)).n;
const worker = (kind: Partial<JobKind> = {}, leaseMs?: number): Worker => {
  const run = async (job: Job) => void ran.push(job);
  const whole = { kind: 'test', concurrency: 10, run, ...kind };
  return createWorker({ db: database.db, log, kinds: [whole], ...(leaseMs ? { leaseMs } : {}) });
};
const add = (job: Parameters<typeof enqueue>[1] | object = {}) =>
  enqueue(database.db, { kind: 'test', ...job });

describe('a job', () => {
  it('is done once and is gone', async () => {
    await add({ group: 'g', payload: { lead: 'lead_1' } });
    assert.deepEqual(await worker().drain(), { ran: 1, errors: [] });
    assert.deepEqual(
      [ran[0]?.group, ran[0]?.payload, ran[0]?.attempt],
      ['g', { lead: 'lead_1' }, 1],
    );
    assert.equal(await left(), 0);
  });

  it('exists if and only if the transaction it was handed in commits', async () => {
    await assert.rejects(
      database.db.transaction(async (tx) => {
        await enqueue(tx, { kind: 'test' });
        throw new Error('no');
      }),
    );
    assert.equal(await left(), 0);
  });

  it('is not done before its time', async () => {
    const dueAt = new Date(Date.now() + 3_600_000);
    await add({ dueAt });
    assert.deepEqual(await nextDue(database.db, [{ kind: 'test' }]), dueAt);
    assert.equal((await worker().drain()).ran, 0);
    assert.equal((await worker().drain({ until: dueAt })).ran, 1);
    assert.deepEqual(ran[0]?.startedAt, dueAt);
    assert.equal(await nextDue(database.db, [{ kind: 'test' }]), null);
  });

  it('with a key is one job, with the last payload and the earlier time', async () => {
    const [soon, later] = [new Date(Date.now() + 60_000), new Date(Date.now() + 120_000)];
    await add({ key: 'k', dueAt: soon, payload: { n: 1 } });
    await add({ key: 'k', dueAt: later, payload: { n: 2 } });
    assert.equal(await left(), 1);
    assert.deepEqual(await nextDue(database.db, [{ kind: 'test' }]), soon);
    await worker().drain({ until: later });
    assert.deepEqual(
      ran.map(({ payload }) => payload),
      [{ n: 2 }],
    );
  });

  it('that is asked for again while it is done is done once more', async () => {
    const run = async (job: Job) => {
      ran.push(job);
      if (ran.length === 1) await add({ key: 'k', payload: { n: 2 } });
    };
    await add({ key: 'k', payload: { n: 1 } });
    await worker({ run }).drain();
    assert.deepEqual(
      ran.map(({ payload }) => payload),
      [{ n: 1 }, { n: 2 }],
    );
    assert.equal(await left(), 0);
  });

  it('can be taken back', async () => {
    await add({ key: 'k' });
    assert.equal(await cancelJob(database.db, 'test', 'k'), true);
    assert.equal(await cancelJob(database.db, 'test', 'k'), false);
    assert.equal((await worker().drain()).ran, 0);
  });

  it('ends within the transaction of its work, or not at all', async () => {
    let fails = true;
    const run = (job: Job) =>
      database.db.transaction(async (tx) => {
        ran.push(job);
        assert.equal(await job.finish(tx), true);
        if (fails) throw new Error('rolled back');
      });
    await add();
    const { errors } = await worker({ run }).drain();
    assert.equal((errors[0] as Error).message, 'rolled back');
    assert.equal(await left(), 1);
    fails = false;
    await worker({ run }).drain({ until: new Date(Date.now() + 5_000) });
    assert.equal(await left(), 0);
    assert.deepEqual(
      ran.map(({ attempt }) => attempt),
      [1, 2],
    );
  });

  it('may put itself off, as a fresh one', async () => {
    const run = async (job: Job) => {
      ran.push(job);
      const seconds = [60, 240][ran.length - 1];
      if (seconds !== undefined)
        await job.again(database.db, new Date(job.startedAt.getTime() + seconds * 1_000));
    };
    const dueAt = new Date('2026-01-01T00:00:00Z');
    await add({ dueAt });
    await worker({ run }).drain({ until: new Date('2026-01-01T00:04:59Z') });
    assert.equal(ran.length, 2);
    await worker({ run }).drain({ until: new Date('2026-01-01T00:05:00Z') });
    const minutes = ran.map((job) => (job.startedAt.getTime() - dueAt.getTime()) / 60_000);
    assert.deepEqual(
      [minutes, ran.map(({ attempt }) => attempt)],
      [
        [0, 1, 5],
        [1, 1, 1],
      ],
    );
    assert.equal(await left(), 0);
  });
});

describe('a job that fails', () => {
  const run = async (job: Job) => {
    ran.push(job);
    throw new Error('The disk is full.');
  };
  const far = new Date(Date.now() + 86_400_000);
  const startSeconds = () =>
    ran.map(({ startedAt }) => (startedAt.getTime() - Date.parse('2026-01-01')) / 1_000);

  it('is tried again after longer and longer pauses, then parked and shown', async () => {
    await add({ key: 'k', group: 'g', dueAt: new Date('2026-01-01') });
    const drained = await worker({ run, maxAttempts: 4 }).drain({ until: far });
    assert.equal(drained.errors.length, 4);
    assert.deepEqual(startSeconds(), [0, 1, 3, 7]);
    const [parked, ...others] = await listDeadLetters(database.db);
    assert.equal(others.length, 0);
    assert.deepEqual(
      [parked?.kind, parked?.key, parked?.group, parked?.attempts, parked?.error],
      ['test', 'k', 'g', 4, 'The disk is full.'],
    );
    assert.ok(parked?.parkedAt instanceof Date);
    assert.equal((await worker({ run }).drain({ until: far })).ran, 0);
  });

  it('starts afresh when an operator or a new request says so', async () => {
    await add({ key: 'k' });
    await worker({ run, maxAttempts: 1 }).drain();
    const [parked] = await listDeadLetters(database.db);
    assert.equal(await retryFailedJob(database.db, parked!.id), true);
    assert.equal(await retryFailedJob(database.db, parked!.id), false);
    await worker({ run, maxAttempts: 1 }).drain();
    assert.equal((await listDeadLetters(database.db)).length, 1);
    await add({ key: 'k' });
    assert.equal((await listDeadLetters(database.db)).length, 0);
    await worker().drain();
    assert.equal(await left(), 0);
  });

  it('for want of the database is tried every half minute, and never parked', async () => {
    const away = async (job: Job) => {
      ran.push(job);
      throw new DatabaseUnavailable(new Error('The pool is exhausted.'));
    };
    await add({ dueAt: new Date('2026-01-01') });
    const until = new Date('2026-01-01T00:10:00Z');
    await worker({ run: away, maxAttempts: 4 }).drain({ until });
    assert.deepEqual(
      startSeconds(),
      Array.from({ length: 21 }, (_, n) => 30 * n),
    );
    assert.ok(ran.every(({ attempt }) => attempt === 1));
    assert.deepEqual(await listDeadLetters(database.db), []);
    await worker().drain({ until: far });
    assert.equal(await left(), 0);
  });

  for (const recurring of [{}, { everySeconds: 1 }]) {
    const what = 'everySeconds' in recurring ? 'a recurring one that' : 'or';
    it(`${what} takes its process along every time is parked without another start`, async () => {
      await add();
      const dying = worker({ run: () => never, maxAttempts: 2, ...recurring }, 1_000);
      for (let crash = 0; crash < 2; crash += 1) {
        void dying.drain();
        while ((await takenLeases()) === 0);
        await database.db.execute(expireLeases);
      }
      await worker({ maxAttempts: 2, ...recurring }).drain({ until: new Date() });
      assert.deepEqual([ran.length, (await listDeadLetters(database.db)).length], [0, 1]);
      await dying.stop(0);
    });
  }

  it('and is recurring is never parked: it is tried at its interval, until it succeeds', async () => {
    const hourly = { everySeconds: 3_600 };
    await add({ dueAt: new Date('2026-01-01') });
    await worker({ run, ...hourly }).drain({ until: new Date('2026-01-03') });
    const starts = startSeconds();
    assert.deepEqual(starts.slice(0, 6), [0, 1, 3, 7, 15, 31]);
    assert.equal(starts.at(-1)! - starts.at(-2)!, 3_600);
    assert.ok(starts.at(-1)! > 86_400);
    assert.deepEqual(await listDeadLetters(database.db), []);
    ran = [];
    const next = await nextDue(database.db, [{ kind: 'test' }]);
    await worker(hourly).drain({ until: new Date(next!.getTime() + 3_600_000) });
    assert.deepEqual(
      ran.map(({ attempt }) => attempt > 1),
      [true, false],
    );
  });
});

const leased = statement<{ n: number }>(
  'test.jobs.leased',
  'select count(*)::int as n from job where leased_until > clock_timestamp()',
);
const takenLeases = async () => (await database.db.one(leased)).n;

it('jobs of a group are brought nearer and cancelled at the same moment, in whatever order they were asked for', async () => {
  const { db } = database;
  const dueAt = new Date(Date.now() + 3_600_000);
  // Keys are compared by their bytes, so the capital sorts first.
  const keys = ['b', 'a', 'Z'];
  for (const key of keys) await add({ key, group: 'g', dueAt });
  for (const change of [
    () => expediteJobs(db, 'test', 'g', 60),
    () => cancelJobs(db, 'test', keys),
  ]) {
    let changed: Promise<number> | undefined;
    await db.transaction(async (tx) => {
      for (const key of keys.toReversed()) {
        await tx.query(lockKey, [key]);
        changed ??= change();
        await somebodyWaits(db);
      }
    });
    assert.equal(await changed, 3);
  }
});

it('a recurring job comes back at its interval', async () => {
  const daily = worker({ everySeconds: 86_400 });
  await daily.start();
  while (ran.length === 0) await new Promise(setImmediate);
  await daily.stop();
  const next = await nextDue(database.db, [{ kind: 'test' }]);
  assert.equal(next!.getTime() - ran[0]!.startedAt.getTime(), 86_400_000);
  await daily.drain({ until: new Date(next!.getTime() + 86_400_000) });
  assert.equal(ran.length, 3);
  await daily.start();
  await daily.stop();
  assert.equal(ran.length, 3, 'a restart does not bring it forward');
});
