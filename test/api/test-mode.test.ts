import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { aListing } from '../builders/listing.ts';
import type { Partner } from '../support/campcairn.ts';
import { type Conformance, openConformance } from '../support/conformance.ts';
import { type LeadLab, type Owner, startLeadLab } from '../support/lead-fixture.ts';
import { testAccount } from '../support/test-account.ts';
import { assertSigned } from '../support/verify.ts';

const PREVIEW = /^https:\/\/campcairn\.example\/preview\/\d+\.[\w-]{24}$/;

let fixture: LeadLab;
let conformance: Conformance;
let live: Owner;
let test: Partner;
before(async () => {
  fixture = await startLeadLab();
  conformance = await openConformance(fixture.address);
});
after(() => fixture.stop());
beforeEach(async () => {
  fixture.answerWith(204);
  // What waits of the test before.
  await fixture.drain(12);
  fixture.receiver.received.length = 0;
  fixture.fakeSmtp.arrived.length = 0;
  const owner = await fixture.owner();
  live = { ...owner, ...conformance.watch(owner) };
  test = conformance.watch(await testAccount(fixture, live));
});

const put = async (id = 'bramble') => {
  const { status, body } = await test.call('PUT', `/listings/${id}`, aListing());
  assert.equal(status, 201, JSON.stringify(body));
  return body;
};
const hook = async () =>
  (await test.call('PATCH', '/me', { webhook_url: `${fixture.receiver.url}/test` })).body
    .webhook_secret as string;
const enquire = (body: object = {}) =>
  test.call('POST', '/test/enquiries', { external_id: 'bramble', ...body });

describe('a test key', () => {
  it('begins with cc_test_ and is one of the same account, apart from it', async () => {
    assert.match(test.key, /^cc_test_[0-9A-Za-z]{43}$/);
    const { body: me } = await test.call('GET', '/me');
    assert.equal(me.slug, `${live.slug}~test`);
    assert.deepEqual([me.name, me.status], ['Harbour Vans', 'approved']);
    assert.equal(me.api_key_prefix, test.key.slice(0, 12));
    assert.deepEqual([me.webhook_url, me.webhook_secret_set], [null, false]);
    assert.deepEqual(me.listings, { active: 0, paused: 0 });
  });

  it('reaches nothing live, and a live key nothing of a test', async () => {
    await put('mine');
    await fixture.enquire(live.listingId);
    const lead = await live.lead();
    for (const [method, path] of [
      ['GET', '/listings/bramble'],
      ['DELETE', '/listings/bramble'],
      ['GET', '/listings/bramble/availability'],
      ['POST', `/leads/${lead.id}/ack`],
      ['GET', `/events/${lead.id.replace('lead_', 'evt_')}`],
    ] as const)
      assert.equal((await test.call(method, path)).status, 404, path);
    for (const path of ['/leads', '/events'])
      assert.deepEqual((await test.call('GET', path)).body.data, [], path);
    assert.equal((await live.call('GET', '/listings/mine')).status, 404);
    const { body } = await live.call('GET', '/listings');
    assert.deepEqual(
      body.data.map(({ external_id }: { external_id: string }) => external_id),
      ['bramble'],
    );
    await hook();
    const { body: me } = await live.call('GET', '/me');
    assert.equal(me.webhook_url, `${fixture.receiver.url}/hook`);
  });

  it('alone reaches what is for tests', async () => {
    for (const path of ['/test/enquiries', '/test/clicks', '/test/clock']) {
      const refused = await live.call('POST', path, {});
      assert.deepEqual([refused.status, refused.body.error.code], [403, 'forbidden'], path);
      assert.equal((await test.call('GET', path)).status, 405);
    }
    const faulty = await live.call('GET', '/me', undefined, { 'cc-test-fault': 'error' });
    assert.equal(faulty.status, 200, 'the header means nothing with a live key');
  });

  it('is refused with its partner, and ends when another one is made', async () => {
    await fixture.services.partners.setStatus(live.slug, 'suspended');
    assert.equal((await test.call('GET', '/me')).status, 403);
    await fixture.services.partners.setStatus(live.slug, 'approved');
    assert.equal((await test.call('GET', '/me')).status, 200);
    await fixture.services.partners.issueKey(test.slug);
    assert.equal((await test.call('GET', '/me')).status, 401);
    assert.equal((await live.call('GET', '/me')).status, 200);
  });

  it('ends with the account, and with it all that was of the test', async () => {
    await put();
    await enquire();
    const { closedAccounts, partners } = fixture.services;
    const { id } = await partners.bySlug(live.slug);
    await fixture.database.db.transaction((tx) =>
      closedAccounts.close(tx, id, { typedName: 'Harbour Vans', by: 'office@vans.example' }),
    );
    assert.equal((await test.call('GET', '/me')).status, 401);
    await fixture.drain();
    const twin = await partners.bySlug(test.slug);
    assert.deepEqual(await fixture.services.listings.count(twin.id), { active: 0, paused: 0 });
    const [event] = await fixture.services.deliveries.log.events(twin.id, { afterId: 0 }, 10);
    assert.equal(event?.body, null, 'what the enquiry said is erased');
  });

  it('is not counted nor listed among partners', async () => {
    const { partners } = fixture.services;
    const listed = await partners.list();
    const slugs = new Set(listed.map(({ slug }) => slug));
    assert.ok(slugs.has(live.slug) && !slugs.has(test.slug));
    const approved = listed.filter(({ status }) => status === 'approved').length;
    assert.equal((await partners.count()).approved, approved);
    assert.ok(!(await partners.find({}, 1000)).some(({ slug }) => slug === test.slug));
  });
});

describe('the leads of a test account', () => {
  it('are enquiries that it causes, sent to its own webhook and no mail', async () => {
    const secret = await hook();
    const listing = await put();
    assert.match(listing.public_url, PREVIEW);
    const { status, body: lead } = await enquire({
      name: 'Ada Test',
      start_date: '2026-07-03',
      end_date: '2026-07-10',
      guests: 2,
    });
    assert.equal(status, 201, JSON.stringify(lead));
    assert.deepEqual(
      [lead.kind, lead.name, lead.email, lead.guests, lead.message, lead.delivery_status],
      ['enquiry', 'Ada Test', 'traveller@mail.example', 2, null, 'pending'],
    );
    assert.equal(lead.listing.public_url, listing.public_url);
    assert.equal(lead.source_page, listing.public_url);
    await fixture.drain();
    const [request, ...others] = fixture.receiver.received;
    assert.equal(others.length, 0);
    assert.equal(request!.path, '/test');
    assertSigned(request!, secret, fixture.clock.now());
    const event = JSON.parse(request!.body.toString());
    assert.deepEqual([event.type, event.data.listing], ['lead.created', lead.listing]);
    const { body: leads } = await test.call('GET', '/leads');
    assert.equal(leads.data[0].delivery_status, 'delivered');
    const { body: events } = await test.call('GET', '/events');
    assert.deepEqual(events.data[0].data, event.data);
    assert.deepEqual(await live.leads(), []);
    assert.deepEqual(fixture.fakeSmtp.arrived, []);
  });

  it('are made up where a text is empty, as where it is left out', async () => {
    await put();
    const { status, body: lead } = await enquire({ name: '', phone: ' ', message: '' });
    assert.equal(status, 201, JSON.stringify(lead));
    assert.deepEqual([lead.name, lead.phone, lead.message], ['Test Traveller', null, null]);
  });

  it('are clicks, with the address that the traveller would be sent to', async () => {
    await put();
    const { status, body } = await test.call('POST', '/test/clicks', { external_id: 'bramble' });
    assert.equal(status, 201);
    assert.deepEqual(
      [body.lead.kind, body.lead.delivery_status, body.lead.name],
      ['click', 'not_applicable', null],
    );
    assert.match(body.redirect_url, new RegExp(`cc_lead=${body.lead.id}$`));
    const { body: leads } = await test.call('GET', '/leads');
    assert.deepEqual(leads.data, [body.lead]);
  });

  it('are about its own active listings, in fields of the form', async () => {
    await put();
    await test.call('PUT', '/listings/paused', aListing({ status: 'paused' }));
    for (const external_id of ['paused', 'theirs']) {
      assert.equal((await enquire({ external_id })).status, 404);
      assert.equal((await test.call('POST', '/test/clicks', { external_id })).status, 404);
    }
    const { status, body } = await enquire({ guests: 0, email: 'x', nights: 2 });
    assert.equal(status, 422);
    assert.deepEqual(body.error.details.map(({ path }: { path: string }) => path).sort(), [
      'email',
      'guests',
      'nights',
    ]);
    const backwards = await enquire({ start_date: '2026-07-03', end_date: '2026-07-03' });
    assert.equal(backwards.body.error.details[0].path, 'end_date');
  });

  it('are tried again when the clock is advanced, without waiting', async () => {
    await hook();
    await put();
    fixture.answerWith(503);
    await enquire();
    await fixture.drain();
    const advance = (advance_seconds: number) =>
      test.call('POST', '/test/clock', { advance_seconds });
    assert.equal(fixture.receiver.received.length, 1);
    assert.deepEqual((await advance(30)).body, { advanced_seconds: 30, attempts: 1 });
    await fixture.drain();
    assert.equal(fixture.receiver.received.length, 1, 'the second comes after a minute');
    await advance(30);
    await fixture.drain();
    assert.equal(fixture.receiver.received.length, 2);
    for (const seconds of [240, 960, 3_840, 15_360]) {
      await advance(seconds);
      await fixture.drain();
    }
    assert.equal(fixture.receiver.received.length, 6);
    const { body } = await test.call('GET', '/leads');
    assert.deepEqual([body.data[0].delivery_status, body.data[0].delivery_attempts], ['failed', 6]);
    assert.deepEqual(fixture.fakeSmtp.arrived, [], 'of tests there are no mails');
    for (const seconds of [0, 86_401, 1.5]) assert.equal((await advance(seconds)).status, 422);
  });

  it('leave the attempts of the live account alone', async () => {
    fixture.answerWith(503);
    await fixture.enquire(live.listingId);
    await fixture.drain();
    const { body } = await test.call('POST', '/test/clock', { advance_seconds: 86_400 });
    assert.equal(body.attempts, 0);
    await fixture.drain();
    assert.equal(fixture.receiver.received.length, 1);
  });
});

describe('a fault that a test key asks for', () => {
  const ask = (fault: string, method = 'GET', path = '/me', body?: unknown) =>
    test.call(method, path, body, { 'cc-test-fault': fault });

  it('is a 429 or 500 before anything is done', async () => {
    const limited = await ask('rate_limited', 'PUT', '/listings/van', aListing());
    assert.deepEqual([limited.status, limited.body.error.code], [429, 'rate_limited']);
    assert.equal(limited.headers.get('retry-after'), '60');
    const failed = await ask('error', 'PUT', '/listings/van', aListing());
    assert.deepEqual([failed.status, failed.body.error.code], [500, 'internal_error']);
    assert.doesNotMatch(fixture.logged.join('\n'), /a request failed/, 'it is no fault of ours');
    assert.equal((await test.call('GET', '/listings/van')).status, 404);
  });

  it('is an answer that is cut off after the work is done', async () => {
    await assert.rejects(ask('cut', 'PUT', '/listings/van', aListing()));
    const { body } = await test.call('PUT', '/listings/van', aListing());
    assert.equal(body.result, 'unchanged');
  });

  it('is refused when there is none of the name', async () => {
    const { call } = await testAccount(fixture, live);
    const { status, body } = await call('GET', '/me', undefined, { 'cc-test-fault': 'fire' });
    assert.equal(status, 400);
    assert.match(body.error.message, /rate_limited, error, slow, cut/);
  });
});
