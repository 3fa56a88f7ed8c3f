import { enlarged, type Numbers, sharedArray } from '../shared-array.ts';
import type { WordMemory } from '../word-memory.ts';
import type { ColumnParts, PlainParts } from './column-parts.ts';

/** The memory for a column's bitmaps, and the number of rows that it has room for. */
export interface Space {
  memory: WordMemory;
  capacity: number;
}

/** One fact about every row, by slot. */
export interface Column {
  /** Makes room for `capacity` slots. */
  resize(capacity: number): void;
  /** Creates an empty column of the same kind in another space; `order` has the slots that will be copied into it. */
  blank(space: Space, order: Int32Array): Column;
  /** Copies slot `order[n]` of `source` to slot `n`, for n from `from` (inclusive) to `to` (exclusive). */
  copy(source: Column, order: Int32Array, from: number, to: number): void;
  /** Memory in bytes. */
  readonly bytes: number;
  readonly parts: ColumnParts;
}

/** Plain numbers, which are read row by row and never counted. */
export class PlainColumn<T extends Numbers> implements Column {
  values: T;

  constructor(values: T) {
    this.values = values;
  }

  resize(capacity: number): void {
    this.values = enlarged(this.values, capacity);
  }

  blank({ capacity }: Space): PlainColumn<T> {
    return new PlainColumn(enlarged(this.values.subarray(0, 0) as T, capacity));
  }

  copy(source: PlainColumn<T>, order: Int32Array, from: number, to: number): void {
    for (let slot = from; slot < to; slot++) this.values[slot] = source.values[order[slot]!]!;
  }

  get bytes(): number {
    return this.values.byteLength;
  }

  get parts(): PlainParts<T> {
    return { kind: 'plain', values: this.values };
  }
}

/** Whole numbers by which rows are grouped; 0 means "not stated". */
export class CodeColumn extends PlainColumn<Int32Array> {
  set(slot: number, value: number | null | undefined): void {
    this.values[slot] = value ?? 0;
  }

  override blank({ capacity }: Space): CodeColumn {
    return new CodeColumn(sharedArray(Int32Array, capacity));
  }

  override get parts(): PlainParts<Int32Array> {
    return { kind: 'code', values: this.values };
  }
}
