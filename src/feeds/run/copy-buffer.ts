/** No UTF-16 unit takes more bytes than this in UTF-8. */
const MAX_BYTES_PER_UNIT = 3;

/**
 * Lines of text as the bytes they are sent as. Text put together by `+=` lives long enough to fill
 * the old heap of a long import with hundreds of megabytes; bytes in place make no garbage at all.
 */
export class CopyBuffer {
  #bytes: Buffer;
  #length = 0;

  constructor(size: number) {
    this.#bytes = Buffer.allocUnsafe(size);
  }

  get length(): number {
    return this.#length;
  }

  add(line: string): void {
    const needed = this.#length + line.length * MAX_BYTES_PER_UNIT;
    if (needed > this.#bytes.length) {
      const larger = Buffer.allocUnsafe(needed * 2);
      this.#bytes.copy(larger, 0, 0, this.#length);
      this.#bytes = larger;
    }
    this.#length += this.#bytes.write(line, this.#length);
  }

  /** What was added; good until `clear`. */
  contents(): Buffer {
    return this.#bytes.subarray(0, this.#length);
  }

  clear(): void {
    this.#length = 0;
  }
}
