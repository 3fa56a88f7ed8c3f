import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { it } from 'node:test';
import { signature } from './signature.ts';

it('a signature is the published one for the published body, secret and time', () => {
  const secret = 'whsec_3nQ8vXk2LrT5yBw7HdPz1JcMf9GsAe4UoViR6KmNqYb';
  const body = '{"id":"evt_1","type":"lead.created","data":{"name":"Zoë"}}';
  assert.equal(
    signature(secret, new Date('2026-05-01T09:30:00.999Z'), Buffer.from(body)),
    't=1777627800,v1=dec70a024f0f82aba13273bcc28baf421055c2cce59a460583550a3084591a50',
  );
});

it('clients that verify "t=,v1=" headers with the whole secret accept ours', () => {
  const [secret, body] = ['whsec_any', '{"a":1}'];
  const header = signature(secret, new Date(), Buffer.from(body));
  // As such clients do it: split the header, sign `${t}.${body}` with the secret as it stands.
  const parts = Object.fromEntries(header.split(',').map((part) => part.split('=')));
  const expected = createHmac('sha256', secret).update(`${parts.t}.${body}`, 'utf8').digest('hex');
  assert.deepEqual([Object.keys(parts), parts.v1], [['t', 'v1'], expected]);
  assert.match(header, /^t=\d{10},v1=[0-9a-f]{64}$/);
});
