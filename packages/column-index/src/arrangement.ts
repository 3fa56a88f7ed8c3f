import type { Bitmap } from './sets/bitmap.ts';
import { morton } from './geometry/morton.ts';
import { sharedArray } from './shared-array.ts';

/** A new order of slots: slot `n` gets the row of slot `order[n]`, whose Morton code is `codes[n]`. */
export interface Arrangement {
  order: Int32Array;
  codes: Float64Array;
}

export const NOTHING_ARRANGED: Arrangement = {
  order: new Int32Array(0),
  codes: sharedArray(Float64Array, 0),
};

/** The part of an index on which its order depends. */
interface Arrangeable {
  /** Number of live slots. */
  readonly size: number;
  /** Slots below this one are in Morton order. */
  readonly sorted: number;
  /** Slots below this one are used, or are dead. */
  readonly used: number;
  readonly live: Bitmap;
  /** Morton codes of the sorted slots. */
  readonly codes: Float64Array;
  readonly columns: {
    readonly x: { readonly values: Int32Array };
    readonly y: { readonly values: Int32Array };
  };
}

/** Orders all live slots by Morton code. The sorted slots are already in order, so only the tail is sorted and merged. */
export function arrange(index: Arrangeable): Arrangement {
  const tail = sortedTail(index);
  const order = new Int32Array(index.size);
  const codes = sharedArray(Float64Array, index.size);
  let next = 0;
  let fromTail = 0;
  const takeTail = () => {
    order[next] = tail.order[fromTail]!;
    codes[next++] = tail.codes[fromTail++]!;
  };
  for (let slot = 0; slot < index.sorted; slot++) {
    if (!index.live.has(slot)) continue;
    const code = index.codes[slot]!;
    while (fromTail < tail.codes.length && tail.codes[fromTail]! < code) takeTail();
    order[next] = slot;
    codes[next++] = code;
  }
  while (fromTail < tail.codes.length) takeTail();
  return { order, codes };
}

function sortedTail(index: Arrangeable): Arrangement {
  const { x, y } = index.columns;
  const slots: number[] = [];
  for (let slot = index.sorted; slot < index.used; slot++) {
    if (index.live.has(slot)) slots.push(slot);
  }
  const codeOf = new Float64Array(index.used - index.sorted);
  for (const slot of slots) {
    codeOf[slot - index.sorted] = morton(x.values[slot]!, y.values[slot]!);
  }
  const order = Int32Array.from(slots).sort(
    (a, b) => codeOf[a - index.sorted]! - codeOf[b - index.sorted]!,
  );
  return { order, codes: Float64Array.from(order, (slot) => codeOf[slot - index.sorted]!) };
}
