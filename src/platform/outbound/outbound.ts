import { createAddressRules } from './address.ts';
import { readBody, readStart, statesMoreThan, tooLarge } from './body.ts';
import { createConnector } from './connect.ts';
import { startDeadline } from './deadline.ts';
import { discard, exchange, type Exchange, type ExchangeRequest } from './exchange.ts';
import { createGuard, type UrlCheck } from './guard.ts';
import { toOutboundError } from './outbound.errors.ts';
import { createPools } from './pools.ts';
import { createResolver, type Resolver } from './resolver.ts';

export interface OutboundOptions {
  /** CIDR ranges that may be connected to besides the public internet. */
  allow: readonly string[];
  /** Replaces the name servers. */
  resolver?: Resolver;
  /** Certificate authorities in PEM that are trusted instead of the default ones. */
  ca?: string;
  connectTimeoutMs?: number;
  idlePoolMs?: number;
  maxPools?: number;
}

export type OutboundRequest = ExchangeRequest & {
  /** Owner of the address, such as a partner. Each group has its own connection pool. */
  group: string;
  /**
   * Timeout of the whole request in milliseconds, including name resolution, connection, redirects
   * and reply.
   */
  timeoutMs: number;
  /** Maximum size of the reply's body in bytes. */
  maxBytes: number;
  /** Aborts the request. */
  signal?: AbortSignal;
};

export interface OutboundHead {
  status: number;
  /** Header names are in lower case. */
  headers: Record<string, string | string[] | undefined>;
  /** The URL that answered, after redirects. */
  url: string;
  /** Milliseconds until the status arrived. */
  durationMs: number;
}
export type OutboundReply = OutboundHead & { body: Buffer };
export type OutboundStream = OutboundHead & {
  /**
   * The bytes as sent, not decompressed. Read it to its end or leave the loop with `break`. Throws
   * `OutboundError`.
   */
  body: AsyncIterable<Buffer>;
  /** Closes the reply without reading it. */
  discard(): void;
};

export interface Outbound {
  /**
   * Checks an address that a partner enters; a name that cannot be resolved now is accepted.
   * @param mayBePlain whether plain http is accepted for addresses that `allow` contains
   */
  checkUrl(raw: string, mayBePlain?: boolean): Promise<UrlCheck>;
  /** Returns a reply with its whole body. Throws `OutboundError`, `too_large` above `maxBytes`. */
  request(request: OutboundRequest): Promise<OutboundReply>;
  /**
   * Returns a reply of which only the status matters, with the part of the body's first `maxBytes`
   * that arrives in time. Throws `OutboundError` only before the status.
   */
  requestStatus(request: OutboundRequest): Promise<OutboundReply>;
  /** Returns a reply whose body is streamed; `idleMs` is the timeout between two chunks. */
  stream(request: OutboundRequest & { idleMs: number }): Promise<OutboundStream>;
  close(): Promise<void>;
}

/**
 * Creates the HTTP client for addresses that partners enter. It connects only to the public
 * internet (and to addresses in `allow`), by https, without proxies, within the requested time and
 * size.
 */
export function createOutbound(options: OutboundOptions): Outbound {
  const rules = createAddressRules(options.allow);
  const resolver = options.resolver ?? createResolver(rules);
  const guard = createGuard(rules, resolver);
  const pools = createPools({
    // Shorter than a webhook's timeout of 5 s, so that a failed connection has left the pool by
    // then.
    connect: createConnector({
      guard,
      timeoutMs: options.connectTimeoutMs ?? 4_500,
      ca: options.ca,
    }),
    connections: 4,
    maxGroups: options.maxPools ?? 500,
    idleMs: options.idlePoolMs ?? 60_000,
  });

  const start = async (request: OutboundRequest) => {
    if (request.redirects && request.method === 'POST')
      throw new TypeError('Only reads follow redirects.');
    const started = performance.now();
    const pool = pools.acquire(request.group);
    const deadline = startDeadline(request.timeoutMs, request.signal);
    const end = () => {
      deadline.clear();
      pool.release();
    };
    try {
      const exchanged = await exchange(pool.agent, guard, request, deadline);
      return { head: headOf(exchanged, started), body: exchanged.reply.body, end };
    } catch (error) {
      end();
      throw toOutboundError(error);
    }
  };

  const stream: Outbound['stream'] = async (request) => {
    const { maxBytes, idleMs } = request;
    const { head, body, end } = await start(request);
    if (statesMoreThan(maxBytes, head.headers)) {
      discard(body);
      end();
      throw tooLarge(maxBytes);
    }
    // Emitted in all cases: read, left early or aborted. The deadline closes an unread body.
    body.once('close', end);
    return {
      ...head,
      body: readBody(body, { maxBytes, idleMs }),
      discard: () => discard(body),
    };
  };

  return {
    checkUrl: guard.check,
    stream,
    async request(request) {
      const reply = await stream({ ...request, idleMs: request.timeoutMs });
      const chunks: Buffer[] = [];
      for await (const chunk of reply.body) chunks.push(chunk);
      return { ...headOnly(reply), body: Buffer.concat(chunks) };
    },
    async requestStatus(request) {
      const { head, body, end } = await start(request);
      try {
        return { ...head, body: await readStart(body, request.maxBytes) };
      } finally {
        end();
      }
    },
    async close() {
      await pools.close();
      resolver.close();
    },
  };
}

function headOf({ url, reply }: Exchange, started: number): OutboundHead {
  return {
    status: reply.statusCode,
    headers: reply.headers,
    url: url.href,
    durationMs: Math.round(performance.now() - started),
  };
}

function headOnly({ status, headers, url, durationMs }: OutboundHead): OutboundHead {
  return { status, headers, url, durationMs };
}

/** Maximum number of characters of a stored validator; longer ones are ignored. */
const MAX_VALIDATOR_CHARACTERS = 500;

/** The version of a reply, for conditional requests. */
interface Validators {
  etag: string | null;
  lastModified: string | null;
}

/** Returns the validators of a reply. */
export const validatorsOf = ({ headers }: Pick<OutboundHead, 'headers'>): Validators => ({
  etag: one(headers.etag),
  lastModified: one(headers['last-modified']),
});

function one(header: string | string[] | undefined): string | null {
  const value = Array.isArray(header) ? header[0] : header;
  return value === undefined || value.length > MAX_VALIDATOR_CHARACTERS ? null : value;
}
