import type { Words } from './bitmap.ts';
import { BLOCK_WORDS, lowestBit } from '../bits.ts';
import type { NumberColumn } from '../columns/number-column.ts';
import type { Selection } from './selection.ts';
import { firstSlotOf, type FoundWords } from './slots.ts';

/** Maximum number of words of a set that are visited together. */
export const WORDS_AT_A_TIME = 128;

// A set of slots within a selection has one word for each word of the selection. The functions below write to `out`.

export function fill({ size }: Selection, out: Int32Array, bits: number): void {
  out.fill(bits, 0, size);
}

/** Adds the slots of a bitmap, if there is one. */
export function addBitmap(selection: Selection, out: Int32Array, bitmap?: Words): void {
  if (bitmap === undefined) return;
  const { blocks, size, workspace } = selection;
  workspace.kernels.orBitmap(at(out), at(bitmap.words), at(blocks), size);
}

/** Keeps only slots of a bitmap; none if there is no bitmap. */
export function keepBitmap(selection: Selection, out: Int32Array, bitmap?: Words): void {
  if (bitmap === undefined) {
    fill(selection, out, 0);
    return;
  }
  const { blocks, size, workspace } = selection;
  workspace.kernels.andBitmap(at(out), at(bitmap.words), at(blocks), size);
}

/** Removes the slots of a bitmap. */
export function dropBitmap(selection: Selection, out: Int32Array, bitmap?: Words): void {
  if (bitmap === undefined) return;
  const { blocks, size, workspace } = selection;
  workspace.kernels.andNotBitmap(at(out), at(bitmap.words), at(blocks), size);
}

/** Number of consecutive days that `addWeeks` looks for. */
export const WEEK = 7;

/** Adds the slots that are in all of any seven consecutive bitmaps or, if `flip` is -1, in none of them. */
export function addWeeks(
  selection: Selection,
  out: Int32Array,
  bitmaps: readonly Words[],
  flip: 0 | -1,
): void {
  const { blocks, size, workspace } = selection;
  const days = workspace.addressesOf(bitmaps);
  workspace.kernels.orWeeks(at(out), at(days), bitmaps.length, flip, at(blocks), size);
}

/** A window of days for the kernel `testWindows`: the index of its first day, and its sets. */
export interface WindowOfDays {
  first: number;
  wholly: Int32Array;
  never: Int32Array;
}

/** Windows of days in order of preference, all of `length` days. */
export interface WindowsOfDays {
  /** For each day the slots that state yes, then for each day the slots that state no. */
  days: readonly Words[];
  length: number;
  windows: readonly WindowOfDays[];
}

/** Number of words of working memory that the kernel `testWindows` needs for each day. */
const ROOM_WORDS_OF_DAY = 4 * BLOCK_WORDS;

/** Number of words of each window in the list that the kernel `testWindows` takes. */
const WORDS_OF_WINDOW = 4;

/**
 * Tests the slots of a selection against windows of days by the kernel of this name. Writes the number of the first window in
 * which each slot is free to `windowOf`, if it is given.
 * @returns For each window the slots that are silent in it and whose season includes its months only partly; an empty list if
 *   there are no such slots. It is valid until the next call.
 */
export function testWindows(
  { mask, blocks, size, workspace }: Selection,
  { days, length, windows }: WindowsOfDays,
  windowOf: Uint8Array | null,
  { yes, unstated, outside }: { yes: Int32Array; unstated: Int32Array; outside: Int32Array },
): Int32Array[] {
  const dayCount = days.length / 2;
  const listed = WORDS_OF_WINDOW * windows.length;
  const roomOfDays = ROOM_WORDS_OF_DAY * dayCount;
  const room = workspace.room(listed + roomOfDays + size * windows.length);
  const partly = windows.map((_, n) => {
    const begin = listed + roomOfDays + size * n;
    return room.subarray(begin, begin + size);
  });
  for (const [n, { first, wholly, never }] of windows.entries()) {
    room.set([first, at(wholly), at(never), at(partly[n]!)], n * WORDS_OF_WINDOW);
  }
  const anyPartly = workspace.kernels.testWindows(
    at(yes),
    at(unstated),
    at(outside),
    at(mask),
    at(workspace.addressesOf(days)),
    dayCount,
    at(room),
    windows.length,
    length,
    windowOf === null ? 0 : windowOf.byteOffset,
    at(room.subarray(listed)),
    at(blocks),
    size,
  );
  return anyPartly === 0 ? [] : partly;
}

/** Adds the slots of another set. */
export function addSet({ size, workspace }: Selection, out: Int32Array, other: Int32Array): void {
  workspace.kernels.or(at(out), at(out), at(other), size);
}

/** Sets `out` to the slots of `one` that are not in `other`. */
export function setDifference(
  { size, workspace }: Selection,
  out: Int32Array,
  one: Int32Array,
  other: Int32Array,
): void {
  workspace.kernels.andNot(at(out), at(one), at(other), size);
}

/** Keeps only slots of another set. `spare` is overwritten. */
export function keepSet(
  selection: Selection,
  out: Int32Array,
  other: Int32Array,
  spare: Int32Array,
): void {
  setDifference(selection, spare, out, other);
  setDifference(selection, out, out, spare);
}

/** Number of slots in a set. */
export function count({ size, workspace }: Selection, set: Int32Array): number {
  return workspace.kernels.count(at(set), size);
}

/** Number of slots that are in both of two sets. */
export function countBoth(
  { size, workspace }: Selection,
  one: Int32Array,
  other: Int32Array,
): number {
  return workspace.kernels.countAnd(at(one), at(other), size);
}

/** Number of slots that are in both a set and a bitmap. */
export function countIn(selection: Selection, set: Int32Array, bitmap: Words): number {
  const { workspace, blocks, size } = selection;
  return workspace.kernels.countAndBitmap(at(set), at(bitmap.words), at(blocks), size);
}

/** Calls `visit` with every slot of a set, in ascending order, and with the place of its word. */
export function eachSlot(
  selection: Selection,
  set: Int32Array,
  visit: (slot: number, k: number) => void,
): void {
  const { places, found } = selection.workspace.findings;
  const length = selection.workspace.kernels.findWords(
    at(set),
    at(places),
    at(found),
    selection.size,
  );
  eachFound({ blocks: selection.blocks, places, found, length }, visit);
}

/** Calls `visit` with batches of the words of a set that are not empty; a batch fits into the processor's cache. */
export function eachWords(
  selection: Selection,
  set: Int32Array,
  visit: (words: FoundWords) => void,
): void {
  const { blocks, workspace } = selection;
  const { places, found } = workspace.findings;
  const length = workspace.kernels.findWords(at(set), at(places), at(found), selection.size);
  for (let from = 0; from < length; from += WORDS_AT_A_TIME) {
    const to = Math.min(from + WORDS_AT_A_TIME, length);
    visit({
      blocks,
      places: places.subarray(from, to),
      found: found.subarray(from, to),
      length: to - from,
    });
  }
}

/**
 * Adds the slots whose number is at least `min` and less than `below`. Single rows are tested only in
 * buckets that a bound cuts through.
 */
export function addBetween(
  selection: Selection,
  out: Int32Array,
  column: NumberColumn,
  min: number,
  below: number,
): void {
  const { edges } = column;
  // Whole buckets begin at the first edge that is at least `min`, and end at the last edge that is at most `below`.
  const begin = min === Number.NEGATIVE_INFINITY ? -1 : edgesBelow(column, min);
  const end = below === Number.POSITIVE_INFINITY ? edges.length : column.bucketOf(below) - 1;
  if (begin < end) addWhole(selection, out, column, begin, end);
  const cutBelow = begin >= 0 && edges[begin] !== min;
  const cutAbove = end < edges.length && edges[end] !== below;
  const addRows = (bucket: number) =>
    eachInBucket(selection, selection.mask, column, bucket, (slot, k) => {
      const value = column.values[slot]!;
      if (value >= min && value < below) out[k]! |= 1 << (slot & 31);
    });
  if (cutBelow) addRows(begin);
  if (cutAbove && !(cutBelow && end + 1 === begin)) addRows(end + 1);
}

/** Number of edges that are less than a number. */
function edgesBelow(column: NumberColumn, value: number): number {
  const reached = column.bucketOf(value);
  return column.edges[reached - 1] === value ? reached - 1 : reached;
}

/** Adds the slots that reach edge `begin` (for -1, that state a number) and do not reach edge `end`. */
function addWhole(
  { blocks, size, workspace: { kernels } }: Selection,
  out: Int32Array,
  column: NumberColumn,
  begin: number,
  end: number,
): void {
  const { lower, upper, flip } = edgesAround(column, begin, end);
  if (upper === undefined) kernels.orFrom(at(out), lower, flip, at(blocks), size);
  else kernels.orBetween(at(out), lower, upper, flip, at(blocks), size);
}

/** Calls `visit` with every slot of a set that is in a bucket, and with the place of its word. */
export function eachInBucket(
  selection: Selection,
  set: Int32Array,
  column: NumberColumn,
  bucket: number,
  visit: (slot: number, k: number) => void,
): void {
  const { blocks, size } = selection;
  const { kernels, findings } = selection.workspace;
  const { lower, upper, flip } = edgesAround(column, bucket - 1, bucket);
  const { places, found } = findings;
  const rest = [flip, at(places), at(found), at(blocks), size] as const;
  const length =
    upper === undefined
      ? kernels.findWordsFrom(at(set), lower, ...rest)
      : kernels.findWordsBetween(at(set), lower, upper, ...rest);
  eachFound({ blocks, places, found, length }, visit);
}

/**
 * Addresses of the bitmaps of rows that reach edge `begin` and edge `end`. For `begin` -1, these are all rows that
 * state a number: the complement of `notStated`, which `flip` expresses.
 */
function edgesAround({ reached, notStated }: NumberColumn, begin: number, end: number) {
  const lower = begin < 0 ? notStated : reached[begin]!;
  const upper = reached[end];
  return {
    lower: at(lower.words),
    upper: upper === undefined ? undefined : at(upper.words),
    flip: begin < 0 ? -1 : 0,
  };
}

/** Calls `visit` with every slot of found words, in ascending order, and with the place of its word. */
function eachFound(
  { blocks, places, found, length }: FoundWords,
  visit: (slot: number, k: number) => void,
): void {
  for (let n = 0; n < length; n++) {
    const k = places[n]!;
    const base = firstSlotOf({ blocks }, k);
    let bits = found[n]!;
    while (bits !== 0) {
      visit(base + lowestBit(bits), k);
      bits &= bits - 1;
    }
  }
}

/** The address of an array, as kernels take it. */
export const at = (array: Int32Array): number => array.byteOffset;
