import type { Words } from './bitmap.ts';
import { BLOCK_WORDS, lowestBit } from '../bits.ts';
import type { NumberColumn } from '../columns/number-column.ts';
import type { Selection } from './selection.ts';
import { firstSlotOf, type FoundWords } from './slots.ts';

/** Words of a set that are visited together. */
export const WORDS_AT_A_TIME = 128;

/**
 * Sets of slots within a selection: one word for each of its words. All of these write into `out`.
 */

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

/** Days of a week, which `addWeeks` looks for. */
export const WEEK = 7;

/** Adds the slots that are in each of any seven bitmaps that follow one another, or (`flip` -1) in none of them. */
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

/** A window of days, see the kernel `testWindows`: which day is its first, and its sets. */
export interface WindowOfDays {
  first: number;
  wholly: Int32Array;
  never: Int32Array;
}

/** Windows of days in order of preference, all of `length` days. */
export interface WindowsOfDays {
  /** For each day the slots that say yes, then for each day those that say no. */
  days: readonly Words[];
  length: number;
  windows: readonly WindowOfDays[];
}

/** Words of the room that the kernel `testWindows` needs for a day. */
const ROOM_WORDS_OF_DAY = 4 * BLOCK_WORDS;

/** Words of a window in the list of windows that it takes. */
const WORDS_OF_WINDOW = 4;

/**
 * Finds what the slots of a selection say to windows of days, as the kernel of this name does. Writes to `windowOf`, if it is
 * given, the number of the first window in which each slot is free.
 * @returns for each window the slots that are silent in it and whose season holds its months only partly; an empty list when
 *   there are none. It is valid until the next call.
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

/** Sets `out` to the slots of `one` that `other` lacks. */
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

/** How many slots a set has. */
export function count({ size, workspace }: Selection, set: Int32Array): number {
  return workspace.kernels.count(at(set), size);
}

/** How many slots two sets share. */
export function countBoth(
  { size, workspace }: Selection,
  one: Int32Array,
  other: Int32Array,
): number {
  return workspace.kernels.countAnd(at(one), at(other), size);
}

/** How many slots a set and a bitmap share. */
export function countIn(selection: Selection, set: Int32Array, bitmap: Words): number {
  const { workspace, blocks, size } = selection;
  return workspace.kernels.countAndBitmap(at(set), at(bitmap.words), at(blocks), size);
}

/** Calls `visit` with every slot of a set, in rising order, and with the place of its word. */
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

/** Calls `visit` with the words of a set that have any slot, so few at a time that they stay in the processor's cache. */
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
 * Adds the slots whose number is at least `min` and less than `below`. Only rows of the buckets
 * that a bound cuts through are looked at.
 */
export function addBetween(
  selection: Selection,
  out: Int32Array,
  column: NumberColumn,
  min: number,
  below: number,
): void {
  const { edges } = column;
  // Whole buckets begin at the first edge from `min` on, and end at the last one up to `below`.
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

/** How many edges are below a number. */
function edgesBelow(column: NumberColumn, value: number): number {
  const reached = column.bucketOf(value);
  return column.edges[reached - 1] === value ? reached - 1 : reached;
}

/** Adds the slots that reach edge `begin` (-1: that state a number) and do not reach edge `end`. */
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
 * Addresses of the bitmaps of rows that reach edge `begin` and edge `end`. Below the first edge are all rows
 * that state a number: the complement of `notStated`, which `flip` expresses.
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

/** Calls `visit` with every slot of some words, in rising order, and with the place of its word. */
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

/** The address that kernels know an array by. */
export const at = (array: Int32Array): number => array.byteOffset;
