import { Bitmap } from '../sets/bitmap.ts';
import { lowestBit, wordsFor } from '../bits.ts';
import { enlarged, sharedArray } from '../shared-array.ts';
import type { WordMemory } from '../word-memory.ts';
import type { Column, Space } from './column.ts';
import type { SetParts } from './column-parts.ts';

/** Number of values whose bit is in the mask `low`; the bits of the others are in `high`. */
const LOW_VALUES = 32;

/** Several values of a list of at most 64 for each slot, with a bitmap for each value. */
export class SetColumn implements Column {
  readonly values: readonly string[];
  /** The slots with an empty list. */
  readonly notStated: Bitmap;
  readonly #bitmaps: Bitmap[];
  readonly #place: Map<string, number>;
  #low: Int32Array;
  #high: Int32Array;

  constructor(
    memory: WordMemory,
    { values, bitmaps, notStated, low, high }: Omit<SetParts, 'kind'>,
  ) {
    this.values = values;
    this.notStated = new Bitmap(memory, notStated, -1);
    this.#bitmaps = bitmaps.map((words) => new Bitmap(memory, words));
    this.#place = new Map(values.map((value, place) => [value, place]));
    this.#low = low;
    this.#high = high;
  }

  static empty({ memory, capacity }: Space, values: readonly string[]): SetColumn {
    if (values.length > 64) throw new RangeError('A set column holds at most 64 values');
    return new SetColumn(memory, {
      values,
      bitmaps: values.map(() => memory.allocate(wordsFor(capacity))),
      notStated: memory.allocate(wordsFor(capacity)).fill(-1),
      low: sharedArray(Int32Array, capacity),
      high: sharedArray(Int32Array, values.length > LOW_VALUES ? capacity : 0),
    });
  }

  get parts(): SetParts {
    return {
      kind: 'set',
      values: this.values,
      bitmaps: this.#bitmaps.map(({ words }) => words),
      notStated: this.notStated.words,
      low: this.#low,
      high: this.#high,
    };
  }

  /** Sets the values of a slot; values that are not in the column's list are ignored. */
  set(slot: number, values: readonly string[]): void {
    let low = 0;
    let high = 0;
    for (const value of values) {
      const place = this.#place.get(value);
      if (place === undefined) continue;
      if (place < LOW_VALUES) low |= 1 << place;
      else high |= 1 << (place - LOW_VALUES);
    }
    this.#writeBoth(slot, low, high);
    if ((low | high) === 0) this.notStated.set(slot);
    else this.notStated.clear(slot);
  }

  /** The slots that list this value; undefined if the column has no such value. */
  bitmap(value: string): Bitmap | undefined {
    const place = this.#place.get(value);
    return place === undefined ? undefined : this.#bitmaps[place];
  }

  resize(capacity: number): void {
    this.#low = enlarged(this.#low, capacity);
    if (this.#hasHigh) this.#high = enlarged(this.#high, capacity);
    for (const bitmap of [this.notStated, ...this.#bitmaps]) bitmap.resize(capacity);
  }

  blank(space: Space): SetColumn {
    return SetColumn.empty(space, this.values);
  }

  copy(source: SetColumn, order: Int32Array, from: number, to: number): void {
    for (let slot = from; slot < to; slot++) {
      const low = source.#low[order[slot]!]!;
      const high = this.#hasHigh ? source.#high[order[slot]!]! : 0;
      if ((low | high) === 0) continue;
      this.notStated.clear(slot);
      this.#writeBoth(slot, low, high);
    }
  }

  get bytes(): number {
    const masks = this.#low.byteLength + this.#high.byteLength;
    return masks + (this.#bitmaps.length + 1) * this.notStated.words.byteLength;
  }

  get #hasHigh(): boolean {
    return this.values.length > LOW_VALUES;
  }

  #writeBoth(slot: number, low: number, high: number): void {
    this.#write(slot, this.#low, low, 0);
    if (this.#hasHigh) this.#write(slot, this.#high, high, LOW_VALUES);
  }

  /** Writes a mask, and changes only those bitmaps in which the slot's bit differs. */
  #write(slot: number, masks: Int32Array, mask: number, offset: number): void {
    let differing = masks[slot]! ^ mask;
    masks[slot] = mask;
    while (differing !== 0) {
      const bit = lowestBit(differing);
      differing &= differing - 1;
      const bitmap = this.#bitmaps[offset + bit]!;
      if ((mask >>> bit) & 1) bitmap.set(slot);
      else bitmap.clear(slot);
    }
  }
}
