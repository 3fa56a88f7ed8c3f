import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { signWebhook, verifyWebhook, WebhookError, type WebhookProblem } from './index.ts';

const NOW = 1_777_885_200;
const body = JSON.stringify({ id: 'evt_1', type: 'webhook.test', data: { message: 'Zoë' } });
const sign = (secret: string, t = NOW, text: string | Uint8Array = body) =>
  `t=${t},v1=${createHmac('sha256', secret).update(`${t}.`).update(text).digest('hex')}`;

const refused = (problem: WebhookProblem) => (error: unknown) =>
  error instanceof WebhookError && error.problem === problem;
const verify = (headers: Record<string, string>, secret: string | string[] = 'whsec_a') =>
  verifyWebhook({ body, headers, secret, now: NOW });

describe('a webhook', () => {
  it('is its event when it was signed by the secret, whatever has its headers', async () => {
    const header = sign('whsec_a');
    assert.equal((await verify({ 'CC-Signature': header })).id, 'evt_1');
    const headers = new Headers({ 'cc-signature': header });
    for (const sent of [body, new TextEncoder().encode(body), Buffer.from(body)])
      await verifyWebhook({ body: sent, headers, secret: 'whsec_a', now: NOW });
  });

  it('is not taken when it was not', async () => {
    await assert.rejects(verify({}), refused('missing'));
    await assert.rejects(verify({ 'cc-signature': 'v1=ab' }), refused('malformed'));
    await assert.rejects(verify({ 'cc-signature': `${sign('whsec_a')}\n` }), refused('malformed'));
    await assert.rejects(verify({ 'cc-signature': sign('whsec_b') }), refused('mismatch'));
    await assert.rejects(
      verify({ 'cc-signature': sign('whsec_a', NOW, '{}') }),
      refused('mismatch'),
    );
    await assert.rejects(verify({ 'cc-signature': sign('whsec_a') }, ''), TypeError);
  });

  it('may be five minutes old and no older, unless more is allowed', async () => {
    for (const t of [NOW - 300, NOW + 300]) await verify({ 'cc-signature': sign('whsec_a', t) });
    const late = { 'cc-signature': sign('whsec_a', NOW - 301) };
    await assert.rejects(verify(late), refused('too_old'));
    const webhook = { body, headers: late, secret: 'whsec_a', now: NOW };
    await verifyWebhook({ ...webhook, toleranceSeconds: 301 });
  });

  it('is right by either secret during a planned rotation', async () => {
    const both = { 'cc-signature': sign('whsec_a'), 'cc-signature-next': sign('whsec_b') };
    for (const secret of ['whsec_a', 'whsec_b', ['whsec_b', 'whsec_a'], ['whsec_x', 'whsec_b']])
      assert.equal((await verify(both, secret)).id, 'evt_1');
    await assert.rejects(verify(both, 'whsec_x'), refused('mismatch'));
  });

  it('of any bytes is right as signed, and wrong with any one of them changed', async () => {
    const cases = fc.asyncProperty(
      fc.json(),
      fc.string({ minLength: 1, unit: 'grapheme' }),
      fc.nat(4_000_000_000),
      fc.nat(),
      async (text, secret, now, at) => {
        const bytes = new TextEncoder().encode(text);
        const header = await signWebhook(bytes, secret, now);
        assert.equal(header, sign(secret, now, bytes));
        const headers = { 'cc-signature': header };
        const event: unknown = await verifyWebhook({ body: bytes, headers, secret, now });
        assert.deepEqual(event, JSON.parse(text));
        const changed = Uint8Array.from(bytes);
        changed[at % bytes.length]! ^= 1;
        const forged = verifyWebhook({ body: changed, headers, secret, now });
        await assert.rejects(forged, refused('mismatch'));
      },
    );
    await fc.assert(cases, { numRuns: 200 });
  });
});
