import type { Dispatcher } from 'undici';
import { discard } from './exchange.ts';
import { OutboundError, toOutboundError } from './outbound.errors.ts';

type Body = Dispatcher.ResponseData['body'];

/**
 * Yields the chunks of a body as they arrive, at most `maxBytes` in total. Throws an
 * `OutboundError`: `too_large`, `timeout` (the request's deadline, or `idleMs` without a byte while
 * the reader waits) or `connection` (incomplete). The connection is closed as soon as the reader
 * stops.
 */
export async function* readBody(
  body: Body,
  { maxBytes, idleMs }: { maxBytes: number; idleMs: number },
): AsyncGenerator<Buffer, void, void> {
  const chunks = body[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  let bytes = 0;
  try {
    for (;;) {
      const idle = setTimeout(() => body.destroy(stalled()), idleMs);
      const next = await chunks.next().finally(() => clearTimeout(idle));
      if (next.done) return;
      bytes += next.value.length;
      if (bytes > maxBytes) throw tooLarge(maxBytes);
      yield next.value;
    }
  } catch (error) {
    throw toOutboundError(error);
  } finally {
    discard(body);
  }
}

const stalled = () => new OutboundError('timeout', 'The reply stopped arriving.');

/** The error for a reply longer than `maxBytes`. */
export const tooLarge = (maxBytes: number) =>
  new OutboundError('too_large', `The reply is larger than ${maxBytes} bytes.`);

/** Whether a reply's Content-Length is above `maxBytes`. */
export function statesMoreThan(maxBytes: number, headers: Dispatcher.ResponseData['headers']) {
  return Number(headers['content-length'] ?? 0) > maxBytes;
}

/**
 * Reads the start of a body: its first `maxBytes`, or all bytes before it ends, breaks off or the
 * request's deadline passes. Never throws.
 */
export async function readStart(body: Body, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of readBody(body, { maxBytes: Infinity, idleMs: 60_000 })) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes >= maxBytes) break;
    }
  } catch {
    // The status has been received, so a body that breaks off is not a failure.
  }
  return Buffer.concat(chunks).subarray(0, maxBytes);
}
