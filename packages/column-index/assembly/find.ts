import { areInARow, BLOCK, bytesOf, isFilled, offsetIn } from './blocks';
import { Formula } from './formulas';

/** Finds the words that are not 0 in the results of a formula for a set and the corresponding blocks of bitmaps. */
export function findInBitmaps<F extends Formula>(
  set: usize,
  lower: usize,
  upper: usize,
  flip: i32,
  positions: usize,
  found: usize,
  blocks: usize,
  size: usize,
): usize {
  const end = bytesOf(size);
  if (areInARow(blocks, end)) {
    const first = offsetIn(blocks, 0);
    return find<F>(set, lower + first, upper + first, flip, positions, found, size);
  }
  const formula = changetype<F>(0);
  const flips = i32x4.splat(flip);
  let written: usize = 0;
  for (let at: usize = 0; at < end; at += BLOCK) {
    const offset = offsetIn(blocks, at);
    const block = formula.block(set + at, lower + offset, upper + offset, flips);
    if (v128.any_true(block)) written = Findings.note(block, at >> 2, positions, found, written);
  }
  return written >> 2;
}

/** Finds the words that are not 0 in the results of a formula for a set and other sets. */
export function find<F extends Formula>(
  set: usize,
  lower: usize,
  upper: usize,
  flip: i32,
  positions: usize,
  found: usize,
  size: usize,
): usize {
  const formula = changetype<F>(0);
  const flips = i32x4.splat(flip);
  const end = bytesOf(size);
  let written: usize = 0;
  for (let at: usize = 0; at < end; at += BLOCK) {
    const block = formula.block(set + at, lower + at, upper + at, flips);
    if (v128.any_true(block)) written = Findings.note(block, at >> 2, positions, found, written);
  }
  return written >> 2;
}

/** Finds the blocks of a set that have any bit set. */
export function findBlocks(set: usize, positions: usize, size: usize): usize {
  const end = bytesOf(size);
  let next = positions;
  for (let at: usize = 0; at < end; at += BLOCK) {
    // There is no branch, because the processor could not predict which blocks are empty.
    store<u32>(next, <u32>(at >> 4));
    next += (<usize>isFilled(set + at)) << 2;
  }
  return (next - positions) >> 2;
}

/** Writes found words. It has static methods, because TypeScript allows decorators such as `@inline` only on methods. */
class Findings {
  /** Writes the words of a block, whose first is word k, that are not 0; returns the number of bytes written so far. */
  @inline
  static note(block: v128, k: usize, positions: usize, found: usize, written: usize): usize {
    written = Findings.noteWord(i32x4.extract_lane(block, 0), k, positions, found, written);
    written = Findings.noteWord(i32x4.extract_lane(block, 1), k + 1, positions, found, written);
    written = Findings.noteWord(i32x4.extract_lane(block, 2), k + 2, positions, found, written);
    return Findings.noteWord(i32x4.extract_lane(block, 3), k + 3, positions, found, written);
  }

  /** Writes a word; if it is 0, the next one overwrites it, which needs no branch. */
  @inline
  static noteWord(word: i32, k: usize, positions: usize, found: usize, written: usize): usize {
    store<u32>(positions + written, <u32>k);
    store<i32>(found + written, word);
    return written + (word !== 0 ? 4 : 0);
  }
}
