/** Size of a page of WebAssembly, the unit in which memory grows. */
export const PAGE_BYTES = 65_536;

/** Maximum number of pages: 4 GB, enough for the bitmaps of some ten million rows. */
export const MAX_PAGES = 65_535;

/** Memory that grows in place, so that arrays in it stay valid. A shared `WebAssembly.Memory` is one. */
export interface GrowingMemory {
  /** The current buffer; after growing it is another object over the same bytes. */
  readonly buffer: ArrayBufferLike;
  /** Adds pages of zeros. Throws a RangeError beyond `MAX_PAGES`. */
  grow(pages: number): void;
}

/** A growing memory without WebAssembly. */
export class BufferMemory implements GrowingMemory {
  readonly buffer = new SharedArrayBuffer(0, { maxByteLength: MAX_PAGES * PAGE_BYTES });
  /** Views of the whole buffer, recreated when it grows, because length-tracking views are 20 times slower to read. */
  words = new Int32Array(this.buffer, 0, 0);
  bytes = new Uint8Array(this.buffer, 0, 0);

  grow(pages: number): void {
    this.buffer.grow(this.buffer.byteLength + pages * PAGE_BYTES);
    this.words = new Int32Array(this.buffer, 0, this.buffer.byteLength / 4);
    this.bytes = new Uint8Array(this.buffer, 0, this.buffer.byteLength);
  }
}
