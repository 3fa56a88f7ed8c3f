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
  /** CIDRs that may be connected to besides the public internet. */
  allow: readonly string[];
  /** Replaces the name servers. */
  resolver?: Resolver;
  /** Certificate authorities in PEM that are trusted in place of the usual ones. */
  ca?: string;
  connectTimeoutMs?: number;
  idlePoolMs?: number;
  maxPools?: number;
}

export type OutboundRequest = ExchangeRequest & {
  /** Whose address this is. Each group has a pool of its own. */
  group: string;
  /** Milliseconds for everything: name, connection, redirects, reply. */
  timeoutMs: number;
  /** Bytes of the reply's body. */
  maxBytes: number;
  /** Gives the request up early. */
  signal?: AbortSignal;
};

export interface OutboundHead {
  status: number;
  /** Names in lower case. */
  headers: Record<string, string | string[] | undefined>;
  /** The address that answered, after redirects. */
  url: string;
  /** Milliseconds until the status had arrived. */
  durationMs: number;
}
export type OutboundReply = OutboundHead & { body: Buffer };
export type OutboundStream = OutboundHead & {
  /** To be read to its end or left with `break`; throws `OutboundError`. Bytes as sent, not unpacked. */
  body: AsyncIterable<Buffer>;
  /** Gives the reply up without reading it. */
  discard(): void;
};

export interface Outbound {
  /**
   * Judges an address that a partner enters; a name that cannot be resolved now passes.
   * @param mayBePlain whether http passes too, where `allow` opens its address.
   */
  checkUrl(raw: string, mayBePlain?: boolean): Promise<UrlCheck>;
  /** A reply with its whole body. Throws `OutboundError`, `too_large` past `maxBytes`. */
  request(request: OutboundRequest): Promise<OutboundReply>;
  /**
   * A reply of which only the status matters: the body's first `maxBytes` come along as far as they
   * arrive in time. Throws `OutboundError` only while there is no status.
   */
  requestStatus(request: OutboundRequest): Promise<OutboundReply>;
  /** A reply whose body is read as it arrives; at most `idleMs` may pass without a byte. */
  stream(request: OutboundRequest & { idleMs: number }): Promise<OutboundStream>;
  close(): Promise<void>;
}

/**
 * The one client for every address that a partner gives. It connects only to the public internet
 * (and what `allow` opens), by https, without proxies, within the time and size asked for.
 */
export function createOutbound(options: OutboundOptions): Outbound {
  const rules = createAddressRules(options.allow);
  const resolver = options.resolver ?? createResolver(rules);
  const guard = createGuard(rules, resolver);
  const pools = createPools({
    // Under the 5 s a webhook has, so that a lost connection has left the pool by then.
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
    const pool = pools.lease(request.group);
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
    // Whether read, left or given up, and also when nobody ever looks at it: the deadline closes it.
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
