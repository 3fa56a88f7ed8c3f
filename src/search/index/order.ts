import { BestFew, type Standing } from './best-few.ts';
import { lowestBit } from './bits.ts';
import type { ListingIndex } from './listing-index.ts';
import { type Metres } from './mercator.ts';
import type { NumberColumn } from './number-column.ts';
import { count, eachSlot, type Selection } from './selection.ts';
import { squaredChordFrom } from './area.ts';

/** Sets with fewer listings are looked through whole; larger ones bucket by bucket. */
const FEW = 2000;

/** An order of listings; `first` gives the first `limit` of a set that stand behind `after`. */
export interface Order {
  first(selection: Selection, set: Int32Array, limit: number, after: Standing | null): BestFew;
}

/** By a column, from its lowest or its highest number on; equals by id, in the same direction. */
export function byColumn(
  index: ListingIndex,
  column: NumberColumn,
  direction: 'lowest first' | 'highest first',
): Order {
  const sign = direction === 'lowest first' ? 1 : -1;
  const ids = index.columns.id.values;
  const { values, buckets } = column;

  return {
    first(selection, set, limit, after) {
      const best = new BestFew(limit, after);
      if (count(selection, set) < FEW) {
        eachSlot(selection, set, (slot) =>
          best.offer(slot, sign * values[slot]!, sign * ids[slot]!),
        );
        return best;
      }
      const start = sign === 1 ? 0 : buckets.length - 1;
      let bucket = after === null ? start : column.bucketOf(sign * after.key);
      // What is in a later bucket stands behind all of this one, so a full page is the page.
      for (; bucket >= 0 && bucket < buckets.length && !best.full; bucket += sign) {
        offerBucket(selection, set, column, bucket, sign, ids, best);
      }
      return best;
    },
  };
}

function offerBucket(
  { words, size }: Selection,
  set: Int32Array,
  { values, buckets }: NumberColumn,
  bucket: number,
  sign: number,
  ids: Float64Array,
  best: BestFew,
): void {
  const inBucket = buckets[bucket]!.words;
  for (let k = 0; k < size; k++) {
    let bits = set[k]!;
    if (bits === 0) continue;
    bits &= inBucket[words[k]!]!;
    const base = words[k]! << 5;
    while (bits !== 0) {
      const slot = base + lowestBit(bits);
      bits &= bits - 1;
      best.offer(slot, sign * values[slot]!, sign * ids[slot]!);
    }
  }
}

/** By the way from a point, the nearest first. */
export function byDistance(index: ListingIndex, centre: Metres): Order {
  const distance = squaredChordFrom(index.columns, centre);
  const ids = index.columns.id.values;
  return {
    first(selection, set, limit, after) {
      const best = new BestFew(limit, after);
      eachSlot(selection, set, (slot) => best.offer(slot, distance(slot), ids[slot]!));
      return best;
    },
  };
}
