import type { Clock } from '../platform/clock.ts';
import { type Outbound, OutboundError, type OutboundFailure } from '../platform/outbound/index.ts';
import { inSpan, traceHeaders } from '../platform/trace/index.ts';
import { signature } from './signature.ts';

/** Error codes of an attempt. */
export type AttemptError = Exclude<OutboundFailure, 'too_large'> | 'status';

/** The result of one attempt to send an event. */
export interface Attempt {
  at: Date;
  /** The address it was sent to. */
  url: string;
  /** The value of its `CC-Signature`. */
  signature: string;
  /** The value of its `CC-Signature-Next`; null outside of a planned rotation. */
  nextSignature: string | null;
  /** Milliseconds until the reply's status or the failure. */
  durationMs: number;
  status: number | null;
  /** Null when the receiver accepted it. */
  error: AttemptError | null;
  /** The failure as a sentence for the partner. */
  reason: string | null;
  /** The part of the reply's body that was read. */
  reply: string;
}

/** An event to send. */
export interface Sendable {
  eventId: string;
  eventType: string;
  partnerId: number;
  body: Uint8Array;
}

/** The address of an event, and the secrets that sign it. */
export interface SendTarget {
  url: string;
  secret: string;
  /** The next secret in a planned rotation; null when there is none. */
  nextSecret: string | null;
}

export type Send = (event: Sendable, target: SendTarget) => Promise<Attempt>;

const REPLY_TIMEOUT_MS = 5_000;
const MAX_REPLY_BYTES = 65_536;

/** The headers of a request that carries an event. */
export const requestHeaders = (
  eventId: string,
  eventType: string,
  signature: string,
  nextSignature: string | null,
): Record<string, string> => ({
  'Content-Type': 'application/json',
  'User-Agent': 'Campcairn-Webhooks/1.0',
  'CC-Event-Id': eventId,
  'CC-Event-Type': eventType,
  'CC-Signature': signature,
  ...(nextSignature === null ? {} : { 'CC-Signature-Next': nextSignature }),
});

/**
 * Creates the function that makes one attempt to send an event. It does not throw for faults of the
 * receiver.
 */
export function createSend(outbound: Outbound, clock: Clock): Send {
  return async ({ eventId, eventType, partnerId, body }, { url, secret, nextSecret }) => {
    const at = clock.now();
    const sent = {
      at,
      url,
      signature: signature(secret, at, body),
      nextSignature: nextSecret && signature(nextSecret, at, body),
    };
    const started = performance.now();
    const request = () =>
      outbound.requestStatus({
        group: `webhook:${partnerId}`,
        url,
        method: 'POST',
        headers: {
          ...requestHeaders(eventId, eventType, sent.signature, sent.nextSignature),
          ...traceHeaders(),
        },
        body,
        timeoutMs: REPLY_TIMEOUT_MS,
        maxBytes: MAX_REPLY_BYTES,
      });
    const facts = { 'http.request.method': 'POST', 'campcairn.event_id': eventId };
    try {
      const answered = await inSpan('POST webhook', 'client', facts, request);
      const { status, durationMs, body: reply } = answered;
      return { ...sent, durationMs, status, ...judge(status), reply: reply.toString('utf8') };
    } catch (error) {
      const durationMs = Math.round(performance.now() - started);
      return { ...sent, durationMs, status: null, ...explain(error), reply: '' };
    }
  };
}

type Judgement = Pick<Attempt, 'error' | 'reason'>;

function judge(status: number): Judgement {
  if (status >= 200 && status < 300) return { error: null, reason: null };
  if (status >= 300 && status < 400)
    return { error: 'redirect', reason: `It answered ${status}; redirects are not followed.` };
  return { error: 'status', reason: `It answered ${status} instead of 2xx.` };
}

function explain(error: unknown): Judgement {
  if (!(error instanceof OutboundError)) throw error;
  if (error.kind === 'timeout') return { error: 'timeout', reason: 'No reply within 5 seconds.' };
  return { error: error.kind === 'too_large' ? 'connection' : error.kind, reason: error.message };
}
