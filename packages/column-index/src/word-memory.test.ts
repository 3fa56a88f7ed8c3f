import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { ColumnIndex } from './column-index.ts';
import { answer, type Question } from './questions/answer.ts';
import { FACETS } from './testing/questions.ts';
import { anyRow, SCHEMA, TODAY } from './testing/rows.ts';
import { WordMemory } from './word-memory.ts';

const EVERYTHING: Question = {
  where: { kind: 'everywhere' },
  criteria: [
    { name: 'size', kind: 'between', column: 'size', min: 1, below: null, notStated: 'keep' },
  ],
  order: { kind: 'column', column: 'rank', direction: 'lowest first' },
  centre: null,
  unit: null,
  limit: 5000,
  after: null,
  facets: FACETS,
};

for (const kind of ['simd', 'reference'] as const) {
  describe(`the memory of the ${kind} kernels`, () => {
    it('keeps what it holds while it grows', () => {
      const memory = new WordMemory(kind);
      const first = memory.allocate(8).fill(7);
      const large = memory.allocate(1_000_000);
      large[999_999] = 5;
      assert.equal(large[0], 0);
      assert.deepEqual([...new Set(first)], [7]);
      first[0] = 8;
      assert.equal(first[0], 8);
      assert.equal(memory.kernels.count(large.byteOffset, large.length), 2);
    });

    it('grows in the middle of a question without changing its answer', () => {
      const rows = fc.sample(anyRow, { numRuns: 5000, seed: 1 });
      const index = ColumnIndex.empty(SCHEMA, TODAY, 1, kind);
      for (const [n, row] of rows.entries()) index.put({ ...row, id: n + 1 });
      const whileGrowing = answer(index, EVERYTHING);
      assert.equal(whileGrowing.total, rows.length);
      assert.deepEqual(answer(index, EVERYTHING), whileGrowing);
    });
  });
}
