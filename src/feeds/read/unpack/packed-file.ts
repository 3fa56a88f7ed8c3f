import { once } from 'node:events';
import { createInflateRaw } from 'node:zlib';
import { FeedBroken } from '../../feeds.errors.ts';
import type { Bytes } from './chunks.ts';
import type { ReadLimits } from '../limits.ts';

const PIECE_BYTES = 64 * 1024;

const CHUNK_BYTES = 128 * 1024;

/** A file, or a part of one, that is packed by deflate and read from its beginning to its end. */
export class PackedFile {
  readonly #source: AsyncIterator<Uint8Array>;
  readonly #what: string;
  #held: Buffer = Buffer.alloc(0);
  #packedBytes = 0;
  #unpackedBytes = 0;

  /** @param what the kind of file, for error messages */
  constructor(source: Bytes, what: string) {
    this.#source = source[Symbol.asyncIterator]();
    this.#what = what;
  }

  cutOff(): FeedBroken {
    return new FeedBroken(`The ${this.#what} ends in the middle.`);
  }

  damaged(): FeedBroken {
    return new FeedBroken(`The ${this.#what} is damaged.`);
  }

  /** The next bytes, `most` at most; null at the end. */
  async piece(most: number): Promise<Buffer | null> {
    while (this.#held.length === 0) {
      const next = await this.#source.next();
      if (next.done === true) return null;
      const { buffer, byteOffset, byteLength } = next.value;
      this.#held = Buffer.from(buffer, byteOffset, byteLength);
    }
    const piece = this.#held.subarray(0, most);
    this.#held = this.#held.subarray(most);
    return piece;
  }

  /** Exactly so many bytes. */
  async take(count: number): Promise<Buffer> {
    const pieces: Buffer[] = [];
    for (let left = count; left > 0; left -= pieces.at(-1)!.length) {
      const piece = await this.piece(left);
      if (piece === null) throw this.cutOff();
      pieces.push(piece);
    }
    return Buffer.concat(pieces);
  }

  giveBack(bytes: Buffer): void {
    this.#held = Buffer.concat([bytes, this.#held]);
  }

  /** Unpacks the next bytes up to the end that the compressed data marks. Throws FeedBroken. */
  async *inflated(limits: ReadLimits): AsyncGenerator<Buffer> {
    const engine = createInflateRaw({ chunkSize: CHUNK_BYTES });
    const unpacked: Buffer[] = [];
    engine.on('data', (chunk: Buffer) => {
      unpacked.push(chunk);
      this.#unpackedBytes += chunk.length;
      const bomb = this.#bomb(limits, engine.bytesWritten);
      if (bomb !== null) engine.destroy(bomb);
    });
    const ended = once(engine, 'end');
    // It is awaited below; until then a failure must not count as unhandled.
    ended.catch(() => {});
    try {
      for (;;) {
        const piece = await this.piece(PIECE_BYTES);
        if (piece === null) {
          engine.end();
          break;
        }
        const before = engine.bytesWritten;
        await Promise.race([new Promise<void>((done) => engine.write(piece, () => done())), ended]);
        const read = engine.bytesWritten - before;
        yield* unpacked.splice(0);
        if (read < piece.length) {
          this.giveBack(piece.subarray(read));
          break;
        }
      }
      await ended;
      this.#packedBytes += engine.bytesWritten;
      yield* unpacked.splice(0);
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code;
      if (code === 'Z_DATA_ERROR') throw this.damaged();
      if (code === 'Z_BUF_ERROR') throw this.cutOff();
      throw error;
    } finally {
      engine.destroy();
    }
  }

  /** The error of a file that unpacks to too much, judged by its current member; null while it does not. */
  #bomb({ ratio, ratioFloor }: ReadLimits, bytes: number): FeedBroken | null {
    const most = Math.max(ratioFloor, ratio * (this.#packedBytes + bytes));
    if (this.#unpackedBytes <= most) return null;
    return new FeedBroken(`The ${this.#what} unpacks to more than ${ratio} times its size.`);
  }

  async close(): Promise<void> {
    await this.#source.return?.();
  }
}
