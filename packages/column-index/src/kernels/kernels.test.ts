import assert from 'node:assert/strict';
import { describe, it, mock } from 'node:test';
import fc from 'fast-check';
import { BLOCK_WORDS, popcount } from '../bits.ts';
import { WordMemory } from '../word-memory.ts';
import { bestKernels, type KernelKind } from './load.ts';

const KINDS: readonly KernelKind[] = ['simd', 'reference'];

/** Number of blocks of a bitmap: enough for unrolled loops, and not a multiple of their step. */
const BLOCKS = 75;
const WORDS = BLOCKS * BLOCK_WORDS;

const word = fc.oneof(fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }), fc.constant(0));
const block = fc.oneof(
  fc.tuple(word, word, word, word),
  fc.constant([0, 0, 0, 0] satisfies [number, number, number, number]),
);
const words = fc.array(block, { minLength: BLOCKS, maxLength: BLOCKS }).map((all) => all.flat());

/** Ascending numbers of blocks, consecutive or with gaps, as in selections of areas. */
const blocks = fc.oneof(
  fc
    .array(fc.boolean(), { maxLength: BLOCKS })
    .map((chosen) => chosen.flatMap((is, number) => (is ? [number] : []))),
  fc
    .tuple(fc.nat(BLOCKS / 3), fc.nat((2 * BLOCKS) / 3))
    .map(([from, size]) => Array.from({ length: size }, (_, n) => from + n)),
);

interface World {
  /** The content of five arrays of `WORDS` words each. */
  arrays: number[][];
  /** The blocks of the selection. */
  blocks: number[];
  flip: number;
}

const worlds: fc.Arbitrary<World> = fc.record({
  arrays: fc.array(words, { minLength: 5, maxLength: 5 }),
  blocks,
  flip: fc.constantFrom(0, -1),
});

/** Copies a world's arrays to a new memory, and gives access to its kernels and to the words as plain numbers. */
function layOut(kind: KernelKind, world: World) {
  const memory = new WordMemory(kind);
  const allocate = (numbers: readonly number[]) => {
    const array = memory.allocate(WORDS);
    array.set(numbers);
    return array;
  };
  const arrays = world.arrays.map(allocate);
  const size = world.blocks.length * BLOCK_WORDS;
  const inBitmap = world.blocks.flatMap((b) => [0, 1, 2, 3].map((n) => b * BLOCK_WORDS + n));
  const positions = allocate([]);
  const found = allocate([]);
  /** Calls a function for each word of the selection. */
  const each = (wordAt: (k: number) => number) => Array.from({ length: size }, (_, k) => wordAt(k));
  return {
    memory,
    kernels: memory.kernels,
    arrays,
    /** Addresses, in the order of `arrays`. */
    at: arrays.map(({ byteOffset }) => byteOffset) as [number, number, number, number, number],
    blocks: allocate(world.blocks).byteOffset,
    positions: positions.byteOffset,
    found: found.byteOffset,
    size,
    /** Word k of array n as a set. */
    set: (n: number, k: number) => world.arrays[n]![k]!,
    /** The word of array n as a bitmap that belongs to word k of a set. */
    bitmap: (n: number, k: number) => world.arrays[n]![inBitmap[k]!]!,
    each,
    /** Asserts that array n has these words, and that nothing behind them was written. */
    assertBecame(n: number, wordAt: (k: number) => number) {
      assert.deepEqual([...arrays[n]!], [...each(wordAt), ...world.arrays[n]!.slice(size)]);
    },
    /** Asserts that exactly the words that are not 0 were found. */
    assertFound(total: number, wordAt: (k: number) => number) {
      const filled = each(wordAt).flatMap((bits, k) => (bits === 0 ? [] : [[k, bits]]));
      assert.equal(total, filled.length);
      const written = filled.map((_, n) => [positions[n], found[n]]);
      assert.deepEqual(written, filled);
    },
    /** Asserts that exactly the blocks with a word that is not 0 were found. */
    assertFoundBlocks(total: number, expected: readonly number[]) {
      assert.deepEqual([...positions.subarray(0, total)], filledBlocks(expected));
    },
  };
}

const bitsOf = (set: readonly number[]): number =>
  set.reduce((total, bits) => total + popcount(bits), 0);

const filledBlocks = (set: readonly number[]): number[] => [
  ...new Set(set.flatMap((bits, k) => (bits === 0 ? [] : [Math.floor(k / BLOCK_WORDS)]))),
];

const holds = (kind: KernelKind, check: (laid: ReturnType<typeof layOut>, world: World) => void) =>
  fc.assert(fc.property(worlds, (world) => check(layOut(kind, world), world)));

for (const kind of KINDS) {
  describe(`the ${kind} kernels`, () => {
    it('count bits', () => {
      holds(kind, ({ kernels, at: [one, two], blocks, size, set, bitmap, each }) => {
        const own = each((k) => set(0, k));
        assert.equal(kernels.count(one, size), bitsOf(own));
        const both = each((k) => set(0, k) & set(1, k));
        assert.equal(kernels.countAnd(one, two, size), bitsOf(both));
        const shared = each((k) => set(0, k) & bitmap(1, k));
        assert.equal(kernels.countAndBitmap(one, two, blocks, size), bitsOf(shared));
      });
    });

    it('find blocks that have something', () => {
      holds(kind, ({ kernels, at: [one], positions, size, set, each, assertFoundBlocks }) => {
        const own = each((k) => set(0, k));
        assert.equal(kernels.countBlocks(one, size), filledBlocks(own).length);
        assertFoundBlocks(kernels.findBlocks(one, positions, size), own);
      });
    });

    it('find words that are not 0', () => {
      holds(kind, (laid, { flip }) => {
        const { kernels, at, blocks, positions, found, size, set, bitmap } = laid;
        const [one, two, three] = at;
        laid.assertFound(kernels.findWords(one, positions, found, size), (k) => set(0, k));
        laid.assertFound(
          kernels.findWordsFrom(one, two, flip, positions, found, blocks, size),
          (k) => set(0, k) & (bitmap(1, k) ^ flip),
        );
        laid.assertFound(
          kernels.findWordsBetween(one, two, three, flip, positions, found, blocks, size),
          (k) => set(0, k) & (bitmap(1, k) ^ flip) & ~bitmap(2, k),
        );
      });
    });

    it('put a bitmap into a set', () => {
      holds(kind, ({ kernels, at, blocks, size, set, bitmap, assertBecame }) => {
        kernels.gather(at[0], at[4], blocks, size);
        kernels.orBitmap(at[1], at[4], blocks, size);
        kernels.andBitmap(at[2], at[4], blocks, size);
        kernels.andNotBitmap(at[3], at[4], blocks, size);
        assertBecame(0, (k) => bitmap(4, k));
        assertBecame(1, (k) => set(1, k) | bitmap(4, k));
        assertBecame(2, (k) => set(2, k) & bitmap(4, k));
        assertBecame(3, (k) => set(3, k) & ~bitmap(4, k));
      });
    });

    it('move the blocks of a set forward within it', () => {
      holds(kind, ({ kernels, at: [one], blocks, size, bitmap, assertBecame }) => {
        kernels.gather(one, one, blocks, size);
        assertBecame(0, (k) => bitmap(0, k));
      });
    });

    it('add what lies between two bitmaps to a set', () => {
      holds(kind, (laid, { flip }) => {
        const { kernels, at, blocks, size, set, bitmap, assertBecame } = laid;
        kernels.orFrom(at[0], at[2], flip, blocks, size);
        kernels.orBetween(at[1], at[2], at[3], flip, blocks, size);
        assertBecame(0, (k) => set(0, k) | (bitmap(2, k) ^ flip));
        assertBecame(1, (k) => set(1, k) | ((bitmap(2, k) ^ flip) & ~bitmap(3, k)));
      });
    });

    it('find what is in seven bitmaps that follow one another', () => {
      const anyDays = fc.array(fc.nat(2), { maxLength: 31 });
      fc.assert(
        fc.property(worlds, anyDays, (world, days) => {
          const laid = layOut(kind, world);
          const { kernels, at, blocks, size, set, bitmap, memory } = laid;
          const list = memory.allocate(32);
          list.set(days.map((n) => at[n]!));
          kernels.orWeeks(at[4], list.byteOffset, days.length, world.flip, blocks, size);
          const weekAt = (first: number, k: number) =>
            days.slice(first, first + 7).reduce((all, n) => all & (bitmap(n, k) ^ world.flip), -1);
          laid.assertBecame(4, (k) => {
            let bits = set(4, k);
            for (let first = 0; first + 7 <= days.length; first++) bits |= weekAt(first, k);
            return bits;
          });
        }),
      );
    });

    it('find what slots say to windows of days', () => {
      const DAYS = 12;
      const anyWindows = fc
        .oneof(
          fc.record({
            length: fc.integer({ min: 1, max: 5 }),
            dayCount: fc.integer({ min: 5, max: DAYS }),
          }),
          fc.constant({ length: 0, dayCount: 0 }),
        )
        .chain(({ length, dayCount }) =>
          fc.record({
            length: fc.constant(length),
            yesDays: fc.array(fc.nat(2), { minLength: dayCount, maxLength: dayCount }),
            noDays: fc.array(fc.nat(2), { minLength: dayCount, maxLength: dayCount }),
            windows: fc.array(fc.nat(dayCount - length), { maxLength: dayCount === 0 ? 0 : 6 }),
            isNoted: fc.boolean(),
          }),
        );
      fc.assert(
        fc.property(worlds, anyWindows, (world, { length, yesDays, noDays, windows, isNoted }) => {
          const laid = layOut(kind, world);
          const { memory, kernels, at, set, bitmap, each } = laid;
          const list = (numbers: readonly number[], words: number) => {
            const array = memory.allocate(words);
            array.set(numbers);
            return array;
          };
          const [days, mask] = [[...yesDays, ...noDays].map((n) => at[n]!), world.arrays[2]!];
          const wholly = list(world.arrays[1]!, WORDS);
          const never = list(world.arrays[0]!, WORDS);
          const partly = windows.map(() => list([], WORDS));
          const windowOf = memory.allocate(8 * WORDS).fill(-1);
          const outside = list([], WORDS);
          const entries = windows.flatMap((first, n) => [
            first,
            wholly.byteOffset,
            never.byteOffset,
            partly[n]!.byteOffset,
          ]);
          const anyPartly = kernels.testWindows(
            at[3],
            at[4],
            outside.byteOffset,
            list(mask, WORDS).byteOffset,
            list(days, 2 * DAYS).byteOffset,
            yesDays.length,
            list(entries, 4 * 8).byteOffset,
            windows.length,
            length,
            isNoted ? windowOf.byteOffset : 0,
            list([], 4 * BLOCK_WORDS * DAYS).byteOffset,
            laid.blocks,
            laid.size,
          );
          const daysOf = (all: readonly number[], first: number, k: number) =>
            all.slice(first, first + length).map((n) => bitmap(n, k));
          const freeIn = (first: number, k: number) =>
            daysOf(yesDays, first, k).reduce((left, day) => left & day, mask[k]!);
          const silentIn = (first: number, k: number) =>
            daysOf(noDays, first, k).reduce(
              (left, day) => left & ~day,
              mask[k]! & ~freeIn(first, k),
            );
          const partlyIn = (first: number, k: number) =>
            silentIn(first, k) & ~set(1, k) & ~set(0, k);
          const union = (k: number, bitsOfWindow: (first: number, k: number) => number) =>
            windows.reduce((all, first) => all | bitsOfWindow(first, k), 0);
          laid.assertBecame(3, (k) => union(k, freeIn));
          laid.assertBecame(
            4,
            (k) => union(k, (first) => silentIn(first, k) & set(1, k)) & ~union(k, freeIn),
          );
          assert.deepEqual(
            [...outside.subarray(0, laid.size)],
            each((k) =>
              windows.reduce((all, first) => all & silentIn(first, k) & ~set(1, k), mask[k]!),
            ),
          );
          for (const [n, first] of windows.entries()) {
            assert.deepEqual(
              [...partly[n]!.subarray(0, laid.size)],
              each((k) => partlyIn(first, k)),
            );
          }
          assert.equal(
            anyPartly,
            each((k) => union(k, partlyIn)).some((bits) => bits !== 0) ? 1 : 0,
          );
          const noted = new Uint8Array(windowOf.buffer, windowOf.byteOffset, windowOf.byteLength);
          const firstWindow = (k: number, slot: number) =>
            Math.max(
              0,
              windows.findIndex((first) => ((freeIn(first, k) >>> slot) & 1) === 1),
            );
          for (let k = 0; k < laid.size; k++) {
            const begin = 32 * (world.blocks[k >>> 2]! * BLOCK_WORDS + (k & 3));
            assert.deepEqual(
              [...noted.subarray(begin, begin + 32)],
              Array.from({ length: 32 }, (_, slot) => {
                if (!isNoted) return 255;
                return windows.length === 0 ? 0 : firstWindow(k, slot);
              }),
            );
          }
        }),
      );
    });

    it('put two sets together', () => {
      holds(kind, ({ kernels, at, size, set, assertBecame }) => {
        kernels.or(at[0], at[2], at[3], size);
        kernels.andNot(at[1], at[2], at[3], size);
        assertBecame(0, (k) => set(2, k) | set(3, k));
        assertBecame(1, (k) => set(2, k) & ~set(3, k));
      });
    });

    it('apply a criterion, and take one away', () => {
      holds(kind, ({ kernels, at, size, set, assertBecame }) => {
        const [all, stated, missedByOne, yes, open] = at;
        const kept = (k: number) => set(3, k) | set(4, k);
        kernels.applyCriterion(all, stated, missedByOne, yes, open, size);
        const missed = (k: number) => (set(2, k) & kept(k)) | (set(0, k) & ~kept(k));
        assertBecame(0, (k) => set(0, k) & kept(k));
        assertBecame(1, (k) => set(1, k) & set(3, k));
        assertBecame(2, missed);
        kernels.withoutCriterion(stated, all, missedByOne, yes, open, size);
        assertBecame(1, (k) => (set(0, k) & kept(k)) | (missed(k) & ~kept(k)));
      });
    });

    it('reach arrays beyond 2 GB', () => {
      const memory = new WordMemory(kind);
      memory.allocate(2 ** 29);
      const [out, bitmap, blocks] = [4, 8, 4].map((size) => memory.allocate(size));
      bitmap!.fill(-1, 4);
      blocks![0] = 1;
      memory.kernels.gather(out!.byteOffset, bitmap!.byteOffset, blocks!.byteOffset, 4);
      assert.equal(memory.kernels.count(out!.byteOffset, 4), 128);
    });
  });
}

describe('the kernels that are used by default', () => {
  it('are the reference where WebAssembly has no SIMD', () => {
    assert.equal(bestKernels(), 'simd');
    const validate = mock.method(WebAssembly, 'validate', () => false);
    assert.equal(bestKernels(), 'reference');
    validate.mock.restore();
  });
});
