import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { BLOCK_WORDS, popcount } from './bits.ts';
import { WordMemory } from './word-memory.ts';
import type { WordKernels } from './word-kernels.ts';

const BLOCKS = 75;
const WORDS = BLOCKS * BLOCK_WORDS;
const word = fc.oneof(fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }), fc.constant(0));
const block = fc.oneof(
  fc.tuple(word, word, word, word),
  fc.constant([0, 0, 0, 0] satisfies [number, number, number, number]),
);
const words = fc.array(block, { minLength: BLOCKS, maxLength: BLOCKS }).map((all) => all.flat());

/** Rising numbers of blocks, all in a row or with gaps, as areas have them. */
const blocks = fc.oneof(
  fc
    .array(fc.boolean(), { maxLength: BLOCKS })
    .map((chosen) => chosen.flatMap((is, number) => (is ? [number] : []))),
  fc
    .tuple(fc.nat(BLOCKS / 3), fc.nat((2 * BLOCKS) / 3))
    .map(([from, size]) => Array.from({ length: size }, (_, n) => from + n)),
);

/** The numbers of the words that blocks have. */
const wordsOf = (numbers: readonly number[]): number[] =>
  numbers.flatMap((number) => [0, 1, 2, 3].map((n) => number * BLOCK_WORDS + n));

const bitsOf = (set: Iterable<number>): number => [...set].reduce((sum, w) => sum + popcount(w), 0);

/** The blocks of a set in which anything is. */
const filledBlocks = (set: readonly number[]): number[] => [
  ...new Set(set.flatMap((bits, k) => (bits === 0 ? [] : [Math.floor(k / BLOCK_WORDS)]))),
];

/** What a kernel gives for three sets, and the memory that it worked on. */
function run(
  kernel: keyof WordKernels,
  { sets, numbers }: { sets: number[][]; numbers: number[] },
  parameters: readonly ('one' | 'two' | 'three' | 'flip' | 'blocks' | 'places' | 'found')[],
) {
  const memory = new WordMemory();
  const [one, two, three] = sets.map((set) => {
    const array = memory.allocate(WORDS);
    array.set(set);
    return array;
  }) as [Int32Array, Int32Array, Int32Array];
  const arrays = { one, two, three, blocks: memory.allocate(WORDS) };
  const findings = { places: memory.allocate(WORDS), found: memory.allocate(WORDS) };
  arrays.blocks.set(numbers);
  const given = { ...arrays, ...findings };
  const addresses = parameters.map((name) => (name === 'flip' ? -1 : given[name].byteOffset));
  const gives = memory.kernels[kernel](...addresses, numbers.length * BLOCK_WORDS);
  return { gives, one: [...one], found: [...findings.found], places: [...findings.places] };
}

const worlds = fc
  .record({ sets: fc.tuple(words, words, words), numbers: blocks })
  .map((world) => ({ ...world, at: wordsOf(world.numbers) }));

describe('the loops over the words of a selection', () => {
  it('count', () => {
    fc.assert(
      fc.property(worlds, (world) => {
        const { at } = world;
        const [one, two] = world.sets;
        const size = at.length;
        const set = one.slice(0, size);
        const shared = at.map((place, k) => one[k]! & two[place]!);
        const both = set.map((bits, k) => bits & two[k]!);
        assert.equal(run('count', world, ['one']).gives, bitsOf(set));
        assert.equal(run('countBoth', world, ['one', 'two']).gives, bitsOf(both));
        assert.equal(run('countShared', world, ['one', 'two', 'blocks']).gives, bitsOf(shared));
        assert.equal(run('countBlocks', world, ['one']).gives, filledBlocks(set).length);
      }),
    );
  });

  it('find the places that have something', () => {
    fc.assert(
      fc.property(worlds, (world) => {
        const { at } = world;
        const [one, two, three] = world.sets;
        const expect = (found: ReturnType<typeof run>, wanted: number[]) => {
          const filled = wanted.flatMap((bits, k) => (bits === 0 ? [] : [[k, bits]]));
          assert.equal(found.gives, filled.length);
          for (const [n, pair] of filled.entries()) {
            assert.deepEqual([found.places[n], found.found[n]], pair);
          }
        };
        const picked = run('pick', world, ['one', 'places']);
        assert.deepEqual(
          picked.places.slice(0, picked.gives),
          filledBlocks(one.slice(0, at.length)),
        );
        expect(run('find', world, ['one', 'places', 'found']), one.slice(0, at.length));
        expect(
          run('findFrom', world, ['one', 'two', 'flip', 'places', 'found', 'blocks']),
          at.map((place, k) => one[k]! & ~two[place]!),
        );
        expect(
          run('findBetween', world, ['one', 'two', 'three', 'flip', 'places', 'found', 'blocks']),
          at.map((place, k) => one[k]! & ~two[place]! & ~three[place]!),
        );
      }),
    );
  });

  it('change sets', () => {
    fc.assert(
      fc.property(worlds, (world) => {
        const { at } = world;
        const [one, two, three] = world.sets;
        const expect = (found: { one: number[] }, wanted: number[]) =>
          assert.deepEqual(found.one, [...wanted, ...one.slice(at.length)]);
        const each = (put: (own: number, two: number, three: number) => number) =>
          at.map((place, k) => put(one[k]!, two[place]!, three[place]!));
        const bits = ['one', 'two', 'blocks'] as const;
        expect(
          run('copy', world, bits),
          each((_, b) => b),
        );
        expect(
          run('add', world, bits),
          each((a, b) => a | b),
        );
        expect(
          run('keep', world, bits),
          each((a, b) => a & b),
        );
        expect(
          run('drop', world, bits),
          each((a, b) => a & ~b),
        );
        expect(
          run('addFrom', world, ['one', 'two', 'flip', 'blocks']),
          each((a, b) => a | ~b),
        );
        expect(
          run('addBetween', world, ['one', 'two', 'three', 'flip', 'blocks']),
          each((a, b, c) => a | (~b & ~c)),
        );
        const own = ['one', 'two', 'three'] as const;
        expect(
          run('union', world, own),
          at.map((_, k) => two[k]! | three[k]!),
        );
        expect(
          run('difference', world, own),
          at.map((_, k) => two[k]! & ~three[k]!),
        );
      }),
    );
  });
});

describe('the memory of bitmaps', () => {
  it('keeps what it holds while it grows', () => {
    const memory = new WordMemory();
    const first = memory.allocate(10).fill(7);
    const large = memory.allocate(1_000_000);
    large[999_999] = 5;
    assert.equal(large[0], 0);
    assert.deepEqual([...new Set(first)], [7]);
    first[0] = 8;
    assert.equal(first[0], 8);
  });
});
