import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { ColumnIndex } from '../column-index.ts';
import type { KernelKind } from '../kernels/load.ts';
import type { DayRange } from '../columns/schema.ts';
import { priced } from '../testing/plain.ts';
import { anyQuestion, ORDERS } from '../testing/questions.ts';
import { anyRow, SCHEMA, type TestRow, TODAY } from '../testing/rows.ts';
import { answer, type Hit, type Question } from './answer.ts';
import { boxOfTile, tileAnswer } from './clusters.ts';
import type { Criterion } from './criterion.ts';

const COUNT = 6000;

/** Rows over a few thousand kilometres, with enough different numbers to fill many buckets. */
const rows = fc
  .sample(
    fc.record({
      row: anyRow,
      x: fc.integer({ min: -1_000_000, max: 1_000_000 }),
      y: fc.integer({ min: 4_500_000, max: 7_500_000 }),
      rank: fc.integer({ min: 0, max: 5000 }),
      price: fc.integer({ min: 0, max: 400 }),
    }),
    { numRuns: COUNT, seed: 7 },
  )
  .map(({ row, x, y, rank, price }, i): TestRow =>
    Object.assign(row, { id: i + 1, x, y, rank, price: row.unit === null ? null : price }),
  );

/** The calendar of a row: all but every seventh row are free for ten days, half of these at a price of their own. */
const daysOf = ({ id }: TestRow): DayRange[] =>
  id % 7 === 0
    ? []
    : [
        { from: TODAY, to: TODAY + 4, yes: true, number: id % 2 > 0 ? (id * 37) % 90_000 : null },
        { from: TODAY + 4, to: TODAY + 10, yes: true },
      ];

/** Creates an index of rows: two thirds of them are sorted, the others in the tail. */
function indexOf(all: readonly TestRow[], kernels?: KernelKind): ColumnIndex<TestRow> {
  const first = ColumnIndex.empty(SCHEMA, TODAY, undefined, kernels);
  for (const row of all.slice(0, COUNT / 1.5)) {
    first.put(row);
    first.setDays(row.id, daysOf(row));
  }
  const steps = first.rearranged();
  let step = steps.next();
  while (!step.done) step = steps.next();
  for (const row of all.slice(COUNT / 1.5)) {
    step.value.put(row);
    step.value.setDays(row.id, daysOf(row));
  }
  return step.value;
}

const index = indexOf(rows);

const question: Question = {
  where: { kind: 'everywhere' },
  criteria: [],
  order: ORDERS.rank,
  centre: null,
  unit: null,
  limit: 100,
  after: null,
  facets: null,
};

function followed(paged: Question): number[] {
  const hits: Hit[] = [];
  let { after } = paged;
  do {
    const page = answer(index, { ...paged, after });
    hits.push(...page.hits);
    after = page.next;
  } while (after !== null);
  return hits.map(({ id }) => id);
}

describe('an index of thousands', () => {
  it('gives every row once, the highest rank first', () => {
    const expected = rows.toSorted((a, b) => b.rank - a.rank || b.id - a.id);
    assert.deepEqual(
      followed(question),
      expected.map(({ id }) => id),
    );
  });

  it('gives the lowest number first in the unit asked for, and rows without one last', () => {
    const ids = followed({ ...question, order: ORDERS.price, unit: 'q' });
    const group = (row: TestRow) => (row.unit === null ? 2 : row.unit === 'q' ? 0 : 1);
    const expected = rows.toSorted(
      (a, b) =>
        group(a) - group(b) ||
        (a.price === null ? b.rank - a.rank || b.id - a.id : a.price - b.price! || a.id - b.id),
    );
    assert.deepEqual(
      ids,
      expected.map(({ id }) => id),
    );
  });

  it('gives the lowest average of the days asked about first, among those that are free', () => {
    const criteria: Criterion[] = [
      {
        name: 'days',
        kind: 'days',
        windows: [{ from: TODAY + 2, to: TODAY + 7 }],
        yearly: 'span',
        least: 'least',
        notStated: 'drop',
      },
    ];
    const free = rows
      .map((row) => priced({ row, days: daysOf(row) }, criteria).row)
      .filter((row) => row.id % 7 > 0 && (row.least ?? 0) <= 5 && row.price !== null)
      .sort((a, b) => a.price! - b.price! || a.id - b.id)
      .map(({ id }) => id);
    const order = { kind: 'column', column: 'price', notStated: ORDERS.rank } as const;
    const lowest = followed({
      ...question,
      criteria,
      order: { ...order, direction: 'lowest first' },
    });
    assert.deepEqual(lowest.slice(0, free.length), free);
    const highest = followed({
      ...question,
      criteria,
      order: { ...order, direction: 'highest first' },
    });
    assert.deepEqual(highest.slice(0, free.length), free.toReversed());
  });

  it('counts every row in exactly one tile of the map, at every depth', () => {
    for (const z of [0, 1, 3, 5]) {
      let shown = 0;
      for (let x = 0; x < 2 ** z; x++) {
        for (let y = 0; y < 2 ** z; y++) {
          const box = boxOfTile({ z, x, y });
          const there = rows.filter(
            (row) =>
              row.x >= box.west && row.x < box.east && row.y > box.south && row.y <= box.north,
          ).length;
          const { clusters, points } = tileAnswer(index, { z, x, y }, question.where, []);
          const inTile = points.length + clusters.reduce((sum, { count }) => sum + count, 0);
          assert.equal(inTile, there);
          for (const { x: cx, y: cy } of clusters) {
            assert.ok(cx > box.west && cx < box.east && cy > box.south && cy < box.north);
          }
          shown += inTile;
        }
      }
      assert.equal(shown, COUNT);
    }
  });

  it('draws on the map what a question finds in the same area', () => {
    const where = { kind: 'circle' as const, centre: { lat: 48, lng: 1 }, radius: 200_000 };
    const criteria: Criterion[] = [
      { name: 'colour', kind: 'any of', column: 'colour', values: ['grey'], notStated: 'drop' },
    ];
    const { total } = answer(index, { ...question, where, criteria });
    let shown = 0;
    for (let x = 7; x < 9; x++) {
      for (let y = 4; y < 7; y++) {
        const { clusters, points } = tileAnswer(index, { z: 4, x, y }, where, criteria);
        shown += points.length + clusters.reduce((sum, { count }) => sum + count, 0);
      }
    }
    assert.equal(shown, total);
  });

  it('answers the same with kernels in plain TypeScript', () => {
    const plain = indexOf(rows, 'reference');
    fc.assert(
      fc.property(anyQuestion, (any) => {
        assert.deepEqual(answer(plain, any), answer(index, any));
      }),
    );
  });

  it('returns what a row states, and null for a row that is not in it', () => {
    for (const row of rows.slice(0, 50)) assert.equal(index.valueOf(row.id, 'land'), row.land);
    assert.equal(index.valueOf(COUNT + 1, 'land'), null);
  });

  it('refuses a column that was not declared, or is of another kind', () => {
    const asking = (column: string): Question => ({
      ...question,
      criteria: [{ name: 'x', kind: 'yes', column, notStated: 'keep' }],
    });
    assert.throws(() => answer(index, asking('weight')), /There is no column weight/);
    assert.throws(() => answer(index, asking('price')), /price is no FlagColumn/);
  });
});
