import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Dashboard } from '../../src/app/pages/dashboard/index.ts';
import { ping } from '../../src/platform/db/index.ts';
import { anEnquiry } from '../builders/enquiry.ts';
import { aListing } from '../builders/listing.ts';
import { type Partner, startTestCampcairn, type TestCampcairn } from '../support/campcairn.ts';
import { dashboardOf } from '../support/dashboard.ts';

let campcairn: TestCampcairn;
let partner: Partner;
let dashboard: Dashboard;
let listingId: number;
before(async () => {
  campcairn = await startTestCampcairn(
    { DATABASE_POOL: '2', OUTBOUND_ALLOW: '127.0.0.0/8' },
    { worker: false },
  );
  partner = await campcairn.partner();
  listingId = (await partner.call('PUT', '/listings/bramble', aListing())).body.id;
  dashboard = await dashboardOf(campcairn, partner.slug);
});
after(() => campcairn.stop());

/** Does some work while another transaction has one of the two connections. */
async function withOneConnection<Result>(work: () => Promise<Result>): Promise<Result> {
  const [begun, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const other = campcairn.context.db.transaction(async (tx) => {
    await tx.one(ping);
    begun.resolve();
    await ended.promise;
  });
  await begun.promise;
  try {
    return await work();
  } finally {
    ended.resolve();
    await other;
  }
}

const FILE = [
  'id,title,url,category,price,currency,city',
  'moss,A van called moss,https://vans.example/moss,campervan,95.00,GBP,Newquay',
].join('\n');

describe('what changes something needs one connection to the database, since as many changes as there are connections would wait for each other:', () => {
  it('a key is made', async () => {
    const key = await withOneConnection(() => dashboard.key.create());
    assert.match(key, /^cc_live_/);
  });

  it('a listing is chosen to be featured', async () => {
    await withOneConnection(() => dashboard.premium.feature('bramble'));
    assert.equal((await dashboard.premium.featured())?.external_id, 'bramble');
  });

  it('a file is read and taken whose rows name towns', async () => {
    const taken = await withOneConnection(async () => {
      const upload = { name: 'vans.csv', bytes: Buffer.from(FILE) };
      const { id } = await dashboard.listings.upload(upload, {});
      assert.deepEqual((await campcairn.services.worker.drain()).errors, []);
      return dashboard.listings.takeUpload(id);
    });
    assert.deepEqual(taken, { created: 1, updated: 0, unchanged: 0, failed: 0 });
  });

  it('a feed is to be read soon', async () => {
    const { services } = campcairn;
    const { id: partnerId } = await services.partners.bySlug(partner.slug);
    const { id } = await services.feeds.add(partnerId, { url: 'https://127.0.0.1/vans.csv' });
    await withOneConnection(() => dashboard.feeds.test(id));
  });

  it('listings are paused together, and that is undone', async () => {
    const undone = await withOneConnection(async () => {
      const paused = await dashboard.listings.bulk('pause', { ids: [listingId] });
      return dashboard.listings.undo(paused.id!);
    });
    assert.deepEqual(undone, { action: 'pause', changed: ['bramble'] });
  });

  it('somebody is invited, and the addresses of the account are changed', async () => {
    const { account, team } = dashboard;
    await withOneConnection(async () => {
      await team.add('mary@vans.example', 'member');
      await account.changeLeadEmail({ goesTo: 'address', email: 'leads@vans.example' });
      await account.askContactChange('new@vans.example');
    });
    assert.equal((await team.list()).length, 2);
    assert.equal((await account.view()).contactChange?.to, 'new@vans.example');
  });

  it('a traveller asks, and the partner acknowledges it', async () => {
    await withOneConnection(() => anEnquiry(campcairn, listingId));
    const { id } = await campcairn.services.partners.bySlug(partner.slug);
    const [lead] = (await campcairn.services.inbox.page(id, {}, 1)).items;
    assert.equal(await withOneConnection(() => dashboard.leads.acknowledge([lead!.id])), 1);
  });

  it('an account is closed', async () => {
    await withOneConnection(() => dashboard.account.close('Harbour Vans'));
    assert.notEqual((await campcairn.services.partners.bySlug(partner.slug)).closed_at, null);
  });
});
