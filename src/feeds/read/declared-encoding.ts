import { FeedBroken } from '../feeds.errors.ts';

/** Bytes beyond ASCII that are UTF-8 by chance in no text of another encoding. */
const SURE_BYTES = 16;

/**
 * Decodes text in the encoding that its file declares, and refuses a file that declares a single-byte one and
 * is UTF-8: `é` would be published as `Ã©`. Programs that write UTF-8 below an old declaration are common.
 */
export class DeclaredEncoding {
  readonly #encoding: string;
  readonly #decoder: TextDecoder;
  /** Null once a byte is not UTF-8, or where UTF-8 is what the file declares. */
  #utf8: TextDecoder | null;
  #beyondAscii = 0;

  constructor(encoding: string) {
    this.#encoding = encoding;
    this.#decoder = new TextDecoder(encoding, { ignoreBOM: false });
    this.#utf8 =
      this.#decoder.encoding === 'utf-8' ? null : new TextDecoder('utf-8', { fatal: true });
  }

  /** @throws {FeedBroken} as soon as the bytes are beyond doubt in another encoding */
  decode(chunk: Buffer): string {
    this.#check(chunk);
    if (this.#beyondAscii >= SURE_BYTES) throw this.#wrong();
    return this.#decoder.decode(chunk, { stream: true });
  }

  /** @throws {FeedBroken} when all that was decoded is in another encoding */
  end(): string {
    this.#check();
    if (this.#beyondAscii > 0) throw this.#wrong();
    return this.#decoder.decode();
  }

  #check(chunk?: Buffer): void {
    if (this.#utf8 === null) return;
    try {
      this.#utf8.decode(chunk, { stream: chunk !== undefined });
      for (const byte of chunk ?? []) if (byte > 127) this.#beyondAscii += 1;
    } catch {
      this.#utf8 = null;
      this.#beyondAscii = 0;
    }
  }

  #wrong(): FeedBroken {
    return new FeedBroken(
      `The XML is declared as ${this.#encoding} and is UTF-8: declare it as UTF-8.`,
    );
  }
}
