import { randomUUID } from 'node:crypto';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { type ZipMember, zipMembers, ZipUnreadable } from '../../../platform/zip.ts';
import { FeedBroken } from '../../feeds.errors.ts';
import { AS_UTF8 } from '../csv/csv.ts';
import type { ReadLimits } from '../limits.ts';
import { evenChunks, peek } from './chunks.ts';
import type { Bytes } from './chunks.ts';
import { PackedFile } from './packed-file.ts';

/** The first bytes of a ZIP archive: a file's header, or the end of an archive without files. */
const FIRST_FILE = Buffer.from('PK\u0003\u0004', 'latin1');
const END = Buffer.from('PK\u0005\u0006', 'latin1');

/** The directory of an archive with one file is short, also with the folders and files that macOS adds. */
const MAX_DIRECTORY_BYTES = 1024 ** 2;

/** Names of the first files in the archives that office programs save. */
const OFFICE = /^(?:\[Content_Types\]\.xml|_rels\/|docProps\/|xl\/|mimetype$)/;

const holdsNone = () => new FeedBroken('The ZIP archive holds no file.');
const several = () => new FeedBroken('The ZIP archive holds more than one file; we read one.');
const damaged = () => new FeedBroken('The ZIP archive is damaged.');
const REFUSALS = {
  'cut off': () => new FeedBroken('The ZIP archive ends in the middle.'),
  'large directory': several,
  damaged,
};

/**
 * Unpacks the only file of a feed that begins with a ZIP's magic bytes. The archive's directory is
 * at its end, so it is stored in a temporary file first, of `limits.feedBytes` at most.
 * @param folder the folder of the temporary file, which has no name there and so vanishes in any
 *   case
 * @throws {FeedBroken} here or while iterating: truncated, corrupt, of several files, encrypted, or
 *   above the limit of the compression ratio
 */
export async function unzip(
  source: Bytes,
  limits: ReadLimits,
  folder: string,
): Promise<{ bytes: Bytes; isZip: boolean }> {
  const { head, all } = await peek(source, 4);
  const magic = head.subarray(0, 4);
  if (magic.equals(END)) throw holdsNone();
  if (!magic.equals(FIRST_FILE)) return { bytes: all, isZip: false };
  return { bytes: onlyFile(all, limits, folder), isZip: true };
}

async function* onlyFile(
  zip: Bytes,
  limits: ReadLimits,
  folder: string,
): AsyncGenerator<Uint8Array> {
  const path = join(folder, `feed-${randomUUID()}.zip`);
  const file = await open(path, 'wx+');
  try {
    await unlink(path);
    let size = 0;
    for await (const chunk of evenChunks(zip, limits, false)) {
      await file.writeFile(chunk);
      size += chunk.length;
    }
    yield* contentOf(await onlyMember(file, size), limits);
  } catch (error) {
    throw error instanceof ZipUnreadable ? REFUSALS[error.why]() : error;
  } finally {
    await file.close();
  }
}

/** Finds the archive's only file; ignores folders and the files that macOS adds. */
async function onlyMember(file: FileHandle, size: number): Promise<ZipMember> {
  const read = async (from: number, count: number): Promise<Uint8Array> => {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(count), 0, count, from);
    return buffer.subarray(0, bytesRead);
  };
  let only: ZipMember | undefined;
  for await (const member of zipMembers({ size, read }, MAX_DIRECTORY_BYTES)) {
    if (OFFICE.test(member.name)) {
      throw new FeedBroken(
        `The file is a workbook or document, not a list of products: ${AS_UTF8}.`,
      );
    }
    if (member.isFolder || member.name.startsWith('__MACOSX/')) continue;
    if (only) throw several();
    only = member;
  }
  if (!only) throw holdsNone();
  return only;
}

/** Unpacks a file and checks its checksum. */
async function* contentOf(member: ZipMember, limits: ReadLimits): AsyncGenerator<Uint8Array> {
  if (member.isEncrypted) throw new FeedBroken('The ZIP archive is encrypted.');
  if (member.method === 'other') {
    throw new FeedBroken('The ZIP archive is packed in a way that we do not read; ask for gzip.');
  }
  let crc = 0;
  for await (const chunk of unpacked(member, limits)) {
    crc = crc32(chunk, crc);
    yield chunk;
  }
  if (crc !== member.crc) throw damaged();
}

async function* unpacked(member: ZipMember, limits: ReadLimits): AsyncGenerator<Uint8Array> {
  if (member.method === 'stored') return yield* member.packed();
  const packed = new PackedFile(member.packed(), 'ZIP archive');
  try {
    yield* packed.inflated(limits);
  } finally {
    await packed.close();
  }
}
