import { areInARow, BLOCK, bytesOf, offsetIn } from './blocks';

/**
 * Splits a set by bitmaps of days: those that are in each of the first `yesCount`, and of the others those that are in
 * none of the `noCount` behind them. A block's results stay in registers while its days are looked at.
 */
export function splitByDays(
  yes: usize,
  unstated: usize,
  mask: usize,
  bitmaps: usize,
  yesCount: usize,
  noCount: usize,
  blocks: usize,
  size: usize,
): void {
  const end = bytesOf(size);
  const lastYes = bitmaps + (yesCount << 2);
  const lastNo = lastYes + (noCount << 2);
  const isRow = areInARow(blocks, end);
  const first = isRow ? offsetIn(blocks, 0) : 0;
  for (let at: usize = 0; at < end; at += BLOCK) {
    const offset = isRow ? first + at : offsetIn(blocks, at);
    const asked = v128.load(mask + at);
    let free = yesCount === 0 ? i32x4.splat(0) : asked;
    for (let bitmap = bitmaps; bitmap < lastYes; bitmap += 4) {
      free = v128.and(free, v128.load(<usize>load<u32>(bitmap) + offset));
    }
    let taken = free;
    for (let bitmap = lastYes; bitmap < lastNo; bitmap += 4) {
      taken = v128.or(taken, v128.load(<usize>load<u32>(bitmap) + offset));
    }
    v128.store(yes + at, free);
    v128.store(unstated + at, v128.andnot(asked, taken));
  }
}
