import type { Kernels } from './kernels/interface.ts';
import { type KernelKind, loadKernels } from './kernels/load.ts';
import { type GrowingMemory, MAX_PAGES, PAGE_BYTES } from './kernels/memory.ts';

/**
 * The memory of an index: arrays of 32-bit words, and the kernels that loop over them. Single arrays are never freed; the
 * whole memory is, once nothing refers to its index any more.
 */
export class WordMemory {
  readonly kind: KernelKind;
  readonly kernels: Kernels;
  readonly #memory: GrowingMemory;
  readonly #arrays = new WeakSet<Int32Array>();
  /** Byte offset at which free memory begins. */
  #end = 0;

  /**
   * Creates an empty memory.
   * @param kind The kernels to use.
   */
  constructor(kind: KernelKind) {
    const { memory, kernels } = loadKernels(kind);
    this.kind = kind;
    this.kernels = kernels;
    this.#memory = memory;
  }

  /**
   * Returns a new array of zeros.
   * @param words Its length, a multiple of 4.
   */
  allocate(words: number): Int32Array {
    const start = this.#end;
    const end = start + words * 4;
    if (end > MAX_PAGES * PAGE_BYTES) throw new RangeError('The memory of the index is full');
    const missing = end - this.#memory.buffer.byteLength;
    if (missing > 0) this.#memory.grow(Math.ceil(missing / PAGE_BYTES));
    this.#end = end;
    const array = new Int32Array(this.#memory.buffer, start, words);
    this.#arrays.add(array);
    return array;
  }

  /** Whether an array was allocated in this memory. */
  has(array: object): boolean {
    return this.#arrays.has(array as Int32Array);
  }
}
