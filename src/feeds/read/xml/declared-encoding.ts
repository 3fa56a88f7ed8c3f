import { FeedBroken } from '../../feeds.errors.ts';
import type { XmlEncoding } from './xml-encoding.ts';

/**
 * A text in another encoding is never valid UTF-8 by chance if it has this many bytes beyond ASCII.
 */
const SURE_BYTES = 16;

/**
 * Encodings whose short texts may be valid UTF-8 by chance, because their letters have several
 * bytes.
 */
const OF_SEVERAL_BYTES = new Set(
  'gbk gb18030 big5 euc-jp iso-2022-jp shift_jis euc-kr utf-16le utf-16be'.split(' '),
);

/**
 * Decodes text in the encoding that its file or server says, and refuses a file that is UTF-8 where they say another
 * one: `é` would be published as `Ã©`. Programs that write UTF-8 below an old declaration are common.
 */
export class DeclaredEncoding {
  readonly #encoding: XmlEncoding;
  readonly #decoder: TextDecoder;
  /** Null after the first byte that is not UTF-8, and when the file declares UTF-8. */
  #utf8: TextDecoder | null;
  #beyondAscii = 0;

  constructor(encoding: XmlEncoding) {
    this.#encoding = encoding;
    this.#decoder = new TextDecoder(encoding.label, { ignoreBOM: false });
    this.#utf8 =
      encoding.saidBy === 'bytes' || this.#decoder.encoding === 'utf-8'
        ? null
        : new TextDecoder('utf-8', { fatal: true });
  }

  /** @throws {FeedBroken} as soon as the bytes are surely in another encoding */
  decode(chunk: Buffer): string {
    this.#check(chunk);
    if (this.#beyondAscii >= SURE_BYTES) throw this.#wrong();
    return this.#decoder.decode(chunk, { stream: true });
  }

  /** @throws {FeedBroken} when all that was decoded is in another encoding */
  end(): string {
    this.#check();
    const sure = OF_SEVERAL_BYTES.has(this.#decoder.encoding) ? SURE_BYTES : 1;
    if (this.#beyondAscii >= sure) throw this.#wrong();
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

  /** The problem of a row with bytes that are invalid in this encoding. */
  get undecodable(): string {
    const { label, saidBy } = this.#encoding;
    const name = label === 'utf-8' ? 'UTF-8' : label;
    const why = saidBy === 'server' ? ', which the server says by its charset' : '';
    return `The row holds characters that are not ${name}${why}.`;
  }

  #wrong(): FeedBroken {
    const { label, saidBy } = this.#encoding;
    return new FeedBroken(
      saidBy === 'server'
        ? `The server sends the XML as charset=${label}, and it is UTF-8: send it as UTF-8.`
        : `The XML is declared as ${label} and is UTF-8: declare it as UTF-8.`,
    );
  }
}
