import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seeded } from './seeded.ts';

const draw = (seed: string) => {
  const random = seeded(seed);
  return Array.from({ length: 5 }, () => random.whole(0, 999));
};

test('the same seed gives the same numbers, on every machine', () => {
  assert.deepEqual(draw('cairn'), draw('cairn'));
  assert.notDeepEqual(draw('cairn'), draw('cairns'));
  assert.deepEqual(draw('cairn'), [875, 109, 133, 402, 105]);
});

test('drawing from a fork does not shift the stream it came from', () => {
  const [one, two] = [seeded('a'), seeded('a')];
  one.fork('side').next();
  assert.equal(one.next(), two.next());
});

test('numbers are spread evenly and keep to their bounds', () => {
  const random = seeded('even');
  const counts = Array.from({ length: 10 }, () => 0);
  for (let i = 0; i < 20_000; i++) counts[random.whole(0, 9)]! += 1;
  for (const count of counts) assert.ok(Math.abs(count - 2000) < 200, `${counts}`);
});

test('weights decide how often a choice comes, and some takes nothing twice', () => {
  const random = seeded('weights');
  let often = 0;
  for (let i = 0; i < 4000; i++) {
    if (random.weighted([['often', 9] as const, ['seldom', 1] as const]) === 'often') often++;
  }
  assert.ok(Math.abs(often - 3600) < 120, `${often}`);
  assert.equal(new Set(random.some([1, 2, 3, 4, 5], 5)).size, 5);
  assert.equal(random.some([1, 2], 5).length, 2);
});
