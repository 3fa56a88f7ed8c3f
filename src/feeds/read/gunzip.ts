import { Readable, pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { FeedBroken } from '../feeds.errors.ts';
import { peek } from './chunks.ts';
import type { Bytes } from './chunks.ts';
import type { ReadLimits } from './limits.ts';

/** A .gz file sent with `Content-Encoding: gzip` is compressed twice. */
const MAX_LAYERS = 2;

/**
 * Decompresses a feed that starts with gzip's magic bytes, regardless of its name and headers. zlib
 * reports a wrong checksum only after all data, so the data is valid only once the iteration has ended.
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
    if (head[0] !== 0x1f || head[1] !== 0x8b) return { bytes: all, compression };
    if (layer === MAX_LAYERS) throw new FeedBroken('The file is packed with gzip more than twice.');
    bytes = unpack(all, limits);
    compression = 'gzip';
  }
}

async function* unpack(packed: Bytes, limits: ReadLimits): AsyncGenerator<Uint8Array> {
  const engine = createGunzip({ chunkSize: 64 * 1024 });
  let failure: unknown = null;
  const input = Readable.from(packed, { objectMode: false, highWaterMark: 64 * 1024 });
  pipeline(input, engine, (error) => {
    failure = error;
  });
  let out = 0;
  try {
    for await (const chunk of engine as AsyncIterable<Buffer>) {
      out += chunk.length;
      if (out > limits.ratioFloor && out > limits.ratio * engine.bytesWritten) {
        throw new FeedBroken(`The gzip file unpacks to more than ${limits.ratio} times its size.`);
      }
      yield chunk;
    }
  } catch (error) {
    throw asBroken(failure ?? error);
  } finally {
    engine.destroy();
    input.destroy();
  }
}

function asBroken(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'Z_BUF_ERROR') return new FeedBroken('The gzip file ends in the middle.');
  if (code === 'Z_DATA_ERROR') return new FeedBroken('The gzip file is damaged.');
  return error;
}
