import { createHmac } from 'node:crypto';

/**
 * Returns the value of `CC-Signature`: `t=<unix seconds>,v1=<64 lowercase hex>`, an HMAC-SHA256 over `t`,
 * a dot and the body. The key is the whole `whsec_…` text as UTF-8 bytes.
 */
export function signature(secret: string, at: Date, body: Uint8Array): string {
  const t = Math.floor(at.getTime() / 1_000);
  const mac = createHmac('sha256', secret).update(`${t}.`).update(body).digest('hex');
  return `t=${t},v1=${mac}`;
}
