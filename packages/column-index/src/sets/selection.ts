import { bitsBetween, BLOCK_WORDS } from '../bits.ts';
import type { Workspace } from './workspace.ts';

/**
 * A set of slots that leaves empty blocks out. A block is four words: words 4k to 4k + 3 of `mask` are block `blocks[k]` of a
 * bitmap, for words below `size`. All sets of a question have the same blocks, so its cost depends on the rows in its area
 * and not on the size of the index.
 */
export interface Selection {
  readonly blocks: Int32Array;
  readonly mask: Int32Array;
  /** Words of each set, always whole blocks. */
  size: number;
  /** Provides the arrays of all sets of this selection. */
  readonly workspace: Workspace;
}

/** A selection without slots. */
export const nothing = ({ workspace }: { workspace: Workspace }): Selection => ({
  blocks: workspace.take(),
  mask: workspace.take(),
  size: 0,
  workspace,
});

/** Adds slots in rising order to a new selection. */
export class SelectionBuilder {
  readonly selection: Selection;

  constructor(index: { workspace: Workspace }) {
    this.selection = nothing(index);
  }

  /** Slots of one word by its bits. */
  addBits(word: number, bits: number): void {
    if (bits !== 0) this.#add(word, bits);
  }

  /** Slots `from` (inclusive) to `to` (exclusive). */
  addRange(from: number, to: number): void {
    if (from >= to) return;
    const first = from >>> 5;
    const last = (to - 1) >>> 5;
    for (let word = first; word <= last; word++) {
      const low = word === first ? from & 31 : 0;
      const high = word === last ? ((to - 1) & 31) + 1 : 32;
      this.#add(word, bitsBetween(low, high));
    }
  }

  #add(word: number, bits: number): void {
    const { blocks, mask, size } = this.selection;
    const block = word >>> 2;
    let at = size - BLOCK_WORDS;
    if (at < 0 || blocks[at >>> 2] !== block) {
      at = size;
      blocks[at >>> 2] = block;
      mask.fill(0, at, at + BLOCK_WORDS);
      this.selection.size += BLOCK_WORDS;
    }
    mask[at + (word & 3)]! |= bits;
  }
}
