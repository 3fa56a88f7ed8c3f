import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Stripe } from 'stripe';
import { signature } from './signature.ts';

it('a signature is the published one for the published body, secret and time', () => {
  const secret = 'whsec_3nQ8vXk2LrT5yBw7HdPz1JcMf9GsAe4UoViR6KmNqYb';
  const body = '{"id":"evt_1","type":"lead.created","data":{"name":"Zoë"}}';
  assert.equal(
    signature(secret, new Date('2026-05-01T09:30:00.999Z'), Buffer.from(body)),
    't=1777627800,v1=dec70a024f0f82aba13273bcc28baf421055c2cce59a460583550a3084591a50',
  );
});

describe('a public client that verifies "t=,v1=" headers, of a well-known payment service', () => {
  const { webhooks } = new Stripe('sk_test_nobody');
  const at = new Date('2026-05-01T09:30:00Z');
  const [secret, body] = ['whsec_any', '{"id":"evt_1","data":{"name":"Zoë"}}'];
  const header = signature(secret, at, Buffer.from(body));
  const construct = (given: string, key: string, seconds = 0) =>
    webhooks.constructEvent(body, given, key, 300, undefined, at.getTime() + seconds * 1000);

  it('accepts ours', () => {
    assert.equal(construct(header, secret).id, 'evt_1');
    assert.equal(construct(header, secret, 300).id, 'evt_1');
  });

  it('refuses what is late, or signed by another', () => {
    assert.throws(() => construct(header, secret, 301), /tolerance/);
    assert.throws(() => construct(header, 'whsec_other'), /signature/);
  });
});
