import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createGate } from './gate.ts';

/** Work that ends on demand. */
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

const options = { atOnce: 2, atOncePerKey: 2, mostWaiting: 2, longestWaitMs: 5_000 };

test('so many work at once, and the next begins when one ends', async () => {
  const gate = createGate(options);
  const [a, b, c] = [work(), work(), work()];
  const all = [a, b, c].map(({ run }) => gate.run('', run));
  await new Promise(setImmediate);
  assert.deepEqual([a.started, b.started, c.started, gate.waiting()], [true, true, false, 1]);
  a.end();
  await all[0];
  await new Promise(setImmediate);
  assert.equal(c.started, true);
  b.end();
  c.end();
  await Promise.all(all);
});

test('one host does not take all places', async () => {
  const gate = createGate({ ...options, atOncePerKey: 1 });
  const [slow, slower, other] = [work(), work(), work()];
  const all = [gate.run('a', slow.run), gate.run('a', slower.run), gate.run('b', other.run)];
  await new Promise(setImmediate);
  assert.deepEqual([slow.started, slower.started, other.started], [true, false, true]);
  for (const { end } of [slow, slower, other]) end();
  await Promise.all(all);
});

test('who comes to a full line is turned away', async () => {
  const gate = createGate(options);
  const works = [work(), work(), work(), work()];
  const all = works.map(({ run }) => gate.run('', run));
  await assert.rejects(gate.run('', work().run), { kind: 'busy' });
  for (const { end } of works) end();
  await Promise.all(all);
});

test('who waited too long is turned away, and the line moves on', async () => {
  const gate = createGate({ ...options, atOnce: 1, longestWaitMs: 20 });
  const first = work();
  const running = gate.run('', first.run);
  await assert.rejects(gate.run('', work().run), { kind: 'busy' });
  assert.equal(gate.waiting(), 0);
  first.end();
  await running;
  await gate.run('', async () => {});
});

test('work that fails leaves its place', async () => {
  const gate = createGate({ ...options, atOnce: 1 });
  await assert.rejects(
    gate.run('', () => Promise.reject(new Error('broken'))),
    /broken/,
  );
  await gate.run('', async () => {});
});
