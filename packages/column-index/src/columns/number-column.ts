import { wordsFor } from '../bits.ts';
import { Bitmap } from '../sets/bitmap.ts';
import { enlarged, sharedArray, widened } from '../shared-array.ts';
import type { WordMemory } from '../word-memory.ts';
import type { Column, Space } from './column.ts';
import type { NumberParts } from './column-parts.ts';

/**
 * The quantiles that become edges of a scale that follows its rows: equal parts, and increasingly fine ones
 * at the upper end, where pages begin, so that a first page examines few rows.
 */
const FRACTIONS = [
  ...Array.from({ length: 31 }, (_, i) => (i + 1) / 32),
  ...Array.from({ length: 8 }, (_, i) => 1 - 1 / 2 ** (i + 6)),
];

/**
 * A number for each slot (NaN if not stated), and a scale with a bitmap for each edge: the slots whose
 * number reaches that edge. The numbers between two edges are a bucket: bucket b has the numbers
 * `edges[b - 1] <= value < edges[b]`. Ranges and thresholds are answered from one or two bitmaps, and a
 * sorted page only examines the best buckets.
 */
export class NumberColumn implements Column {
  /** The numbers; four bytes each, until the first number that needs eight. */
  values: Float32Array | Float64Array;
  readonly edges: Float64Array;
  /** The slots with `value >= edges[i]`. */
  readonly reached: readonly Bitmap[];
  readonly notStated: Bitmap;
  readonly #follows: boolean;

  constructor(
    memory: WordMemory,
    { values, edges, reached, notStated, follows }: Omit<NumberParts, 'kind'>,
  ) {
    this.#follows = follows;
    this.edges = edges;
    this.values = values;
    this.reached = reached.map((words) => new Bitmap(memory, words));
    this.notStated = new Bitmap(memory, notStated, -1);
  }

  /**
   * @param edges The ascending edges; without any there is a single bucket.
   * @param follows Whether the scale is recomputed from the numbers at every rearrangement.
   * @param isWide Whether numbers take eight bytes from the beginning.
   */
  static empty(
    { memory, capacity }: Space,
    edges: ArrayLike<number>,
    follows = false,
    isWide = follows,
  ): NumberColumn {
    const kind = isWide ? Float64Array : Float32Array;
    return new NumberColumn(memory, {
      values: sharedArray<Float32Array | Float64Array>(kind, capacity).fill(Number.NaN),
      edges: Float64Array.from(edges),
      reached: Array.from(edges, () => memory.allocate(wordsFor(capacity))),
      notStated: memory.allocate(wordsFor(capacity)).fill(-1),
      follows,
    });
  }

  get parts(): NumberParts {
    return {
      kind: 'number',
      values: this.values,
      edges: this.edges,
      reached: this.reached.map(({ words }) => words),
      notStated: this.notStated.words,
      follows: this.#follows,
    };
  }

  set(slot: number, value: number | null | undefined): void {
    const former = this.values[slot]!;
    const next = value ?? Number.NaN;
    if (Object.is(former, next)) return;
    if (Number.isNaN(next)) this.notStated.set(slot);
    else if (Number.isNaN(former)) this.notStated.clear(slot);
    // A row without a number reaches no edge, as in the lowest bucket.
    const before = Number.isNaN(former) ? 0 : this.bucketOf(former);
    const after = Number.isNaN(next) ? 0 : this.bucketOf(next);
    for (let edge = before; edge < after; edge++) this.reached[edge]!.set(slot);
    for (let edge = after; edge < before; edge++) this.reached[edge]!.clear(slot);
    if (!this.#isWide && Math.fround(next) !== next && !Number.isNaN(next))
      this.values = widened(this.values);
    this.values[slot] = next;
  }

  /** The bucket of a number, which is the number of edges that it reaches. */
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

  /** The slots that reach an edge of the scale; throws a RangeError for any other number. */
  reaching(edge: number): Bitmap {
    const bitmap = this.reached[this.edges.indexOf(edge)];
    if (bitmap === undefined) throw new RangeError(`${edge} is not on the scale`);
    return bitmap;
  }

  resize(capacity: number): void {
    const former = this.values.length;
    this.values = enlarged(this.values, capacity);
    this.values.fill(Number.NaN, former);
    for (const bitmap of [this.notStated, ...this.reached]) bitmap.resize(capacity);
  }

  /** Creates a column on the same scale; if the scale follows its rows, it is recomputed from the slots in `order`. */
  blank(space: Space, order: Int32Array): NumberColumn {
    if (!this.#follows) return NumberColumn.empty(space, this.edges, false, this.#isWide);
    return NumberColumn.empty(space, quantiles(this.values, order, FRACTIONS), true);
  }

  copy(source: NumberColumn, order: Int32Array, from: number, to: number): void {
    for (let slot = from; slot < to; slot++) this.set(slot, source.values[order[slot]!]!);
  }

  get #isWide(): boolean {
    return this.values instanceof Float64Array;
  }

  get bytes(): number {
    return this.values.byteLength + (this.reached.length + 1) * this.notStated.words.byteLength;
  }
}

/** Ascending edges at the given fractions (quantiles) of a sample of the stated numbers. */
function quantiles(
  values: Float32Array | Float64Array,
  order: Int32Array,
  fractions: readonly number[],
): number[] {
  const step = Math.max(1, Math.floor(order.length / 65_536));
  const sample: number[] = [];
  for (let slot = 0; slot < order.length; slot += step) {
    const value = values[order[slot]!]!;
    if (!Number.isNaN(value)) sample.push(value);
  }
  const sorted = Float64Array.from(sample).sort();
  const edges = fractions.map((fraction) => sorted[Math.floor(sorted.length * fraction)]);
  return [...new Set(edges.filter((edge) => edge !== undefined))];
}
