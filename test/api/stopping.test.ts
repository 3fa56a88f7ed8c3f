import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { it } from 'node:test';
import { aListing } from '../builders/listing.ts';
import { startTestCampcairn } from '../support/campcairn.ts';
import { rawHead } from '../support/raw-http.ts';

it('a process that stops answers what it has begun, says so at its door, and is gone then', async () => {
  const campcairn = await startTestCampcairn();
  const { key } = await campcairn.partner();
  const body = Buffer.from(JSON.stringify(aListing()));
  const { hostname, port } = new URL(campcairn.address);
  const begun = connect(Number(port), hostname);
  const head = rawHead('PUT', '/api/v1/listings/bramble', {
    authorization: `Bearer ${key}`,
    'content-type': 'application/json',
    'content-length': String(body.length),
    expect: '100-continue',
    connection: 'close',
  });
  begun.write(head);
  // Once it is asked for the body, the request is under way.
  const asked = await new Promise<Buffer>((resolve) => begun.once('data', resolve));
  assert.match(String(asked), /^HTTP\/1\.1 100 /);
  begun.pause();

  const stopped = campcairn.stop();
  const status = async (path: string) => (await fetch(campcairn.address + path)).status;
  assert.equal(await status('/readyz'), 503);
  assert.equal(await status('/healthz'), 200);
  assert.equal(await status('/api/v1/taxonomy'), 503);

  const answer = text(begun);
  begun.write(body);
  assert.match(await answer, /^HTTP\/1\.1 201 /);
  await stopped;
  await assert.rejects(fetch(`${campcairn.address}/healthz`));
});
