import { bitsBetween, BLOCK_WORDS } from '../bits.ts';
import type { Workspace } from './workspace.ts';

/**
 * A set of slots without empty blocks. A block is four words: words 4k to 4k + 3 of `mask` correspond to block `blocks[k]` of
 * a bitmap; only words below `size` count. All sets of a question have the same blocks, so the cost of a question depends on
 * the rows in its area and not on the size of the index.
 */
export interface Selection {
  readonly blocks: Int32Array;
  readonly mask: Int32Array;
  /** Number of words of each set, always whole blocks. */
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

/** Builds a selection from slots in ascending order. */
export class SelectionBuilder {
  readonly selection: Selection;

  constructor(index: { workspace: Workspace }) {
    this.selection = nothing(index);
  }

  /** Adds slots of one word by its bits. */
  addBits(word: number, bits: number): void {
    if (bits !== 0) this.#add(word, bits);
  }

  /** Adds the slots `from` (inclusive) to `to` (exclusive). */
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
