import { type Outbound, OutboundError } from '../platform/outbound/index.ts';
import { MAX_SOURCE_BYTES } from './codec.ts';
import { ImageError } from './images.errors.ts';

/** Timeout of a download, including name look-up, connection, redirects and all bytes. */
const TIMEOUT_MS = 10_000;
const MAX_REDIRECTS = 3;

const HEADERS = {
  accept: 'image/webp,image/jpeg,image/png',
  'accept-encoding': 'identity',
  'user-agent': 'Campcairn-Images/1.0',
};

function fromStatus(status: number): ImageError {
  const message = `Its server answers ${status}`;
  return status >= 400 && status < 500 && status !== 408 && status !== 429
    ? new ImageError('gone', message)
    : new ImageError('unreachable', message);
}

function fromOutbound(error: OutboundError): ImageError {
  const refused =
    error.kind === 'blocked' || error.kind === 'too_large' || error.kind === 'redirect';
  return new ImageError(refused ? 'refused' : 'unreachable', error.message, { cause: error });
}

/**
 * Fetches the bytes of a partner's picture, from public https addresses only. Throws ImageError
 * `gone`, `refused` or `unreachable`.
 */
export async function fetchSource(outbound: Outbound, url: string): Promise<Buffer> {
  try {
    const reply = await outbound.request({
      group: `images of ${new URL(url).host}`,
      url,
      headers: HEADERS,
      redirects: MAX_REDIRECTS,
      timeoutMs: TIMEOUT_MS,
      maxBytes: MAX_SOURCE_BYTES,
    });
    if (reply.status !== 200) throw fromStatus(reply.status);
    return reply.body;
  } catch (error) {
    throw error instanceof OutboundError ? fromOutbound(error) : error;
  }
}
