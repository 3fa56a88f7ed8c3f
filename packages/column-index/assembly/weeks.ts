import { areInARow, BLOCK, bytesOf, offsetIn } from './blocks';

/**
 * Adds the slots that are in all of any seven consecutive bitmaps. For each day, `two` has the slots that are in its bitmap
 * and in that of the day before, and `four` those that are in the last four. Seven days are the intersection of `four` and
 * the `four` of three days before.
 */
export function orWeeks(
  out: usize,
  bitmaps: usize,
  count: usize,
  flip: i32,
  blocks: usize,
  size: usize,
): void {
  const flips = i32x4.splat(flip);
  const none = i32x4.splat(0);
  const end = bytesOf(size);
  const last = bitmaps + (count << 2);
  const isRow = areInARow(blocks, end);
  const first = isRow ? offsetIn(blocks, 0) : 0;
  for (let at: usize = 0; at < end; at += BLOCK) {
    const offset = isRow ? first + at : offsetIn(blocks, at);
    let found = v128.load(out + at);
    let before = none;
    let two1 = none;
    let two2 = none;
    let four1 = none;
    let four2 = none;
    let four3 = none;
    for (let bitmap = bitmaps; bitmap < last; bitmap += 4) {
      const day = v128.xor(v128.load(<usize>load<u32>(bitmap) + offset), flips);
      const two = v128.and(day, before);
      const four = v128.and(two, two2);
      found = v128.or(found, v128.and(four, four3));
      before = day;
      two2 = two1;
      two1 = two;
      four3 = four2;
      four2 = four1;
      four1 = four;
    }
    v128.store(out + at, found);
  }
}
