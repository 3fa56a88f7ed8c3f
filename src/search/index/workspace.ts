import type { CountingMemory } from './word-memory.ts';

/**
 * Arrays that a question needs while it is being answered, kept for the next one: a question is
 * answered without a pause in between, so no two ever use them at the same time.
 */
export class Workspace {
  readonly memory: CountingMemory;
  #arrays: Int32Array[] = [];
  #taken = 0;
  #length = 0;

  constructor(memory: CountingMemory) {
    this.memory = memory;
  }

  /** Takes everything back, and from now on lends arrays of at least `length` numbers. */
  begin(length: number): void {
    this.#taken = 0;
    if (length <= this.#length) return;
    // Well beyond what is needed, since what was allocated before is not given back.
    this.#length = Math.ceil(length * 1.5);
    this.#arrays = [];
  }

  /** An array with anything in it. */
  take(): Int32Array {
    const known = this.#arrays[this.#taken++];
    if (known !== undefined) return known;
    const made = this.memory.allocate(this.#length);
    this.#arrays.push(made);
    return made;
  }
}
