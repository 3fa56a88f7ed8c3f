import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createConcurrencyLimit } from './concurrency-limit.ts';

/** Creates a task that ends on demand. */
function work() {
  const { promise, resolve } = Promise.withResolvers<void>();
  let started = false;
  return {
    run: () => {
      started = true;
      return promise;
    },
    end: resolve,
    get started() {
      return started;
    },
  };
}

const options = { maxConcurrent: 2, maxConcurrentPerKey: 2, maxQueued: 2, maxWaitMs: 5_000 };

test('only so many tasks run at once, and the next starts when one ends', async () => {
  const limit = createConcurrencyLimit(options);
  const [a, b, c] = [work(), work(), work()];
  const all = [a, b, c].map(({ run }) => limit.run('', run));
  await new Promise(setImmediate);
  assert.deepEqual([a.started, b.started, c.started, limit.queued()], [true, true, false, 1]);
  a.end();
  await all[0];
  await new Promise(setImmediate);
  assert.equal(c.started, true);
  b.end();
  c.end();
  await Promise.all(all);
});

test('one key does not take all slots', async () => {
  const limit = createConcurrencyLimit({ ...options, maxConcurrentPerKey: 1 });
  const [slow, slower, other] = [work(), work(), work()];
  const all = [limit.run('a', slow.run), limit.run('a', slower.run), limit.run('b', other.run)];
  await new Promise(setImmediate);
  assert.deepEqual([slow.started, slower.started, other.started], [true, false, true]);
  for (const { end } of [slow, slower, other]) end();
  await Promise.all(all);
});

test('a task is rejected when the queue is full', async () => {
  const limit = createConcurrencyLimit(options);
  const works = [work(), work(), work(), work()];
  const all = works.map(({ run }) => limit.run('', run));
  await assert.rejects(limit.run('', work().run), { kind: 'busy' });
  for (const { end } of works) end();
  await Promise.all(all);
});

test('a task that waited too long is rejected, and the queue moves on', async () => {
  const limit = createConcurrencyLimit({ ...options, maxConcurrent: 1, maxWaitMs: 20 });
  const first = work();
  const running = limit.run('', first.run);
  await assert.rejects(limit.run('', work().run), { kind: 'busy' });
  assert.equal(limit.queued(), 0);
  first.end();
  await running;
  await limit.run('', async () => {});
});

test('work that fails frees its slot', async () => {
  const limit = createConcurrencyLimit({ ...options, maxConcurrent: 1 });
  await assert.rejects(
    limit.run('', () => Promise.reject(new Error('broken'))),
    /broken/,
  );
  await limit.run('', async () => {});
});
