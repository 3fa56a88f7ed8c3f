import { validateHeaderName, validateHeaderValue } from 'node:http';
import type { Agent, Dispatcher } from 'undici';
import type { Deadline } from './deadline.ts';
import type { Guard } from './guard.ts';
import { OutboundError } from './outbound.errors.ts';

type Headers = Record<string, string>;

export interface ExchangeRequest {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Headers;
  body?: Uint8Array;
  /** Whether plain http is accepted for addresses that `allow` contains, for development. */
  mayBePlain?: boolean;
  /**
   * Maximum number of redirects to follow. The default is none, and then a 3xx is returned like any
   * reply.
   */
  redirects?: number;
  /** Additional headers that are not sent to another host; credentials never are. */
  headersDroppedOnHostChange?: readonly string[];
}

export interface Exchange {
  url: URL;
  reply: Dispatcher.ResponseData;
}

const redirectStatuses = new Set([301, 302, 303, 307, 308]);

/**
 * Sends a request and returns the head of its reply with the body unread. The guard checks every
 * URL, including redirects, and each address again when it is connected to.
 */
export async function exchange(
  agent: Agent,
  guard: Guard,
  request: ExchangeRequest,
  deadline: Deadline,
): Promise<Exchange> {
  const { method = 'GET', redirects = 0, headersDroppedOnHostChange: dropped = [] } = request;
  let headers = request.headers ?? {};
  let url = guard.admit(request.url, request.mayBePlain);
  checkHeaders(headers);

  for (let followed = 0; ; followed += 1) {
    const sent = agent.request({
      origin: url.origin,
      path: `${url.pathname}${url.search}`,
      method,
      headers,
      body: request.body ?? null,
      signal: deadline.signal,
    });
    const reply = await deadline.race(sent);
    if (redirects === 0 || !redirectStatuses.has(reply.statusCode)) return { url, reply };

    discard(reply.body);
    if (followed === redirects) throw new OutboundError('redirect', 'It redirects too often.');
    const next = redirectTarget(guard, url, reply.headers.location);
    if (next.origin !== url.origin) headers = forAnotherHost(headers, dropped);
    url = next;
  }
}

function redirectTarget(guard: Guard, from: URL, location: string | string[] | undefined): URL {
  const to = typeof location === 'string' ? URL.parse(location, from) : null;
  if (to?.protocol !== 'https:')
    throw new OutboundError('redirect', 'It redirects to something that is not an https address.');
  to.hash = '';
  return guard.admit(to.href);
}

/** Closes an unread body and ignores its errors. */
export function discard(body: Dispatcher.ResponseData['body']): void {
  body.on('error', () => {});
  body.destroy();
}

/** Headers of the connection or of the message's framing, which only the HTTP client sets. */
const OURS = new Set([
  'connection',
  'content-length',
  'expect',
  'host',
  'keep-alive',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/**
 * Throws for headers that cannot be sent. They are checked before the request, because a request
 * that undici itself refuses permanently occupies a connection of its pool.
 */
function checkHeaders(headers: Headers): void {
  for (const [name, value] of Object.entries(headers)) {
    if (OURS.has(name.toLowerCase()))
      throw new OutboundError('blocked', `The header ${name} cannot be chosen.`);
    try {
      validateHeaderName(name);
      validateHeaderValue(name, value);
    } catch (error) {
      throw new OutboundError('blocked', 'A header holds characters that HTTP does not allow.', {
        cause: error,
      });
    }
  }
}

const CREDENTIALS = ['authorization', 'cookie'];

/**
 * Returns the headers to send after a redirect to another host, without credentials and without
 * `dropped`.
 */
function forAnotherHost(headers: Headers, dropped: readonly string[]): Headers {
  const gone = new Set([...CREDENTIALS, ...dropped.map((name) => name.toLowerCase())]);
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !gone.has(name.toLowerCase())),
  );
}
