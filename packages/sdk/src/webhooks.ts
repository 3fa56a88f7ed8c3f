import { unixSeconds } from './clock.ts';
import { WebhookError } from './errors.ts';
import type { WebhookTestEvent } from './generated/types.ts';
import type { LeadCreatedEvent } from './types.ts';

/** The event in a webhook; `type` distinguishes the kinds. */
export type WebhookEvent = LeadCreatedEvent | WebhookTestEvent;

/** Headers of a web `Request` or a Node request. */
export type WebhookHeaders =
  | { get(name: string): string | null }
  | Record<string, string | string[] | undefined>;

/** A received webhook. */
export interface IncomingWebhook {
  /** The body exactly as received, before any parsing. */
  body: string | Uint8Array | ArrayBuffer;
  headers: WebhookHeaders;
  /** Your signing secret, `whsec_…`, or both secrets during a rotation. */
  secret: string | readonly string[];
  /** Maximum age of a signature in seconds, by default 300. */
  toleranceSeconds?: number | undefined;
  /** Time in Unix seconds, by default the current time. */
  now?: number | undefined;
}

const SIGNATURES = ['cc-signature', 'cc-signature-next'];
const FORM = /^t=(\d{1,15}),v1=([0-9a-f]{64})$/;
const HMAC = { name: 'HMAC', hash: 'SHA-256' };
const utf8 = new TextEncoder();

/**
 * Verifies a webhook and returns its event; throws a `WebhookError` if the signature is not valid.
 * During a planned rotation either secret is sufficient, because both `CC-Signature` and
 * `CC-Signature-Next` are checked.
 */
export async function verifyWebhook(webhook: IncomingWebhook): Promise<WebhookEvent> {
  const { headers, secret, toleranceSeconds = 300, now = unixSeconds() } = webhook;
  const bytes = bytesOf(webhook.body);
  const sent = SIGNATURES.map((name) => headerOf(headers, name)).filter((value) => value !== '');
  if (sent.length === 0) throw new WebhookError('missing', 'There is no header CC-Signature.');
  const read = sent.flatMap((value) => {
    const [, t, v1] = FORM.exec(value) ?? [];
    return t && v1 ? [{ t, v1 }] : [];
  });
  if (read.length === 0)
    throw new WebhookError('malformed', 'CC-Signature is not of the form t=…,v1=….');
  const recent = read.filter(({ t }) => Math.abs(now - Number(t)) <= toleranceSeconds);
  const secrets = typeof secret === 'string' ? [secret] : secret;
  for (const { t, v1 } of recent)
    for (const one of secrets)
      if (await isSignedBy(one, t, bytes, v1))
        return JSON.parse(new TextDecoder().decode(bytes)) as WebhookEvent;
  if (recent.length > 0)
    throw new WebhookError('mismatch', 'The signature is not by this secret over this body.');
  const away = `more than ${toleranceSeconds} seconds away from this machine's time`;
  throw new WebhookError('too_old', `The signature was made ${away}.`);
}

/**
 * Signs a body like the service does; returns the value of `CC-Signature`. Use it to test your
 * receiver.
 */
export async function signWebhook(
  body: string | Uint8Array | ArrayBuffer,
  secret: string,
  now: number = unixSeconds(),
): Promise<string> {
  const key = await keyOf(secret, 'sign');
  const made = await crypto.subtle.sign(HMAC.name, key, signedBytes(String(now), bytesOf(body)));
  const hex = [...new Uint8Array(made)].map((byte) => byte.toString(16).padStart(2, '0'));
  return `t=${now},v1=${hex.join('')}`;
}

/** Web Crypto's `verify` compares in constant time. */
async function isSignedBy(secret: string, t: string, body: Uint8Array, v1: string) {
  const signature = Uint8Array.from(v1.match(/../g)!, (pair) => Number.parseInt(pair, 16));
  const key = await keyOf(secret, 'verify');
  return crypto.subtle.verify(HMAC.name, key, signature, signedBytes(t, body));
}

const keyOf = (secret: string, use: 'sign' | 'verify') => {
  if (secret === '') throw new TypeError('secret is empty.');
  return crypto.subtle.importKey('raw', utf8.encode(secret), HMAC, false, [use]);
};

function signedBytes(t: string, body: Uint8Array): Uint8Array<ArrayBuffer> {
  const head = utf8.encode(`${t}.`);
  const all = new Uint8Array(head.length + body.length);
  all.set(head);
  all.set(body, head.length);
  return all;
}

const bytesOf = (body: string | Uint8Array | ArrayBuffer): Uint8Array => {
  if (typeof body === 'string') return utf8.encode(body);
  return body instanceof Uint8Array ? body : new Uint8Array(body);
};

function headerOf(headers: WebhookHeaders, name: string): string {
  if (typeof headers.get === 'function') return headers.get(name) ?? '';
  const entries = Object.entries(headers as Record<string, string | string[] | undefined>);
  const found = entries.find(([key]) => key.toLowerCase() === name)?.[1];
  return (Array.isArray(found) ? found[0] : found) ?? '';
}
