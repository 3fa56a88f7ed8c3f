import assert from 'node:assert/strict';
import { it } from 'node:test';
import { ChangeCache } from './change-cache.ts';

/** Creates a cache over an index that `change` changes. A made value is the number of values made so far. */
function cached() {
  const index = { version: {} };
  const cache = new ChangeCache(index);
  let made = 0;
  return {
    ask: (question: unknown) => cache.get(question, () => ++made),
    fail(question: unknown) {
      cache.get(question, () => {
        throw new Error('not countable');
      });
    },
    change() {
      index.version = {};
    },
  };
}

it('a question has one value until any listing changes', () => {
  const { ask, change } = cached();
  assert.deepEqual([ask(['FR', 1]), ask(['FR', 1]), ask(['FR', 2])], [1, 1, 2]);
  change();
  assert.equal(ask(['FR', 1]), 3);
});

it('what could not be counted is counted by the next who asks', () => {
  const { ask, fail } = cached();
  assert.throws(() => fail('FR'), /not countable/);
  assert.equal(ask('FR'), 1);
});

it('keeps a limited number of values', () => {
  const { ask } = cached();
  for (let n = 0; n < 1000; n++) ask(n);
  assert.equal(ask(1000), 1001);
  assert.equal(ask(0), 1002);
});
