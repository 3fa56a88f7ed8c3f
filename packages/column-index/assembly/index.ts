/**
 * The kernels in WebAssembly. `../src/kernels/interface.ts` describes each of them, and
 * `../src/kernels/reference.ts` implements them in plain TypeScript.
 *
 * This folder is AssemblyScript (assemblyscript.org): TypeScript's syntax with WebAssembly's types.
 * Addresses are `usize`, `v128` is a block of four words, and `load` and `store` are instructions.
 */
import { changeByBitmaps } from './change';
import { countBits, countBitsInBitmap } from './count';
import { find, findInBitmaps } from './find';
import { And, AndBetween, AndFrom, AndNot, Bitmap, Or, OrBetween, OrFrom, Own } from './formulas';

export { countBlocks } from './count';
export { testWindows } from './days';
export { findBlocks } from './find';
export { andNot, applyCriterion, or, withoutCriterion } from './sets';
export { orWeeks } from './weeks';

export function count(set: usize, size: usize): i32 {
  return countBits<Own>(set, 0, size);
}

export function countAnd(one: usize, other: usize, size: usize): i32 {
  return countBits<And>(one, other, size);
}

export function countAndBitmap(set: usize, bitmap: usize, blocks: usize, size: usize): i32 {
  return countBitsInBitmap<And>(set, bitmap, blocks, size);
}

export function findWords(set: usize, positions: usize, found: usize, size: usize): usize {
  return find<Own>(set, 0, 0, 0, positions, found, size);
}

export function findWordsFrom(
  set: usize,
  lower: usize,
  flip: i32,
  positions: usize,
  found: usize,
  blocks: usize,
  size: usize,
): usize {
  return findInBitmaps<AndFrom>(set, lower, 0, flip, positions, found, blocks, size);
}

export function findWordsBetween(
  set: usize,
  lower: usize,
  upper: usize,
  flip: i32,
  positions: usize,
  found: usize,
  blocks: usize,
  size: usize,
): usize {
  return findInBitmaps<AndBetween>(set, lower, upper, flip, positions, found, blocks, size);
}

export function gather(out: usize, bitmap: usize, blocks: usize, size: usize): void {
  changeByBitmaps<Bitmap>(out, bitmap, 0, 0, blocks, size);
}

export function orBitmap(out: usize, bitmap: usize, blocks: usize, size: usize): void {
  changeByBitmaps<Or>(out, bitmap, 0, 0, blocks, size);
}

export function andBitmap(out: usize, bitmap: usize, blocks: usize, size: usize): void {
  changeByBitmaps<And>(out, bitmap, 0, 0, blocks, size);
}

export function andNotBitmap(out: usize, bitmap: usize, blocks: usize, size: usize): void {
  changeByBitmaps<AndNot>(out, bitmap, 0, 0, blocks, size);
}

export function orFrom(out: usize, lower: usize, flip: i32, blocks: usize, size: usize): void {
  changeByBitmaps<OrFrom>(out, lower, 0, flip, blocks, size);
}

export function orBetween(
  out: usize,
  lower: usize,
  upper: usize,
  flip: i32,
  blocks: usize,
  size: usize,
): void {
  changeByBitmaps<OrBetween>(out, lower, upper, flip, blocks, size);
}
