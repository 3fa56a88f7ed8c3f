import { hash } from 'node:crypto';

/** Bytes of a row's hash; a collision would only affect the partner's own feed. */
export const HASH_BYTES = 16;

const LANES = HASH_BYTES / 4;

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

/** Four bytes of a hash as a little-endian number. */
const laneOf = (rowHash: string, lane: number): number =>
  rowHash.charCodeAt(lane * 4) |
  (rowHash.charCodeAt(lane * 4 + 1) << 8) |
  (rowHash.charCodeAt(lane * 4 + 2) << 16) |
  (rowHash.charCodeAt(lane * 4 + 3) << 24);

/** Result of `KnownRows.see`: not known, known and seen for the first time, or seen before in this file. */
export type Sighting = 'unknown' | 'unchanged' | 'repeated';

/**
 * A hash table of the last run's rows in typed arrays: 40 bytes per row, where a Map of strings takes
 * 150.
 */
export class KnownRows {
  #size = 0;
  #hashes = new Int32Array(1024 * LANES);
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
      for (let lane = 0; lane < LANES; lane += 1) {
        this.#hashes[at * LANES + lane] = packed.readInt32LE(from + ID_BYTES + lane * 4);
      }
      this.#size += 1;
    }
  }

  /** Marks the row of this hash as seen at `rowNumber` (1 or more). */
  see(rowHash: string, rowNumber: number): Sighting {
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
    const first = laneOf(rowHash, 0);
    for (let slot = first & mask; ; slot = (slot + 1) & mask) {
      const at = this.#slots[slot]! - 1;
      if (at === -1) return -1;
      if (this.#hashes[at * LANES] === first && this.#equals(at, rowHash)) return at;
    }
  }

  #equals(at: number, rowHash: string): boolean {
    for (let lane = 1; lane < LANES; lane += 1) {
      if (this.#hashes[at * LANES + lane] !== laneOf(rowHash, lane)) return false;
    }
    return true;
  }

  /** Once for all rows that were added, since a table that grows with them is filled twice. */
  #indexAll(): void {
    const mask = this.#listingIds.length * 2 - 1;
    this.#slots = new Int32Array(mask + 1);
    for (let at = 0; at < this.#size; at += 1) {
      let slot = this.#hashes[at * LANES]! & mask;
      while (this.#slots[slot] !== 0) slot = (slot + 1) & mask;
      this.#slots[slot] = at + 1;
    }
    this.#indexed = this.#size;
  }

  #grow(): void {
    const capacity = this.#listingIds.length * 2;
    this.#hashes = copied(this.#hashes, new Int32Array(capacity * LANES));
    this.#listingIds = copied(this.#listingIds, new Float64Array(capacity));
    this.#seenAt = copied(this.#seenAt, new Int32Array(capacity));
  }
}

function copied<Numbers extends Int32Array | Float64Array>(from: Numbers, to: Numbers): Numbers {
  to.set(from);
  return to;
}
