import type { Dispatcher } from 'undici';
import { discard } from './exchange.ts';
import { OutboundError, toOutboundError } from './outbound.errors.ts';

type Body = Dispatcher.ResponseData['body'];

/**
 * The chunks of a body as they arrive, at most `maxBytes` in all. Ends with an `OutboundError`:
 * `too_large`, `timeout` (the request's deadline, or `idleMs` without a byte while the reader waits)
 * or `connection` (not whole). The connection is given up as soon as the reader stops.
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

/** The failure of a reply that is longer than was asked for. */
export const tooLarge = (maxBytes: number) =>
  new OutboundError('too_large', `The reply is larger than ${maxBytes} bytes.`);

/** Whether a reply says of itself that it is longer than allowed. */
export function statesMoreThan(maxBytes: number, headers: Dispatcher.ResponseData['headers']) {
  return Number(headers['content-length'] ?? 0) > maxBytes;
}

/**
 * The start of a body: as many of its first `maxBytes` as come before it ends or breaks off, at
 * the request's deadline at the latest. Never throws.
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
    // The status has been received; what is missing of the body is not wanted.
  }
  return Buffer.concat(chunks).subarray(0, maxBytes);
}
