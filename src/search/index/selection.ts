import { bitsBetween, lowestBit, oneUnlessEmpty, popcount, wordsFor } from './bits.ts';
import type { Bitmap } from './bitmap.ts';
import type { ListingIndex } from './listing-index.ts';
import type { Workspace } from './workspace.ts';

/**
 * A set of slots that only holds the words with something in them: word `words[k]` of a bitmap
 * belongs to `mask[k]`, for k below `size`. All sets of one question share the same words, so
 * what a question costs follows what lies in its area and not the size of the index.
 */
export interface Selection {
  readonly words: Int32Array;
  readonly mask: Int32Array;
  size: number;
  /** Lends the arrays of all sets of this selection. */
  readonly workspace: Workspace;
}

/** A selection without slots. */
export const nothing = ({ workspace }: ListingIndex): Selection => ({
  words: workspace.take(),
  mask: workspace.take(),
  size: 0,
  workspace,
});

/** Adds slots in rising order to a new selection. */
export class SelectionBuilder {
  readonly selection: Selection;

  constructor(index: ListingIndex) {
    this.selection = nothing(index);
  }

  addSlot(slot: number): void {
    this.#add(slot >>> 5, 1 << (slot & 31));
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
    const { words, mask } = this.selection;
    const last = this.selection.size - 1;
    if (last >= 0 && words[last] === word) {
      mask[last]! |= bits;
    } else {
      words[last + 1] = word;
      mask[last + 1] = bits;
      this.selection.size++;
    }
  }
}

/** Words that follow one another are counted so much faster that a few empty ones do not matter. */
const WORTH_DROPPING = 0.35;

/**
 * A set of a selection as a selection of its own, without the empty words where most are.
 * @param mask the set; it belongs to the new selection from now on, and may be changed by it.
 */
export function subselection(from: Selection, mask: Int32Array): Selection {
  let left = 0;
  for (let k = 0; k < from.size; k++) left += oneUnlessEmpty(mask[k]!);
  if (left > WORTH_DROPPING * from.size) return { ...from, mask };
  const words = from.workspace.take();
  let size = 0;
  for (let k = 0; k < from.size; k++) {
    const bits = mask[k]!;
    words[size] = from.words[k]!;
    mask[size] = bits;
    size += oneUnlessEmpty(bits);
  }
  return { ...from, words, mask, size };
}

/** Those slots of a selection that are in a bitmap, or that are not. */
export function subselectionBy(
  from: Selection,
  bitmap: Bitmap | undefined,
  which: 'in' | 'not in',
): Selection {
  const { words, size, workspace } = from;
  const mask = workspace.take();
  const flip = which === 'in' ? 0 : -1;
  const bits = bitmap?.words;
  for (let k = 0; k < size; k++) {
    mask[k] = from.mask[k]! & ((bits === undefined ? 0 : bits[words[k]!]!) ^ flip);
  }
  return subselection(from, mask);
}

/** All slots of a bitmap. */
export function selectAll(index: ListingIndex, bitmap: Bitmap): Selection {
  const selection = nothing(index);
  const { words, mask } = selection;
  let size = 0;
  const end = wordsFor(index.used);
  for (let word = 0; word < end; word++) {
    const bits = bitmap.words[word]!;
    words[size] = word;
    mask[size] = bits;
    size += oneUnlessEmpty(bits);
  }
  selection.size = size;
  return selection;
}

/** Leaves only what is in the bitmap as well, and drops words that become empty. */
export function narrow(selection: Selection, bitmap: Bitmap): void {
  const { words, mask } = selection;
  let size = 0;
  for (let k = 0; k < selection.size; k++) {
    const word = words[k]!;
    const bits = mask[k]! & bitmap.words[word]!;
    words[size] = word;
    mask[size] = bits;
    size += oneUnlessEmpty(bits);
  }
  selection.size = size;
}

/** Calls `visit` with every slot of a set, in rising order. */
export function eachSlot(
  { words, size }: Selection,
  set: Int32Array,
  visit: (slot: number) => void,
): void {
  for (let k = 0; k < size; k++) {
    let bits = set[k]!;
    const base = words[k]! << 5;
    while (bits !== 0) {
      visit(base + lowestBit(bits));
      bits &= bits - 1;
    }
  }
}

/** How many slots a set has. */
export function count({ size }: Selection, set: Int32Array): number {
  let total = 0;
  for (let k = 0; k < size; k++) if (set[k] !== 0) total += popcount(set[k]!);
  return total;
}

/** How many slots a set and a bitmap share. */
export function countIn(selection: Selection, set: Int32Array, bitmap: Bitmap): number {
  const { workspace, words, size } = selection;
  return workspace.memory.countShared(set, words, bitmap.words, size);
}
