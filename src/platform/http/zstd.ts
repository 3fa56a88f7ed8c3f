import { constants, createZstdCompress } from 'node:zlib';

const LEVEL = 3;

/** The window: a power of two that holds most pages. It decides the memory of an encoder, about 1 MB. */
const WINDOW_BITS = 18;

const PARAMS = {
  [constants.ZSTD_c_compressionLevel]: LEVEL,
  [constants.ZSTD_c_windowLog]: WINDOW_BITS,
};

/**
 * Size of the buffers that an encoder fills one after the other. A page that crosses the end of one is another job of the
 * thread, which with Node's 16 kB is nearly every page.
 */
const BUFFER_BYTES = 65_536;

/** Maximum number of encoders that wait for a body. */
const MAX_IDLE = 8;

/** Compresses one body after the other. */
class Encoder {
  readonly #stream = createZstdCompress({
    params: PARAMS,
    flush: constants.ZSTD_e_end,
    chunkSize: BUFFER_BYTES,
  });
  #parts: Buffer[] = [];
  #fail: (error: Error) => void = () => undefined;

  constructor() {
    this.#stream.on('data', (part: Buffer) => this.#parts.push(part));
    this.#stream.on('error', (error) => this.#fail(error));
  }

  /** Returns a body as whole frames. A failed encoder is not to be used again. */
  framesOf(body: Buffer): Promise<NonSharedBuffer> {
    const { promise, resolve, reject } = Promise.withResolvers<NonSharedBuffer>();
    this.#fail = reject;
    this.#stream.write(body, (error) => {
      if (error) reject(error);
      else resolve(Buffer.concat(this.#parts));
      this.#parts = [];
    });
    return promise;
  }

  close(): void {
    this.#stream.close();
  }
}

const idle: Encoder[] = [];

/**
 * Compresses a body outside the main thread, to frames of zstd (RFC 8878). Encoders are used again: making one takes
 * as long as compressing a page, and Node keeps what an encoder has written until V8's next full collection.
 */
export async function zstdCompressed(body: Buffer): Promise<NonSharedBuffer> {
  const encoder = idle.pop() ?? new Encoder();
  const frames = await encoder.framesOf(body);
  if (idle.length < MAX_IDLE) idle.push(encoder);
  else encoder.close();
  return frames;
}
