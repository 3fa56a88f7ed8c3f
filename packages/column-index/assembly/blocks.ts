/** Size of a block in bytes. */
export const BLOCK: usize = 16;

/** Converts a number of words to bytes. */
export function bytesOf(words: usize): usize {
  return words << 2;
}

/** Byte offset, in a bitmap, of the block that corresponds to the block at byte `at` of a set. */
export function offsetIn(blocks: usize, at: usize): usize {
  return (<usize>load<u32>(blocks + (at >> 2))) << 4;
}

/** Whether the blocks of a selection are consecutive, so that no block number has to be looked up. */
export function areInARow(blocks: usize, end: usize): bool {
  if (end === 0) return false;
  const last = end - BLOCK;
  return offsetIn(blocks, last) - offsetIn(blocks, 0) === last;
}

/** Whether a block has any bit set. It tests two halves, which is cheaper than `v128.any_true` if a number is needed. */
export function isFilled(block: usize): bool {
  return (load<u64>(block) | load<u64>(block, 8)) !== 0;
}
