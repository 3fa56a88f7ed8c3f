import { crc32 } from 'node:zlib';
import { FeedBroken } from '../../feeds.errors.ts';
import { peek } from './chunks.ts';
import type { Bytes } from './chunks.ts';
import type { ReadLimits } from '../limits.ts';
import { PackedFile } from './packed-file.ts';

/** A .gz file sent with `Content-Encoding: gzip` is compressed twice. */
const MAX_LAYERS = 2;

/** Magic bytes, method and flags of a member's head (RFC 1952, 2.3). */
const MAGIC = [0x1f, 0x8b] as const;
const DEFLATED = 8;
const HEAD_BYTES = 10;
const HAS_CHECKSUM = 0x02;
const HAS_EXTRA = 0x04;
const HAS_NAME = 0x08;
const HAS_COMMENT = 0x10;
const RESERVED = 0xe0;

/** More bytes than any file name or comment has. */
const MAX_TEXT_BYTES = 64 * 1024;

/**
 * Decompresses a feed that starts with gzip's magic bytes, regardless of its name and headers. A wrong checksum is
 * found after all data, so the data is valid only once the iteration has ended.
 * @throws {FeedBroken} while iterating: truncated, corrupt, or above the limit of the compression ratio
 */
export async function gunzip(
  source: Bytes,
  limits: ReadLimits,
): Promise<{ bytes: Bytes; compression: 'gzip' | null }> {
  let compression: 'gzip' | null = null;
  let bytes = source;
  for (let layer = 0; ; layer += 1) {
    const { head, all } = await peek(bytes, 2);
    if (head[0] !== MAGIC[0] || head[1] !== MAGIC[1]) return { bytes: all, compression };
    if (layer === MAX_LAYERS) throw new FeedBroken('The file is packed with gzip more than twice.');
    bytes = unpack(all, limits);
    compression = 'gzip';
  }
}

/** Unpacks all members of a file; ignores trailing bytes, as gzip does. */
async function* unpack(packed: Bytes, limits: ReadLimits): AsyncGenerator<Uint8Array> {
  const file = new PackedFile(packed, 'gzip file');
  try {
    do yield* memberOf(file, limits);
    while (await hasMember(file));
  } finally {
    await file.close();
  }
}

async function* memberOf(file: PackedFile, limits: ReadLimits): AsyncGenerator<Uint8Array> {
  await readHead(file);
  let crc = 0;
  let size = 0;
  for await (const chunk of file.inflated(limits)) {
    crc = crc32(chunk, crc);
    size = (size + chunk.length) % 2 ** 32;
    yield chunk;
  }
  const end = await file.take(8);
  if (end.readUInt32LE(0) !== crc || end.readUInt32LE(4) !== size) throw file.damaged();
}

async function readHead(file: PackedFile): Promise<void> {
  const head = await file.take(HEAD_BYTES);
  const flags = head[3]!;
  if (head[2] !== DEFLATED || (flags & RESERVED) !== 0) throw file.damaged();
  if ((flags & HAS_EXTRA) !== 0) await file.take((await file.take(2)).readUInt16LE(0));
  if ((flags & HAS_NAME) !== 0) await skipText(file);
  if ((flags & HAS_COMMENT) !== 0) await skipText(file);
  if ((flags & HAS_CHECKSUM) !== 0) await file.take(2);
}

async function skipText(file: PackedFile): Promise<void> {
  for (let read = 0; (await file.take(1))[0] !== 0; read += 1) {
    if (read === MAX_TEXT_BYTES) throw file.damaged();
  }
}

/**
 * Whether another member follows, also behind zeros, with which tapes and block devices are filled. One that begins
 * with the first magic byte at the end of the file was cut off.
 */
async function hasMember(file: PackedFile): Promise<boolean> {
  for (;;) {
    const piece = await file.piece(PIECE_BYTES);
    if (piece === null) return false;
    const start = piece.findIndex((byte) => byte !== 0);
    if (start === -1) continue;
    file.giveBack(piece.subarray(start));
    if (piece[start] !== MAGIC[0]) return false;
    const head = await file.take(MAGIC.length);
    file.giveBack(head);
    return head[1] === MAGIC[1];
  }
}

const PIECE_BYTES = 16 * 1024;
