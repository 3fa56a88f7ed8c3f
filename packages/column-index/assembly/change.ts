import { areInARow, BLOCK, bytesOf, offsetIn } from './blocks';
import { Formula } from './formulas';

/** Replaces each block of a set by the result of a formula for it and the corresponding blocks of bitmaps. */
export function changeByBitmaps<F extends Formula>(
  set: usize,
  lower: usize,
  upper: usize,
  flip: i32,
  blocks: usize,
  size: usize,
): void {
  const formula = changetype<F>(0);
  const flips = i32x4.splat(flip);
  const end = bytesOf(size);
  if (areInARow(blocks, end)) {
    const first = offsetIn(blocks, 0);
    for (let at: usize = 0; at < end; at += BLOCK) {
      const offset = first + at;
      v128.store(set + at, formula.block(set + at, lower + offset, upper + offset, flips));
    }
  } else {
    for (let at: usize = 0; at < end; at += BLOCK) {
      const offset = offsetIn(blocks, at);
      v128.store(set + at, formula.block(set + at, lower + offset, upper + offset, flips));
    }
  }
}
