import { sharedArray } from './shared-array.ts';

/** At most this fraction of the table is filled, so that a missing row takes two or three looks. */
const MAX_FILLED = 0.7;

const MIN_PLACES = 1024;

/** Spreads ids, which often follow one another, over 32 bits (Knuth's multiplicative hash). */
const spread = (id: number): number => Math.imul(id, 2_654_435_761) >>> 0;

/** What a snapshot keeps of a table. */
export interface SlotTableParts {
  places: Int32Array;
  size: number;
}

/**
 * Finds the slot of a row by its id: a hash table with linear probing. It takes four bytes a place, and none for
 * ids, which it reads from their column: a `Map` takes some fifty bytes a row and ends at 16.7 million rows.
 */
export class SlotTable {
  readonly #ids: { readonly values: Float64Array };
  /** The slot plus 1, or 0 for a free place. Their number is a power of two. */
  #places: Int32Array;
  #size: number;

  constructor(ids: { readonly values: Float64Array }, { places, size }: SlotTableParts) {
    this.#ids = ids;
    this.#places = places;
    this.#size = size;
  }

  /** An empty table. @param capacity how many rows it has room for before it grows. */
  static empty(ids: { readonly values: Float64Array }, capacity: number): SlotTable {
    let places = MIN_PLACES;
    while (places * MAX_FILLED < capacity) places *= 2;
    return new SlotTable(ids, { places: sharedArray(Int32Array, places), size: 0 });
  }

  get parts(): SlotTableParts {
    return { places: this.#places, size: this.#size };
  }

  /** Number of rows. */
  get size(): number {
    return this.#size;
  }

  get bytes(): number {
    return this.#places.byteLength;
  }

  /** The slot of a row; undefined when it is not in. */
  get(id: number): number | undefined {
    const place = this.#placeOf(id);
    const slot = this.#places[place]! - 1;
    return slot === -1 ? undefined : slot;
  }

  /** Sets the slot of a row; the column of ids must have its id already. */
  set(id: number, slot: number): void {
    const place = this.#placeOf(id);
    const isNew = this.#places[place] === 0;
    this.#places[place] = slot + 1;
    if (!isNew) return;
    this.#size++;
    if (this.#size > this.#places.length * MAX_FILLED) this.#double();
  }

  /** Removes a row; the column of ids must still have its id. */
  delete(id: number): void {
    const places = this.#places;
    const last = places.length - 1;
    let hole = this.#placeOf(id);
    if (places[hole] === 0) return;
    this.#size--;
    // Rows behind the hole move up, so that a search for them does not end at it.
    for (let next = (hole + 1) & last; places[next] !== 0; next = (next + 1) & last) {
      const wanted = spread(this.#ids.values[places[next]! - 1]!) & last;
      if (((next - wanted) & last) < ((next - hole) & last)) continue;
      places[hole] = places[next]!;
      hole = next;
    }
    places[hole] = 0;
  }

  /** The place of a row, or the free place for it. */
  #placeOf(id: number): number {
    const places = this.#places;
    const ids = this.#ids.values;
    const last = places.length - 1;
    let place = spread(id) & last;
    while (places[place] !== 0 && ids[places[place]! - 1] !== id) place = (place + 1) & last;
    return place;
  }

  #double(): void {
    const former = this.#places;
    this.#places = sharedArray(Int32Array, former.length * 2);
    for (const filled of former) {
      if (filled !== 0) this.#places[this.#placeOf(this.#ids.values[filled - 1]!)] = filled;
    }
  }
}
