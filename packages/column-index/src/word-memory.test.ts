import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { WordMemory } from './word-memory.ts';

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
  });
}
