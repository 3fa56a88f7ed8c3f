import { BLOCK_WORDS } from '../bits.ts';
import type { Kernels } from '../kernels/interface.ts';
import type { WordMemory } from '../word-memory.ts';
import type { Words } from './bitmap.ts';

/** Arrays for words that were found in a set, and for their places in the selection. */
export interface Findings {
  places: Int32Array;
  found: Int32Array;
}

/** Number of words that hold a byte for each of the 32 slots of a word. */
const WORDS_OF_BYTES = 32 / 4;

const bytesOf = ({ buffer, byteOffset, byteLength }: Int32Array): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);

/**
 * Arrays for the question that is being answered, which the next question reuses. A question is answered synchronously, so
 * two questions never use them at the same time.
 */
export class Workspace {
  readonly kernels: Kernels;
  readonly #memory: WordMemory;
  #arrays: Int32Array[] = [];
  #findings: Findings | undefined;
  #rising: Int32Array | undefined;
  #numbers: Float64Array | undefined;
  #windows: Uint8Array | undefined;
  #addresses: Int32Array | undefined;
  #room: Int32Array | undefined;
  #taken = 0;
  #length = 0;

  constructor(memory: WordMemory) {
    this.#memory = memory;
    this.kernels = memory.kernels;
  }

  /** Frees all arrays. Arrays that are taken from now on have at least `length` words, rounded up to blocks. */
  begin(length: number): void {
    this.#taken = 0;
    if (length <= this.#length) return;
    // The arrays get an eighth more than needed, because the memory of the arrays they replace is not freed.
    this.#length = length + BLOCK_WORDS * Math.ceil(length / (8 * BLOCK_WORDS));
    this.#arrays = [];
    this.#findings = undefined;
    this.#rising = undefined;
    this.#numbers = undefined;
    this.#windows = undefined;
  }

  /** Returns an array with arbitrary content. */
  take(): Int32Array {
    const known = this.#arrays[this.#taken++];
    if (known !== undefined) return known;
    const made = this.#memory.allocate(this.#length);
    this.#arrays.push(made);
    return made;
  }

  /** Arrays for the words found in a set; the next search overwrites them. */
  get findings(): Findings {
    this.#findings ??= {
      places: this.#memory.allocate(this.#length),
      found: this.#memory.allocate(this.#length),
    };
    return this.#findings;
  }

  /** An array with a number for each slot, with arbitrary content. */
  get numbers(): Float64Array {
    this.#numbers ??= new Float64Array(this.#length * 32);
    return this.#numbers;
  }

  /** An array with a byte for each slot, for the number of a window of days, with arbitrary content. Kernels can write it. */
  get windows(): Uint8Array {
    this.#windows ??= bytesOf(this.#memory.allocate(this.#length * WORDS_OF_BYTES));
    return this.#windows;
  }

  /** Returns the addresses of bitmaps as an array for kernels. The next call overwrites the array. */
  addressesOf(bitmaps: readonly Words[]): Int32Array {
    const { length } = bitmaps;
    this.#addresses = this.#grown(this.#addresses, length);
    for (const [n, { words }] of bitmaps.entries()) this.#addresses[n] = words.byteOffset;
    return this.#addresses;
  }

  /** Returns an array of at least `words` words for kernels. The next call may return the same array. */
  room(words: number): Int32Array {
    this.#room = this.#grown(this.#room, words);
    return this.#room;
  }

  /** The numbers 0, 1, 2 and so on; the caller must not write to it. */
  get rising(): Int32Array {
    this.#rising ??= Int32Array.from({ length: this.#length }, (_, n) => n);
    return this.#rising;
  }

  #grown(array: Int32Array | undefined, words: number): Int32Array {
    const length = array?.length ?? 0;
    if (array !== undefined && length >= words) return array;
    // The array gets more than needed, for the same reason as in `begin`.
    const more = Math.max(words, 1.5 * length);
    return this.#memory.allocate(BLOCK_WORDS * Math.ceil(more / BLOCK_WORDS));
  }
}
