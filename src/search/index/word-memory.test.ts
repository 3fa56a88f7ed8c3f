import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { popcount } from './bits.ts';
import { CountingMemory } from './word-memory.ts';

const word = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });

describe('the memory of bitmaps', () => {
  it('counts the bits that two sets share', () => {
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 200 }),
        fc.array(fc.tuple(word, fc.nat()), { maxLength: 200 }),
        (words, entries) => {
          const memory = new CountingMemory();
          const bits = memory.allocate(words.length);
          bits.set(words);
          const set = memory.allocate(entries.length);
          const places = memory.allocate(entries.length);
          let expected = 0;
          for (const [k, [value, at]] of entries.entries()) {
            set[k] = value;
            places[k] = at % words.length;
            expected += popcount(value & words[at % words.length]!);
          }
          assert.equal(memory.countShared(set, places, bits, entries.length), expected);
        },
      ),
    );
  });

  it('keeps what it holds while it grows', () => {
    const memory = new CountingMemory();
    const first = memory.allocate(10).fill(7);
    const large = memory.allocate(1_000_000);
    large[999_999] = 5;
    assert.equal(large[0], 0);
    assert.deepEqual([...new Set(first)], [7]);
    first[0] = 8;
    assert.equal(first[0], 8);
  });
});
