import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { MonthsQuestion } from '@campcairn/column-index';
import { manualClock } from '../../test/support/manual-clock.ts';
import { YearCache } from './year-cache.ts';

const QUESTION = {
  where: { kind: 'everywhere' },
  criteria: [],
  months: [],
} as never as MonthsQuestion;

/** Creates a cache over an index of `rows` rows. `ask` returns the number of counts made up to the cached answer. */
function cached(rows: number) {
  const clock = manualClock('2026-05-01T12:00:00Z');
  const cache = new YearCache(clock);
  let version = {};
  let counted = 0;
  const count = () => ({ rows: { count: rows, part: 0 }, saying: ++counted, months: [] });
  return {
    clock,
    ask: () => cache.answer(QUESTION, version, count).saying,
    fail: () =>
      cache.answer(QUESTION, version, () => {
        throw new Error('no answer');
      }),
    change() {
      version = {};
    },
  };
}

it('who asks for the same months before anything changes shares one count', () => {
  const { ask, clock } = cached(20_000);
  assert.equal(ask(), 1);
  clock.advance(60_000);
  assert.equal(ask(), 1);
});

it('months of a town are counted anew after every change', () => {
  const { ask, change } = cached(19_999);
  assert.equal(ask(), 1);
  change();
  assert.equal(ask(), 2);
});

it('months of very many listings may be some seconds old', () => {
  const { ask, change, clock } = cached(20_000);
  assert.equal(ask(), 1);
  change();
  clock.advance(9_999);
  assert.equal(ask(), 1);
  clock.advance(1);
  assert.equal(ask(), 2);
  assert.equal(ask(), 2);
});

it('a count that failed is begun anew by who asks next', () => {
  const { ask, fail } = cached(10);
  assert.throws(fail, /no answer/);
  assert.equal(ask(), 1);
});
