import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { MonthsAnswer, MonthsQuestion } from '@campcairn/column-index';
import { manualClock } from '../platform/clock.ts';
import type { Follower } from './follower.ts';
import { YearCache } from './year-cache.ts';

const QUESTION = {
  where: { kind: 'everywhere' },
  criteria: [],
  months: [],
} as never as MonthsQuestion;

/** An index that counts how often it was asked, and gives its answers when it is told to. */
function asked(rows: number) {
  const clock = manualClock('2026-05-01T12:00:00Z');
  const waiting: PromiseWithResolvers<MonthsAnswer>[] = [];
  let version = {};
  const monthsAnswer = () => {
    const answer = Promise.withResolvers<MonthsAnswer>();
    waiting.push(answer);
    return answer.promise;
  };
  const follower = {
    get version() {
      return version;
    },
    read: (read: (state: object) => unknown) => read({ version, monthsAnswer }),
  } as unknown as Follower;
  const cache = new YearCache(clock);
  const answerOf = (saying: number): MonthsAnswer => ({
    rows: { count: rows, part: 0 },
    saying,
    months: [],
  });
  return {
    clock,
    ask: () => cache.answer(QUESTION, follower),
    change() {
      version = {};
    },
    count: () => waiting.length,
    answer: (saying: number) => waiting.at(-1)!.resolve(answerOf(saying)),
    fail: () => waiting.at(-1)!.reject(new Error('no answer')),
  };
}

it('who asks for the same months at once, or before anything changes, shares one count', async () => {
  const index = asked(10);
  const both = [index.ask(), index.ask()];
  index.answer(1);
  for (const { saying } of await Promise.all(both)) assert.equal(saying, 1);
  assert.equal((await index.ask()).saying, 1);
  assert.equal(index.count(), 1);
});

it('months of a town are counted anew after every change', async () => {
  const index = asked(19_999);
  const first = index.ask();
  index.answer(1);
  await first;
  index.change();
  const second = index.ask();
  index.answer(2);
  assert.equal((await second).saying, 2);
});

it('months of very many listings may be some seconds old, while they are counted anew once', async () => {
  const index = asked(20_000);
  const first = index.ask();
  index.answer(1);
  await first;
  index.change();
  index.clock.advance(9_999);
  assert.equal((await index.ask()).saying, 1);
  assert.equal((await index.ask()).saying, 1);
  assert.equal(index.count(), 2);
  index.answer(2);
  await Promise.resolve();
  assert.equal((await index.ask()).saying, 2);
  index.change();
  index.clock.advance(10_000);
  const late = index.ask();
  index.answer(3);
  assert.equal((await late).saying, 3);
});

it('a count that failed is begun anew by who asks next', async () => {
  const index = asked(10);
  const first = index.ask();
  index.fail();
  await assert.rejects(first, /no answer/);
  const second = index.ask();
  index.answer(4);
  assert.equal((await second).saying, 4);
});
