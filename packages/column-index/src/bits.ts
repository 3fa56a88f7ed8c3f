/** Number of set bits in a 32-bit word. */
export function popcount(word: number): number {
  let v = word - ((word >>> 1) & 0x55555555);
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
  return Math.imul((v + (v >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Position (0 to 31) of the lowest set bit; `word` must not be 0. */
export function lowestBit(word: number): number {
  return 31 - Math.clz32(word & -word);
}

/** Number of 32-bit words in a block. */
export const BLOCK_WORDS = 4;

/** Number of blocks that hold `bits` bits. */
export function blocksFor(bits: number): number {
  return (bits + 127) >>> 7;
}

/** Number of 32-bit words that hold `bits` bits, rounded up to whole blocks. */
export function wordsFor(bits: number): number {
  return blocksFor(bits) * BLOCK_WORDS;
}

/** A word in which the bits `from` (inclusive) to `to` (exclusive) are set; 0 <= from < to <= 32. */
export function bitsBetween(from: number, to: number): number {
  const upper = to === 32 ? -1 : (1 << to) - 1;
  return upper & (-1 << from);
}
