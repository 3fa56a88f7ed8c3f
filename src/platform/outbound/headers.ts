import { validateHeaderName, validateHeaderValue } from 'node:http';
import { OutboundError } from './outbound.errors.ts';

export type Headers = Record<string, string>;

// Headers of the connection or of the message's framing: only the HTTP client sets them.
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
 * Throws for headers that cannot be sent. Checked before the request, because one that undici itself
 * refuses permanently occupies a connection of its pool.
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

/** The headers sent after a redirect to another host: without credentials and without `dropped`. */
export function forAnotherHost(headers: Headers, dropped: readonly string[]): Headers {
  const gone = new Set([...credentials, ...dropped.map((name) => name.toLowerCase())]);
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !gone.has(name.toLowerCase())),
  );
}
