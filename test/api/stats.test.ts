import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { Job } from '../../src/platform/jobs/index.ts';
import { aListing } from '../builders/listing.ts';
import { type Partner, START, type TestCampcairn } from '../support/campcairn.ts';
import { startWatchedCampcairn } from '../support/conformance.ts';
import { follow } from '../support/traveller.ts';

let campcairn: TestCampcairn;
let partner: Partner;
let listingId: number;
before(async () => {
  campcairn = await startWatchedCampcairn();
});
after(() => campcairn.stop());
beforeEach(async () => {
  await campcairn.rewind();
  partner = await campcairn.partner();
  await campcairn.services.partners.setPremium(partner.slug, new Date('2027-01-01T00:00:00Z'));
  listingId = (await partner.call('PUT', '/listings/van', aListing())).body.id;
});

const NONE = { shown: 0, viewed: 0, saved: 0, clicks: 0, enquiries: 0 };
const stats = (query = '', caller = partner) => caller.call('GET', `/stats${query}`);

async function figures(): Promise<void> {
  const { counts, jobs } = campcairn.services.statistics;
  counts.count('shown', [listingId], { source: 'search', country: 'FR' });
  counts.count('viewed', [listingId], { source: 'search', country: '' });
  await follow(campcairn.address, `/go/${listingId}?via=search-fr`);
  await counts.write();
  await jobs.find(({ kind }) => kind.endsWith('count_leads'))!.run({} as Job);
}

describe('GET /stats', () => {
  it('answers the last 30 days of all listings', async () => {
    await figures();
    const { status, body } = await stats();
    assert.equal(status, 200);
    assert.deepEqual([body.from, body.to, body.by], ['2026-04-05', '2026-05-04', 'day']);
    assert.equal(body.listing, null);
    assert.deepEqual(body.total, { ...NONE, shown: 1, viewed: 1, clicks: 1 });
    assert.equal(body.periods.length, 30);
    assert.deepEqual(body.periods.at(-1), { starts: '2026-05-04', ...body.total });
    assert.deepEqual(body.sources, [{ source: 'search', ...body.total }]);
    assert.deepEqual(body.countries, [
      { ...NONE, country: 'FR', shown: 1, clicks: 1 },
      { ...NONE, country: null, viewed: 1 },
    ]);
  });

  it('answers one listing, and units of weeks and months', async () => {
    await figures();
    const { body } = await stats('?listing=van&by=week&from=2026-04-20');
    assert.equal(body.listing, 'van');
    assert.equal(body.total.clicks, 1);
    assert.deepEqual(
      body.periods.map(({ starts }: { starts: string }) => starts),
      ['2026-04-20', '2026-04-27', '2026-05-04'],
    );
    const months = await stats('?by=month&from=2026-02-10&to=2026-05-04');
    assert.deepEqual(
      months.body.periods.map(({ starts }: { starts: string }) => starts),
      ['2026-02-01', '2026-03-01', '2026-04-01', '2026-05-01'],
    );
  });

  it('is forbidden without Premium, whatever is asked', async () => {
    const other = await campcairn.partner('Without');
    for (const query of ['', '?listing=van', '?from=2020-01-01']) {
      const { status, body } = await stats(query, other);
      assert.deepEqual([status, body.error.code], [403, 'forbidden'], query);
    }
    await campcairn.services.partners.setPremium(partner.slug, new Date(START));
    assert.equal((await stats()).status, 403, 'its time is over');
  });

  it('does not know the listing of another partner', async () => {
    const other = await campcairn.partner('Another');
    await campcairn.services.partners.setPremium(other.slug, new Date('2027-01-01T00:00:00Z'));
    assert.equal((await stats('?listing=van', other)).status, 404);
    assert.deepEqual((await stats('', other)).body.total, NONE);
  });

  it('refuses days that are none, too old, to come or the wrong way round', async () => {
    for (const query of [
      'from=2026-02-30',
      'to=soon',
      'from=2026-01-01',
      'from=2024-01-01&by=week',
      'to=2026-05-05',
      'from=2026-05-03&to=2026-05-02',
      'by=year',
      'unknown=1',
      `listing=${'x'.repeat(300)}`,
    ]) {
      const { status, body } = await stats(`?${query}`);
      assert.deepEqual([status, body.error.code], [400, 'bad_request'], query);
    }
  });

  it('refuses an id of a listing that no database can look for', async () => {
    const { status, body } = await stats('?listing=van%00');
    assert.deepEqual([status, body.error.code], [400, 'bad_request']);
    assert.equal(body.error.details[0].path, 'listing');
  });
});
