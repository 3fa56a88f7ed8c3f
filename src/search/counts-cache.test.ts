import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Answer, Counts, Question } from '@campcairn/column-index';
import { CountsCache } from './counts-cache.ts';

const FACETS = { facets: [], histograms: [] };

const everywhere: Question = {
  where: { kind: 'everywhere' },
  criteria: [],
  order: { kind: 'column', column: 'price', direction: 'lowest first' },
  centre: null,
  unit: null,
  limit: 24,
  after: null,
  facets: FACETS,
};

const VERSION = {};

const answerOf = (total: number): Answer => ({
  total,
  statedTotal: total,
  facets: { facets: {}, histograms: {}, answers: null },
  hits: [],
  next: null,
  units: [],
  loosenings: [],
  among: [],
});

it('several who ask the same at once have it counted once', async () => {
  const cache = new CountsCache();
  const first = Promise.withResolvers<Answer>();
  const told: (Counts | null)[] = [];
  const ask = (answer: () => Promise<Answer>, question = everywhere) =>
    cache.answered(question, VERSION, (known) => {
      told.push(known);
      return answer();
    });
  const asked = [
    ask(() => first.promise),
    ask(async () => answerOf(7)),
    // Another page of the same.
    ask(async () => answerOf(7), { ...everywhere, limit: 48 }),
  ];
  assert.equal(told.length, 1);
  first.resolve(answerOf(7));
  await Promise.all(asked);
  assert.deepEqual(
    told.map((known) => known?.total),
    [undefined, 7, 7],
  );
});

it('what could not be counted is counted by the next who asks', async () => {
  const cache = new CountsCache();
  const failing = Promise.withResolvers<Answer>();
  const first = cache.answered(everywhere, VERSION, () => failing.promise);
  const second = cache.answered(everywhere, VERSION, async (known) => {
    assert.equal(known, null);
    return answerOf(3);
  });
  failing.reject(new Error('a thread has ended'));
  await assert.rejects(first, { message: 'a thread has ended' });
  assert.equal((await second).total, 3);
});

it('counts are forgotten when any listing changes, also those under way', async () => {
  const cache = new CountsCache();
  const before = Promise.withResolvers<Answer>();
  const old = cache.answered(everywhere, VERSION, () => before.promise);
  const changed = {};
  const ask = () =>
    cache.answered(everywhere, changed, async (known) =>
      answerOf(known === null ? 5 : known.total),
    );
  assert.equal((await ask()).total, 5);
  before.resolve(answerOf(4));
  await old;
  assert.equal((await ask()).total, 5);
});
