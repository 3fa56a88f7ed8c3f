import { setTimeout } from 'node:timers/promises';
import type { Address, Kernels } from '../src/kernels/interface.ts';
import type { KernelKind } from '../src/kernels/load.ts';
import { WordMemory } from '../src/word-memory.ts';

/**
 * Measures how much faster each kernel is in WebAssembly than in plain TypeScript, over the bitmaps of a
 * million rows. The kinds take turns, so that a busy minute of the machine slows down both.
 */
const ROWS = 1_000_000;
const ROUNDS = 60;
/** Number of bitmaps that take turns, because an index reads many bitmaps once each, and so not from the cache. */
const BITMAPS = 24;
const WORDS = 4 * Math.ceil(ROWS / 128);
const BLOCKS = WORDS / 4;

/** State of a pseudo-random generator, which yields the same numbers in each run. */
let seed = 1;
const random = (): number => {
  seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fff_ffff;
  return seed / 2 ** 31;
};

const numbers = {
  /** About every other bit is set. */
  dense: Int32Array.from({ length: WORDS }, () => (random() * 2 ** 32) | 0),
  /** About one word in thirty has a bit set. */
  sparse: Int32Array.from({ length: WORDS }, () => (random() < 1 / 30 ? 1 << (random() * 32) : 0)),
  /** All blocks. */
  row: Int32Array.from({ length: BLOCKS }, (_, block) => block),
  /** Three blocks in five. */
  gaps: Int32Array.from({ length: BLOCKS }, (_, block) => block).filter(() => random() < 0.6),
};

/** Loads kernels and allocates the arrays that they work on. */
function layOut(kind: KernelKind) {
  const memory = new WordMemory(kind);
  const allocate = (from: Int32Array): Address => {
    const array = memory.allocate(WORDS);
    array.set(from);
    return array.byteOffset;
  };
  const bitmaps = Array.from({ length: BITMAPS }, () => allocate(numbers.dense));
  const partly = allocate(numbers.sparse);
  return {
    kernels: memory.kernels,
    bitmaps,
    /** Addresses of the bitmaps of the days of a month. */
    month: allocate(Int32Array.from({ length: 31 }, (_, day) => bitmaps[day % BITMAPS]!)),
    sets: [numbers.dense, numbers.dense, numbers.dense].map(allocate) as [
      Address,
      Address,
      Address,
    ],
    sparse: allocate(numbers.sparse),
    row: allocate(numbers.row),
    gaps: allocate(numbers.gaps),
    /** The list of windows for `testWindows`. */
    windows: allocate(
      Int32Array.from(
        Array.from({ length: 7 }, (_, first) => [first, bitmaps[0]!, bitmaps[1]!, partly]).flat(),
      ),
    ),
    room: allocate(new Int32Array(14 * 16)),
    positions: allocate(numbers.sparse),
    found: allocate(numbers.sparse),
  };
}

type Laid = ReturnType<typeof layOut>;
type Call = (kernels: Kernels, laid: Laid, bitmap: Address) => unknown;

/** Two measurements of a kernel that looks up blocks: with consecutive blocks, and with gaps. */
const byBlocks = (
  name: string,
  call: (kernels: Kernels, laid: Laid, bitmap: Address, blocks: Address, size: number) => unknown,
): [string, Call][] => [
  [`${name}, all blocks`, (k, laid, bitmap) => call(k, laid, bitmap, laid.row, WORDS)],
  [
    `${name}, 3 blocks in 5`,
    (k, laid, bitmap) => call(k, laid, bitmap, laid.gaps, numbers.gaps.length * 4),
  ],
];

const CASES: [string, Call][] = [
  ['count', (k, _, b) => k.count(b, WORDS)],
  ['countAnd', (k, { sets }, b) => k.countAnd(sets[0], b, WORDS)],
  ...byBlocks('countAndBitmap', (k, l, b, blocks, n) => k.countAndBitmap(l.sets[0], b, blocks, n)),
  ['countBlocks', (k, _, b) => k.countBlocks(b, WORDS)],
  ['findBlocks', (k, { sparse, positions }) => k.findBlocks(sparse, positions, WORDS)],
  ['findWords', (k, { sparse, positions, found }) => k.findWords(sparse, positions, found, WORDS)],
  ['findWords, dense', (k, { positions, found }, b) => k.findWords(b, positions, found, WORDS)],
  ...byBlocks('findWordsFrom', (k, { sparse, positions, found }, b, blocks, n) =>
    k.findWordsFrom(sparse, b, 0, positions, found, blocks, n),
  ),
  ...byBlocks('findWordsBetween', (k, { sparse, sets, positions, found }, b, blocks, n) =>
    k.findWordsBetween(sparse, b, sets[0], -1, positions, found, blocks, n),
  ),
  ...byBlocks('gather', (k, { sets }, b, blocks, n) => k.gather(sets[0], b, blocks, n)),
  ...byBlocks('orBitmap', (k, { sets }, b, blocks, n) => k.orBitmap(sets[0], b, blocks, n)),
  ...byBlocks('andBitmap', (k, { sets }, b, blocks, n) => k.andBitmap(sets[0], b, blocks, n)),
  ...byBlocks('andNotBitmap', (k, { sets }, b, blocks, n) => k.andNotBitmap(sets[0], b, blocks, n)),
  ...byBlocks('orFrom', (k, { sets }, b, blocks, n) => k.orFrom(sets[0], b, -1, blocks, n)),
  ...byBlocks('orBetween', (k, { sets, sparse }, b, blocks, n) =>
    k.orBetween(sets[0], b, sparse, 0, blocks, n),
  ),
  ...byBlocks('orWeeks, 31 days', (k, { sets, month }, _, blocks, n) =>
    k.orWeeks(sets[0], month, 31, 0, blocks, n),
  ),
  ...byBlocks('testWindows, 7 of 8 days', (k, l, _, blocks, n) =>
    k.testWindows(...l.sets, l.sparse, l.month, 14, l.windows, 7, 8, 0, l.room, blocks, n),
  ),
  ['or', (k, { sets }, b) => k.or(sets[0], sets[1], b, WORDS)],
  ['andNot', (k, { sets }, b) => k.andNot(sets[0], sets[1], b, WORDS)],
  ['applyCriterion', (k, { sets, sparse }, b) => k.applyCriterion(...sets, b, sparse, WORDS)],
  ['withoutCriterion', (k, { sets, sparse }, b) => k.withoutCriterion(...sets, b, sparse, WORDS)],
];

/** Microseconds of several calls, one for each bitmap. They are so short that other processes interrupt only few of them. */
function timesOf(laid: Laid, call: Call): number[] {
  return laid.bitmaps.map((bitmap) => {
    const began = performance.now();
    call(laid.kernels, laid, bitmap);
    return (performance.now() - began) * 1000;
  });
}

/** Repeats a call until the optimising compilers, which work in the background, have compiled it. */
async function warmUp(call: Call): Promise<void> {
  for (let times = 0; times < 10; times++) {
    for (const laid of [simd, reference]) timesOf(laid, call);
    await setTimeout(30);
  }
}

const medianOf = (times: number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1]!;

const simd = layOut('simd');
const reference = layOut('reference');
for (const [name, call] of CASES) {
  await warmUp(call);
  const times: { simd: number[]; reference: number[] } = { simd: [], reference: [] };
  for (let round = 0; round < ROUNDS; round++) {
    times.simd.push(...timesOf(simd, call));
    times.reference.push(...timesOf(reference, call));
  }
  const [fast, slow] = [medianOf(times.simd), medianOf(times.reference)];
  const figures = `${fast.toFixed(1)} µs, reference ${slow.toFixed(1)} µs`;
  console.log(`${name.padEnd(34)} ${figures}: ${(slow / fast).toFixed(1)} times as fast`);
}
