import type { FastifyReply } from 'fastify';
import { ExpectedError } from '../platform/errors.ts';
import type { Answer } from '../platform/http/index.ts';

/** The faults that a test key may request by the header `CC-Test-Fault`. */
export const FAULTS = ['rate_limited', 'error', 'slow', 'cut'] as const;

export type Fault = (typeof FAULTS)[number];

/** Duration of a slow answer. */
export const SLOW_MS = 10_000;

/** The fault that a request asks for. Throws `bad_request` for an unknown one. */
export function readFault(header: string | string[] | undefined): Fault | undefined {
  if (header === undefined) return undefined;
  const fault = FAULTS.find((name) => name === header);
  if (fault) return fault;
  const message = `The header CC-Test-Fault is one of ${FAULTS.join(', ')}.`;
  throw new ExpectedError('bad_request', message);
}

/** Throws the fault that comes before anything is done. */
export function failBefore(
  fault: Fault | undefined,
  windowSeconds: number,
  reply: FastifyReply,
): void {
  if (fault === 'error')
    throw new ExpectedError('internal_error', 'You asked for this fault. Nothing was done.');
  if (fault !== 'rate_limited') return;
  reply.header('retry-after', String(windowSeconds));
  throw new ExpectedError('rate_limited', 'You asked for this fault. Nothing was done.');
}

/** Sends half of an answer whose whole length its headers name, and closes the connection. */
export function cutShort(reply: FastifyReply, { status, body }: Answer): FastifyReply {
  const whole = Buffer.from(body === undefined ? '' : JSON.stringify(body));
  reply.hijack();
  reply.raw.writeHead(status, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'application/json; charset=utf-8',
    'content-length': whole.length + 1,
  });
  reply.raw.write(whole.subarray(0, whole.length / 2), () => reply.raw.destroy());
  return reply;
}
