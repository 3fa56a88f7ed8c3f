import type { Kernels } from './kernels/interface.ts';
import { type KernelKind, loadKernels } from './kernels/load.ts';
import { type GrowingMemory, MAX_PAGES, PAGE_BYTES } from './kernels/memory.ts';
import { openSimd } from './kernels/simd.ts';
import { sharedArray } from './shared-array.ts';

/** A memory as data that another thread can be handed. */
export interface MemoryParts {
  memory: WebAssembly.Memory;
  /** Where the free bytes begin, as its only number. */
  end: Uint32Array;
}

/**
 * The memory of an index: arrays of 32-bit words, and the kernels that loop over them. What was
 * allocated stays until the whole memory is let go, together with the index that it belongs to.
 * Several threads may have it and allocate in it.
 */
export class WordMemory {
  readonly kind: KernelKind;
  readonly kernels: Kernels;
  readonly #memory: GrowingMemory;
  readonly #end: Uint32Array;
  readonly #arrays = new WeakSet<Int32Array>();
  #shape = 0;

  private constructor(
    kind: KernelKind,
    { memory, kernels }: { memory: GrowingMemory; kernels: Kernels },
    end: Uint32Array,
  ) {
    this.kind = kind;
    this.kernels = kernels;
    this.#memory = memory;
    this.#end = end;
  }

  /** A new, empty memory. @param kind the kernels to use. */
  static empty(kind: KernelKind): WordMemory {
    return new WordMemory(kind, loadKernels(kind), sharedArray(Uint32Array, 1));
  }

  /** The memory of another thread, with kernels of its own. */
  static of({ memory, end }: MemoryParts): WordMemory {
    return new WordMemory('simd', openSimd(memory), end);
  }

  /** What `of` makes the same memory of in another thread; null without WebAssembly. */
  get parts(): MemoryParts | null {
    if (!(this.#memory instanceof WebAssembly.Memory)) return null;
    return { memory: this.#memory, end: this.#end };
  }

  /** An array of so many words, all 0. @param words a multiple of 4. */
  allocate(words: number): Int32Array {
    const bytes = words * 4;
    let start = Atomics.load(this.#end, 0);
    for (;;) {
      const end = start + bytes;
      if (end > MAX_PAGES * PAGE_BYTES) throw new RangeError('The memory of the index is full');
      const found = Atomics.compareExchange(this.#end, 0, start, end);
      if (found === start) break;
      start = found;
    }
    const missing = start + bytes - this.#memory.buffer.byteLength;
    if (missing > 0) this.#memory.grow(Math.ceil(missing / PAGE_BYTES));
    this.reshaped();
    const array = new Int32Array(this.#memory.buffer, start, words);
    this.#arrays.add(array);
    return array;
  }

  /** Whether an array was allocated here. */
  has(array: object): boolean {
    return this.#arrays.has(array as Int32Array);
  }

  /** A higher number after each change of which arrays there are, or what they are of. */
  get shape(): number {
    return this.#shape;
  }

  /** Notes that arrays took the place of others, or are of something else now. */
  reshaped(): void {
    this.#shape++;
  }
}
