import { FeedBroken } from '../../feeds.errors.ts';
import type { ReadLimits } from '../limits.ts';

export type Bytes = AsyncIterable<Uint8Array>;

const CHUNK_BYTES = 64 * 1024;

/**
 * Splits and joins the source into chunks of 64 KiB, so that memory does not depend on the size of
 * the server's chunks.
 * @param isUnpacked whether the source was compressed, so that its size differs from the size of
 *   the partner's file
 * @throws {FeedBroken} past `limits.feedBytes`
 */
export async function* evenChunks(
  source: Bytes,
  limits: ReadLimits,
  isUnpacked: boolean,
): AsyncGenerator<Buffer> {
  let total = 0;
  let pending: Buffer[] = [];
  let size = 0;
  for await (const piece of source) {
    total += piece.byteLength;
    if (total > limits.feedBytes) throw tooLarge(limits, isUnpacked);
    let rest = asBuffer(piece);
    while (size + rest.length >= CHUNK_BYTES) {
      pending.push(rest.subarray(0, CHUNK_BYTES - size));
      rest = rest.subarray(CHUNK_BYTES - size);
      yield pending.length === 1 ? pending[0]! : Buffer.concat(pending);
      pending = [];
      size = 0;
    }
    if (rest.length > 0) {
      pending.push(rest);
      size += rest.length;
    }
  }
  if (size > 0) yield Buffer.concat(pending);
}

/**
 * Reads the first bytes of a feed without consuming them.
 * @returns at least `wanted` bytes (fewer when the feed is shorter) and the whole feed
 */
export async function peek(source: Bytes, wanted: number): Promise<{ head: Buffer; all: Bytes }> {
  const iterator = source[Symbol.asyncIterator]();
  const seen: Uint8Array[] = [];
  let size = 0;
  let done = false;
  while (size < wanted && !done) {
    const next = await iterator.next();
    done = next.done === true;
    if (!next.done) {
      seen.push(next.value);
      size += next.value.byteLength;
    }
  }
  async function* all(): AsyncGenerator<Uint8Array> {
    try {
      yield* seen;
      seen.length = 0;
      while (!done) {
        const next = await iterator.next();
        done = next.done === true;
        if (!next.done) yield next.value;
      }
    } finally {
      if (!done) await iterator.return?.();
    }
  }
  return { head: Buffer.concat(seen), all: all() };
}

/** Wraps bytes in a Buffer without copying them. */
function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function tooLarge(limits: ReadLimits, isUnpacked: boolean): FeedBroken {
  const megabytes = Math.round(limits.feedBytes / 1024 ** 2);
  return new FeedBroken(
    `The file is larger than ${megabytes} MB${isUnpacked ? ' when it is unpacked' : ''}.`,
  );
}
