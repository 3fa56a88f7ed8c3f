import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline, Readable } from 'node:stream';
import { crc32, createGunzip } from 'node:zlib';
import { type ZipMember, zipMembers, ZipUnreadable } from '../platform/zip.ts';

const CHUNK_BYTES = 1 << 20;

async function startOf(file: string, bytes: number): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(bytes), 0, bytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** Most bytes of the directory of a ZIP archive. */
const MAX_DIRECTORY_BYTES = 1 << 20;

const isTable = ({ name, isFolder }: ZipMember): boolean =>
  !isFolder &&
  /\.(?:txt|csv|json|geojson)$/i.test(name) &&
  !/(?:^|\/)readme|^__MACOSX\//i.test(name);

/** Yields the content of the only table of a ZIP archive, as GeoNames packs it beside a readme.txt. */
async function* onlyTable(file: string): AsyncGenerator<Uint8Array> {
  const handle = await open(file);
  try {
    const read = async (from: number, count: number): Promise<Uint8Array> => {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(count), 0, count, from);
      return buffer.subarray(0, bytesRead);
    };
    const tables: ZipMember[] = [];
    const archive = { size: (await handle.stat()).size, read };
    for await (const member of zipMembers(archive, MAX_DIRECTORY_BYTES)) {
      if (isTable(member)) tables.push(member);
    }
    const [table, other] = tables;
    if (table === undefined) throw new Error('The ZIP archive holds no .txt, .csv or .json');
    if (other) throw new Error(`The ZIP archive holds ${table.name} and ${other.name}: unpack it`);
    let crc = 0;
    for await (const chunk of table.unpacked()) {
      crc = crc32(chunk, crc);
      yield chunk;
    }
    if (crc !== table.crc) throw new Error('The ZIP archive is damaged');
  } catch (error) {
    if (!(error instanceof ZipUnreadable)) throw error;
    throw new Error(`The ZIP archive is no whole one: ${error.why}`, { cause: error });
  } finally {
    await handle.close();
  }
}

/**
 * Opens a file; unpacks it if its first bytes are those of gzip or of a ZIP archive, which must hold one table. Rejects if
 * the file cannot be opened.
 */
export async function openSource(file: string): Promise<Readable> {
  const [first, second, third] = await startOf(file, 3);
  if (first === 0x50 && second === 0x4b && third === 3) return Readable.from(onlyTable(file));
  const raw = createReadStream(file, { highWaterMark: CHUNK_BYTES });
  if (first !== 0x1f || second !== 0x8b) return raw;
  const unzipped = createGunzip({ chunkSize: CHUNK_BYTES });
  // An error in either stream ends both, and the reader of `unzipped` gets it.
  pipeline(raw, unzipped, () => undefined);
  return unzipped;
}

const withoutReturn = (line: string): string => (line.endsWith('\r') ? line.slice(0, -1) : line);

/** Yields the lines of a UTF-8 stream without line ends, in one array for each chunk read. */
export async function* linesOf(source: Readable): AsyncGenerator<string[]> {
  const decoder = new TextDecoder('utf-8');
  let rest = '';
  for await (const chunk of source) {
    const lines = (rest + decoder.decode(chunk as Buffer, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield lines.map(withoutReturn);
  }
  rest += decoder.decode();
  if (rest !== '') yield [withoutReturn(rest)];
}
