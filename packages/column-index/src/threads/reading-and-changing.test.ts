import assert from 'node:assert/strict';
import { it } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import { ReadingAndChanging } from './reading-and-changing.ts';

it('a change waits for those who read, and who comes later reads what it changed', async () => {
  const access = new ReadingAndChanging();
  let state = 0;
  const end = Promise.withResolvers<void>();
  const first = access.read(async () => {
    const before = state;
    await end.promise;
    return [before, state];
  });
  const changes = [1, 2].map((next) =>
    access.change(() => {
      assert.equal(state, next - 1);
      state = next;
    }),
  );
  const later = access.read(async () => state);
  await turn();
  assert.equal(state, 0);
  end.resolve();
  assert.deepEqual(await first, [0, 0]);
  await Promise.all(changes);
  assert.equal(await later, 2);
});

it('a change that fails is the concern of its caller alone', async () => {
  const access = new ReadingAndChanging();
  let state = 0;
  const reading = access.read(async () => turn());
  const failing = access.change(() => {
    throw new Error('no');
  });
  const other = access.change(() => {
    state = 1;
  });
  await assert.rejects(failing, /no/);
  await Promise.all([reading, other]);
  assert.equal(state, 1);
  assert.equal(await access.read(async () => state), 1);
});
