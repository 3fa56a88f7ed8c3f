import { Readable } from 'node:stream';
import type * as ZipJs from '@zip.js/zip.js';
import { lazily, lazyPackage } from './lazily.ts';

const load = lazyPackage<typeof ZipJs>('@zip.js/zip.js');
const zipJs = lazily(() => {
  load().configure({ useWebWorkers: false });
  return load();
});

/** A file to be written into an archive; its content is read when its turn comes. */
export interface ZipEntry {
  name: string;
  content: AsyncIterable<string | Uint8Array>;
}

async function* bytesOf(content: ZipEntry['content']): AsyncGenerator<Uint8Array> {
  for await (const chunk of content) yield typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
}

/**
 * Yields the chunks that `work` writes into a stream, a few chunks ahead. Throws the errors of
 * `work`; ends it when the reader stops early.
 */
async function* writtenBy(
  work: (writable: WritableStream<Uint8Array>) => Promise<unknown>,
): AsyncGenerator<Uint8Array> {
  let fail: (error: unknown) => void = () => {};
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>({
    start: (controller) => {
      fail = (error) => controller.error(error);
    },
  });
  const worked = work(writable);
  worked.catch(fail);
  yield* readable;
  await worked;
}

/**
 * Writes an archive as a stream with at most a few chunks in memory, for files of any size. Throws
 * beyond 4 GB, which needs ZIP64: not every program reads that.
 * @param time the files' modification time
 */
export const zipOf = (
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
  time: Date,
): AsyncGenerator<Uint8Array> =>
  writtenBy(async (writable) => {
    const zip = new (zipJs().ZipWriter)(writable, { zip64: false });
    for await (const { name, content } of entries)
      await zip.add(name, streamOf(bytesOf(content)), { lastModDate: time });
    await zip.close();
  });

/** Node's types of web streams are not the browser's, which the site checks this file by. */
const streamOf = (bytes: AsyncIterable<Uint8Array>) =>
  Readable.toWeb(Readable.from(bytes)) as unknown as globalThis.ReadableStream<Uint8Array>;

/** Bytes that can be read from any place on. */
export interface RandomAccess {
  readonly size: number;
  read(from: number, count: number): Promise<Uint8Array>;
}

/** A file or folder in an archive. */
export interface ZipMember {
  name: string;
  isFolder: boolean;
  isEncrypted: boolean;
  /** Whether it is stored as it is, packed by deflate, or in a way that we do not read. */
  method: 'stored' | 'deflated' | 'other';
  /** CRC-32 of its content. */
  crc: number;
  /** Its bytes as they are in the archive. */
  packed(): AsyncGenerator<Uint8Array>;
  /** Its content, without a look at its checksum. */
  unpacked(): AsyncGenerator<Uint8Array>;
}

/**
 * Why an archive cannot be read: its end, where its directory is, is missing; the directory is above the limit; or
 * something in it is wrong.
 */
type Unreadable = 'cut off' | 'large directory' | 'damaged';

export class ZipUnreadable extends Error {
  override name = 'ZipUnreadable';
  readonly why: Unreadable;

  constructor(why: Unreadable, cause: unknown) {
    super(`The archive cannot be read: ${why}`, { cause });
    this.why = why;
  }
}

class LargeDirectory extends Error {}

function whyOf(error: unknown): Unreadable {
  const { ERR_BAD_FORMAT, ERR_EOCDR_NOT_FOUND } = zipJs();
  if (error instanceof LargeDirectory) return 'large directory';
  const isCutOff = [ERR_BAD_FORMAT, ERR_EOCDR_NOT_FOUND].includes((error as Error).message);
  return isCutOff ? 'cut off' : 'damaged';
}

/** Throws the library's errors as ZipUnreadable, and system errors unchanged. */
async function* guarded<Value>(values: AsyncGenerator<Value>): AsyncGenerator<Value> {
  try {
    yield* values;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).syscall !== undefined) throw error;
    throw new ZipUnreadable(whyOf(error), error);
  }
}

const METHODS: Record<number, ZipMember['method']> = { 0: 'stored', 8: 'deflated' };

/**
 * Yields the files and folders of an archive, by its directory.
 * @param maxDirectoryBytes limit of the directory, including everything after it
 * @throws {ZipUnreadable} here or while a member is read
 */
export async function* zipMembers(
  archive: RandomAccess,
  maxDirectoryBytes: number,
): AsyncGenerator<ZipMember> {
  const { Reader, ZipReader } = zipJs();
  class Source extends Reader<RandomAccess> {
    override size = archive.size;
    override async readUint8Array(from: number, count: number): Promise<Uint8Array> {
      if (count > maxDirectoryBytes) throw new LargeDirectory();
      return archive.read(from, Math.min(count, archive.size - from));
    }
  }
  const zip = new ZipReader(new Source(archive), {
    strictness: 'tolerant',
    maxAppendedDataSize: maxDirectoryBytes,
  });
  for await (const entry of guarded(zip.getEntriesGenerator())) {
    const { filename, directory, encrypted, compressionMethod, crc32 = 0 } = entry;
    const read = (passThrough: boolean): AsyncGenerator<Uint8Array> =>
      guarded(
        writtenBy((writable) =>
          entry.directory ? writable.close() : entry.getData(writable, { passThrough }),
        ),
      );
    yield {
      name: filename,
      isFolder: directory,
      isEncrypted: encrypted,
      method: METHODS[compressionMethod] ?? 'other',
      crc: crc32,
      packed: () => read(true),
      unpacked: () => read(false),
    };
  }
}
