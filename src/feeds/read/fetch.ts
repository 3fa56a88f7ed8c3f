import type { Outbound, OutboundStream } from '../../platform/outbound/index.ts';
import { OutboundError, validatorsOf } from '../../platform/outbound/index.ts';
import { FeedBroken } from '../feeds.errors.ts';
import { READ_LIMITS, xmlCharset } from './index.ts';
import type { Bytes } from './index.ts';

/** Timeouts of fetching a feed, in milliseconds. */
export interface FetchLimits {
  /** Until the status arrives. */
  headMs: number;
  /** Between two chunks. */
  idleMs: number;
  /** For the whole body. */
  totalMs: number;
  /** Waiting time after which the average must be at least `bytesPerSecond`. */
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

/** The ETag and Last-Modified of a reply, by which a server says later that the file has not changed. */
export type Validators = ReturnType<typeof validatorsOf>;

export interface FeedSource {
  address: string;
  header: { name: string; value: string } | null;
  partnerId: number;
  /** The validators of the file that was applied last; null requests the file unconditionally. */
  validators: Validators | null;
}

export interface FetchedBody {
  body: Bytes;
  /** The charset in the Content-Type of an XML file; null when it has none. */
  charset: string | null;
  validators: Validators;
  /** The address of the page after this one; null when there is none. */
  next: string | null;
  /** Closes the reply without reading the rest. */
  discard(): void;
}

const MAX_REDIRECTS = 5;

/**
 * Fetches a feed. The partner's header is not sent on to another host after a redirect.
 * @throws {FeedBroken} also while the body is read: unreachable, refused, too slow, or cut off
 */
export async function fetchFeed(
  outbound: Outbound,
  source: FeedSource,
  limits: FetchLimits,
  signal?: AbortSignal,
): Promise<FetchedBody | 'not_modified'> {
  const reply = await withoutOutboundErrors(() => request(outbound, source, limits, signal));
  // A 304 is accepted only if validators were sent.
  const { etag, lastModified } = source.validators ?? {};
  if (reply.status === 304 && (etag != null || lastModified != null)) {
    reply.discard();
    return 'not_modified';
  }
  const refused = refusal(reply, source.address);
  if (refused !== null) {
    reply.discard();
    throw new FeedBroken(refused);
  }
  return {
    body: paced(reply.body, limits),
    charset: xmlCharset(String(reply.headers['content-type'] ?? '')),
    validators: validatorsOf(reply),
    next: nextPage(reply.headers, source.address),
    discard: () => reply.discard(),
  };
}

async function request(
  outbound: Outbound,
  { address, header, partnerId, validators }: FeedSource,
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
        // Many servers refuse requests without a User-Agent.
        'user-agent': 'Campcairn-Feeds/1.0',
        ...(header === null ? {} : { [header.name]: header.value }),
        ...(validators?.etag == null ? {} : { 'if-none-match': validators.etag }),
        ...(validators?.lastModified == null
          ? {}
          : { 'if-modified-since': validators.lastModified }),
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

function refusal({ status, headers }: OutboundStream, address: string): string | null {
  if (status !== 200) return `The address answers with status ${status}.`;
  const packed = /\b(?:br|deflate|zstd|compress)\b/i.exec(
    String(headers['content-encoding'] ?? ''),
  );
  if (packed !== null) {
    return `The server packs the feed with ${packed[0]}, which we did not ask for; it must be gzip or nothing.`;
  }
  if (nextText(headers) !== '' && nextPage(headers, address) === null) {
    return 'The feed comes in pages, and the next one has no https address.';
  }
  return null;
}

/**
 * Returns the address of the next page, which Daisycon sends in a header of its own, and shops in a
 * Link header.
 */
const nextText = (headers: OutboundStream['headers']): string =>
  String(headers['x-next-url'] ?? '').trim() || nextLink(String(headers.link ?? ''));

/** The target of a Link header's `rel="next"`; empty where it has none. */
function nextLink(header: string): string {
  for (const [, target, parameters] of header.slice(0, MAX_LINK).matchAll(/<([^>]*)>([^<]*)/g)) {
    const rel = /;\s*rel\s*=\s*(?:"([^"]*)"|([^\s;,]+))/i.exec(parameters!);
    const relations = (rel?.[1] ?? rel?.[2] ?? '').toLowerCase().split(/\s+/);
    if (relations.includes('next')) return target!.trim();
  }
  return '';
}

const MAX_LINK = 8 * 1024;

function nextPage(headers: OutboundStream['headers'], address: string): string | null {
  const text = nextText(headers);
  const next = text === '' ? null : URL.parse(text, address);
  // A page may have a plain http address only if the feed has one, as during development.
  const isFit = next?.protocol === 'https:' || next?.protocol === URL.parse(address)?.protocol;
  return next && isFit ? next.href : null;
}

/** Limits the time of a body; only time spent waiting for data counts. */
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
