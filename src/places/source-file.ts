import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';

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

/** Opens a file, and unzips it if its first bytes are those of gzip. Rejects if the file cannot be opened. */
export async function openSource(file: string): Promise<Readable> {
  const [first, second] = await startOf(file, 2);
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
