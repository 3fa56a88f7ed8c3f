import { areInARow, BLOCK, bytesOf, isFilled, offsetIn } from './blocks';
import { Formula } from './formulas';

/** Finds the words that are not 0 of what a formula gives for a set and blocks of bitmaps. */
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

/** Finds the words that are not 0 of what a formula gives for a set and arrays as long. */
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
    // Branchless: which blocks are empty is unpredictable for the processor's branch prediction.
    store<u32>(next, <u32>(at >> 4));
    next += (<usize>isFilled(set + at)) << 2;
  }
  return (next - positions) >> 2;
}

/** Writes found words; static methods, since TypeScript allows decorators such as `@inline` only on these. */
class Findings {
  /** Notes the words of a block that are not 0, the first being word k; gives the bytes written by then. */
  @inline
  static note(block: v128, k: usize, positions: usize, found: usize, written: usize): usize {
    written = Findings.noteWord(i32x4.extract_lane(block, 0), k, positions, found, written);
    written = Findings.noteWord(i32x4.extract_lane(block, 1), k + 1, positions, found, written);
    written = Findings.noteWord(i32x4.extract_lane(block, 2), k + 2, positions, found, written);
    return Findings.noteWord(i32x4.extract_lane(block, 3), k + 3, positions, found, written);
  }

  /** Writes a word down; the next one overwrites it if it is 0, which no branch has to guess. */
  @inline
  static noteWord(word: i32, k: usize, positions: usize, found: usize, written: usize): usize {
    store<u32>(positions + written, <u32>k);
    store<i32>(found + written, word);
    return written + (word !== 0 ? 4 : 0);
  }
}
