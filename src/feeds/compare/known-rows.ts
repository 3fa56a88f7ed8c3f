import { endianness } from 'node:os';
import xxhash from 'xxhash-wasm';
import type { KeyRing } from '../../platform/secrets/index.ts';

const { h64, h64Raw } = await xxhash();

/** Bytes of a row's hash; a collision would only affect the partner's own feed. */
export const HASH_BYTES = 8;

/** In place of the hash of a row that every run maps again; no row is expected to have it. */
export const NO_HASH = 0n;

/** 64-bit words of a known row: the id of its listing, and its hash. */
const ROW_WORDS = 2;
const ROW_BYTES = ROW_WORDS * BigUint64Array.BYTES_PER_ELEMENT;

/**
 * The seed of a feed's row hashes. It is secret: who writes a row of somebody's feed, such as the owner
 * of a van, cannot make it hash like the row of another. After a new secret key, the next run maps all rows again.
 */
export const rowHashSeed = (keyRing: KeyRing, feedId: number): bigint =>
  Buffer.from(keyRing.sign('feed-row', String(feedId), HASH_BYTES), 'base64url').readBigUInt64BE();

/** The hash of a row's content (XXH64), by which the next run recognises it. */
export const rowHash = (raw: Uint8Array | string, seed: bigint): bigint =>
  typeof raw === 'string' ? h64(raw, seed) : h64Raw(raw, seed);

/** Whether a row is new, known and seen for the first time, or known and seen before in this file. */
export type Recognition = 'unknown' | 'unchanged' | 'repeated';

/**
 * The last run's rows in typed arrays: 20 bytes per row, and 8 to 16 more for a hash table once a file
 * has another order; a Map of strings takes 150.
 */
export class KnownRows {
  readonly size: number;
  readonly #words: BigUint64Array;
  /** The number in the file of each row; 0 of one that was not seen. */
  readonly #seenAt: Int32Array;
  /** The row after the one that was found last. */
  #next = 0;
  /** Open addressing: index + 1 of a row, 0 for none; null until a row is looked up that is not the next one. */
  #slots: Int32Array | null = null;

  /** @param packed the id of the listing and the hash (or `NO_HASH`) of each row, the highest byte first; it is overwritten */
  constructor(packed: Buffer<ArrayBuffer> = Buffer.alloc(0)) {
    this.size = packed.length / ROW_BYTES;
    if (endianness() === 'LE') packed.swap64();
    this.#words = new BigUint64Array(packed.buffer, packed.byteOffset, this.size * ROW_WORDS);
    this.#seenAt = new Int32Array(this.size);
  }

  /** Looks a row up by its hash, and marks it as seen at `rowNumber` (1 or more). */
  recognise(hash: bigint, rowNumber: number): Recognition {
    const at = this.#find(hash);
    if (at === -1) return 'unknown';
    if (this.#seenAt[at] !== 0) return 'repeated';
    this.#seenAt[at] = rowNumber;
    return 'unchanged';
  }

  /** The number of the row in the file; 0 when it was not seen. */
  seenAt(hash: bigint): number {
    const at = this.#find(hash);
    return at === -1 ? 0 : this.#seenAt[at]!;
  }

  /** The listings of all rows that were not seen. */
  unseen(): number[] {
    const ids: number[] = [];
    for (let at = 0; at < this.size; at += 1) {
      if (this.#seenAt[at] === 0) ids.push(Number(this.#words[at * ROW_WORDS]));
    }
    return ids;
  }

  /** Rows mostly come in the order of the last run; looking one up in the hash table waits for memory. */
  #find(hash: bigint): number {
    const at = this.#hashAt(this.#next) === hash ? this.#next : this.#lookUp(hash);
    if (at !== -1) this.#next = at + 1;
    return at;
  }

  /** Undefined behind the last row. */
  #hashAt(at: number): bigint | undefined {
    return this.#words[at * ROW_WORDS + 1];
  }

  #lookUp(hash: bigint): number {
    const slots = (this.#slots ??= this.#indexAll());
    const mask = slots.length - 1;
    for (let slot = slotOf(hash, mask); ; slot = (slot + 1) & mask) {
      const at = slots[slot]! - 1;
      if (at === -1 || this.#hashAt(at) === hash) return at;
    }
  }

  #indexAll(): Int32Array {
    // A power of two, at most half full.
    const slots = new Int32Array(2 ** Math.ceil(Math.log2(this.size + 1) + 1));
    const mask = slots.length - 1;
    for (let at = 0; at < this.size; at += 1) {
      if (this.#hashAt(at) === NO_HASH) continue;
      let slot = slotOf(this.#hashAt(at)!, mask);
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = at + 1;
    }
    return slots;
  }
}

const slotOf = (hash: bigint, mask: number): number => Number(BigInt.asUintN(32, hash)) & mask;
