import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { aListing } from '../builders/listing.ts';
import { client, type Partner, type TestCampcairn } from '../support/campcairn.ts';
import { startWatchedCampcairn } from '../support/conformance.ts';
import { rawHead, sendRaw } from '../support/raw-http.ts';

let campcairn: TestCampcairn;
let partner: Partner;
before(async () => {
  campcairn = await startWatchedCampcairn();
  partner = await campcairn.partner();
  await partner.call('PUT', '/listings/bramble', aListing());
});
after(() => campcairn.stop());

const nobody = () => client(campcairn.address, undefined);
const raw = (method: string, target: string, key = partner.key) =>
  sendRaw(campcairn.address, [rawHead(method, target, { authorization: `Bearer ${key}` })]);

const ALLOWED: [path: string, methods: string][] = [
  ['/me', 'GET, PATCH, HEAD, OPTIONS'],
  ['/webhooks/test', 'POST, OPTIONS'],
  ['/listings', 'GET, HEAD, OPTIONS'],
  ['/listings/batch', 'POST, OPTIONS'],
  ['/listings/bramble', 'GET, PUT, DELETE, HEAD, OPTIONS'],
  ['/listings/bramble/availability', 'GET, PUT, HEAD, OPTIONS'],
  ['/listings/batch/check', 'POST, OPTIONS'],
  ['/listings/batch/delete', 'POST, OPTIONS'],
  ['/availability/batch', 'POST, OPTIONS'],
  ['/availability/batch/check', 'POST, OPTIONS'],
  ['/leads', 'GET, HEAD, OPTIONS'],
  ['/leads/lead_1', 'GET, HEAD, OPTIONS'],
  ['/leads/lead_1/ack', 'POST, OPTIONS'],
  ['/taxonomy', 'GET, HEAD, OPTIONS'],
  ['/openapi.json', 'GET, HEAD, OPTIONS'],
];
const sorted = (list: string | null) => (list ?? '').split(', ').sort();

describe('a path', () => {
  for (const [path, methods] of ALLOWED) {
    it(`answers ${methods} at ${path} and 405 with Allow to any other method, with or without a key`, async () => {
      const others = ['GET', 'PUT', 'POST', 'PATCH', 'DELETE', 'PURGE', 'PROPFIND', 'QUERY'];
      for (const method of others.filter((name) => !methods.split(', ').includes(name))) {
        for (const call of [partner.call, nobody()]) {
          const { status, headers, body } = await call(method, path);
          assert.equal(status, 405, method);
          assert.equal(body.error.code, 'method_not_allowed');
          assert.deepEqual(sorted(headers.get('allow')), sorted(methods));
        }
      }
    });

    it(`says on OPTIONS what ${path} can do, without a key`, async () => {
      const { status, headers, body } = await nobody()('OPTIONS', path);
      assert.equal(status, 204);
      assert.equal(body, '');
      assert.deepEqual(sorted(headers.get('allow')), sorted(methods));
    });
  }

  it('that is unknown is 404, with a key, without one, and by any method', async () => {
    const unknown = ['', '/', '/nothing', '/listing', '/ME', '/me/x', '/leads/x/y/z'];
    for (const path of unknown) {
      for (const method of ['GET', 'POST', 'OPTIONS', 'PROPFIND']) {
        for (const call of [partner.call, nobody()]) {
          const { status, body } = await call(method, path);
          assert.equal(status, 404, `${method} ${path}`);
          assert.equal(body.error.code, 'not_found');
        }
      }
    }
  });

  it('with a slash at its end is another, unknown path', async () => {
    for (const [path] of ALLOWED) {
      assert.equal((await partner.call('GET', `${path}/`)).status, 404, path);
    }
    assert.equal((await partner.call('GET', '/listings/')).status, 404);
    assert.equal((await partner.call('GET', '/listings//availability')).status, 404);
    assert.equal((await nobody()('POST', '/leads//ack')).status, 404);
  });

  it('has no other query than the lists have', async () => {
    assert.equal((await partner.call('GET', '/me?x=1')).status, 200);
    assert.equal((await partner.call('GET', '/listings/bramble?x=1')).status, 200);
  });
});

describe('what is no request of HTTP', () => {
  it('is told so by an error like any other, and the connection is closed', async () => {
    const head = (method: string, path: string, headers = {}) =>
      rawHead(method, `/api/v1${path}`, { authorization: `Bearer ${partner.key}`, ...headers });
    const refused: [status: number, head: string][] = [
      [400, head('FETCH', '/me')],
      [400, head('GET', '/listings/été')],
      [400, head('PUT', '/listings/bramble', { 'content-length': 'many' })],
      [431, head('GET', '/me', { 'x-long': 'x'.repeat(20_000) })],
      [400, head('GET', '/me').replace(/host: .*\r\n/, '')],
      [400, head('GET', '/me').replace(/host: /, 'Host: another.example\r\nhost: ')],
      [400, head('GET', '/me', { host: 'campcairn.example/search?' })],
      [400, head('GET', '/me', { host: 'somebody@campcairn.example' })],
      [400, head('GET', '/me', { host: 'campcairn.example:port' })],
      [400, rawHead('GET', 'http:///api/v1/me')],
      [400, rawHead('GET', 'https://campcairn.example:99999/api/v1/me')],
    ];
    for (const [status, telling] of refused) {
      const { statuses, text } = await sendRaw(campcairn.address, [telling]);
      assert.deepEqual(statuses, [status], telling.slice(0, 40));
      const { error } = JSON.parse(text.slice(text.indexOf('\r\n\r\n')));
      assert.equal(error.code, 'bad_request');
      assert.ok(error.message.endsWith('.'));
    }
  });
});

describe('HEAD', () => {
  it('answers like GET without the body on every path that has a GET', async () => {
    const paths = ALLOWED.filter(([, methods]) => methods.includes('HEAD')).map(([path]) => path);
    for (const path of paths) {
      const got = await partner.call('GET', path);
      const head = await partner.call('HEAD', path);
      assert.equal(head.status, got.status, path);
      assert.equal(head.body, '');
      for (const name of ['content-type', 'content-length', 'ratelimit-limit']) {
        assert.equal(head.headers.get(name), got.headers.get(name), `${name} of ${path}`);
      }
    }
    assert.equal((await partner.call('HEAD', '/listings/none')).status, 404);
    assert.equal((await nobody()('HEAD', '/me')).status, 401);
  });
});

describe('scripts of other sites', () => {
  it('may read the taxonomy and the description, and nothing else', async () => {
    for (const [path] of ALLOWED) {
      const open = path === '/taxonomy' || path === '/openapi.json';
      for (const method of ['GET', 'OPTIONS']) {
        const { headers } = await partner.call(method, path, undefined, {
          origin: 'https://elsewhere.example',
        });
        const allowed = headers.get('access-control-allow-origin');
        assert.equal(allowed, open ? '*' : null, `${method} ${path}`);
        assert.equal(headers.get('access-control-allow-credentials'), null);
      }
    }
  });
});

describe('the id in a path', () => {
  it('is decoded once', async () => {
    assert.equal((await raw('GET', '/api/v1/listings/%62ramble')).statuses[0], 200);
    assert.equal((await raw('GET', '/api/v1/listings/%2562ramble')).statuses[0], 400);
  });

  it('is 400 when an escape in it is broken or it is not UTF-8', async () => {
    const broken = ['%', '%zz', '%b', 'bramble%', '%ff', '%C3%28', '%00', 'a%2Fb', 'a%20b', 'a+b'];
    for (const id of broken) {
      for (const tail of ['', '/availability']) {
        const { statuses, text } = await raw('GET', `/api/v1/listings/${id}${tail}`);
        assert.deepEqual(statuses, [400], id + tail);
        assert.match(text, /invalid_external_id/);
      }
    }
  });

  it('may not be a dot or two, however they are spelt', async () => {
    for (const id of ['.', '..', '%2e', '%2E%2e', '.%2e']) {
      for (const tail of ['', '/availability']) {
        const { statuses, text } = await raw('GET', `/api/v1/listings/${id}${tail}`);
        assert.deepEqual(statuses, [400], id + tail);
        assert.match(text, /invalid_external_id/);
      }
    }
  });

  it('may not be "batch": that is a path of its own', async () => {
    assert.equal((await partner.call('GET', '/listings/batch')).status, 405);
    for (const method of ['GET', 'PUT']) {
      const { status, body } = await partner.call(method, '/listings/batch/availability');
      assert.equal(status, 400);
      assert.equal(body.error.code, 'invalid_external_id');
    }
    assert.equal((await partner.call('PUT', '/listings/Batch', aListing())).status, 201);
  });

  it('takes every character it may have, 100 at most, and is case-sensitive', async () => {
    const whole = 'AZaz09._:~-';
    for (const id of [whole, 'x'.repeat(100), '...', '-', 'BRAMBLE']) {
      assert.equal((await partner.call('PUT', `/listings/${id}`, aListing())).status, 201, id);
      assert.equal((await partner.call('GET', `/listings/${id}`)).body.external_id, id);
    }
    for (const id of ['x'.repeat(101), 'x'.repeat(4000), 'ä', 'a,b', 'a@b', 'a;b', "a'b", 'a%0a']) {
      const { status, body } = await partner.call('GET', `/listings/${encodeURI(id)}`);
      assert.equal(status, 400, id);
      assert.equal(body.error.code, 'invalid_external_id');
    }
  });

  it('of a lead that no lead could have is 404', async () => {
    for (const id of ['x', 'lead_', 'lead_a-b', 'lead_%00', '%zz']) {
      const { statuses, text } = await raw('POST', `/api/v1/leads/${id}/ack`);
      assert.deepEqual(statuses, [404], id);
      assert.match(text, /not_found/);
    }
  });
});

describe('a connection', () => {
  it('that speaks no HTTP, or a method nobody knows, does no harm', async () => {
    for (const line of [
      'GARBAGE\r\n\r\n',
      'FOO /api/v1/me HTTP/1.1\r\nhost: a\r\n\r\n',
      '\0\0\0\0',
    ]) {
      const { statuses } = await sendRaw(campcairn.address, [line], 500);
      assert.ok(
        statuses.every((status) => status === 400),
        line,
      );
    }
    assert.deepEqual((await raw('OPTIONS', '*')).statuses, [404]);
    assert.equal((await partner.call('GET', '/me')).status, 200);
  });

  it('may name the whole address, speak HTTP/1.0, and wait to be asked for its body', async () => {
    const key = `authorization: Bearer ${partner.key}\r\n`;
    assert.deepEqual((await raw('GET', 'http://campcairn.example/api/v1/me')).statuses, [200]);
    const old = await sendRaw(campcairn.address, [`GET /api/v1/me HTTP/1.0\r\n${key}\r\n`]);
    assert.deepEqual(old.statuses, [200]);
    const waiting = rawHead('PATCH', '/api/v1/me', {
      authorization: `Bearer ${partner.key}`,
      'content-type': 'application/json',
      'content-length': '2',
      expect: '100-continue',
    });
    assert.deepEqual((await sendRaw(campcairn.address, [waiting, '{}'])).statuses, [100, 200]);
  });

  it('may name any host that there could be', async () => {
    for (const host of ['', 'campcairn.example:', '127.0.0.1:3000', '[::1]:3000', 'a_b.example']) {
      const head = rawHead('GET', '/api/v1/taxonomy', { host });
      assert.deepEqual((await sendRaw(campcairn.address, [head])).statuses, [200], host);
    }
  });

  it('may expect what nobody knows, which is left aside', async () => {
    const head = rawHead('GET', '/api/v1/me', {
      authorization: `Bearer ${partner.key}`,
      expect: 'the-best',
    });
    assert.deepEqual((await sendRaw(campcairn.address, [head])).statuses, [200]);
  });

  it('may carry one request after another, refused ones with bodies among them', async () => {
    const body = JSON.stringify(aListing());
    const head = (key: string, connection: string) =>
      rawHead('PUT', '/api/v1/listings/piped', {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        'content-length': String(body.length),
        connection,
      }) + body;
    const requests = [head('wrong', 'keep-alive'), head(partner.key, 'keep-alive')];
    const last = head(partner.key, 'close');
    const { statuses } = await sendRaw(campcairn.address, [[...requests, last].join('')]);
    assert.deepEqual(statuses, [401, 201, 200]);
  });

  it('that carries requests without waiting for answers has each find what those before it have done', async () => {
    const body = JSON.stringify(aListing());
    const head = (method: string, more: Record<string, string> = {}) =>
      rawHead(method, '/api/v1/listings/in-turn', {
        authorization: `Bearer ${partner.key}`,
        connection: 'keep-alive',
        ...more,
      });
    const written = { 'content-type': 'application/json', 'content-length': String(body.length) };
    const requests = [
      head('PUT', written) + body,
      head('GET'),
      head('DELETE'),
      head('GET', { connection: 'close' }),
    ];
    const { statuses } = await sendRaw(campcairn.address, [requests.join('')]);
    assert.deepEqual(statuses, [201, 200, 204, 404]);
  });
});
