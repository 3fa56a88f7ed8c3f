import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { constants, crc32, zstdCompress, zstdDecompress } from 'node:zlib';

/**
 * A file of JSON and arrays of numbers: a line that says what it is, the JSON, and the bytes of all arrays one after the
 * other, in chunks that are each compressed. JSON and chunks stand behind their length and their CRC-32, which have 32 bits,
 * little-endian like the arrays.
 */
const FIRST_LINE = Buffer.from('campcairn search index, format 1\n');

const CHUNK_BYTES = 2 * 1024 ** 2;

/** Chunks that are compressed or read at once, in the threads of libuv. */
const CHUNKS_AT_ONCE = 4;

/** Longest JSON that is read. */
const MAX_HEAD_BYTES = 64 * 1024 ** 2;

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

const COMPRESSION = {
  params: { [constants.ZSTD_c_compressionLevel]: 1 },
  chunkSize: CHUNK_BYTES,
};

/** The file is not what it should be. */
export class DamagedFile extends Error {
  override name = 'DamagedFile';
}

/** Arrays of numbers, also in shared memory. */
export type Arrays = readonly ArrayBufferView<ArrayBufferLike>[];

/** What is done with a file at once. */
export type FileTask =
  | { kind: 'write'; path: string; draft: string; head: object; arrays: Arrays }
  | { kind: 'fill'; path: string; head: object; arrays: Arrays };

const bytesOf = ({ buffer, byteOffset, byteLength }: ArrayBufferView<ArrayBufferLike>): Buffer =>
  Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength);

/** The bytes of all arrays in copies of one chunk each. */
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

/** A part of the file: the length and the CRC-32 of what follows, and this. */
function partOf(what: Buffer): Buffer[] {
  const bytes = Buffer.alloc(8);
  bytes.writeUInt32LE(what.length, 0);
  bytes.writeUInt32LE(crc32(what), 4);
  return [bytes, what];
}

async function write(file: FileHandle, parts: Buffer[]): Promise<void> {
  const { bytesWritten } = await file.writev(parts);
  const wanted = parts.reduce((sum, { length }) => sum + length, 0);
  if (bytesWritten < wanted) throw new Error('The disk took a part of it only');
}

/**
 * Writes a file in place of the one there may be, which stays until all is written. The arrays must not change
 * meanwhile. It is not forced to the disk: after a power cut its checksums say whether it got there.
 * @param draft the path it is written at first.
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

/** A file that is being read. */
export interface ArrayFile {
  head: unknown;
  /** Fills arrays of the lengths of those that were written. Throws DamagedFile unless they are whole. */
  fill(arrays: Arrays): Promise<void>;
  close(): Promise<void>;
}

/** Opens a file that was written by `writeArrayFile`. Throws DamagedFile when it is another, or its head is damaged. */
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
  const described = await read(file, 8);
  const length = described.readUInt32LE(0);
  if (length > maxLength) throw new DamagedFile('a part of it has another length');
  const bytes = await read(file, length);
  if (crc32(bytes) !== described.readUInt32LE(4)) {
    throw new DamagedFile('a part of it has another checksum');
  }
  return bytes;
}

async function unpacked(stored: Buffer, wanted: number): Promise<Buffer> {
  const bytes = await decompress(stored, { chunkSize: CHUNK_BYTES });
  if (bytes.length !== wanted) throw new DamagedFile('a part of it has another length');
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

/** The JSON of a file. */
export async function readHead(path: string): Promise<unknown> {
  const file = await openArrayFile(path);
  await file.close();
  return file.head;
}
