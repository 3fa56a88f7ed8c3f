import { COUNT_SHARED_BITS } from './count-shared-bits.ts';

/** Where words are kept: on the heap, or in a memory of their own that counts quickly. */
export interface WordMemory {
  /** So many words of 32 clear bits. */
  allocate(words: number): Int32Array;
}

/** The heap, for bitmaps that are never counted. */
export const heap: WordMemory = { allocate: (words) => new Int32Array(words) };

type Count = (set: number, places: number, bits: number, size: number) => number;

const PAGE_BYTES = 65_536;

/** 4 GB: bitmaps of some ten million listings. */
const MOST_PAGES = 65_535;

/**
 * Words inside a WebAssembly memory, since the processor's instructions that count bits can be had
 * there and not from JavaScript: counting takes a quarter of the time. What was allocated
 * stays until the whole memory is let go, together with the index that it belongs to.
 */
export class CountingMemory implements WordMemory {
  // Shared memory keeps its views when it grows. Nothing is shared with another thread.
  readonly #memory = new WebAssembly.Memory({ initial: 1, maximum: MOST_PAGES, shared: true });
  readonly #count: Count;
  #end = 0;

  constructor() {
    const { exports } = new WebAssembly.Instance(COUNT_SHARED_BITS, {
      host: { memory: this.#memory },
    });
    this.#count = exports.count as Count;
  }

  allocate(words: number): Int32Array {
    const start = this.#end;
    const end = start + words * 4;
    const missing = end - this.#memory.buffer.byteLength;
    if (missing > 0) this.#memory.grow(Math.ceil(missing / PAGE_BYTES));
    this.#end = end;
    return new Int32Array(this.#memory.buffer, start, words);
  }

  /**
   * How many bits are set in both `set[k]` and `bits[places[k]]`, over all k below `size`. The
   * arrays have to be of this memory, and `places` has to rise.
   */
  countShared(set: Int32Array, places: Int32Array, bits: Int32Array, size: number): number {
    return this.#count(set.byteOffset, places.byteOffset, bits.byteOffset, size);
  }
}
