import { validateHeaderName, validateHeaderValue } from 'node:http';
import { OutboundError } from './outbound.errors.ts';

export type Headers = Record<string, string>;

// These belong to the connection or to the message's framing and are set by the client alone.
const ours = new Set([
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
 * Refuses headers that cannot be sent. Before the request, because a header refused by undici
 * itself leaves a place in its pool taken for good.
 */
export function checkHeaders(headers: Headers): void {
  for (const [name, value] of Object.entries(headers)) {
    if (ours.has(name.toLowerCase()))
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

const credentials = ['authorization', 'cookie'];

/** What is still sent after a redirect to another host: no credentials, none of the names given. */
export function forAnotherHost(headers: Headers, dropped: readonly string[]): Headers {
  const gone = new Set([...credentials, ...dropped.map((name) => name.toLowerCase())]);
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !gone.has(name.toLowerCase())),
  );
}
