import { MOST_PAGES } from './web-assembly.ts';
import { WORD_KERNELS, type WordKernels } from './word-kernels.ts';

const PAGE_BYTES = 65_536;

/**
 * Words of 32 bits inside a WebAssembly memory, since the processor's instructions that take four
 * words at a time and count bits can be had there and not from JavaScript: what takes a loop over
 * many words takes a tenth to a quarter of the time. What was allocated stays until the whole
 * memory is let go, together with the index that it belongs to.
 */
export class WordMemory {
  readonly kernels: WordKernels;
  // Shared memory keeps its views when it grows. Nothing is shared with another thread.
  readonly #memory = new WebAssembly.Memory({ initial: 1, maximum: MOST_PAGES, shared: true });
  #end = 0;

  constructor() {
    const { exports } = new WebAssembly.Instance(WORD_KERNELS, { host: { memory: this.#memory } });
    this.kernels = exports as WordKernels;
  }

  /** So many words of 32 clear bits, a multiple of four. */
  allocate(words: number): Int32Array {
    const start = this.#end;
    const end = start + words * 4;
    const missing = end - this.#memory.buffer.byteLength;
    if (missing > 0) this.#memory.grow(Math.ceil(missing / PAGE_BYTES));
    this.#end = end;
    return new Int32Array(this.#memory.buffer, start, words);
  }
}
