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
  const { edges, buckets } = column;
  for (let bucket = 0; bucket < buckets.length; bucket++) {
    const low = bucket === 0 ? Number.NEGATIVE_INFINITY : edges[bucket - 1]!;
    const high = bucket === edges.length ? Number.POSITIVE_INFINITY : edges[bucket]!;
    if (low >= below || high <= min) continue;
    if (low >= min && high <= below) addBitmap(selection, out, buckets[bucket]);
    else addRows(selection, out, column, bucket, min, below);
  }
}

function addRows(
  { words, mask, size }: Selection,
  out: Int32Array,
  { buckets, values }: NumberColumn,
  bucket: number,
  min: number,
  below: number,
): void {
  const inBucket = buckets[bucket]!.words;
  for (let k = 0; k < size; k++) {
    const word = words[k]!;
    let bits = mask[k]! & inBucket[word]!;
    while (bits !== 0) {
      const value = values[(word << 5) + lowestBit(bits)]!;
      if (value >= min && value < below) out[k]! |= bits & -bits;
      bits &= bits - 1;
    }
  }
}
