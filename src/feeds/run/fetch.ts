import type { Outbound, OutboundStream } from '../../platform/outbound/index.ts';
import { OutboundError } from '../../platform/outbound/index.ts';
import { FeedBroken } from '../feeds.errors.ts';
import { READ_LIMITS } from '../read/index.ts';
import type { Bytes } from '../read/index.ts';

/** How long a feed may take to arrive. Milliseconds. */
export interface FetchLimits {
  /** Until the status. */
  headMs: number;
  /** Without a byte. */
  idleMs: number;
  /** All of it. */
  totalMs: number;
  /** Waiting time after which it must have come at `bytesPerSecond` on average. */
  graceMs: number;
  bytesPerSecond: number;
}

export const FETCH_LIMITS: FetchLimits = {
  headMs: 30_000,
  idleMs: 20_000,
  totalMs: 1_800_000,
  graceMs: 20_000,
  bytesPerSecond: 16_384,
};

export interface FeedSource {
  address: string;
  header: { name: string; value: string } | null;
  partnerId: number;
  /** What the server said of the file that is known. */
  known: { etag: string | null; lastModified: string | null } | null;
}

export type Fetched =
  | { kind: 'not_modified' }
  | {
      kind: 'body';
      body: Bytes;
      etag: string | null;
      lastModified: string | null;
      /** Gives the rest up. */
      discard(): void;
    };

const MAX_REDIRECTS = 5;

/**
 * Asks for a feed. The partner's header is dropped when a redirect leads to another host.
 * @throws {FeedBroken} also while the body is read: not there, refused, too slow, or cut off
 */
export async function fetchFeed(
  outbound: Outbound,
  source: FeedSource,
  limits: FetchLimits,
  signal?: AbortSignal,
): Promise<Fetched> {
  const reply = await withoutOutboundErrors(() => ask(outbound, source, limits, signal));
  // Only an answer to a question: the file is the one of these validators.
  const asked = source.known?.etag != null || source.known?.lastModified != null;
  if (reply.status === 304 && asked) {
    reply.discard();
    return { kind: 'not_modified' };
  }
  const refused = refusal(reply);
  if (refused !== null) {
    reply.discard();
    throw new FeedBroken(refused);
  }
  return {
    kind: 'body',
    body: paced(reply.body, limits),
    etag: one(reply.headers.etag),
    lastModified: one(reply.headers['last-modified']),
    discard: () => reply.discard(),
  };
}

async function ask(
  outbound: Outbound,
  { address, header, partnerId, known }: FeedSource,
  limits: FetchLimits,
  signal?: AbortSignal,
): Promise<OutboundStream> {
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), limits.headMs);
  try {
    return await outbound.stream({
      url: address,
      mayBePlain: true,
      headers: {
        accept: 'text/csv, application/json, application/xml, text/xml, text/plain, */*;q=0.5',
        'accept-encoding': 'gzip',
        ...(header === null ? {} : { [header.name]: header.value }),
        ...(known?.etag == null ? {} : { 'if-none-match': known.etag }),
        ...(known?.lastModified == null ? {} : { 'if-modified-since': known.lastModified }),
      },
      redirects: MAX_REDIRECTS,
      headersDroppedOnHostChange: header === null ? [] : [header.name],
      group: `feed:${partnerId}`,
      timeoutMs: limits.totalMs,
      idleMs: limits.idleMs,
      maxBytes: READ_LIMITS.feedBytes,
      signal: signal === undefined ? giveUp.signal : AbortSignal.any([giveUp.signal, signal]),
    });
  } catch (error) {
    if (!giveUp.signal.aborted) throw error;
    throw new FeedBroken(`No reply came within ${limits.headMs / 1000} seconds.`);
  } finally {
    clearTimeout(timer);
  }
}

function refusal({ status, headers }: OutboundStream): string | null {
  if (status !== 200) return `The address answers with status ${status}.`;
  const packed = /\b(?:br|deflate|zstd|compress)\b/i.exec(
    String(headers['content-encoding'] ?? ''),
  );
  if (packed !== null) {
    return `The server packs the feed with ${packed[0]}, which we did not ask for; it must be gzip or nothing.`;
  }
  if (headers['x-next-url'] !== undefined) {
    return 'The feed comes in pages, of which this is only the first; ask for all records in one file.';
  }
  return null;
}

/** The body as long as it keeps coming; only the time spent waiting for it counts. */
async function* paced(body: AsyncIterable<Buffer>, limits: FetchLimits): AsyncGenerator<Buffer> {
  const chunks = body[Symbol.asyncIterator]();
  let waitedMs = 0;
  let bytes = 0;
  try {
    for (;;) {
      const started = performance.now();
      const next = await withoutOutboundErrors(() => chunks.next());
      if (next.done === true) return;
      waitedMs += performance.now() - started;
      bytes += next.value.length;
      if (waitedMs > limits.graceMs && (bytes / waitedMs) * 1000 < limits.bytesPerSecond) {
        throw new FeedBroken('The feed arrives too slowly.');
      }
      yield next.value;
    }
  } finally {
    await chunks.return?.();
  }
}

async function withoutOutboundErrors<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof OutboundError ? new FeedBroken(error.message) : error;
  }
}

function one(header: string | string[] | undefined): string | null {
  const value = Array.isArray(header) ? header[0] : header;
  return value === undefined || value.length > 500 ? null : value;
}
