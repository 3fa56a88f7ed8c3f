import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import fc from 'fast-check';
import { ColumnIndex } from '../column-index.ts';
import { answer, type Question } from '../questions/answer.ts';
import { type Tile, tileAnswer } from '../questions/clusters.ts';
import type { Days } from '../questions/criterion.ts';
import { monthsAnswer } from '../questions/months.ts';
import { anyMonths, monthsQuestion } from '../testing/months.ts';
import { anyQuestion, ORDERS } from '../testing/questions.ts';
import { SCHEMA, type TestRow, TODAY } from '../testing/rows.ts';
import { anyChange, anyHistory, apply, type Change, World } from '../testing/world.ts';
import { CountingThreads } from './counting-threads.ts';
import { ReadingAndChanging } from './reading-and-changing.ts';

const EVERYTHING: Question = {
  where: { kind: 'everywhere' },
  criteria: [],
  order: ORDERS.rank,
  centre: null,
  unit: null,
  limit: 10,
  after: null,
  facets: null,
};

/** Threads that are handed every question, and the workers behind them. */
async function started(count: number) {
  const crashes: Error[] = [];
  const workers: Worker[] = [];
  let answered = 0;
  const note = (worker: Worker): void => {
    workers.push(worker);
    worker.on('message', ({ kind }: { kind: string }) => {
      if (kind === 'answer') answered++;
    });
  };
  process.on('worker', note);
  const threads = new CountingThreads({
    count,
    onCrash: (error) => crashes.push(error),
    minCost: 0,
  });
  await threads.answer(ColumnIndex.empty(SCHEMA, TODAY), EVERYTHING);
  while (threads.ready < count) await turn();
  process.off('worker', note);
  return { threads, workers, crashes, answered: () => answered };
}

/** An index that changes and is replaced by a rearranged one, as its user has it. */
class Changing {
  readonly #access = new ReadingAndChanging();
  readonly #threads: CountingThreads;
  #index: ColumnIndex<TestRow>;

  constructor(index: ColumnIndex<TestRow>, threads: CountingThreads) {
    this.#index = index;
    this.#threads = threads;
  }

  change(change: Change): Promise<void> {
    return this.#access.change(() => {
      if (change.kind !== 'rearrange') return apply(this.#index, change);
      const steps = this.#index.rearranged();
      let step = steps.next();
      while (!step.done) step = steps.next();
      this.#threads.forget(this.#index);
      this.#index = step.value;
    });
  }

  /** Answers in a thread, and likewise in this one before anything changes; both have to be the same. */
  check(question: Question, tile: Tile, months: readonly Days[]): Promise<void> {
    return this.#access.read(async () => {
      const index = this.#index;
      const { where, criteria } = question;
      const ofMonths = monthsQuestion(
        where,
        criteria.filter(({ kind }) => kind !== 'days'),
        months,
      );
      const [page, drawn, counted] = await Promise.all([
        this.#threads.answer(index, question),
        this.#threads.tileAnswer(index, tile, where, criteria),
        this.#threads.monthsAnswer(index, ofMonths),
      ]);
      assert.deepEqual(page, answer(index, question));
      assert.deepEqual(drawn, tileAnswer(index, tile, where, criteria));
      assert.deepEqual(counted, monthsAnswer(index, ofMonths));
    });
  }
}

const anyTile: fc.Arbitrary<Tile> = fc.integer({ min: 0, max: 4 }).chain((z) =>
  fc.record({
    z: fc.constant(z),
    x: fc.nat({ max: 2 ** z - 1 }),
    y: fc.nat({ max: 2 ** z - 1 }),
  }),
);

describe('threads that count', () => {
  it('answer of one state of the index, whatever is changed meanwhile', async () => {
    const { threads, answered, crashes } = await started(2);
    const anyStep = fc.oneof(
      fc.tuple(anyQuestion, anyTile, anyMonths),
      fc.array(anyChange, { minLength: 1, maxLength: 6 }),
    );
    await fc.assert(
      fc.asyncProperty(
        anyHistory,
        fc.array(anyStep, { minLength: 4, maxLength: 16 }),
        async (history, steps) => {
          const changing = new Changing(new World(history).index, threads);
          // All at once: what waits for what is up to those who read and change.
          const done = steps.map((step) => {
            if (!Array.isArray(step[0]) && 'where' in step[0]) {
              const [question, tile, months] = step as [Question, Tile, Days[]];
              return changing.check(question, tile, months);
            }
            return Promise.all((step as Change[]).map((one) => changing.change(one)));
          });
          await Promise.all(done);
        },
      ),
      { numRuns: 60 },
    );
    assert.ok(answered() > 300, `${answered()} answers came from threads`);
    assert.deepEqual(crashes, []);
    await threads.stop();
  });

  it('leave what a crashed one was asked to the others, and in the end to the main thread', async () => {
    const { threads, workers, crashes } = await started(2);
    after(() => threads.stop());
    const { index } = new World(fc.sample(anyHistory, { seed: 1, numRuns: 1 })[0]!);
    const expected = answer(index, EVERYTHING);
    const askedOf = async () => {
      for (const one of await Promise.all([1, 2, 3].map(() => threads.answer(index, EVERYTHING)))) {
        assert.deepEqual(one, expected);
      }
    };
    for (const [n, worker] of workers.entries()) {
      const [, ended] = await Promise.all([askedOf(), worker.terminate(), askedOf()]);
      assert.equal(typeof ended, 'number');
      await askedOf();
      assert.equal(crashes.length, n + 1);
    }
    assert.equal(threads.ready, 0);
  });

  it('refuse a question as the main thread does', async () => {
    const { threads, crashes } = await started(1);
    const wrong: Question = {
      ...EVERYTHING,
      criteria: [{ name: 'x', kind: 'yes', column: 'weight', notStated: 'keep' }],
    };
    const index = ColumnIndex.empty(SCHEMA, TODAY);
    await assert.rejects(() => threads.answer(index, wrong), /There is no column weight/);
    await threads.stop();
    assert.equal((await threads.answer(index, EVERYTHING)).total, 0);
    assert.deepEqual(crashes, []);
  });
});
