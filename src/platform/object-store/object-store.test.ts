import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { systemClock } from '../clock.ts';
import { ObjectStoreError, type ObjectStoreOptions, openObjectStore } from './index.ts';

describe('an object store', () => {
  const asked: string[] = [];
  let answer = { status: 404, body: '' };
  const http = createServer((request, response) => {
    asked.push(`${request.method} ${request.url!.split('?')[0]}`);
    request.resume();
    response.writeHead(answer.status).end(answer.body);
  });
  before(async () => {
    http.listen(0, '127.0.0.1');
    await once(http, 'listening');
  });
  after(() => {
    http.close();
    http.closeAllConnections();
  });
  const open = (path: string, more: Partial<ObjectStoreOptions> = {}) =>
    openObjectStore({
      setting: 'IMAGE_STORE_URL',
      endpoint: `http://127.0.0.1:${(http.address() as AddressInfo).port}${path}`,
      region: 'eu-west-1',
      bucket: 'vans',
      prefix: '',
      accessKeyId: 'reader',
      secretAccessKey: 'secret',
      pathStyle: true,
      clock: systemClock,
      ...more,
    });

  it('may be below a path, and names may have a beginning', async () => {
    assert.equal(await open('').read('a/b.webp'), undefined);
    assert.equal(await open('/storage/v1/s3/', { prefix: 'made' }).read('a.webp'), undefined);
    assert.deepEqual(asked, ['GET /vans/a/b.webp', 'GET /storage/v1/s3/vans/made/a.webp']);
  });

  it('is away, or no store, as it answers, whatever the answer is written in', async () => {
    const refusal = async (status: number, body: string) => {
      answer = { status, body };
      const error = await open('')
        .write('a', Buffer.from('a'), { type: 'text/plain', replace: true })
        .catch((error: unknown) => error);
      assert.ok(error instanceof ObjectStoreError, String(error));
      return [error.kind, error.message];
    };
    const host = /127\.0\.0\.1:\d+/;
    for (const body of ['', '<html><p>Bad gateway & more', '{"message":"no"}']) {
      const [away, said] = await refusal(502, body);
      assert.equal(away, 'away');
      assert.match(said!, new RegExp(`^${host.source} answers 502\\.$`));
      const [refused, sentence] = await refusal(405, body);
      assert.equal(refused, 'refused');
      assert.match(sentence!, /^S3_ENDPOINT leads to \S+, which answers 405\. Give the address/);
    }
  });
});
