import { areInARow, BLOCK, bytesOf, isFilled, offsetIn } from './blocks';
import { Formula } from './formulas';

/** Counts the bits that are set in the results of a formula for a set and a bitmap. */
export function countBitsInBitmap<F extends Formula>(
  set: usize,
  bitmap: usize,
  blocks: usize,
  size: usize,
): i32 {
  if (areInARow(blocks, bytesOf(size))) {
    return countBits<F>(set, bitmap + offsetIn(blocks, 0), size);
  }
  return countBlocksOf<F, Chosen>(set, bitmap, blocks, size);
}

/** Counts the bits that are set in the results of a formula for two sets. */
export function countBits<F extends Formula>(one: usize, other: usize, size: usize): i32 {
  return countBlocksOf<F, InARow>(one, other, 0, size);
}

/**
 * Counts the bits that are set in the results of a formula for a set and another array. `B` locates the array's blocks.
 *
 * Eight blocks are counted with one count of bits, after Harley and Seal (Warren, "Hacker's Delight",
 * 5-1; Muła, Kurz, Lemire, "Faster Population Counts Using AVX2 Instructions"): carry-save adders on all
 * bits at once sum up how often each was set. The eight blocks come from eight stretches of the sets that
 * are read side by side: counting waits for memory most of the time, and several parallel streams take
 * two thirds of the time of a single one.
 */
function countBlocksOf<F extends Formula, B extends Blocks>(
  one: usize,
  other: usize,
  blocks: usize,
  size: usize,
): i32 {
  const end = bytesOf(size);
  const stretch = (end >> 3) & ~(BLOCK - 1);
  let ones = i32x4.splat(0);
  let twos = ones;
  let fours = ones;
  let sums = ones;
  for (let at: usize = 0; at < stretch; at += BLOCK) {
    const at1 = at + stretch;
    const at2 = at1 + stretch;
    const at3 = at2 + stretch;
    const at4 = at3 + stretch;
    const at5 = at4 + stretch;
    const at6 = at5 + stretch;
    const at7 = at6 + stretch;
    const block0 = block<F, B>(one, other, blocks, at);
    const block1 = block<F, B>(one, other, blocks, at1);
    const twosA = carry(ones, block0, block1);
    ones = sum(ones, block0, block1);
    const block2 = block<F, B>(one, other, blocks, at2);
    const block3 = block<F, B>(one, other, blocks, at3);
    const twosB = carry(ones, block2, block3);
    ones = sum(ones, block2, block3);
    const foursA = carry(twos, twosA, twosB);
    twos = sum(twos, twosA, twosB);
    const block4 = block<F, B>(one, other, blocks, at4);
    const block5 = block<F, B>(one, other, blocks, at5);
    const twosC = carry(ones, block4, block5);
    ones = sum(ones, block4, block5);
    const block6 = block<F, B>(one, other, blocks, at6);
    const block7 = block<F, B>(one, other, blocks, at7);
    const twosD = carry(ones, block6, block7);
    ones = sum(ones, block6, block7);
    const foursB = carry(twos, twosC, twosD);
    twos = sum(twos, twosC, twosD);
    const eights = carry(fours, foursA, foursB);
    fours = sum(fours, foursA, foursB);
    sums = i32x4.add(sums, bitsOf(eights));
  }
  sums = i32x4.add(i32x4.shl(sums, 1), bitsOf(fours));
  sums = i32x4.add(i32x4.shl(sums, 1), bitsOf(twos));
  sums = i32x4.add(i32x4.shl(sums, 1), bitsOf(ones));
  for (let at = stretch << 3; at < end; at += BLOCK) {
    sums = i32x4.add(sums, bitsOf(block<F, B>(one, other, blocks, at)));
  }
  return total(sums);
}

/** Counts the blocks of a set that have any bit set. */
export function countBlocks(set: usize, size: usize): i32 {
  const end = bytesOf(size);
  let filled = 0;
  for (let at: usize = 0; at < end; at += BLOCK) filled += <i32>isFilled(set + at);
  return filled;
}

/** The higher digit of the sum of three bits, bit by bit: 1 where at least two of them are 1. */
function carry(a: v128, b: v128, c: v128): v128 {
  return v128.or(v128.and(b, c), v128.and(v128.xor(b, c), a));
}

/** The lower digit of the sum of three bits, bit by bit. */
function sum(a: v128, b: v128, c: v128): v128 {
  return v128.xor(v128.xor(b, c), a);
}

/** Number of set bits in each word of a block. */
function bitsOf(block: v128): v128 {
  const ofBytes = i8x16.popcnt(block);
  return i32x4.extadd_pairwise_i16x8_u(i16x8.extadd_pairwise_i8x16_u(ofBytes));
}

/** The sum of the four words of a block. */
function total(block: v128): i32 {
  return (
    i32x4.extract_lane(block, 0) +
    i32x4.extract_lane(block, 1) +
    i32x4.extract_lane(block, 2) +
    i32x4.extract_lane(block, 3)
  );
}

/** The result of a formula for a block of a set and the corresponding block of another array. */
function block<F extends Formula, B extends Blocks>(
  set: usize,
  other: usize,
  blocks: usize,
  at: usize,
): v128 {
  const offset = changetype<B>(0).offset(blocks, at);
  return changetype<F>(0).block(set + at, other + offset, 0, i32x4.splat(0));
}

/** Locates the block of another array that corresponds to the block at byte `at` of a set. It is a type argument, like `Formula`. */
abstract class Blocks {
  abstract offset(blocks: usize, at: usize): usize;
}

/** The other array is a set: its block is at the same offset. */
class InARow extends Blocks {
  offset(_blocks: usize, at: usize): usize {
    return at;
  }
}

/** The other array is a bitmap: its block is found by the numbers of the selection's blocks. */
class Chosen extends Blocks {
  offset(blocks: usize, at: usize): usize {
    return offsetIn(blocks, at);
  }
}
