import assert from 'node:assert/strict';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, it } from 'node:test';
import { aListing } from '../builders/listing.ts';
import { type Partner, startTestCampcairn, type TestCampcairn } from '../support/campcairn.ts';
import { rawHead } from '../support/raw-http.ts';

const LISTING = Buffer.from(JSON.stringify(aListing()));

/** Sends the head of a call that writes a listing; resolves when the server waits for its body. */
async function beginToWrite(campcairn: TestCampcairn, { key }: Partner): Promise<Socket> {
  const { hostname, port } = new URL(campcairn.address);
  const begun = connect(Number(port), hostname);
  begun.write(
    rawHead('PUT', '/api/v1/listings/bramble', {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      'content-length': String(LISTING.length),
      expect: '100-continue',
    }),
  );
  const asked = await new Promise<Buffer>((resolve) => begun.once('data', resolve));
  assert.match(String(asked), /^HTTP\/1\.1 100 /);
  begun.pause();
  return begun;
}

describe('a process that stops', () => {
  it('answers what it has begun, ends the connection with it, and takes nothing more', async () => {
    const campcairn = await startTestCampcairn();
    const begun = await beginToWrite(campcairn, await campcairn.partner());
    const stopped = campcairn.stop();
    await assert.rejects(fetch(`${campcairn.address}/healthz`));
    const answer = text(begun);
    begun.write(LISTING);
    assert.match(await answer, /^HTTP\/1\.1 201 [^]*\r\nconnection: close\r\n/i);
    await stopped;
  });

  it('first has load balancers ask others, and goes on answering meanwhile', async () => {
    const campcairn = await startTestCampcairn();
    const partner = await campcairn.partner();
    const begun = await beginToWrite(campcairn, partner);
    const cut = new AbortController();
    const drained = campcairn.drain(600_000, cut.signal);
    for (const path of ['/readyz', '/readyz/reads']) {
      const answer = await fetch(campcairn.address + path);
      assert.equal(answer.status, 503);
      assert.equal(await answer.text(), 'down: the process is stopping\n');
    }
    assert.equal((await fetch(`${campcairn.address}/healthz`)).status, 200);
    const { status, headers } = await partner.call('PUT', '/listings/heather', aListing());
    assert.equal(status, 201);
    assert.equal(headers.get('connection'), 'close');
    const answer = text(begun);
    begun.write(LISTING);
    assert.match(await answer, /^HTTP\/1\.1 201 [^]*\r\nconnection: close\r\n/i);
    cut.abort();
    await drained;
    await campcairn.stop();
    await assert.rejects(fetch(`${campcairn.address}/healthz`));
  });
});
