import { createHmac } from 'node:crypto';
import assert from 'node:assert/strict';
import type { ReceivedRequest } from './receiver.ts';

/** The signature of a request, worked out from the specification's words alone; fails when it is wrong. */
export function assertSigned(request: ReceivedRequest, secret: string, at: Date): void {
  const header = String(request.headers['cc-signature']);
  const [, t, v1] = /^t=(\d{10}),v1=([0-9a-f]{64})$/.exec(header) ?? assert.fail(header);
  assert.equal(Number(t), Math.floor(at.getTime() / 1000), 'signed at that moment');
  const signed = Buffer.concat([Buffer.from(`${t}.`), request.body]);
  assert.equal(v1, createHmac('sha256', Buffer.from(secret, 'utf8')).update(signed).digest('hex'));
}
