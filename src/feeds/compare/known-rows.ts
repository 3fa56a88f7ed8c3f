import { hash } from 'node:crypto';

/** Bytes of a row's hash; a collision would only affect the partner's own feed. */
export const HASH_BYTES = 16;

/** Words of 32 bits in a hash. */
const WORDS = HASH_BYTES / 4;

const ID_BYTES = 8;

/** Bytes of a row that is added: the id of its listing and its hash. */
export const ROW_BYTES = ID_BYTES + HASH_BYTES;

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
 * A hash table of the last run's rows in typed arrays: 40 bytes per row, where a Map of strings takes
 * 150.
 */
export class KnownRows {
  #size = 0;
  #hashes = new Int32Array(1024 * WORDS);
  #listingIds = new Float64Array(1024);
  #seenAt = new Int32Array(1024);
  /** Open addressing: index + 1 of the row in the arrays above, 0 for none; of the first `#indexed` rows. */
  #slots = new Int32Array(2048);
  #indexed = 0;

  get size(): number {
    return this.#size;
  }

  /** Adds rows, each as the id of its listing (8 bytes, the highest first) and its hash. */
  add(packed: Buffer): void {
    const rows = packed.length / ROW_BYTES;
    while (this.#size + rows > this.#listingIds.length) this.#grow();
    for (let n = 0; n < rows; n += 1) {
      const from = n * ROW_BYTES;
      const at = this.#size;
      this.#listingIds[at] = packed.readInt32BE(from) * 2 ** 32 + packed.readUInt32BE(from + 4);
      for (let word = 0; word < WORDS; word += 1) {
        this.#hashes[at * WORDS + word] = packed.readInt32LE(from + ID_BYTES + word * 4);
      }
      this.#size += 1;
    }
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
    for (let at = 0; at < this.#size; at += 1) {
      if (this.#seenAt[at] === 0) ids.push(this.#listingIds[at]!);
    }
    return ids;
  }

  #find(rowHash: string): number {
    if (this.#indexed < this.#size) this.#indexAll();
    const mask = this.#slots.length - 1;
    const first = wordOf(rowHash, 0);
    for (let slot = first & mask; ; slot = (slot + 1) & mask) {
      const at = this.#slots[slot]! - 1;
      if (at === -1) return -1;
      if (this.#hashes[at * WORDS] === first && this.#equals(at, rowHash)) return at;
    }
  }

  #equals(at: number, rowHash: string): boolean {
    for (let word = 1; word < WORDS; word += 1) {
      if (this.#hashes[at * WORDS + word] !== wordOf(rowHash, word)) return false;
    }
    return true;
  }

  /** Once for all rows that were added, since a table that grows with them is filled twice. */
  #indexAll(): void {
    const mask = this.#listingIds.length * 2 - 1;
    this.#slots = new Int32Array(mask + 1);
    for (let at = 0; at < this.#size; at += 1) {
      let slot = this.#hashes[at * WORDS]! & mask;
      while (this.#slots[slot] !== 0) slot = (slot + 1) & mask;
      this.#slots[slot] = at + 1;
    }
    this.#indexed = this.#size;
  }

  #grow(): void {
    const capacity = this.#listingIds.length * 2;
    this.#hashes = copied(this.#hashes, new Int32Array(capacity * WORDS));
    this.#listingIds = copied(this.#listingIds, new Float64Array(capacity));
    this.#seenAt = copied(this.#seenAt, new Int32Array(capacity));
  }
}

function copied<Numbers extends Int32Array | Float64Array>(from: Numbers, to: Numbers): Numbers {
  to.set(from);
  return to;
}
