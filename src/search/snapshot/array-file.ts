import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { constants, crc32, zstdCompress, zstdDecompress } from 'node:zlib';

/**
 * The format of the file: this line, then a JSON document, then the bytes of all arrays one after the other, cut into
 * chunks that are compressed separately. The JSON and each chunk are preceded by their length in bytes and their CRC-32,
 * both as 32-bit little-endian integers. The arrays are stored in the byte order of the machine.
 */
const FIRST_LINE = Buffer.from('campcairn search index, format 1\n');

const CHUNK_BYTES = 2 * 1024 ** 2;

/** Number of chunks that are compressed or decompressed in parallel; libuv has 4 threads by default. */
const CHUNKS_AT_ONCE = 4;

/** Maximum length of the JSON: a damaged length must not allocate gigabytes. */
const MAX_HEAD_BYTES = 64 * 1024 ** 2;

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

const COMPRESSION = {
  params: { [constants.ZSTD_c_compressionLevel]: 1 },
  chunkSize: CHUNK_BYTES,
};

/** Thrown when a file has another format, ends too early, or does not match its checksums. */
export class DamagedFile extends Error {
  override name = 'DamagedFile';
}

/** Typed arrays, which may lie in shared memory. */
export type Arrays = readonly ArrayBufferView<ArrayBufferLike>[];

/** The work of one thread: write a file, or fill arrays from one. */
export type FileTask =
  | { kind: 'write'; path: string; draft: string; head: object; arrays: Arrays }
  | { kind: 'fill'; path: string; head: object; arrays: Arrays };

const bytesOf = ({ buffer, byteOffset, byteLength }: ArrayBufferView<ArrayBufferLike>): Buffer =>
  Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength);

/** Copies the bytes of all arrays into chunks of `CHUNK_BYTES`; the last chunk may be shorter. */
function* chunksOf(arrays: Arrays): Generator<Buffer> {
  let chunk = Buffer.allocUnsafe(CHUNK_BYTES);
  let filled = 0;
  for (const array of arrays) {
    const bytes = bytesOf(array);
    for (let from = 0; from < bytes.length;) {
      const copied = bytes.copy(chunk, filled, from);
      from += copied;
      filled += copied;
      if (filled < CHUNK_BYTES) continue;
      yield chunk;
      chunk = Buffer.allocUnsafe(CHUNK_BYTES);
      filled = 0;
    }
  }
  if (filled > 0) yield chunk.subarray(0, filled);
}

function* batchesOf<T>(all: Iterable<T>): Generator<T[]> {
  let batch: T[] = [];
  for (const one of all) {
    if (batch.push(one) < CHUNKS_AT_ONCE) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** A part of the file: 8 bytes with the content's length and CRC-32, then the content. */
function partOf(content: Buffer): Buffer[] {
  const header = Buffer.alloc(8);
  header.writeUInt32LE(content.length, 0);
  header.writeUInt32LE(crc32(content), 4);
  return [header, content];
}

async function write(file: FileHandle, parts: Buffer[]): Promise<void> {
  const { bytesWritten } = await file.writev(parts);
  const wanted = parts.reduce((sum, { length }) => sum + length, 0);
  if (bytesWritten < wanted) throw new Error('The disk took a part of it only');
}

/**
 * Writes a file. An existing file at `path` is replaced only once the new one is complete. The arrays must not change
 * meanwhile. There is no fsync: if a power cut leaves an incomplete file, its checksums reveal it when it is read.
 * @param draft Path of the temporary file, on the same file system as `path`.
 */
export async function writeArrayFile(
  path: string,
  draft: string,
  head: object,
  arrays: Arrays,
): Promise<void> {
  try {
    const file = await open(draft, 'wx', 0o600);
    try {
      await write(file, [FIRST_LINE, ...partOf(Buffer.from(JSON.stringify(head)))]);
      for (const batch of batchesOf(chunksOf(arrays))) {
        const packed = await Promise.all(batch.map((chunk) => compress(chunk, COMPRESSION)));
        await write(file, packed.flatMap(partOf));
      }
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    throw error;
  }
}

/** An open file of JSON and arrays. */
export interface ArrayFile {
  head: unknown;
  /** Fills arrays, which must have the lengths of the written ones. Throws DamagedFile if the file is damaged. */
  fill(arrays: Arrays): Promise<void>;
  close(): Promise<void>;
}

/** Opens a file that `writeArrayFile` wrote. Throws DamagedFile if it has another format, or its JSON is damaged. */
export async function openArrayFile(path: string): Promise<ArrayFile> {
  const file = await open(path);
  try {
    if (!(await read(file, FIRST_LINE.length)).equals(FIRST_LINE)) {
      throw new DamagedFile('it has another format');
    }
    const json = await readPart(file, MAX_HEAD_BYTES);
    return {
      head: JSON.parse(json.toString()),
      fill: (arrays) => fill(file, arrays),
      close: () => file.close(),
    };
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function read(file: FileHandle, length: number): Promise<Buffer> {
  const bytes = Buffer.allocUnsafe(length);
  for (let at = 0; at < length;) {
    const { bytesRead } = await file.read(bytes, at, length - at);
    if (bytesRead === 0) throw new DamagedFile('it ends too early');
    at += bytesRead;
  }
  return bytes;
}

async function readPart(file: FileHandle, maxLength: number): Promise<Buffer> {
  const header = await read(file, 8);
  const length = header.readUInt32LE(0);
  if (length > maxLength) throw new DamagedFile('a part of it has another length');
  const bytes = await read(file, length);
  if (crc32(bytes) !== header.readUInt32LE(4)) {
    throw new DamagedFile('a part of it has another checksum');
  }
  return bytes;
}

async function unpacked(stored: Buffer, expectedLength: number): Promise<Buffer> {
  const bytes = await decompress(stored, { chunkSize: CHUNK_BYTES });
  if (bytes.length !== expectedLength) throw new DamagedFile('a part of it has another length');
  return bytes;
}

async function fill(file: FileHandle, arrays: Arrays): Promise<void> {
  const targets = arrays.map(bytesOf).values();
  let target: Buffer = Buffer.alloc(0);
  const scatter = (chunk: Buffer): void => {
    for (let from = 0; from < chunk.length;) {
      while (target.length === 0) target = targets.next().value!;
      const copied = chunk.copy(target, 0, from);
      target = target.subarray(copied);
      from += copied;
    }
  };
  const total = arrays.reduce((sum, { byteLength }) => sum + byteLength, 0);
  for (const batch of batchesOf(chunkLengths(total))) {
    const stored: Buffer[] = [];
    for (const _ of batch) stored.push(await readPart(file, 2 * CHUNK_BYTES));
    const chunks = await Promise.all(stored.map((bytes, i) => unpacked(bytes, batch[i]!)));
    for (const chunk of chunks) scatter(chunk);
  }
}

function* chunkLengths(total: number): Generator<number> {
  for (let left = total; left > 0; left -= CHUNK_BYTES) yield Math.min(left, CHUNK_BYTES);
}

/** Reads only the JSON of a file. Throws as `openArrayFile` does. */
export async function readHead(path: string): Promise<unknown> {
  const file = await openArrayFile(path);
  await file.close();
  return file.head;
}
