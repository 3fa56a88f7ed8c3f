import type { WordMemory } from './word-memory.ts';

/** Where a column keeps its bitmaps, and for how many listings. */
export interface Space {
  memory: WordMemory;
  capacity: number;
}

/** One fact about every listing, by slot. */
export interface Column {
  /** Makes room for `capacity` slots. */
  resize(capacity: number): void;
  /** A copy in another space whose slot `n` is this one's slot `order[n]`. */
  rearranged(order: Int32Array, space: Space): Column;
  /** Memory it holds. */
  readonly bytes: number;
}

type Numbers = Float64Array | Float32Array | Int32Array | Uint16Array;

/** A copy of `source` with room for `capacity` numbers. */
export function enlarged<T extends Numbers>(source: T, capacity: number): T {
  const copy = new (source.constructor as new (length: number) => T)(capacity);
  copy.set(source.subarray(0, capacity));
  return copy;
}

/** A copy of `source` in the given order, with room for `capacity` numbers. */
export function reordered<T extends Numbers>(source: T, order: Int32Array, capacity: number): T {
  const copy = new (source.constructor as new (length: number) => T)(capacity);
  for (let slot = 0; slot < order.length; slot++) copy[slot] = source[order[slot]!]!;
  return copy;
}

/** Plain numbers, for what is read by row and never counted. */
export class PlainColumn<T extends Numbers> implements Column {
  values: T;

  constructor(values: T) {
    this.values = values;
  }

  resize(capacity: number): void {
    this.values = enlarged(this.values, capacity);
  }

  rearranged(order: Int32Array, { capacity }: Space): PlainColumn<T> {
    return new PlainColumn(reordered(this.values, order, capacity));
  }

  get bytes(): number {
    return this.values.byteLength;
  }
}
