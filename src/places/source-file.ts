import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';

const READ_AT_ONCE = 1 << 20;

async function startOf(file: string, bytes: number): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(bytes), 0, bytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** Opens a file as it is, or unzipped when it starts as gzip does, whatever its name. */
export async function openSource(file: string): Promise<Readable> {
  const [first, second] = await startOf(file, 2);
  const raw = createReadStream(file, { highWaterMark: READ_AT_ONCE });
  if (first !== 0x1f || second !== 0x8b) return raw;
  const unzipped = createGunzip({ chunkSize: READ_AT_ONCE });
  // A failure of either ends both and reaches whoever reads the second.
  pipeline(raw, unzipped, () => undefined);
  return unzipped;
}

const withoutReturn = (line: string): string => (line.endsWith('\r') ? line.slice(0, -1) : line);

/** The lines of a UTF-8 stream, without their ends, as many at a time as have come. */
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
