import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { after, before, describe, it } from 'node:test';
import { aListing } from '../builders/listing.ts';
import type { Partner, Reply, TestCampcairn } from '../support/campcairn.ts';
import { startWatchedCampcairn } from '../support/conformance.ts';
import { rawHead, sendRaw } from '../support/raw-http.ts';

const MB = 1_048_576;

let campcairn: TestCampcairn;
let partner: Partner;
before(async () => {
  campcairn = await startWatchedCampcairn();
  partner = await campcairn.partner();
  await partner.call('PUT', '/listings/bramble', aListing());
});
after(() => campcairn.stop());

/** A body of exactly `bytes` bytes: spaces count, and JSON does not mind them. */
const padded = (value: unknown, bytes: number): string => JSON.stringify(value).padEnd(bytes, ' ');

const TAKING: [method: string, path: string, body: unknown, limit: number][] = [
  ['PUT', '/listings/bramble', aListing(), MB],
  ['PUT', '/listings/bramble/availability', { ranges: [] }, MB],
  ['PATCH', '/me', {}, MB],
  ['POST', '/listings/batch', { items: [{ external_id: 'a', ...aListing() }] }, 10 * MB],
];

const head = (method: string, path: string, headers: Record<string, string>) =>
  rawHead(method, `/api/v1${path}`, {
    authorization: `Bearer ${partner.key}`,
    'content-type': 'application/json',
    ...headers,
  });

const chunked = (text: string): Buffer[] => {
  const parts: Buffer[] = [];
  for (let at = 0; at < text.length; at += 60_000) {
    const part = text.slice(at, at + 60_000);
    parts.push(Buffer.from(`${part.length.toString(16)}\r\n${part}\r\n`));
  }
  return [...parts, Buffer.from('0\r\n\r\n')];
};

const isRefusal = ({ status, body }: Reply, wanted: number, code: string, message = code): void => {
  assert.equal(status, wanted, message);
  assert.equal(body.error.code, code, message);
};

describe('the size of a body', () => {
  for (const [method, path, body, limit] of TAKING) {
    it(`may be ${limit} bytes for ${method} ${path} and not one more`, async () => {
      assert.equal((await partner.call(method, path, padded(body, limit))).status < 300, true);
      const over = await partner.call(method, path, padded(body, limit + 1));
      isRefusal(over, 413, 'payload_too_large');
    });

    it(`is counted as it arrives for ${method} ${path}, when no length was declared`, async () => {
      const telling = head(method, path, { 'transfer-encoding': 'chunked' });
      const whole = await sendRaw(campcairn.address, [telling, ...chunked(padded(body, limit))]);
      assert.ok((whole.statuses[0] ?? 500) < 300, whole.text.slice(0, 300));
      const over = await sendRaw(campcairn.address, [telling, ...chunked(padded(body, limit + 1))]);
      assert.deepEqual(over.statuses, [413]);
    });
  }

  it('is reported before everything is sent, and the connection can be used again', async () => {
    const stream = head('PUT', '/listings/bramble', {
      'transfer-encoding': 'chunked',
      connection: 'keep-alive',
    });
    const next = head('GET', '/listings/bramble', {});
    const much = chunked('x'.repeat(4 * MB));
    const { statuses } = await sendRaw(campcairn.address, [stream, ...much, next]);
    assert.deepEqual(statuses, [413, 200]);
    const declared = head('PUT', '/listings/bramble', { 'content-length': String(8 * 1024 * MB) });
    assert.deepEqual((await sendRaw(campcairn.address, [declared, '{'], 1000)).statuses, [413]);
  });

  it('is told to a client that reads nothing before it has sent everything, and then hangs up', async () => {
    const length = { 'content-length': String(20 * MB) };
    const calls: [status: number, head: string][] = [
      [413, head('POST', '/listings/batch', length)],
      [413, head('PUT', '/listings/bramble', { 'transfer-encoding': 'chunked' })],
      [401, head('PUT', '/listings/bramble', { ...length, authorization: 'Bearer none' })],
    ];
    for (const [status, telling] of calls) {
      const body = 'x'.repeat(20 * MB);
      const sent = telling.includes('chunked') ? chunked(body) : [Buffer.from(body)];
      const { hostname, port } = new URL(campcairn.address);
      const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
      await pipeline([Buffer.from(telling), ...sent], socket, { end: false });
      assert.match(await text(socket), new RegExp(`^HTTP/1.1 ${status} `), telling);
      socket.destroy();
    }
  });

  it('counts bytes, not characters', async () => {
    const text = JSON.stringify(aListing({ title: 'é'.repeat(60) }));
    const body = text + ' '.repeat(MB - Buffer.byteLength(text));
    assert.equal((await partner.call('PUT', '/listings/bytes', body)).status, 201);
    isRefusal(await partner.call('PUT', '/listings/bytes', `${body} `), 413, 'payload_too_large');
  });
});

describe('the type of a body', () => {
  const put = (headers: Record<string, string>) =>
    partner.call('PUT', '/listings/typed', aListing(), headers);

  it('is JSON in UTF-8, however that is spelt', async () => {
    const spellings = [
      'application/json',
      'APPLICATION/Json',
      'application/json; charset=utf-8',
      'application/json;charset=UTF-8',
      'application/json ; charset="utf-8"',
      'application/json; charset=utf8',
      'application/json; profile=x; charset=utf-8',
      'application/json; profile="x;charset=latin1"',
      'application/json; profile="\\";charset=latin1"; charset=utf-8',
      'application/json;',
    ];
    for (const type of spellings) {
      assert.ok((await put({ 'content-type': type })).status < 300, type);
    }
    assert.ok((await put({ 'content-encoding': 'identity' })).status < 300);
  });

  it('is 415 when it is anything else', async () => {
    const others = [
      'text/plain',
      'text/json',
      'application/ld+json',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/jsonx',
      'application/json, text/plain',
      'application/json; charset=latin1',
      'application/json; charset=utf-16',
      'application/json; profile="x;y"; charset="latin1"',
      'application/json; charset=',
      'application/json; charset',
      'application/json; charset="utf-8"x',
      'application/json; profile="x; charset=latin1',
      'json',
      '/',
      '*/*',
      ';',
      'application/',
      'ä/ö',
    ];
    for (const type of others) {
      isRefusal(await put({ 'content-type': type }), 415, 'unsupported_media_type', type);
    }
    for (const encoding of ['gzip', 'br', 'deflate', 'identity, gzip', 'x']) {
      const reply = await put({ 'content-encoding': encoding });
      isRefusal(reply, 415, 'unsupported_media_type', encoding);
    }
  });

  it('is 415 when it is missing, even without a body', async () => {
    for (const [method, path] of TAKING) {
      for (const body of ['', '{}']) {
        const untyped = rawHead(method, `/api/v1${path}`, {
          authorization: `Bearer ${partner.key}`,
          'content-length': String(body.length),
        });
        const { statuses } = await sendRaw(campcairn.address, [untyped, body]);
        assert.deepEqual(statuses, [415], `${method} ${path}`);
      }
    }
  });

  it('does not matter where no body is taken', async () => {
    const ignoring = [
      ['DELETE', '/listings/none', 404],
      ['POST', '/leads/lead_1/ack', 404],
      ['OPTIONS', '/me', 204],
    ] as const;
    for (const [method, path, wanted] of ignoring) {
      for (const type of ['application/json', 'text/plain', 'x', 'ä/ö']) {
        const { status } = await partner.call(method, path, '{', { 'content-type': type });
        assert.equal(status, wanted, `${method} ${type}`);
      }
    }
    const get = [head('GET', '/me', { 'content-length': '1' }), '{'];
    assert.deepEqual((await sendRaw(campcairn.address, get)).statuses, [200]);
  });
});

describe('a body that breaks off', () => {
  it('changes nothing', async () => {
    const before = await partner.call('GET', '/listings/bramble');
    const text = JSON.stringify(aListing({ title: 'Another title' }));
    const telling = head('PUT', '/listings/bramble', { 'content-length': String(text.length + 1) });
    assert.deepEqual((await sendRaw(campcairn.address, [telling, text], 300)).statuses, []);
    assert.deepEqual((await partner.call('GET', '/listings/bramble')).body, before.body);
  });
});
