import { createHmac, timingSafeEqual } from 'node:crypto';

const FIVE_MINUTES = 300;

/**
 * Whether a request is ours. `body` is the raw body, before any parsing; `header` is CC-Signature.
 */
export function isFromCampcairn(
  secret: string,
  header: string,
  body: Uint8Array,
  now = Date.now() / 1000,
): boolean {
  const [, t, v1] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(header) ?? [];
  if (!t || !v1 || Math.abs(now - Number(t)) > FIVE_MINUTES) return false;
  const expected = createHmac('sha256', secret).update(`${t}.`).update(body).digest();
  return timingSafeEqual(expected, Buffer.from(v1, 'hex'));
}
