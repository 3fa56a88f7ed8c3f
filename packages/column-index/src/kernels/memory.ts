/** Bytes of a page, the unit in which memory grows (a page of WebAssembly). */
export const PAGE_BYTES = 65_536;

/** Pages that a memory has at most: 4 GB, the bitmaps of some ten million rows. */
export const MAX_PAGES = 65_535;

/** Memory that grows in place: arrays in it stay valid. `WebAssembly.Memory` is one, if it is shared. */
export interface GrowingMemory {
  /** The memory as it is now; after growing, a new one over the same bytes. */
  readonly buffer: ArrayBufferLike;
  /** Adds so many pages, all 0. Throws a RangeError beyond `MAX_PAGES`. */
  grow(pages: number): void;
}

/** A growing memory without WebAssembly. */
export class BufferMemory implements GrowingMemory {
  readonly buffer = new SharedArrayBuffer(0, { maxByteLength: MAX_PAGES * PAGE_BYTES });
  /** Views of all of it, made anew when it grows: views that follow a growing buffer are read 20 times as slowly. */
  words = new Int32Array(this.buffer, 0, 0);
  bytes = new Uint8Array(this.buffer, 0, 0);

  grow(pages: number): void {
    this.buffer.grow(this.buffer.byteLength + pages * PAGE_BYTES);
    this.words = new Int32Array(this.buffer, 0, this.buffer.byteLength / 4);
    this.bytes = new Uint8Array(this.buffer, 0, this.buffer.byteLength);
  }
}
