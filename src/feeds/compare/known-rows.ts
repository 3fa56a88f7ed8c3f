import { hash } from 'node:crypto';

/** Bytes of a row's hash; a collision would only affect the partner's own feed. */
export const HASH_BYTES = 16;

const ID_BYTES = 8;

/** Bytes of a known row: the id of its listing (the highest byte first) and its hash. */
const ROW_BYTES = ID_BYTES + HASH_BYTES;

const WORD_BYTES = 4;
const ROW_WORDS = ROW_BYTES / WORD_BYTES;
const ID_WORDS = ID_BYTES / WORD_BYTES;
const HASH_WORDS = HASH_BYTES / WORD_BYTES;

/**
 * The hash of a row's content, by which the next run recognises it. A string with one character per byte,
 * since creating a Buffer takes nearly as long as hashing.
 */
export function rowHash(raw: Uint8Array | string): string {
  return hash('sha256', raw, 'latin1').slice(0, HASH_BYTES);
}

/** A word of a hash as a little-endian number. */
const wordOf = (rowHash: string, word: number): number =>
  rowHash.charCodeAt(word * 4) |
  (rowHash.charCodeAt(word * 4 + 1) << 8) |
  (rowHash.charCodeAt(word * 4 + 2) << 16) |
  (rowHash.charCodeAt(word * 4 + 3) << 24);

/** Whether a row is new, known and seen for the first time, or known and seen before in this file. */
export type Recognition = 'unknown' | 'unchanged' | 'repeated';

/**
 * The last run's rows in typed arrays: 28 bytes per row, and 8 to 16 more for a hash table once a file
 * has another order; a Map of strings takes 150.
 */
export class KnownRows {
  readonly size: number;
  readonly #packed: Buffer;
  readonly #words: Int32Array;
  /** The number in the file of each row; 0 of one that was not seen. */
  readonly #seenAt: Int32Array;
  /** The row after the one that was found last. */
  #next = 0;
  /** Open addressing: index + 1 of a row, 0 for none; null until a row is looked up that is not the next one. */
  #slots: Int32Array | null = null;

  /** @param packed rows of `ROW_BYTES` each */
  constructor(packed: ArrayBuffer = new ArrayBuffer()) {
    this.size = packed.byteLength / ROW_BYTES;
    this.#packed = Buffer.from(packed);
    this.#words = new Int32Array(packed);
    this.#seenAt = new Int32Array(this.size);
  }

  /** Looks a row up by its hash, and marks it as seen at `rowNumber` (1 or more). */
  recognise(rowHash: string, rowNumber: number): Recognition {
    const at = this.#find(rowHash);
    if (at === -1) return 'unknown';
    if (this.#seenAt[at] !== 0) return 'repeated';
    this.#seenAt[at] = rowNumber;
    return 'unchanged';
  }

  /** The number of the row in the file; 0 when it was not seen. */
  seenAt(rowHash: string): number {
    const at = this.#find(rowHash);
    return at === -1 ? 0 : this.#seenAt[at]!;
  }

  /** The listings of all rows that were not seen. */
  unseen(): number[] {
    const ids: number[] = [];
    for (let at = 0; at < this.size; at += 1) {
      if (this.#seenAt[at] === 0) ids.push(Number(this.#packed.readBigInt64BE(at * ROW_BYTES)));
    }
    return ids;
  }

  /** Rows mostly come in the order of the last run; looking one up in the hash table waits for memory. */
  #find(rowHash: string): number {
    const at = this.#equals(this.#next, rowHash) ? this.#next : this.#lookUp(rowHash);
    if (at !== -1) this.#next = at + 1;
    return at;
  }

  #lookUp(rowHash: string): number {
    const slots = (this.#slots ??= this.#indexAll());
    const mask = slots.length - 1;
    for (let slot = wordOf(rowHash, 0) & mask; ; slot = (slot + 1) & mask) {
      const at = slots[slot]! - 1;
      if (at === -1 || this.#equals(at, rowHash)) return at;
    }
  }

  #equals(at: number, rowHash: string): boolean {
    const from = at * ROW_WORDS + ID_WORDS;
    for (let word = 0; word < HASH_WORDS; word += 1) {
      if (this.#words[from + word] !== wordOf(rowHash, word)) return false;
    }
    return true;
  }

  #indexAll(): Int32Array {
    // A power of two, at most half full.
    const slots = new Int32Array(2 ** Math.ceil(Math.log2(this.size + 1) + 1));
    const mask = slots.length - 1;
    for (let at = 0; at < this.size; at += 1) {
      let slot = this.#words[at * ROW_WORDS + ID_WORDS]! & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = at + 1;
    }
    return slots;
  }
}
