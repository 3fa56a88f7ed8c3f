import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { request } from 'node:http';
import { anEnquiry } from '../builders/enquiry.ts';
import { aListing } from '../builders/listing.ts';
import type { Partner, TestCampcairn } from '../support/campcairn.ts';
import { startWatchedCampcairn } from '../support/conformance.ts';

let campcairn: TestCampcairn;
let partner: Partner;
before(async () => {
  campcairn = await startWatchedCampcairn();
});
after(() => campcairn.stop());
beforeEach(async () => {
  partner = await campcairn.partner();
  await partner.call('PUT', '/listings/van', aListing());
});

/** Returns the bytes of an answer as they came, and its encoding. */
const bytesOf = (path: string, accept: string): Promise<{ encoding: string; bytes: Buffer }> =>
  new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${partner.key}`, 'accept-encoding': accept };
    request(`${campcairn.address}/api/v1${path}`, { headers }, async (response) => {
      const chunks = await response.toArray();
      const encoding = response.headers['content-encoding'] ?? 'none';
      resolve({ encoding, bytes: Buffer.concat(chunks as Buffer[]) });
    })
      .on('error', reject)
      .end();
  });

describe('an answer that the caller has already', () => {
  for (const path of ['/listings', '/listings/van', '/taxonomy', '/openapi.json'])
    it(`is 304 without a body at ${path}, and whole again for another ETag`, async () => {
      const first = await partner.call('GET', path);
      const etag = first.headers.get('etag')!;
      assert.match(etag, /^"[\w-]{22}"$/);
      for (const known of [etag, `"other", W/${etag}`, '*']) {
        const again = await partner.call('GET', path, undefined, { 'if-none-match': known });
        assert.equal(again.status, 304, known);
        assert.equal(again.body, '');
        assert.equal(again.headers.get('etag'), etag);
      }
      const other = await partner.call('GET', path, undefined, { 'if-none-match': '"other"' });
      assert.equal(other.status, 200);
      assert.deepEqual(other.body, first.body);
    });

  it('may be kept by everybody if it needs no key, else only by the caller, who asks each time', async () => {
    const caching = async (path: string) =>
      (await partner.call('GET', path)).headers.get('cache-control');
    assert.equal(await caching('/taxonomy'), 'public, max-age=3600');
    assert.equal(await caching('/openapi.json'), 'public, max-age=3600');
    assert.equal(await caching('/listings'), 'private, no-cache');
    assert.equal(await caching('/leads'), 'no-store');
  });

  it('has another ETag once the listing has changed', async () => {
    const etag = async () => (await partner.call('GET', '/listings/van')).headers.get('etag');
    const before = await etag();
    await partner.call('PUT', '/listings/van', aListing({ title: 'Another title' }));
    assert.notEqual(await etag(), before);
  });
});

describe('a PUT with If-Match', () => {
  const put = (title: string, etag: string) =>
    partner.call('PUT', '/listings/van', aListing({ title }), { 'if-match': etag });

  it('changes the listing that was read, and is 412 for one that somebody changed meanwhile', async () => {
    const read = await partner.call('GET', '/listings/van');
    const mine = await put('First writer', read.headers.get('etag')!);
    assert.equal(mine.status, 200);
    assert.equal(mine.body.result, 'updated');
    const theirs = await put('Second writer', read.headers.get('etag')!);
    assert.equal(theirs.status, 412);
    assert.equal(theirs.body.error.code, 'precondition_failed');
    const { headers, body } = await partner.call('GET', '/listings/van');
    assert.equal(body.title, 'First writer');
    assert.equal(headers.get('etag'), mine.headers.get('etag'));
    assert.equal((await put('Second writer', mine.headers.get('etag')!)).status, 200);
  });

  it('lets one of many through that send the same ETag at once', async () => {
    const etag = (await partner.call('GET', '/listings/van')).headers.get('etag')!;
    const titles = Array.from({ length: 8 }, (_, at) => `Writer number ${at}`);
    const statuses = (await Promise.all(titles.map((title) => put(title, etag)))).map(
      ({ status }) => status,
    );
    assert.deepEqual(statuses.sort(), [200, ...Array(7).fill(412)]);
  });

  it('creates nothing, not even for a star', async () => {
    await partner.call('DELETE', '/listings/van');
    for (const etag of ['*', '"gone"']) assert.equal((await put('Gone again', etag)).status, 412);
    assert.equal((await partner.call('GET', '/listings/van')).status, 404);
  });

  it('says what is wrong with the listing before it looks at the ETag', async () => {
    assert.equal((await put('x', '"gone"')).status, 422);
  });
});

describe('a list of listings with fields', () => {
  it('has these alone', async () => {
    const { body } = await partner.call('GET', '/listings?fields=external_id,updated_at');
    assert.deepEqual(Object.keys(body.data[0]), ['external_id', 'updated_at']);
    assert.deepEqual(Object.keys(body), ['data', 'has_more', 'next_cursor']);
  });

  it('refuses a field that listings do not have', async () => {
    const { status, body } = await partner.call('GET', '/listings?fields=external_id,berths');
    assert.equal(status, 400);
    assert.match(body.error.message, /^fields must be fields separated by commas, of id, /);
  });
});

describe('compression', () => {
  it('is by what the caller accepts, with the same content', async () => {
    const plain = await bytesOf('/taxonomy', 'identity');
    assert.equal(plain.encoding, 'none');
    for (const [accept, decode] of [
      ['zstd, br, gzip', zstdDecompressSync],
      ['br, gzip', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const { encoding, bytes } = await bytesOf('/taxonomy', accept);
      assert.equal(encoding, accept.split(',')[0]);
      assert.ok(bytes.length < plain.bytes.length / 2);
      assert.deepEqual(decode(bytes), plain.bytes);
    }
  });
});

describe('a lead by its id', () => {
  it('is as the list has it; another partner’s, and one that is not there, is 404', async () => {
    const { body } = await partner.call('GET', '/listings/van');
    await anEnquiry(campcairn, body.id, { message: 'Is it free in July?' });
    const [listed] = (await partner.call('GET', '/leads')).body.data;
    const one = await partner.call('GET', `/leads/${listed.id}`);
    assert.equal(one.status, 200);
    assert.deepEqual(one.body, listed);
    assert.equal(one.headers.get('ratelimit-scope'), 'reading');
    const other = await campcairn.partner('Other Vans');
    for (const [call, id] of [
      [other.call, listed.id],
      [partner.call, 'lead_none'],
    ]) {
      const { status, body } = await call('GET', `/leads/${id}`);
      assert.equal(status, 404);
      assert.equal(body.error.code, 'not_found');
    }
  });
});
