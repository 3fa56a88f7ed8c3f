import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { enqueue } from '../../src/platform/jobs/index.ts';
import { aListing } from '../builders/listing.ts';
import { apply } from '../support/application.ts';
import { client } from '../support/campcairn.ts';
import { startTestSite, type TestSite } from '../support/site.ts';
import { signedIn, type Visitor } from '../support/visitor.ts';

const DAY = 86_400_000;

let site: TestSite;
let owner: Visitor;
let call: ReturnType<typeof client>;
const EMAIL = 'developer@vans.example';
const SLUG = 'early-vans';
const base = `/dashboard/${SLUG}`;
const testBase = `/dashboard/${SLUG}~test`;

before(async () => {
  site = await startTestSite({ RATE_LIMIT: '100000' }, { worker: false });
  await apply(site, { email: EMAIL, business: 'Early Vans', delivery: 'api' });
  owner = await signedIn(site, EMAIL);
});
after(() => site.stop());

const keyIn = (text: string) => /cc_(?:test|live)_[0-9A-Za-z]{43}/.exec(text)?.[0];

/** Runs the job that empties unused test accounts, and what it begins. */
async function emptyTests(): Promise<void> {
  await enqueue(site.database.db, { kind: 'accounts.empty_tests' });
  assert.deepEqual((await site.services.worker.drain()).errors, []);
}

describe('an applicant who has confirmed the address', () => {
  it('is shown the way to a test key, and has no live one', async () => {
    assert.match((await owner.get(base)).text, new RegExp(`href="${base}/key"`));
    const page = await owner.get(`${base}/key`);
    assert.match(page.text, /Your key comes with the approval/);
    assert.ok(!page.text.includes('?/create'));
    assert.equal((await owner.post(`${base}/key?/create`, {})).status, 403);
    const opened = await owner.post(`${base}/key?/test`, {});
    assert.equal(opened.headers.get('location'), `${testBase}/key`);
    const made = await owner.post(`${testBase}/key?/create`, {});
    const key = keyIn(made.text);
    assert.ok(key?.startsWith('cc_test_'));
    call = client(site.address, key);
    assert.equal((await call('GET', '/me')).status, 200);
  });

  it('sends listings that nobody sees but by their preview address', async () => {
    const { status, body } = await call(
      'PUT',
      '/listings/bramble',
      aListing({ title: 'Early Bramble' }),
    );
    assert.equal(status, 201);
    const preview = await site.page(new URL(body.public_url).pathname);
    assert.equal(preview.status, 200);
    assert.match(preview.text, /Early Bramble/);
    assert.ok(!(await site.page('/search')).text.includes('Early Bramble'));
    assert.equal((await site.page(`/listing/early-bramble-${body.id}`)).status, 404);
    assert.equal((await site.page(`/go/${body.id}`)).status, 404);
    const lead = await call('POST', '/test/enquiries', { external_id: 'bramble' });
    assert.equal(lead.status, 201);
  });

  it('sets a webhook of the test account, and nothing that mails others', async () => {
    assert.equal((await owner.get(`${testBase}/webhooks`)).status, 200);
    const url = 'https://vans.example/hook';
    assert.equal((await call('PATCH', '/me', { webhook_url: url })).body.webhook_url, url);
    assert.equal((await owner.get(`${testBase}/team`)).status, 404);
    const invited = await owner.post(`${testBase}/team?/invite`, { email: 'x@y.example' });
    assert.equal(invited.status, 404);
    assert.equal((await owner.get(`${testBase}/leads`)).status, 200);
  });

  it('has room for 500 listings in test mode, however they are sent', async () => {
    const items = (from: number) =>
      Array.from({ length: 100 }, (_, n) => aListing({ external_id: `van-${from + n}` }));
    for (const from of [0, 100, 200, 300]) {
      const { body } = await call('POST', '/listings/batch', { items: items(from) });
      assert.equal(body.summary.created, 100);
    }
    const { body } = await call('POST', '/listings/batch', { items: items(400) });
    assert.deepEqual(body.summary, { created: 99, updated: 0, unchanged: 0, failed: 1 });
    const refused = body.results.find(({ status }: { status: number }) => status !== 201);
    assert.equal(refused.status, 422);
    assert.match(refused.error.details[0].message, /500 listings/);
    assert.equal(refused.error.details[0].path, 'listings');
    const checked = await call('POST', '/listings/batch/check', { items: items(450) });
    assert.deepEqual(checked.body.summary, { created: 0, updated: 0, unchanged: 49, failed: 51 });
    assert.deepEqual(checked.body.results[60].error, refused.error);
    const more = ['a', 'b'].map((id) => call('PUT', `/listings/${id}`, aListing()));
    for (const { status } of await Promise.all(more)) assert.equal(status, 422);
    assert.equal((await call('PUT', '/listings/van-1', aListing())).status, 200);
  });
});

describe('a test account before approval', () => {
  it('is kept while it is used, and emptied 30 days after', async () => {
    site.clock.advance(29 * DAY);
    assert.equal((await call('GET', '/me')).status, 200);
    await site.services.keyUses.write();
    site.clock.advance(29 * DAY);
    await emptyTests();
    assert.equal((await call('GET', '/me')).status, 200);
    await site.services.keyUses.write();
    site.clock.advance(30 * DAY);
    await emptyTests();
    assert.equal((await call('GET', '/me')).status, 401);
    const { id } = await site.services.partners.bySlug(`${SLUG}~test`);
    assert.deepEqual(await site.services.listings.count(id), { active: 0, paused: 0 });
  });

  it('begins again with a new key, and has no bounds from the approval on', async () => {
    owner = await signedIn(site, EMAIL);
    const made = await owner.post(`${testBase}/key?/create`, {});
    call = client(site.address, keyIn(made.text));
    assert.equal((await call('GET', '/listings')).body.data.length, 0);
    await site.services.partners.setStatus(SLUG, 'approved');
    const items = (from: number) =>
      Array.from({ length: 100 }, (_, n) => aListing({ external_id: `van-${from + n}` }));
    for (const from of [0, 100, 200, 300, 400, 500]) {
      const { body } = await call('POST', '/listings/batch', { items: items(from) });
      assert.equal(body.summary.created, 100);
    }
    site.clock.advance(31 * DAY);
    await emptyTests();
    assert.equal((await call('GET', '/me')).status, 200);
  });

  it('ends with a suspension, and a live key of an account that waits is refused', async () => {
    const { partners } = site.services;
    const { api_key: live } = await partners.issueKey(SLUG);
    const asLive = client(site.address, live);
    assert.equal((await asLive('GET', '/me')).status, 200);
    await partners.setStatus(SLUG, 'suspended');
    assert.equal((await call('GET', '/me')).status, 403);
    await partners.setStatus(SLUG, 'pending');
    assert.equal((await asLive('PUT', '/listings/a', aListing())).status, 403);
    assert.equal((await call('GET', '/me')).status, 200);
  });
});
