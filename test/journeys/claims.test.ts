import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { aCampsite } from '../builders/listing.ts';
import { campsiteFeature, loadCampsites } from '../support/campsites.ts';
import { createAuthority } from '../support/certificates.ts';
import { type Receiver, startReceiver } from '../support/receiver.ts';
import { startTestSite, type TestSite } from '../support/site.ts';
import { signedIn, signedInOperator, type Visitor, visitor } from '../support/visitor.ts';

let site: TestSite;
let receiver: Receiver;
/** What the website of the campsite shows. */
let shown = '<title>Trenance Meadow</title><h1>Welcome</h1>';
/** Paths of campsites' pages. */
let meadow: string;
let field: string;
let owner: Visitor;
let stranger: Visitor;
let operator: Visitor;

const claims = '/dashboard/coast-camping/claims';

before(async () => {
  const authority = createAuthority();
  receiver = await startReceiver(
    authority.issue(),
    (_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end(shown),
  );
  site = await startTestSite(
    { OUTBOUND_ALLOW: '127.0.0.0/8' },
    { worker: false, outboundCa: authority.ca },
  );
  await loadCampsites(site, [
    campsiteFeature(11, 50.4155, -5.0737, {
      name: 'Trenance Meadow',
      website: `${receiver.url}/`,
      phone: '+44 1637 000000',
    }),
    campsiteFeature(12, 50.42, -5.05, { name: 'Porth Field' }),
  ]);
  const paths = [...(await site.sitemap('sitemap-places-0')).keys()];
  meadow = paths.find((path) => path.includes('trenance'))!;
  field = paths.find((path) => path.includes('porth'))!;
  await site.partner('Coast Camping', {
    email: 'owner@coast.example',
    website: 'https://coast.example',
  });
  await site.partner('Moor Camping', { email: 'owner@moor.example' });
  owner = await signedIn(site, 'owner@coast.example');
  stranger = await signedIn(site, 'owner@moor.example');
  operator = await signedInOperator(site);
});
after(async () => {
  await site.stop();
  await receiver.close();
});

const idOf = (path: string): string => /\d+$/.exec(path)![0];
const mails = async (purpose: string) =>
  (await site.services.mailQueue.list({ limit: 50 })).filter((mail) => mail.purpose === purpose);
const claimOf = (location: string | null): string => /#claim-(\d+)$/.exec(location ?? '')![1]!;
const actions = async (subject: string) =>
  (await site.context.audit.list({ subject }, 20))
    .map(({ action, actor }) => `${action} ${actor}`)
    .toReversed();

describe('an owner whose campsite is in OpenStreetMap alone', () => {
  it('is led from its page to how one claims it, to the sign-in or to the application', async () => {
    const { text } = await site.page(meadow);
    assert.ok(text.includes(`href="${meadow}/claim" rel="nofollow"`));
    const explained = await site.page(`${meadow}/claim`);
    assert.equal(explained.status, 200);
    assert.match(explained.headers.get('x-robots-tag') ?? '', /noindex/);
    assert.ok(explained.text.includes('Is Trenance Meadow yours?'));
    assert.ok(explained.text.includes(new URL(receiver.url).host), 'the website that OSM states');
    assert.ok(explained.text.includes(`href="/dashboard?claim=${idOf(meadow)}"`));
    assert.ok(explained.text.includes(`href="/partners/apply?place=${idOf(meadow)}"`));
    assert.match((await site.page(`${field}/claim`)).text, /has no website for it/);
    for (const [language, words] of Object.entries({
      fr: 'c’est à vous',
      es: 'es tuyo',
      pt: 'é seu?',
      de: 'Ihnen?',
      nl: 'van jou?',
    })) {
      assert.ok((await site.page(`/${language}${meadow}/claim`)).text.includes(words), language);
    }
    assert.equal((await site.page('/place/nothing-999999/claim')).status, 404);
    const { status, location } = await site.page(`/place/${idOf(meadow)}/claim`);
    assert.deepEqual([status, location], [301, `${meadow}/claim`]);
  });

  it('applies with the campsite filled in when there is no account', async () => {
    const { text } = await site.page(`/partners/apply?place=${idOf(meadow)}`);
    assert.ok(text.includes('We run the campsite Trenance Meadow (OpenStreetMap node/11).'));
    assert.ok(text.includes(`value="${receiver.url}/"`));
    assert.match(text, /name="category"[^>]*value="campsite"[^>]*checked/);
    assert.ok(text.includes(`action="/partners/apply?place=${idOf(meadow)}#application"`));
    const refused = await visitor(site).post(`/partners/apply?place=${idOf(meadow)}`, {
      business: 'Trenance Parks',
    });
    assert.equal(refused.status, 422);
    assert.ok(refused.text.includes('value="Trenance Parks"'), 'what was typed stays');
    assert.equal((await site.page('/partners/apply?place=999999')).status, 200);
  });

  it('comes to the claim through the sign-in', async () => {
    const somebody = await visitor(site).get(`/dashboard?claim=${idOf(meadow)}`);
    assert.equal(somebody.status, 303);
    assert.equal(
      new URL(somebody.location!, site.address).searchParams.get('next'),
      `/dashboard?claim=${idOf(meadow)}`,
    );
    const led = await owner.get(`/dashboard?claim=${idOf(meadow)}`);
    assert.equal(led.location, `${claims}?place=${idOf(meadow)}`);
    const { text } = await owner.get(led.location);
    assert.ok(text.includes('Is Trenance Meadow yours?'));
    const nobody = await signedIn(site, 'nobody@else.example').catch(() => null);
    if (nobody) assert.match((await nobody.get('/dashboard?claim=1')).text, /Apply/);
  });

  it('claims it, shows the code on the website, is approved, and has its own words there with Premium', async () => {
    const made = await owner.post(`${claims}?/make`, { place: idOf(meadow) });
    assert.equal(made.status, 303);
    const id = claimOf(made.location);
    const page = (await owner.get(claims)).text;
    const code = /campcairn-\w{22}/.exec(page)![0];
    assert.match(page, /Being checked/);
    const again = await owner.post(`${claims}?/make`, { place: idOf(meadow) });
    assert.equal(claimOf(again.location), id, 'a second time it is the same claim');

    const early = await owner.post(`${claims}?/look`, { id });
    assert.match(early.location ?? '', /done=missing/);
    shown = `<head><meta name="campcairn-claim" content="${code}"></head>`;
    const looked = await owner.post(`${claims}?/look`, { id });
    assert.match(looked.location ?? '', /done=found/);
    assert.match((await owner.get(claims)).text, /The code is there\./);

    assert.match((await operator.get('/operator/claims')).text, /Trenance Meadow[^]*?Found/);
    const review = (await operator.get(`/operator/claims/${id}`)).text;
    for (const words of ['Coast Camping', 'https://coast.example', '+44 1637 000000', code]) {
      assert.ok(review.includes(words), words);
    }
    const seen = await operator.post(`/operator/claims/${id}?/look`);
    assert.match(seen.location ?? '', /done=looked/);
    const approved = await operator.post(`/operator/claims/${id}?/approve`, { note: '' });
    assert.match(approved.location ?? '', /decided=claim\.approved/);
    const twice = await operator.post(`/operator/claims/${id}?/approve`, { note: '' });
    assert.equal(twice.status, 422);
    assert.ok(twice.text.includes('was approved already'));
    const [mail] = await mails('claim-approved');
    assert.equal(mail!.to, 'owner@coast.example');
    assert.deepEqual(await actions(`claim ${id}`), [
      'claim.make owner@coast.example',
      'claim.look owner@coast.example',
      'claim.look owner@coast.example',
      'claim.look ada@campcairn.example',
      'claim.approve ada@campcairn.example',
    ]);

    assert.match((await owner.get(claims)).text, /edit\/trenance-meadow/);
    const form = await owner.get('/dashboard/coast-camping/listings/edit/trenance-meadow');
    assert.ok(form.text.includes('node/11'));
    assert.ok(!(await site.page(meadow)).text.includes('Coast Camping'), 'paused as it is');

    const { id: partnerId } = await site.services.partners.bySlug('coast-camping');
    const { editor } = site.services.ownListings;
    const { fields } = await editor.open(partnerId, 'trenance-meadow');
    const completed = { ...fields, status: 'active', description: 'Our meadow by the river.' };
    const saved = await owner.post(
      '/dashboard/coast-camping/listings/edit/trenance-meadow?/save',
      completed,
    );
    assert.equal(saved.status, 303);
    const free = (await site.page(meadow)).text;
    assert.ok(!free.includes('From the owner') && !free.includes(`${meadow}/claim`));
    const facts = /<section class="two[^]*?<\/section>/;
    const inAMonth = new Date(site.clock.now().getTime() + 30 * 86_400_000);
    await site.services.partners.setPremium('coast-camping', inAMonth);
    const paid = (await site.page(meadow)).text;
    assert.ok(paid.includes('From the owner, Coast Camping'));
    assert.ok(paid.includes('Our meadow by the river.'));
    assert.equal(facts.exec(paid)![0], facts.exec(free)![0]);
    site.clock.set(inAMonth);
    const ended = (await site.page(meadow)).text;
    assert.ok(!ended.includes('From the owner') && !ended.includes('Our meadow by the river.'));
    assert.equal(facts.exec(ended)![0], facts.exec(free)![0]);
    // The sessions of the month before are over.
    owner = await signedIn(site, 'owner@coast.example');
    stranger = await signedIn(site, 'owner@moor.example');
    operator = await signedInOperator(site, 'bob@campcairn.example');
  });
});

describe('a claim that is not so clear', () => {
  it('is declined with a reason that the partner reads, and made again', async () => {
    const made = await owner.post(`${claims}?/make`, { place: idOf(field) });
    const id = claimOf(made.location);
    const byHand = await operator.post(`/operator/claims/${id}?/approve`, { note: '' });
    assert.equal(byHand.status, 422, 'without a code it has to be said how it was checked');
    const silent = await operator.post(`/operator/claims/${id}?/decline`, { reason: ' ' });
    assert.equal(silent.status, 422);
    const reason = 'The county names another owner.';
    const declined = await operator.post(`/operator/claims/${id}?/decline`, { reason });
    assert.match(declined.location ?? '', /decided=claim\.declined/);
    assert.ok((await owner.get(claims)).text.includes(reason));
    assert.equal((await mails('claim-declined')).length, 1);
    assert.match((await operator.get('/operator/claims?show=decided')).text, /Porth Field/);
    const again = await owner.post(`${claims}?/make`, { place: idOf(field) });
    assert.notEqual(claimOf(again.location), id);
    const withdrawn = await owner.post(`${claims}?/withdraw`, { id: claimOf(again.location) });
    assert.match(withdrawn.location ?? '', /done=withdrawn/);
  });

  it('is not there for another partner, even one that claims the same campsite', async () => {
    const made = await owner.post(`${claims}?/make`, { place: idOf(field) });
    const id = claimOf(made.location);
    const theirs = '/dashboard/moor-camping/claims';
    for (const action of ['look', 'withdraw', 'start', 'link']) {
      const { status } = await stranger.post(`${theirs}?/${action}`, { id, listing: 'x' });
      assert.equal(status, 404, action);
    }
    const rival = await stranger.post(`${theirs}?/make`, { place: idOf(field) });
    assert.notEqual(claimOf(rival.location), id);
    const page = (await stranger.get(theirs)).text;
    assert.ok(!page.includes('Coast') && !page.includes(`claim-${id}"`));
    const review = (await operator.get(`/operator/claims/${id}`)).text;
    assert.ok(review.includes('Moor Camping'), 'operators see both');
  });

  it('is linked with a campsite that the partner lists already', async () => {
    const partner = await site.services.partners.bySlug('moor-camping');
    const { api_key: key } = await site.services.partners.issueKey('moor-camping');
    await fetch(`${site.address}/api/v1/listings/our-field`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(aCampsite({ title: 'Our field' })),
    });
    const [claim] = await site.services.claims.list(partner.id, Number.MAX_SAFE_INTEGER, 1);
    const path = `/operator/claims/${claim!.id}?/approve`;
    await operator.post(path, { note: 'Saw the deed of the land.' });
    const theirs = '/dashboard/moor-camping/claims';
    assert.match((await stranger.get(theirs)).text, /<option value="our-field"[^>]*>Our field/);
    const id = String(claim!.id);
    const linked = await stranger.post(`${theirs}?/link`, { id, listing: 'our-field' });
    assert.match(linked.location ?? '', /done=linked/);
    assert.ok((await site.page(field)).text.includes('Our field'));
    const second = await stranger.post(`${theirs}?/start`, { id });
    assert.equal(second.status, 422, 'it has a listing already');
  });

  it('is revoked with a reason when the campsite turns out to be another’s, whose words are shown then', async () => {
    const inAMonth = new Date(site.clock.now().getTime() + 30 * 86_400_000);
    for (const slug of ['coast-camping', 'moor-camping']) {
      await site.services.partners.setPremium(slug, inAMonth);
    }
    const { api_key: key } = await site.services.partners.issueKey('moor-camping');
    const put = await fetch(`${site.address}/api/v1/listings/our-meadow`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(aCampsite({ title: 'The meadow of the moor', osm_ref: 'node/11' })),
    });
    assert.equal(put.status, 201);
    const disputed = (await site.page(meadow)).text;
    assert.ok(disputed.includes('From the owner, Coast Camping'));
    assert.ok(disputed.includes('The meadow of the moor'), 'it is listed by both');
    assert.ok(!disputed.includes('From the owner, Moor Camping'), 'its claim was not approved');

    const coast = await site.services.partners.bySlug('coast-camping');
    const all = await site.services.claims.list(coast.id, Number.MAX_SAFE_INTEGER, 20);
    const { id } = all.find(({ campsite }) => campsite.osmRef === 'node/11')!;
    const path = `/operator/claims/${id}`;
    assert.match((await operator.get(path)).text, /action="\?\/revoke"/);
    const silent = await operator.post(`${path}?/revoke`, { reason: ' ' });
    assert.equal(silent.status, 422);
    const reason = 'The land register names Moor Camping.';
    const revoked = await operator.post(`${path}?/revoke`, { reason });
    assert.match(revoked.location ?? '', /done=revoked/);
    const twice = await operator.post(`${path}?/revoke`, { reason });
    assert.equal(twice.status, 422);
    assert.ok(twice.text.includes('is revoked, not approved'));
    const [mail] = await mails('claim-revoked');
    assert.equal(mail!.to, 'owner@coast.example');
    assert.ok((await actions(`claim ${id}`)).includes('claim.revoke bob@campcairn.example'));

    const page = (await owner.get(claims)).text;
    assert.ok(page.includes(reason) && page.includes('Claim it again'));
    const after = (await site.page(meadow)).text;
    assert.ok(
      after.includes('Trenance Meadow') && !after.includes('From the owner, Coast Camping'),
    );
    assert.ok(after.includes('From the owner, Moor Camping'), 'nobody else holds it now');
  });

  it('is not made by a form of another site', async () => {
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    const forged = await owner.post(`${claims}?/make`, { place: idOf(meadow) }, headers);
    assert.equal(forged.status, 403);
  });

  it('is decided by commands too', async () => {
    const { claimCommands } = await import('../../src/cli/claim.commands.ts');
    const command = (words: string) => claimCommands.find((one) => one.words === words)!;
    const { createOperations } = await import('../../src/app/use-cases/operations/index.ts');
    const actor = { kind: 'command' as const, name: 'grace' };
    const operations = createOperations(site.context, site.services, actor);
    const { claimReview, mailQueue } = site.services;
    const context = { operations, claimReview, mailQueue };
    const listed = await command('claim list').run({ arguments: [], options: {} }, context);
    const [{ id, partner }] = listed.json as [{ id: number; partner: string }];
    assert.equal(partner, 'coast-camping');
    const given = { arguments: [String(id)], options: { reason: 'It is another field.' } };
    const { json } = await command('claim decline').run(given, context);
    assert.deepEqual(json, { id, status: 'declined', mail: 'kept' });
    assert.ok((await actions(`claim ${id}`)).includes('claim.decline grace'));
    const reason = { reason: 'It was sold.' };
    const refused = command('claim revoke').run(
      { arguments: [String(id)], options: reason },
      context,
    );
    await assert.rejects(async () => refused, /is declined, not approved/);
  });
});
