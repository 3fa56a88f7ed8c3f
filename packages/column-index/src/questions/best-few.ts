/** A row's sort key: rows are in ascending order of `key`, and of `tie` if keys are equal. */
export interface SortKey {
  key: number;
  tie: number;
}

const precedes = (aKey: number, aTie: number, bKey: number, bTie: number): boolean =>
  aKey < bKey || (aKey === bKey && aTie < bTie);

/** Keeps the first `limit` of all offered slots whose keys come after `after`. */
export class BestFew {
  readonly slots: number[] = [];
  readonly #keys: number[] = [];
  readonly #ties: number[] = [];
  readonly #limit: number;
  readonly #after: SortKey | null;

  constructor(limit: number, after: SortKey | null) {
    this.#limit = limit;
    this.#after = after;
  }

  get full(): boolean {
    return this.slots.length >= this.#limit;
  }

  /** The highest key that is still of use; rows with a higher one need not be offered. */
  get worst(): number {
    return this.full ? this.#keys[this.#limit - 1]! : Number.POSITIVE_INFINITY;
  }

  offer(slot: number, key: number, tie: number): void {
    const after = this.#after;
    if (after !== null && !precedes(after.key, after.tie, key, tie)) return;
    let place = this.slots.length;
    if (place === this.#limit) {
      if (!precedes(key, tie, this.#keys[place - 1]!, this.#ties[place - 1]!)) return;
      place--;
    }
    while (place > 0 && precedes(key, tie, this.#keys[place - 1]!, this.#ties[place - 1]!)) {
      this.#put(place, this.slots[place - 1]!, this.#keys[place - 1]!, this.#ties[place - 1]!);
      place--;
    }
    this.#put(place, slot, key, tie);
  }

  sortKey(place: number): SortKey {
    return { key: this.#keys[place]!, tie: this.#ties[place]! };
  }

  #put(place: number, slot: number, key: number, tie: number): void {
    this.slots[place] = slot;
    this.#keys[place] = key;
    this.#ties[place] = tie;
  }
}
