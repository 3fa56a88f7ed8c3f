import { wordsFor } from '../bits.ts';
import type { WordMemory } from '../word-memory.ts';

/** The words of a bitmap, for reading. */
export interface Words {
  readonly words: Int32Array;
}

/** One bit for each slot. `words` is read directly by the loops that answer questions. */
export class Bitmap {
  words: Int32Array;
  readonly #memory: WordMemory;
  readonly #initially: 0 | -1;

  /**
   * @param words The words, in `memory`, for the whole capacity.
   * @param initially Whether the bits of slots that `resize` adds are clear (0) or set (-1).
   */
  constructor(memory: WordMemory, words: Int32Array, initially: 0 | -1 = 0) {
    this.#memory = memory;
    this.#initially = initially;
    this.words = words;
  }

  /** Creates a bitmap whose bits are clear (0) or set (-1). */
  static empty(memory: WordMemory, capacity: number, initially: 0 | -1 = 0): Bitmap {
    return new Bitmap(memory, memory.allocate(wordsFor(capacity)).fill(initially), initially);
  }

  set(slot: number): void {
    this.words[slot >>> 5]! |= 1 << (slot & 31);
  }

  clear(slot: number): void {
    this.words[slot >>> 5]! &= ~(1 << (slot & 31));
  }

  has(slot: number): boolean {
    return (this.words[slot >>> 5]! & (1 << (slot & 31))) !== 0;
  }

  /** Makes room for `capacity` slots, and keeps the existing bits. */
  resize(capacity: number): void {
    const former = this.words;
    this.words = this.#memory.allocate(wordsFor(capacity)).fill(this.#initially);
    this.words.set(former.subarray(0, this.words.length));
  }

  /** Copies the bits to `copy`, which must be clear: slot `n` gets the bit of slot `order[n]`. */
  rearrange(order: Int32Array, { words }: Bitmap): void {
    for (let slot = 0; slot < order.length; slot++) {
      const from = order[slot]!;
      words[slot >>> 5]! |= ((this.words[from >>> 5]! >>> (from & 31)) & 1) << (slot & 31);
    }
  }
}
