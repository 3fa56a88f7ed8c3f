import { pipeline } from 'node:stream/promises';
import { crc32, createDeflateRaw } from 'node:zlib';

/** A file of an archive; its content is read when its turn comes. */
export interface ZipEntry {
  name: string;
  content: AsyncIterable<string | Uint8Array>;
}

/** What the central directory says of a file that was written. */
interface Written {
  name: Buffer;
  crc: number;
  packed: number;
  size: number;
  offset: number;
}

/** Sizes above need ZIP64, which not every program reads. */
const MAX_BYTES = 0xffff_ffff;
/** Sizes follow the content (bit 3), names are UTF-8 (bit 11). */
const FLAGS = 0x0808;
const DEFLATED = 8;
const VERSION = 20;

/** Date and time as MS-DOS has them, in UTC. */
function dosTime(time: Date): number {
  const day =
    ((time.getUTCFullYear() - 1980) << 9) | ((time.getUTCMonth() + 1) << 5) | time.getUTCDate();
  const clock =
    (time.getUTCHours() << 11) | (time.getUTCMinutes() << 5) | (time.getUTCSeconds() >> 1);
  return ((day << 16) | clock) >>> 0;
}

/** Numbers as little-endian bytes: `[value, bytes]`. */
function bytesOf(fields: readonly (readonly [value: number, bytes: 2 | 4])[]): Buffer {
  const buffer = Buffer.alloc(fields.reduce((sum, [, bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [value, bytes] of fields) {
    buffer.writeUIntLE(value, at, bytes);
    at += bytes;
  }
  return buffer;
}

/**
 * Writes an archive (PKZIP APPNOTE 6.3) as a stream: no more than a few chunks are in memory, whatever
 * its files hold. Throws RangeError beyond 4 GB.
 * @param time when the files say they were changed
 */
export async function* zipOf(
  entries: Iterable<ZipEntry>,
  time: Date,
): AsyncGenerator<Uint8Array<ArrayBufferLike>> {
  const written: Written[] = [];
  const stamp = dosTime(time);
  let offset = 0;
  const counted = <Chunk extends Uint8Array>(chunk: Chunk): Chunk => {
    offset += chunk.length;
    if (offset > MAX_BYTES) throw new RangeError('An archive may have 4 GB at most.');
    return chunk;
  };
  for (const { name: text, content } of entries) {
    const name = Buffer.from(text);
    const file = { name, crc: 0, packed: 0, size: 0, offset };
    const head = [
      [0x0403_4b50, 4],
      [VERSION, 2],
      [FLAGS, 2],
      [DEFLATED, 2],
      [stamp, 4],
      [0, 4],
      [0, 4],
      [0, 4],
      [name.length, 2],
      [0, 2],
    ] as const;
    yield counted(Buffer.concat([bytesOf(head), name]));
    for await (const chunk of deflated(content, file)) {
      file.packed += chunk.length;
      yield counted(chunk);
    }
    if (file.size > MAX_BYTES) throw new RangeError('A file of an archive may have 4 GB at most.');
    const sizes = [
      [0x0807_4b50, 4],
      [file.crc, 4],
      [file.packed, 4],
      [file.size, 4],
    ] as const;
    yield counted(bytesOf(sizes));
    written.push(file);
  }
  const start = offset;
  for (const file of written) yield counted(directoryEntry(file, stamp));
  const end = [
    [0x0605_4b50, 4],
    [0, 2],
    [0, 2],
    [written.length, 2],
    [written.length, 2],
    [offset - start, 4],
    [start, 4],
    [0, 2],
  ] as const;
  yield bytesOf(end);
}

/** Compresses a file's content, and counts what goes in. */
async function* deflated(content: ZipEntry['content'], file: Written): AsyncGenerator<Buffer> {
  const source = async function* () {
    for await (const chunk of content) {
      const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
      file.crc = crc32(bytes, file.crc);
      file.size += bytes.length;
      yield bytes;
    }
  };
  const deflate = createDeflateRaw();
  const fed = pipeline(source, deflate);
  // A failure of the source is thrown where the chunks are read, and again by `fed`.
  fed.catch(() => {});
  yield* deflate as AsyncIterable<Buffer>;
  await fed;
}

function directoryEntry({ name, crc, packed, size, offset }: Written, stamp: number): Buffer {
  const fields = [
    [0x0201_4b50, 4],
    [VERSION, 2],
    [VERSION, 2],
    [FLAGS, 2],
    [DEFLATED, 2],
    [stamp, 4],
    [crc, 4],
    [packed, 4],
    [size, 4],
    [name.length, 2],
    [0, 2],
    [0, 2],
    [0, 2],
    [0, 2],
    [0, 4],
    [offset, 4],
  ] as const;
  return Buffer.concat([bytesOf(fields), name]);
}
