/** Maximum UTF-8 bytes of one UTF-16 code unit. */
const MAX_BYTES_PER_UNIT = 3;

/**
 * A reusable buffer of lines for COPY. Strings built by `+=` survive long enough to fill the old
 * generation with hundreds of megabytes during a long import; writing into one buffer makes no garbage.
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

  /** The added bytes; valid until `clear`. */
  contents(): Buffer {
    return this.#bytes.subarray(0, this.#length);
  }

  clear(): void {
    this.#length = 0;
  }
}
