import { sharedArray } from './shared-array.ts';

/** Maximum fraction of places that are filled, so that a lookup of a missing row probes few places. */
const MAX_FILLED = 0.7;

const MIN_PLACES = 1024;

/** Spreads ids, which are often consecutive, over 32 bits (Knuth's multiplicative hash). */
const spread = (id: number): number => Math.imul(id, 2_654_435_761) >>> 0;

/** The data of a table in a snapshot. */
export interface SlotTableParts {
  places: Int32Array;
  size: number;
}

/**
 * Finds the slot of a row by its id: a hash table with linear probing. It takes four bytes per place, and reads ids
 * from their column. A `Map` would take some fifty bytes per row, and is limited to 16.7 million rows.
 */
export class SlotTable {
  readonly #ids: { readonly values: Float64Array };
  /** For each place the slot plus 1, or 0 if it is free. The number of places is a power of two. */
  #places: Int32Array;
  #size: number;

  constructor(ids: { readonly values: Float64Array }, { places, size }: SlotTableParts) {
    this.#ids = ids;
    this.#places = places;
    this.#size = size;
  }

  /**
   * Creates an empty table.
   * @param capacity Number of rows that it has room for before it grows.
   */
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

  /** The slot of a row; undefined if the row is not in the table. */
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
    // Rows after the hole move up, because a lookup ends at the first free place.
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
