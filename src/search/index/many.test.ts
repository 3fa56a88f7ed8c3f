import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { answer, type Hit, type Question } from './answer.ts';
import { boxOfTile, tileAnswer } from './clusters.ts';
import { NO_FILTERS } from './index-query.ts';
import type { IndexRow } from './index-row.ts';
import { ListingIndex } from './listing-index.ts';
import { anyRow, TODAY, VOCABULARY } from './testing/rows.ts';

const COUNT = 6000;

/** Rows all over western Europe, with numbers enough to fill many buckets. */
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
  .map(({ row, x, y, rank, price }, i): IndexRow =>
    Object.assign(row, { id: i + 1, x, y, rank, nightlyPrice: row.currency && price }),
  );

/** Two thirds of them sorted, the others in the tail. */
function indexOf(all: readonly IndexRow[]): ListingIndex {
  const first = ListingIndex.empty(VOCABULARY, TODAY);
  for (const row of all.slice(0, COUNT / 1.5)) first.put(row);
  const steps = first.rearranged();
  let step = steps.next();
  while (!step.done) step = steps.next();
  for (const row of all.slice(COUNT / 1.5)) step.value.put(row);
  return step.value;
}

const index = indexOf(rows);

const question: Question = {
  where: { kind: 'everywhere' },
  filters: NO_FILTERS,
  sort: 'best',
  centre: null,
  limit: 100,
  after: null,
  facets: false,
};

function followed(asked: Question): number[] {
  const hits: Hit[] = [];
  let { after } = asked;
  do {
    const page = answer(index, { ...asked, after });
    hits.push(...page.hits);
    after = page.next;
  } while (after !== null);
  return hits.map(({ id }) => id);
}

describe('an index of thousands', () => {
  it('gives every listing once, the best first', () => {
    const expected = rows.toSorted((a, b) => b.rank - a.rank || b.id - a.id);
    assert.deepEqual(
      followed(question),
      expected.map(({ id }) => id),
    );
  });

  it('gives the cheapest first in the currency asked for, and listings without a price last', () => {
    const ids = followed({
      ...question,
      sort: 'price',
      filters: { ...NO_FILTERS, currency: 'EUR' },
    });
    const group = (row: IndexRow) => (row.currency === null ? 2 : row.currency === 'EUR' ? 0 : 1);
    const expected = rows.toSorted(
      (a, b) =>
        group(a) - group(b) ||
        (a.nightlyPrice === null
          ? b.rank - a.rank || b.id - a.id
          : a.nightlyPrice - b.nightlyPrice! || a.id - b.id),
    );
    assert.deepEqual(
      ids,
      expected.map(({ id }) => id),
    );
  });

  it('counts every listing in exactly one tile of the map, at every depth', () => {
    for (const z of [0, 1, 3, 5]) {
      let shown = 0;
      for (let x = 0; x < 2 ** z; x++) {
        for (let y = 0; y < 2 ** z; y++) {
          const box = boxOfTile({ z, x, y });
          const there = rows.filter(
            (row) =>
              row.x >= box.west && row.x < box.east && row.y > box.south && row.y <= box.north,
          ).length;
          const { clusters, points } = tileAnswer(
            index,
            { z, x, y },
            { kind: 'everywhere' },
            NO_FILTERS,
          );
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

  it('draws on the map what the search finds in the same area', () => {
    const where = { kind: 'circle' as const, centre: { lat: 48, lng: 1 }, radius: 200_000 };
    const filters = { ...NO_FILTERS, category: ['campsite'] };
    const { total } = answer(index, { ...question, where, filters });
    let shown = 0;
    for (let x = 7; x < 9; x++) {
      for (let y = 4; y < 7; y++) {
        const { clusters, points } = tileAnswer(index, { z: 4, x, y }, where, filters);
        shown += points.length + clusters.reduce((sum, { count }) => sum + count, 0);
      }
    }
    assert.equal(shown, total);
  });
});
