import { BLOCK_WORDS } from '../bits.ts';
import type { Selection } from './selection.ts';

/** The slot of the lowest bit in word k. */
export const firstSlotOf = ({ blocks }: Pick<Selection, 'blocks'>, k: number): number =>
  (blocks[k >>> 2]! << 7) | ((k & 3) << 5);

/** Non-empty words of a set: `found[n]` is word `places[n]` of the selection with these blocks. */
export interface FoundWords {
  blocks: Int32Array;
  places: Int32Array;
  found: Int32Array;
  length: number;
}

/** The place of a slot's word, which is the `k` of `firstSlotOf`. The slot's block must be in the selection. */
export function placeOf({ blocks, size }: Selection, slot: number): number {
  const block = slot >>> 7;
  let low = 0;
  let high = size / BLOCK_WORDS - 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (blocks[middle]! < block) low = middle + 1;
    else high = middle;
  }
  return low * BLOCK_WORDS + ((slot >>> 5) & 3);
}

/** Whether a set contains a slot; the slot need not be in the selection. */
export function holds(selection: Selection, set: Int32Array, slot: number): boolean {
  if (selection.size === 0) return false;
  const place = placeOf(selection, slot);
  const isIn = selection.blocks[place >>> 2] === slot >>> 7;
  return isIn && ((set[place]! >>> (slot & 31)) & 1) === 1;
}
