import { Bitmap } from './bitmap.ts';
import { type Column, enlarged, reordered, type Space } from './column.ts';

/**
 * A number for each slot, NaN when not stated, with a bitmap for each bucket of a scale: bucket b
 * holds `edges[b - 1] <= value < edges[b]`. The buckets answer ranges and thresholds without
 * reading rows, and let a sorted page be found by looking at the best buckets only.
 */
export class NumberColumn implements Column {
  values: Float64Array;
  readonly edges: Float64Array;
  readonly buckets: Bitmap[];
  readonly notStated: Bitmap;

  /** @param edges rising; every listing is in one bucket when there are none. */
  constructor({ memory, capacity }: Space, edges: ArrayLike<number>) {
    this.edges = Float64Array.from(edges);
    this.values = new Float64Array(capacity).fill(Number.NaN);
    this.buckets = Array.from({ length: edges.length + 1 }, () => new Bitmap(memory, capacity));
    this.notStated = new Bitmap(memory, capacity, -1);
  }

  set(slot: number, value: number | null): void {
    const former = this.values[slot]!;
    const next = value ?? Number.NaN;
    if (Object.is(former, next)) return;
    (Number.isNaN(former) ? this.notStated : this.buckets[this.bucketOf(former)]!).clear(slot);
    (Number.isNaN(next) ? this.notStated : this.buckets[this.bucketOf(next)]!).set(slot);
    this.values[slot] = next;
  }

  /** The bucket a stated value belongs to. */
  bucketOf(value: number): number {
    let low = 0;
    let high = this.edges.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (value >= this.edges[middle]!) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  resize(capacity: number): void {
    const former = this.values.length;
    this.values = enlarged(this.values, capacity);
    this.values.fill(Number.NaN, former);
    for (const bitmap of [this.notStated, ...this.buckets]) bitmap.resize(capacity);
  }

  rearranged(order: Int32Array, space: Space): NumberColumn {
    return this.#copy(order, space, this.edges);
  }

  /** Like `rearranged`, on a scale whose buckets are about equally full. */
  rescaled(order: Int32Array, space: Space, buckets: number): NumberColumn {
    return this.#copy(order, space, quantiles(this.values, order, buckets));
  }

  get bytes(): number {
    return this.values.byteLength + (this.buckets.length + 1) * this.notStated.words.byteLength;
  }

  #copy(order: Int32Array, space: Space, edges: ArrayLike<number>): NumberColumn {
    const copy = new NumberColumn(space, edges);
    const values = reordered(this.values, order, space.capacity);
    for (let slot = 0; slot < order.length; slot++) copy.set(slot, values[slot]!);
    return copy;
  }
}

/** Rising edges that cut a sample of the stated values into about equal parts. */
function quantiles(values: Float64Array, order: Int32Array, buckets: number): number[] {
  const step = Math.max(1, Math.floor(order.length / 65_536));
  const sample: number[] = [];
  for (let slot = 0; slot < order.length; slot += step) {
    const value = values[order[slot]!]!;
    if (!Number.isNaN(value)) sample.push(value);
  }
  const sorted = Float64Array.from(sample).sort();
  const edges = new Set<number>();
  for (let part = 1; part < buckets; part++) {
    const edge = sorted[Math.floor((sorted.length * part) / buckets)];
    if (edge !== undefined) edges.add(edge);
  }
  return [...edges];
}
