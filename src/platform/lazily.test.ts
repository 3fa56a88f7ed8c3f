import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getters, joined, lazily } from './lazily.ts';

const counted = () => {
  let times = 0;
  const value = lazily(() => ({ number: ++times }));
  return { value, times: () => times };
};

test('a value is made when it is first asked for, once', () => {
  const { value, times } = counted();
  assert.equal(value.made, undefined);
  assert.equal(times(), 0);
  assert.equal(value(), value());
  assert.equal(value.made, value());
  assert.equal(times(), 1);
});

test('objects of getters are joined and taken apart without making what nobody reads', () => {
  const first = counted();
  const second = counted();
  const services = joined(getters({ first: first.value }), getters({ second: second.value }), {
    plain: 3,
  });
  const { second: read, plain } = services;
  assert.deepEqual([read.number, plain], [1, 3]);
  assert.deepEqual([first.times(), second.times()], [0, 1]);
  assert.deepEqual(Object.keys(services), ['first', 'second', 'plain']);
});
