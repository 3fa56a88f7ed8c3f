import type { Agent, Dispatcher } from 'undici';
import type { Deadline } from './deadline.ts';
import type { Guard } from './guard.ts';
import { checkHeaders, forAnotherHost, type Headers } from './headers.ts';
import { OutboundError } from './outbound.errors.ts';

export interface ExchangeRequest {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Headers;
  body?: Uint8Array;
  /** Whether plain http is accepted too, to addresses that `allow` opens: for development. */
  mayBePlain?: boolean;
  /** Maximum number of redirects to follow; by default none, and a 3xx is returned like any reply. */
  redirects?: number;
  /** Further headers that are not sent to another host; credentials never are. */
  headersDroppedOnHostChange?: readonly string[];
}

export interface Exchange {
  url: URL;
  reply: Dispatcher.ResponseData;
}

const redirectStatuses = new Set([301, 302, 303, 307, 308]);

/**
 * Sends a request and returns the head of its reply, the body still unread. The guard checks every URL
 * on the way, redirects included, and again each address as it is connected to.
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
