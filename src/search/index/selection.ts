import { bitsBetween, wordsFor } from './bits.ts';
import type { Bitmap } from './bitmap.ts';
import type { ListingIndex } from './listing-index.ts';
import { at, dropBitmap, keepBitmap } from './sets.ts';
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

/** Words that follow one another are gone through so much faster that many empty ones do not matter. */
const WORTH_DROPPING = 0.25;

/** Finds the words in which a set has something, where these are few; gives how many, or else null. */
function findFew({ size, workspace }: Selection, set: Int32Array): number | null {
  const { kernels, findings } = workspace;
  if (kernels.countPlaces(at(set), size) > WORTH_DROPPING * size) return null;
  return kernels.find(at(set), at(findings.places), at(findings.found), size);
}

/**
 * Leaves the words out in which `set` has nothing, where most are: of the selection itself, and of all
 * `sets` of it.
 */
export function dropEmpty(
  selection: Selection,
  set: Int32Array,
  sets: readonly Int32Array[],
): void {
  const { kernels, findings } = selection.workspace;
  const left = findFew(selection, set);
  if (left === null) return;
  // Places rise, so nothing is written over before it was read.
  for (const array of [selection.words, ...sets]) {
    kernels.copy(at(array), at(array), at(findings.places), left);
  }
  selection.size = left;
}

/**
 * A set of a selection as a selection of its own, without the empty words where most are.
 * @param mask the set; it belongs to the new selection from now on, and may be changed by it.
 */
export function subselection(from: Selection, mask: Int32Array): Selection {
  const { kernels, findings } = from.workspace;
  const left = findFew(from, mask);
  if (left === null) return { ...from, mask };
  const words = from.workspace.take();
  kernels.copy(at(words), at(from.words), at(findings.places), left);
  kernels.copy(at(mask), at(mask), at(findings.places), left);
  return { ...from, words, mask, size: left };
}

/** Those slots of a selection that are in a bitmap, or that are not. */
export function subselectionBy(
  from: Selection,
  bitmap: Bitmap | undefined,
  which: 'in' | 'not in',
): Selection {
  const mask = from.workspace.take();
  mask.set(from.mask.subarray(0, from.size));
  if (which === 'in') keepBitmap(from, mask, bitmap);
  else dropBitmap(from, mask, bitmap);
  return subselection(from, mask);
}

/** All slots of a bitmap. */
export function selectAll(index: ListingIndex, bitmap: Bitmap): Selection {
  const selection = nothing(index);
  const { words, mask, workspace } = selection;
  selection.size = wordsFor(index.used);
  words.set(workspace.rising.subarray(0, selection.size));
  mask.set(bitmap.words.subarray(0, selection.size));
  dropEmpty(selection, mask, [mask]);
  return selection;
}

/** Leaves only what is in the bitmap as well, without the empty words where most are. */
export function narrow(selection: Selection, bitmap: Bitmap): void {
  keepBitmap(selection, selection.mask, bitmap);
  dropEmpty(selection, selection.mask, [selection.mask]);
}
