import { crc32 } from 'node:zlib';
import { FeedBroken } from '../../feeds.errors.ts';
import { peek } from './chunks.ts';
import type { Bytes } from './chunks.ts';
import { AS_UTF8 } from '../csv/csv.ts';
import type { ReadLimits } from '../limits.ts';
import { PackedFile } from './packed-file.ts';

/** Signatures and sizes of a ZIP's records (PKWARE's APPNOTE, 4.3). */
const LOCAL_SIGNATURE = 0x04034b50;
const DIRECTORY_SIGNATURE = 0x02014b50;
const DESCRIPTOR_SIGNATURE = 0x08074b50;
const END_SIGNATURE = Buffer.from('PK\u0005\u0006', 'latin1');
const LOCAL_BYTES = 30;
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED_FLAG = 1;
const DESCRIPTOR_FLAG = 8;

/** What stands behind the only file of an archive is its directory, which is short. */
const MAX_DIRECTORY_BYTES = 1024 ** 2;

/** What the archives begin with that office programs save instead of a list of products. */
const OFFICE = /^(?:\[Content_Types\]\.xml|_rels\/|docProps\/|xl\/|mimetype$)/;

const WHAT = 'ZIP archive';
const holdsNone = () => new FeedBroken('The ZIP archive holds no file.');
const several = () => new FeedBroken('The ZIP archive holds more than one file; we read one.');

/**
 * Unpacks a feed that starts with a ZIP's magic bytes, of which it is the only file. The archive is read as a stream,
 * so what is wrong with its end is told last.
 * @throws {FeedBroken} here or while iterating: truncated, corrupt, of several files, encrypted, or above the limit of
 *   the compression ratio
 */
export async function unzip(
  source: Bytes,
  limits: ReadLimits,
): Promise<{ bytes: Bytes; isZip: boolean }> {
  const { head, all } = await peek(source, 4);
  if (head.subarray(0, 4).equals(END_SIGNATURE)) throw holdsNone();
  if (head.length < 4 || head.readUInt32LE(0) !== LOCAL_SIGNATURE) {
    return { bytes: all, isZip: false };
  }
  return { bytes: onlyFile(all, limits), isZip: true };
}

async function* onlyFile(zip: Bytes, limits: ReadLimits): AsyncGenerator<Uint8Array> {
  const archive = new PackedFile(zip, WHAT);
  try {
    const file = await nextFile(archive, limits);
    if (file === null) throw holdsNone();
    yield* contentOf(archive, file, limits);
    if ((await nextFile(archive, limits)) !== null) throw several();
    await readDirectory(archive);
  } finally {
    await archive.close();
  }
}

/** Reads the head of the next file that is somebody's own, past folders and past what macOS adds of each file. */
async function nextFile(archive: PackedFile, limits: ReadLimits): Promise<Entry | null> {
  for (;;) {
    const entry = await nextEntry(archive);
    if (entry === null || !(entry.isFolder || entry.isOfMacOs)) return entry;
    if (entry.isFolder) continue;
    for await (const _ of contentOf(archive, entry, limits)) continue;
  }
}

/** What a file unpacks to, which has to have its checksum. */
async function* contentOf(
  archive: PackedFile,
  { method, packed, crc: said, hasDescriptor }: Entry,
  limits: ReadLimits,
): AsyncGenerator<Uint8Array> {
  let crc = 0;
  for await (const chunk of method === STORED ? archive.stored(packed) : archive.inflated(limits)) {
    crc = crc32(chunk, crc);
    yield chunk;
  }
  if (crc !== (hasDescriptor ? await descriptorCrc(archive) : said)) throw archive.damaged();
}

interface Entry {
  isFolder: boolean;
  /** Whether macOS keeps there what it knows of another file. */
  isOfMacOs: boolean;
  method: number;
  crc: number;
  packed: number;
  /** Whether checksum and sizes follow the content. */
  hasDescriptor: boolean;
}

/** Reads the head of the next file or folder; null where the directory begins. */
async function nextEntry(archive: PackedFile): Promise<Entry | null> {
  const signature = (await archive.take(4)).readUInt32LE(0);
  if (signature === DIRECTORY_SIGNATURE) return null;
  if (signature !== LOCAL_SIGNATURE) throw archive.damaged();
  const head = await archive.take(LOCAL_BYTES - 4);
  const flags = head.readUInt16LE(2);
  const method = head.readUInt16LE(4);
  const packed = head.readUInt32LE(14);
  const name = (await archive.take(head.readUInt16LE(22))).toString('utf8');
  await archive.take(head.readUInt16LE(24));
  if (OFFICE.test(name)) {
    throw new FeedBroken(`The file is a workbook or document, not a list of products: ${AS_UTF8}.`);
  }
  const hasDescriptor = (flags & DESCRIPTOR_FLAG) !== 0;
  if ((flags & ENCRYPTED_FLAG) !== 0) throw new FeedBroken('The ZIP archive is encrypted.');
  if (method !== DEFLATED && (method !== STORED || hasDescriptor || packed === 0xffff_ffff)) {
    throw new FeedBroken('The ZIP archive is packed in a way that we do not read; ask for gzip.');
  }
  const isFolder = name.endsWith('/') && packed === 0 && !hasDescriptor;
  const isOfMacOs = name.startsWith('__MACOSX/');
  return { isFolder, isOfMacOs, method, crc: head.readUInt32LE(10), packed, hasDescriptor };
}

/** The checksum behind a file's content, which may have a signature and sizes of 4 or of 8 bytes. */
async function descriptorCrc(archive: PackedFile): Promise<number> {
  const first = (await archive.take(4)).readUInt32LE(0);
  const crc = first === DESCRIPTOR_SIGNATURE ? (await archive.take(4)).readUInt32LE(0) : first;
  const rest = await archive.take(12);
  const isNext = [DIRECTORY_SIGNATURE, LOCAL_SIGNATURE].includes(rest.readUInt32LE(8));
  archive.giveBack(isNext ? rest.subarray(8) : (await archive.take(8)).subarray(4));
  return crc;
}

async function readDirectory(archive: PackedFile): Promise<void> {
  const pieces: Buffer[] = [];
  let size = 0;
  for (;;) {
    const piece = await archive.piece(MAX_DIRECTORY_BYTES);
    if (piece === null) break;
    size += piece.length;
    if (size > MAX_DIRECTORY_BYTES) throw several();
    pieces.push(piece);
  }
  if (!Buffer.concat(pieces).includes(END_SIGNATURE)) throw archive.cutOff();
}
