import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { statement } from '../../src/platform/db/index.ts';
import { aListing } from '../builders/listing.ts';
import {
  client,
  type Reply,
  startTestCampcairn,
  type TestCampcairn,
} from '../support/campcairn.ts';
import { startWatchedCampcairn } from '../support/conformance.ts';

let campcairn: TestCampcairn;
before(async () => {
  campcairn = await startWatchedCampcairn({ RATE_LIMIT: '120' });
});
after(() => campcairn.stop());

const everythingOfPartners = statement<{ text: string }>(
  'test.keys.everything',
  `select p::text as text from partner p union all select a::text from audit_entry a
   union all select m::text from mail m`,
);

const MINUTE = 60_000;
const wrongKey = `cc_live_${'x'.repeat(43)}`;
const withAuthorization = (authorization: string, path = '/me') =>
  client(campcairn.address, undefined)('GET', path, undefined, { authorization });

const isUnauthorized = ({ status, headers, body }: Reply, message = 'a bad key'): void => {
  assert.equal(status, 401, message);
  assert.equal(body.error.code, 'unauthorized', message);
  assert.equal(headers.get('www-authenticate'), 'Bearer', message);
  assert.equal(headers.get('ratelimit-limit'), null, message);
};
const rateHeadersOf = ({ headers }: Reply) => [
  headers.get('ratelimit-limit'),
  headers.get('ratelimit-policy'),
];
const RATE = ['120', '120;w=60'];

/** Answers to a valid key that come before it is asked for. */
const UNASKED: [method: string, path: string, status: number][] = [
  ['GET', '/nothing', 404],
  ['GET', '/me/', 404],
  ['GET', '/listings/', 404],
  ['DELETE', '/me', 405],
  ['GET', '/listings/batch', 405],
  ['OPTIONS', '/me', 204],
  ['GET', '/taxonomy', 200],
];

describe('a key', () => {
  it('is needed everywhere but for the taxonomy and the description', async () => {
    const call = client(campcairn.address, undefined);
    const keyed = ['GET /me', 'PATCH /me', 'GET /listings', 'GET /listings/a', 'PUT /listings/a'];
    const more = ['DELETE /listings/a', 'POST /listings/batch', 'GET /listings/a/availability'];
    const last = [
      'PUT /listings/a/availability',
      'POST /webhooks/test',
      'GET /leads',
      'POST /leads/lead_1/ack',
    ];
    for (const name of [...keyed, ...more, ...last]) {
      const [method = '', path = ''] = name.split(' ');
      isUnauthorized(await call(method, path), name);
    }
    assert.equal((await call('GET', '/taxonomy')).status, 200);
    assert.equal((await call('GET', '/openapi.json')).status, 200);
  });

  it('is sent as a bearer token, whole and in its very letters', async () => {
    const { key } = await campcairn.partner();
    assert.match(key, /^cc_live_[0-9A-Za-z]{43}$/);
    for (const right of [`Bearer ${key}`, `bearer ${key}`, `BEARER   ${key}`]) {
      assert.equal((await withAuthorization(right)).status, 200, right);
    }
    const wrong = [key, `Basic ${key}`, `Token ${key}`, 'Bearer', `Bearer${key}`, `Bearer ${key}x`];
    const more = [`Bearer ${key.slice(0, -1)}`, `Bearer ${key.toUpperCase()}`, `Bearer "${key}"`];
    for (const header of [...wrong, ...more, `Bearer ${key} ${key}`, 'Bearer null', '']) {
      isUnauthorized(await withAuthorization(header), header);
    }
    assert.equal((await withAuthorization('', `/me?api_key=${key}`)).status, 401);
  });

  it('is shown by its first twelve characters, and nowhere kept whole', async () => {
    const partner = await campcairn.partner();
    const { body } = await partner.call('GET', '/me');
    assert.equal(body.api_key_prefix, partner.key.slice(0, 12));
    assert.match(partner.key, /^cc_live_[0-9A-Za-z]{43}$/);
    const kept = (await campcairn.database.db.query(everythingOfPartners)).map(({ text }) => text);
    assert.ok(kept.some((text) => text.includes(partner.key.slice(0, 12))));
    for (const text of [JSON.stringify(body), ...kept]) {
      assert.ok(!text.includes(partner.key.slice(12)), text);
    }
  });

  it('stops working at the very moment a new one is issued', async () => {
    const partner = await campcairn.partner();
    const { api_key } = await campcairn.services.partners.issueKey(partner.slug);
    isUnauthorized(await partner.call('GET', '/me'));
    const { status, body } = await withAuthorization(`Bearer ${api_key}`);
    assert.equal(status, 200);
    assert.equal(body.api_key_prefix, api_key.slice(0, 12));
  });
});

describe('a partner that is not approved', () => {
  for (const status of ['pending', 'suspended', 'rejected'] as const) {
    it(`is 403 on every call while ${status}, from one call to the next`, async () => {
      const partner = await campcairn.partner();
      assert.equal((await partner.call('PUT', '/listings/a', aListing())).status, 201);
      await campcairn.services.partners.setStatus(partner.slug, status);
      for (const [method, path, body] of [
        ['GET', '/me'],
        ['PATCH', '/me', {}],
        ['GET', '/listings/a'],
        ['PUT', '/listings/b', aListing()],
        ['DELETE', '/listings/a'],
        ['GET', '/leads'],
      ] as const) {
        const reply = await partner.call(method, path, body);
        assert.equal(reply.status, 403, `${method} ${path}`);
        assert.equal(reply.body.error.code, 'forbidden');
        assert.deepEqual(rateHeadersOf(reply), RATE);
      }
      await campcairn.services.partners.setStatus(partner.slug, 'approved');
      assert.equal((await partner.call('GET', '/listings/a')).status, 200);
      assert.equal((await partner.call('GET', '/listings/b')).status, 404);
    });
  }
});

describe('the rate of a partner', () => {
  it('is reported on every answer to its key, success or error', async () => {
    const partner = await campcairn.partner();
    for (const [method, path, body, wanted] of [
      ['GET', '/me', undefined, 200],
      ['PUT', '/listings/a', aListing(), 201],
      ['DELETE', '/listings/a', undefined, 204],
      ['GET', '/listings?x=1', undefined, 400],
      ['GET', '/listings/a@', undefined, 400],
      ['GET', '/listings/a', undefined, 404],
      ['PUT', '/listings/a', ' '.repeat(1_048_577), 413],
      ['PUT', '/listings/a', '{}', 422],
      ['PUT', '/listings/a', '{', 400],
    ] as const) {
      const reply = await partner.call(method, path, body);
      assert.equal(reply.status, wanted);
      assert.deepEqual(rateHeadersOf(reply), RATE, `${method} ${path}`);
    }
  });

  it('is 120 in a minute; then 429 with Retry-After, until the minute is over', async () => {
    const partner = await campcairn.partner();
    const other = await campcairn.partner();
    for (let i = 0; i < 120; i++) assert.equal((await partner.call('GET', '/me')).status, 200);
    campcairn.clock.advance(MINUTE - 1);
    const over = await partner.call('PUT', '/listings/a', aListing());
    assert.equal(over.status, 429);
    assert.equal(over.body.error.code, 'rate_limited');
    assert.equal(over.headers.get('retry-after'), '60');
    assert.deepEqual(rateHeadersOf(over), RATE);
    assert.equal((await other.call('GET', '/me')).status, 200);
    campcairn.clock.advance(1);
    assert.equal((await partner.call('GET', '/listings/a')).status, 404);
    assert.equal((await partner.call('GET', '/me')).body.rate_limit.limit, 120);
  });

  it('counts a batch as one request and a refused request like any other', async () => {
    const partner = await campcairn.partner();
    const items = Array.from({ length: 100 }, (_, i) => ({ external_id: `v${i}`, ...aListing() }));
    assert.equal((await partner.call('POST', '/listings/batch', { items })).status, 200);
    for (let i = 1; i < 120; i++) {
      assert.equal((await partner.call('PUT', '/listings/a', '{}')).status, 422);
    }
    assert.equal((await partner.call('GET', '/me')).status, 429);
  });
});

describe('wrong keys', () => {
  it('from one address are 429 after 120 in a minute; right keys go on working', async () => {
    campcairn.clock.advance(MINUTE);
    const partner = await campcairn.partner();
    const wrong = () => withAuthorization(`Bearer ${wrongKey}`);
    for (let i = 0; i < 120; i++) isUnauthorized(await wrong());
    const over = await wrong();
    assert.equal(over.status, 429);
    assert.equal(over.body.error.code, 'rate_limited');
    assert.equal(over.headers.get('retry-after'), '60');
    assert.equal((await partner.call('GET', '/me')).status, 200);
    campcairn.clock.advance(MINUTE);
    isUnauthorized(await wrong());
  });
});

describe('wrong keys that come by IPv6', () => {
  let behindProxy: TestCampcairn;
  before(async () => {
    behindProxy = await startTestCampcairn({ RATE_LIMIT: '10', TRUST_PROXY: '1' });
  });
  after(() => behindProxy.stop());

  it('are counted by the network, in which everybody has addresses without number', async () => {
    const call = client(behindProxy.address, wrongKey);
    const from = async (address: string) =>
      (await call('GET', '/me', undefined, { 'x-forwarded-for': address })).status;
    for (let n = 1; n <= 10; n++) assert.equal(await from(`2001:db8:0:7::${n}`), 401);
    assert.equal(await from('2001:db8:0:7:1:2:3:4'), 429);
    assert.equal(await from('2001:db8:0:8::1'), 401);
  });
});

describe('every answer', () => {
  it('has an id of its own, in a header', async () => {
    const partner = await campcairn.partner();
    const ids = new Set<string | null>();
    const call = client(campcairn.address, undefined);
    for (const path of ['/me', '/nothing', '/taxonomy', '/listings/@']) {
      for (const caller of [partner.call, call]) {
        const { headers } = await caller('GET', path, undefined, { 'x-request-id': 'mine' });
        ids.add(headers.get('x-request-id'));
        const caching = path === '/taxonomy' ? 'public, max-age=3600' : 'no-store';
        assert.equal(headers.get('cache-control'), caching);
        assert.equal(headers.get('x-content-type-options'), 'nosniff');
      }
    }
    assert.equal(ids.size, 8);
    assert.ok(!ids.has('mine') && !ids.has(null));
  });

  it('that is a fault of ours is a 500 that names the request and nothing else', async (t) => {
    const partner = await campcairn.partner();
    t.mock.method(campcairn.services.listings, 'get', () => {
      throw new Error('secret of the database');
    });
    const { status, headers, body } = await partner.call('GET', '/listings/a');
    assert.equal(status, 500);
    assert.equal(body.error.code, 'internal_error');
    assert.ok(headers.get('x-request-id'));
    assert.ok(!JSON.stringify(body).includes('secret'));
  });
});

describe('an answer that needs no key', () => {
  it('reports the rate to callers with a valid key only', async () => {
    const { call } = await campcairn.partner('Unasked');
    for (const [method, path, status] of UNASKED) {
      const keyed = await call(method, path);
      assert.equal(keyed.status, status, `${method} ${path}`);
      assert.deepEqual(rateHeadersOf(keyed), RATE, `${method} ${path}`);
      for (const key of [undefined, wrongKey]) {
        const reply = await client(campcairn.address, key)(method, path);
        assert.equal(reply.status, status, `${method} ${path}`);
        assert.deepEqual(rateHeadersOf(reply), [null, null], `${method} ${path}`);
      }
    }
  });

  it('counts for no rate', async () => {
    const { call } = await campcairn.partner('Uncounted');
    for (let i = 0; i < 130; i++) await call('GET', '/nothing');
    assert.equal((await call('GET', '/me')).status, 200);
  });
});
