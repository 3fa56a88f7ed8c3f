import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { formOf } from '../builders/form.ts';
import { aListing } from '../builders/listing.ts';
import {
  client,
  type Partner,
  startTestCampcairn,
  type TestCampcairn,
} from '../support/campcairn.ts';
import { TYPED } from '../support/lead-fixture.ts';
import { follow } from '../support/traveller.ts';

const SETTINGS = {
  SECRET_KEY: 'one secret for all processes of an installation',
  RATE_LIMIT: '20',
  CLICK_LIMIT: '6',
  ENQUIRY_LIMIT: '3',
  TRUST_PROXY: '1',
};

let one: TestCampcairn;
let two: TestCampcairn;
let partner: Partner;
let listingId: number;
before(async () => {
  one = await startTestCampcairn(SETTINGS);
  two = await startTestCampcairn({ ...SETTINGS, DATABASE_URL: one.database.url });
  partner = await one.partner();
  listingId = (await partner.call('PUT', '/listings/a', aListing())).body.id;
  await later(60);
});
after(async () => {
  await two.stop();
  await one.stop();
});

/** Lets so many seconds pass, and what was counted reach every process. */
async function later(seconds: number): Promise<void> {
  for (const { clock } of [one, two]) clock.advance(seconds * 1000);
  for (const { context } of [one, two]) await context.rateLimits.exchange();
}

/** The statuses of so many calls of `/me`, each after the other. */
async function calls(
  campcairn: TestCampcairn,
  times: number,
  key = partner.key,
  from = '192.0.2.1',
) {
  const headers = { 'x-forwarded-for': from };
  const statuses: number[] = [];
  for (let call = 0; call < times; call++) {
    const { status } = await client(campcairn.address, key)('GET', '/me', undefined, headers);
    statuses.push(status);
  }
  return statuses;
}
const repeated = (times: number, status: number) => Array.from({ length: times }, () => status);

describe('two processes on one database', () => {
  it('allow a partner its requests once, whichever it asks', async () => {
    assert.deepEqual(await calls(one, 15), repeated(15, 200));
    await later(1);
    assert.deepEqual(await calls(two, 4), repeated(4, 200));
    await later(1);
    assert.deepEqual(await calls(two, 3), [200, 429, 429]);
    await later(60);
    assert.deepEqual(await calls(two, 1), [200]);
  });

  it('allow an address its wrong keys once', async () => {
    const wrong = `cc_live_${'x'.repeat(43)}`;
    const from = '192.0.2.7';
    assert.deepEqual(await calls(one, 20, wrong, from), repeated(20, 401));
    await later(1);
    const first = await calls(two, 2, wrong, from);
    await later(1);
    assert.deepEqual(first.concat(await calls(two, 2, wrong, from)), [401, 401, 429, 429]);
    assert.deepEqual(await calls(two, 1, wrong, '192.0.2.8'), [401]);
  });

  it('count the clicks of an address once', async () => {
    const click = async (campcairn: TestCampcairn) => {
      const headers = { 'x-forwarded-for': '198.51.100.7' };
      const { status, location } = await follow(campcairn.address, `/go/${listingId}`, headers);
      assert.equal(status, 302);
      return location!.includes('cc_lead');
    };
    for (let n = 0; n < 5; n++) assert.equal(await click(one), true);
    await later(1);
    assert.equal(await click(two), true);
    await later(1);
    assert.deepEqual([await click(one), await click(two)], [true, false]);
    await later(1);
    assert.equal(await click(one), false);
    await later(60);
    assert.equal(await click(two), true);
  });

  it('take exactly as many enquiries of an address as it may send, however they arrive', async () => {
    const enquire = async ({ services }: TestCampcairn, message: string, address: string) => {
      const token = services.enquiries.enquiryToken(listingId);
      const form = formOf({ ...TYPED, message, form: token });
      const from = { address, sourcePage: '' };
      return (await services.enquiries.enquire(listingId, form, from)).ok;
    };
    const sent = await Promise.all(
      Array.from({ length: 10 }, (_, n) => enquire(n % 2 ? one : two, `No ${n}`, '203.0.113.9')),
    );
    assert.equal(sent.filter(Boolean).length, 3);
    assert.equal(await enquire(two, 'Another', '203.0.113.10'), true);
    await later(3600);
    assert.equal(await enquire(one, 'Later', '203.0.113.9'), true);
  });
});
