import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ColumnIndex } from '@campcairn/column-index';
import type { SearchableRow } from './index-row.sql.ts';

/** The index of all shown listings and open-data campsites. */
export type ListingIndex = ColumnIndex<SearchableRow>;

type Change = (index: ListingIndex) => void;

/** Holds the current index. Changes that arrive while a rearranged copy is being made are applied to the copy as well. */
export class LiveIndex {
  #current: ListingIndex;
  #late: Change[] | null = null;
  #version: object = {};
  #besideVersion: object = {};

  constructor(index: ListingIndex) {
    this.#current = index;
  }

  get current(): ListingIndex {
    return this.#current;
  }

  /** An object that is replaced by every change of the index, or of what pages show beside it. */
  get version(): object {
    return this.#version;
  }

  /** An object that is replaced by every change of what pages show beside the index. */
  get besideVersion(): object {
    return this.#besideVersion;
  }

  /** Notes that something changed that pages show beside the index. */
  changeBeside(): void {
    this.#version = {};
    this.#besideVersion = {};
  }

  change(apply: Change): void {
    this.#version = {};
    apply(this.#current);
    this.#late?.push(apply);
  }

  /** Rearranges the index if it is due, and lets requests run between the steps. */
  async tidy(): Promise<void> {
    if (this.#late === null && this.#current.wantsRearranging) await this.#rearrange();
  }

  /**
   * Rearranges the index, and calls `use` with the copy before it becomes the current index. The copy does not change until
   * `use` has resolved. Does nothing if the index is already being rearranged.
   */
  async copyFor(use: (copy: ListingIndex) => Promise<void>): Promise<void> {
    if (this.#late === null) await this.#rearrange(use);
  }

  async #rearrange(use?: (copy: ListingIndex) => Promise<void>): Promise<void> {
    const late: Change[] = [];
    this.#late = late;
    try {
      const steps = this.#current.rearranged();
      let step = steps.next();
      while (!step.done) {
        await nextTurn();
        step = steps.next();
      }
      const copy = step.value;
      if (use) {
        for (const apply of late.splice(0)) apply(copy);
        await use(copy);
      }
      for (const apply of late) apply(copy);
      this.#current = copy;
    } finally {
      this.#late = null;
    }
  }
}
