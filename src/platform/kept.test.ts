import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { manualClock } from './clock.ts';
import { keptWhenCostly } from './kept.ts';

const MINUTE = 60_000;

/** Something that counts how often it was made, each time taking `takes` milliseconds. */
function workshop(takes: number) {
  const clock = manualClock('2026-05-04T09:00:00Z');
  let made = 0;
  let passed = 0;
  const ask = keptWhenCostly(
    clock,
    async () => {
      passed += takes;
      return ++made;
    },
    () => passed,
  );
  return { clock, ask };
}

describe('an answer', () => {
  it('that costs little is made anew each time', async () => {
    const { ask } = workshop(20);
    assert.deepEqual([await ask(), await ask()], [1, 2]);
  });

  it('that costs much is kept, then given while a newer one is made, and never when it is old', async () => {
    const { ask, clock } = workshop(2000);
    assert.equal(await ask(), 1);
    clock.advance(14 * MINUTE);
    assert.equal(await ask(), 1);
    clock.advance(2 * MINUTE);
    assert.equal(await ask(), 1);
    await setImmediate();
    assert.equal(await ask(), 2);
    clock.advance(61 * MINUTE);
    assert.equal(await ask(), 3);
  });

  it('is made once for all who ask meanwhile', async () => {
    const { ask } = workshop(2000);
    assert.deepEqual(await Promise.all([ask(), ask(), ask()]), [1, 1, 1]);
  });

  it('that could not be made is asked for again', async () => {
    const clock = manualClock('2026-05-04T09:00:00Z');
    const answers = [Promise.reject(new Error('the database is gone')), Promise.resolve(1)];
    const ask = keptWhenCostly(clock, () => answers.shift()!);
    await assert.rejects(ask(), /the database is gone/);
    assert.equal(await ask(), 1);
  });
});
