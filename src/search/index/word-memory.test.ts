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
        fc.array(word, { minLength: 1, maxLength: 200 }),
        fc.array(fc.boolean(), { maxLength: 200 }),
        (words, values, chosen) => {
          const memory = new CountingMemory();
          const bits = memory.allocate(words.length);
          bits.set(words);
          // Rising, with runs of words that follow one another, as areas have them.
          const pairs = chosen.flatMap((is, place) =>
            is && place < words.length ? [[values[place % values.length]!, place] as const] : [],
          );
          const set = memory.allocate(pairs.length);
          const places = memory.allocate(pairs.length);
          let expected = 0;
          for (const [k, [value, place]] of pairs.entries()) {
            set[k] = value;
            places[k] = place;
            expected += popcount(value & words[place]!);
          }
          assert.equal(memory.countShared(set, places, bits, pairs.length), expected);
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
