import type { Bitmap } from './bitmap.ts';
import { lowestBit } from './bits.ts';
import type { NumberColumn } from './number-column.ts';
import type { Selection } from './selection.ts';

/**
 * Sets of slots within a selection: one word for each of its words. All of these write into `out`.
 */

export function fill({ size }: Selection, out: Int32Array, bits: number): void {
  out.fill(bits, 0, size);
}

/** Adds the slots of a bitmap; one that no listing ever needed adds none. */
export function addBitmap({ words, size }: Selection, out: Int32Array, bitmap?: Bitmap): void {
  if (bitmap === undefined) return;
  const bits = bitmap.words;
  for (let k = 0; k < size; k++) out[k]! |= bits[words[k]!]!;
}

/** Leaves the slots of a bitmap; one that no listing ever needed leaves none. */
export function keepBitmap(selection: Selection, out: Int32Array, bitmap?: Bitmap): void {
  if (bitmap === undefined) {
    fill(selection, out, 0);
    return;
  }
  const { words, size } = selection;
  const bits = bitmap.words;
  for (let k = 0; k < size; k++) out[k]! &= bits[words[k]!]!;
}

/** Takes the slots of a bitmap out. */
export function dropBitmap({ words, size }: Selection, out: Int32Array, bitmap?: Bitmap): void {
  if (bitmap === undefined) return;
  const bits = bitmap.words;
  for (let k = 0; k < size; k++) out[k]! &= ~bits[words[k]!]!;
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
  { words, size }: Selection,
  out: Int32Array,
  { reached, notStated }: NumberColumn,
  begin: number,
  end: number,
): void {
  const flip = begin < 0 ? -1 : 0;
  const lower = (begin < 0 ? notStated : reached[begin]!).words;
  const upper = reached[end]?.words;
  for (let k = 0; k < size; k++) {
    const word = words[k]!;
    const beyond = upper === undefined ? 0 : upper[word]!;
    out[k]! |= (lower[word]! ^ flip) & ~beyond;
  }
}

/** Calls `visit` with every slot of a set that is in a bucket, and with the place of its word. */
export function eachInBucket(
  { words, size }: Selection,
  set: Int32Array,
  { reached, notStated }: NumberColumn,
  bucket: number,
  visit: (slot: number, k: number) => void,
): void {
  const flip = bucket === 0 ? -1 : 0;
  const lower = (bucket === 0 ? notStated : reached[bucket - 1]!).words;
  const upper = reached[bucket]?.words;
  for (let k = 0; k < size; k++) {
    if (set[k] === 0) continue;
    const word = words[k]!;
    let bits = set[k]! & (lower[word]! ^ flip);
    if (upper !== undefined) bits &= ~upper[word]!;
    const base = word << 5;
    while (bits !== 0) {
      visit(base + lowestBit(bits), k);
      bits &= bits - 1;
    }
  }
}
