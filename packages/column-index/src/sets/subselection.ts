import { BLOCK_WORDS, blocksFor, wordsFor } from '../bits.ts';
import type { Words } from './bitmap.ts';
import { nothing, type Selection } from './selection.ts';
import { at, dropBitmap, keepBitmap } from './sets.ts';
import type { Workspace } from './workspace.ts';

/** Empty blocks are dropped only if less than this fraction is used, because consecutive blocks are a little faster to scan. */
const DROP_BELOW_FRACTION = 0.9;

/** Finds the blocks in which a set has any slot. Returns their number, or null if too few others are empty to drop them. */
function pickFew({ size, workspace }: Selection, set: Int32Array): number | null {
  const { kernels, findings } = workspace;
  if (kernels.countBlocks(at(set), size) > (DROP_BELOW_FRACTION * size) / BLOCK_WORDS) return null;
  return kernels.findBlocks(at(set), at(findings.places), size);
}

/** Copies the picked blocks to `out`, which may be `blocks` itself, since their places are ascending. */
function keepPicked({ blocks, workspace }: Selection, out: Int32Array, picked: number): void {
  const { places } = workspace.findings;
  for (let n = 0; n < picked; n++) out[n] = blocks[places[n]!]!;
}

/** Moves the words of picked blocks to the beginning of a set. */
function keepPickedWords({ kernels, findings }: Workspace, set: Int32Array, picked: number): void {
  kernels.gather(at(set), at(set), at(findings.places), picked * BLOCK_WORDS);
}

/**
 * Drops the blocks in which `set` has no slot from a selection and from all its `sets`, unless too few of them are empty.
 */
export function dropEmpty(
  selection: Selection,
  set: Int32Array,
  sets: readonly Int32Array[],
): void {
  const picked = pickFew(selection, set);
  if (picked === null) return;
  keepPicked(selection, selection.blocks, picked);
  for (const array of sets) keepPickedWords(selection.workspace, array, picked);
  selection.size = picked * BLOCK_WORDS;
}

/**
 * Creates a selection from a set, without its empty blocks unless these are too few.
 * @param mask The set; the new selection takes over its array.
 */
export function subselection(from: Selection, mask: Int32Array): Selection {
  const picked = pickFew(from, mask);
  if (picked === null) return { ...from, mask };
  const blocks = from.workspace.take();
  keepPicked(from, blocks, picked);
  keepPickedWords(from.workspace, mask, picked);
  return { ...from, blocks, mask, size: picked * BLOCK_WORDS };
}

/** Creates a selection of the slots of another that are in a bitmap, or that are not in it. */
export function subselectionBy(
  from: Selection,
  bitmap: Words | undefined,
  which: 'in' | 'not in',
): Selection {
  const mask = from.workspace.take();
  mask.set(from.mask.subarray(0, from.size));
  if (which === 'in') keepBitmap(from, mask, bitmap);
  else dropBitmap(from, mask, bitmap);
  return subselection(from, mask);
}

/** Creates a selection of all slots of a bitmap. */
export function selectAll(index: { workspace: Workspace; used: number }, bitmap: Words): Selection {
  const selection = nothing(index);
  const { blocks, mask, workspace } = selection;
  selection.size = wordsFor(index.used);
  blocks.set(workspace.rising.subarray(0, blocksFor(index.used)));
  mask.set(bitmap.words.subarray(0, selection.size));
  dropEmpty(selection, mask, [mask]);
  return selection;
}

/** Keeps only slots of a bitmap (none if it is undefined), and drops empty blocks unless they are too few. */
export function narrow(selection: Selection, bitmap: Words | undefined): void {
  keepBitmap(selection, selection.mask, bitmap);
  dropEmpty(selection, selection.mask, [selection.mask]);
}
