import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { createOperations, type Operations } from '../../src/app/use-cases/operations/index.ts';
import { statement } from '../../src/platform/db/index.ts';
import { formOf } from '../builders/form.ts';
import { aListing } from '../builders/listing.ts';
import { APPLICANT } from '../support/application.ts';
import { type LeadLab, startLeadLab } from '../support/lead-fixture.ts';
import { testAccount } from '../support/test-account.ts';

const ADA = { kind: 'operator' as const, name: 'ada@campcairn.example' };
const PERSONAL = /Zoë|Lindqvist|zoe|bikes/;
const DAY = 86_400_000;

const forgetAll = statement(
  'test.operations.forget_all',
  `with j as (delete from job), m as (delete from mail), d as (delete from delivery),
     a as (delete from application) delete from lead`,
);
const entriesOfAll = statement<{ entries: string | null }>(
  'test.operations.entries_of_all',
  `select string_agg(audit_entry::text, ' ') as entries from audit_entry`,
);

let fixture: LeadLab;
let operations: Operations;
before(async () => {
  fixture = await startLeadLab();
  const { context, services } = fixture;
  operations = createOperations(context, services, ADA);
});
after(() => fixture.stop());
beforeEach(async () => {
  await fixture.database.db.execute(forgetAll);
  await fixture.rewind();
  fixture.answerWith(204);
});

const entriesOf = async (subject: string) =>
  (await fixture.context.audit.list({ subject }, 20)).map(
    ({ action, actor, actor_kind, reason }) => [action, actor, actor_kind, reason],
  );

describe("a traveller's contact details", () => {
  const enquiry = async () => {
    const owner = await fixture.owner();
    await fixture.enquire(owner.listingId);
    return owner.lead();
  };

  it('are masked in every list, and opened for a reason that is logged without them', async () => {
    const { id } = await enquiry();
    const { anyLeads } = fixture.services;
    const shown = [await anyLeads.show(id), ...(await anyLeads.find({}, 10))];
    assert.doesNotMatch(JSON.stringify(shown), PERSONAL);
    assert.ok(shown.every(({ hasContact }) => hasContact));
    assert.deepEqual(await operations.leads.openContact(id, ' The partner asks who it was. '), {
      name: 'Zoë Lindqvist',
      email: 'zoe@mail.example',
      phone: '+46 70 123 45 67',
      message: 'Is there room for two bikes?\nAnd a dog?',
    });
    assert.deepEqual(await entriesOf(`lead ${id}`), [
      ['lead.open', ADA.name, 'operator', 'The partner asks who it was.'],
    ]);
    const { entries } = await fixture.database.db.one(entriesOfAll);
    assert.doesNotMatch(entries ?? '', PERSONAL);
  });

  it('are not opened without a reason, for a click, or once they are 90 days old', async () => {
    const { id } = await enquiry();
    await assert.rejects(operations.leads.openContact(id, ' '), { code: 'validation_error' });
    await assert.rejects(operations.leads.openContact('lead_unknown', 'x'), { code: 'not_found' });
    fixture.clock.advance(90 * DAY);
    assert.equal((await fixture.services.anyLeads.show(id)).hasContact, false);
    await assert.rejects(operations.leads.openContact(id, 'x'), { code: 'not_found' });
    assert.deepEqual(await entriesOf(`lead ${id}`), []);
  });
});

describe('leads of all partners', () => {
  it('are found by id, partner and state, page by page', async () => {
    const first = await fixture.owner();
    const second = await fixture.owner({ name: 'Fell Vans', webhook: false });
    for (const owner of [first, second, first]) {
      await fixture.enquire(owner.listingId, { message: `Number ${Math.random()}` });
    }
    await fixture.drain();
    const { anyLeads } = fixture.services;
    const all = await anyLeads.find({}, 10);
    assert.deepEqual(
      all.map(({ partner_slug, delivery_status }) => [partner_slug, delivery_status]),
      [
        [first.slug, 'delivered'],
        [second.slug, 'pending'],
        [first.slug, 'delivered'],
      ],
    );
    const ids = async (search: Parameters<typeof anyLeads.find>[0], limit = 10) =>
      (await anyLeads.find(search, limit)).map(({ id }) => id);
    const [a, b, c] = all.map(({ id }) => id);
    assert.deepEqual(await ids({ partnerId: first.id }), [a, c]);
    assert.deepEqual(await ids({ deliveryStatus: 'pending' }), [b]);
    assert.deepEqual(await ids({ deliveryStatus: 'delivered', partnerId: second.id }), []);
    assert.deepEqual(await ids({ kind: 'click' }), []);
    assert.deepEqual(await ids({}, 1), [a]);
    assert.deepEqual(await ids({ beforeSeq: all[0]!.seq }), [b, c]);
    assert.deepEqual(await anyLeads.count(), { pending: 1, failed: 0 });
  });

  it('are sent again, which is logged', async () => {
    const owner = await fixture.owner();
    fixture.answerWith(500);
    await fixture.enquire(owner.listingId);
    await fixture.drain(24);
    const { id } = await owner.lead();
    assert.equal((await fixture.services.anyLeads.show(id)).delivery_status, 'failed');
    fixture.answerWith(204);
    await operations.leads.resend(id);
    await fixture.drain();
    assert.equal((await fixture.services.anyLeads.show(id)).delivery_status, 'delivered');
    assert.deepEqual(await entriesOf(`lead ${id}`), [['lead.resend', ADA.name, 'operator', null]]);
    await assert.rejects(operations.leads.resend('lead_unknown'), { code: 'not_found' });
  });
});

describe('a partner that is approved again', () => {
  it('is sent at once what waited meanwhile', async () => {
    const owner = await fixture.owner({ webhook: '/approved-again' });
    await fixture.enquire(owner.listingId);
    const { id } = await owner.lead();
    await operations.partners.setStatus(owner.slug, 'suspended', 'No answer for weeks.');
    await fixture.drain();
    assert.equal((await fixture.services.anyLeads.show(id)).delivery_status, 'pending');
    await operations.partners.setStatus(owner.slug, 'approved');
    await fixture.drain();
    const { delivery_status, delivery_attempts } = await owner.lead();
    assert.deepEqual([delivery_status, delivery_attempts], ['delivered', 1]);
  });

  it('is sent at once what waited of its tests, too', async () => {
    const owner = await fixture.owner();
    const { call } = await testAccount(fixture, owner);
    await call('PATCH', '/me', { webhook_url: `${fixture.receiver.url}/test` });
    await call('PUT', '/listings/bramble', aListing());
    await call('POST', '/test/enquiries', { external_id: 'bramble' });
    await operations.partners.setStatus(owner.slug, 'suspended', 'No answer for weeks.');
    await fixture.drain();
    await operations.partners.setStatus(owner.slug, 'approved');
    await fixture.drain();
    const { body } = await call('GET', '/leads');
    assert.equal(body.data[0].delivery_status, 'delivered');
  });
});

describe('an application', () => {
  const applied = async (fields: Partial<typeof APPLICANT> = {}, language: 'en' | 'fr' = 'en') => {
    const { applications, applicationReview } = fixture.services;
    const form = { ...APPLICANT, fax: '', form: applications.formToken(), ...fields };
    const answer = await applications.apply(formOf(form), { address: '192.0.2.1', language });
    assert.ok(answer.ok, JSON.stringify(answer));
    return (await applicationReview.list())[0]!.id;
  };
  const mailTo = async (email: string) => {
    const mails = await fixture.services.mailQueue.list({ limit: 50 });
    return (await fixture.services.mailQueue.show(mails.find(({ to }) => to === email)!.id))!;
  };

  it('that is approved in the console makes a partner without a key, which it creates itself', async () => {
    const id = await applied();
    const { partner, api_key: key } = await operations.applications.approve(id, {
      issueKey: false,
    });
    assert.equal(key, undefined);
    assert.deepEqual([partner.status, partner.api_key_prefix], ['approved', null]);
    assert.deepEqual(await entriesOf(`application ${id}`), [
      ['application.approve', ADA.name, 'operator', null],
    ]);
  });

  it('may be asked a question in its language, and stays pending', async () => {
    const id = await applied({ email: 'zoe2@vans.example' }, 'fr');
    await operations.applications.ask(id, 'Les vans sont-ils à vous ?');
    const { subject, text, replyTo } = await mailTo('zoe2@vans.example');
    assert.equal(subject, 'Une question sur votre candidature à Campcairn');
    assert.match(text, /> Les vans sont-ils à vous \?/);
    assert.equal(replyTo, 'leads@campcairn.example');
    assert.equal((await fixture.services.applicationReview.show(id)).status, 'pending');
    await assert.rejects(operations.applications.ask(id, ''), { code: 'validation_error' });
    await operations.applications.decline(id);
    await assert.rejects(operations.applications.ask(id, 'Still?'), { code: 'bad_request' });
    fixture.clock.advance(90 * DAY);
    await fixture.services.retention.purge();
    const { entries } = await fixture.database.db.one(entriesOfAll);
    assert.doesNotMatch(entries ?? '', /sont-ils/, 'what was asked is wiped with the mail');
  });

  it('has its website looked at, and what was found kept beside it', async () => {
    fixture.answer((_, response) => void response.writeHead(200).end('<h1>Harbour Vans</h1>'));
    const id = await applied({ website: fixture.receiver.url });
    const found = await operations.applications.checkWebsite(id);
    assert.deepEqual([found.status, found.named], [200, 'whole']);
    assert.deepEqual((await fixture.services.applicationReview.show(id)).website_check, found);
    assert.deepEqual(await entriesOf(`application ${id}`), [
      ['application.check', ADA.name, 'operator', null],
    ]);
  });

  it('shows who applied before, by business, website or email', async () => {
    const other = await applied({
      business: 'HARBOUR vans',
      website: 'https://elsewhere.example',
      email: 'a@a.example',
    });
    await operations.applications.decline(other);
    const stranger = await applied({
      business: 'Moor Vans',
      website: 'https://moor.example',
      email: 'm@moor.example',
    });
    await operations.applications.decline(stranger);
    const id = await applied({
      website: 'http://www.vans.example/hire',
      email: 'zoe3@vans.example',
    });
    const earlier = await fixture.services.applicationReview.earlier(id);
    const found = earlier.map(({ kind, id, same, status }) => [kind, id, status, same]);
    assert.deepEqual(
      found.filter(([kind]) => kind === 'application'),
      [['application', other, 'declined', ['business']]],
    );
    assert.ok(
      earlier.some(({ kind, same }) => kind === 'partner' && same.includes('website')),
      'partners of the same website',
    );
    assert.ok(!found.some(([, found]) => found === stranger));
  });

  it('waits in a queue, those longest first, apart from decided ones', async () => {
    const first = await applied({ email: 'one@vans.example' });
    const second = await applied({ email: 'two@vans.example' });
    const third = await applied({ email: 'three@vans.example' });
    await operations.applications.decline(second);
    const { applicationReview } = fixture.services;
    assert.deepEqual(
      (await applicationReview.waiting()).map(({ id }) => id),
      [first, third],
    );
    assert.deepEqual(
      (await applicationReview.decided(third, 10)).map(({ id }) => id),
      [second],
    );
  });
});

describe('a partner', () => {
  it('has notes that operators add and remove', async () => {
    const { slug } = await fixture.partner('Note Vans');
    const { id } = await fixture.services.partners.bySlug(slug);
    const note = await operations.partners.addNote(slug, ADA.name, ' Called them on Monday. ');
    await operations.partners.addNote(slug, ADA.name, 'They will call back.');
    const texts = async () => (await fixture.services.notes.list(id)).map(({ text }) => text);
    assert.deepEqual(await texts(), ['They will call back.', 'Called them on Monday.']);
    const other = await fixture.partner('Other Vans');
    await assert.rejects(operations.partners.removeNote(other.slug, note.id), {
      code: 'not_found',
    });
    await operations.partners.removeNote(slug, note.id);
    assert.deepEqual(await texts(), ['They will call back.']);
    assert.deepEqual(
      (await entriesOf(`partner ${slug}`)).map(([action]) => action),
      ['note.remove', 'note.add', 'note.add'],
    );
  });

  it('is found by words of its name, website, address and state, page by page', async () => {
    await fixture.partner('Sandpiper 10% Vans', { website: 'https://sand_piper.example' });
    await fixture.partner('Sandpiper Camping', { status: 'pending', email: 'hello@piper.example' });
    const { partners } = fixture.services;
    const names = async (...search: Parameters<typeof partners.find>) =>
      (await partners.find(...search)).map(({ name }) => name);
    assert.deepEqual(await names({ words: 'sandpiper' }, 10), [
      'Sandpiper Camping',
      'Sandpiper 10% Vans',
    ]);
    assert.deepEqual(await names({ words: '10%' }, 10), ['Sandpiper 10% Vans']);
    assert.deepEqual(await names({ words: 'sand_piper' }, 10), ['Sandpiper 10% Vans']);
    assert.deepEqual(await names({ words: 'hello@piper' }, 10), ['Sandpiper Camping']);
    assert.deepEqual(await names({ words: 'piper', status: 'pending' }, 10), ['Sandpiper Camping']);
    const [{ id } = { id: 0 }] = await partners.find({ words: 'sandpiper' }, 1);
    assert.deepEqual(await names({ words: 'sandpiper', beforeId: id }, 10), ['Sandpiper 10% Vans']);
    assert.ok((await partners.count()).pending >= 1);
  });
});

describe('a feed', () => {
  it('is changed in address, header and settings, and read whole the next time', async () => {
    const { slug } = await fixture.partner('Feed Vans');
    const partner = await fixture.services.partners.bySlug(slug);
    const { id } = await operations.feeds.add(partner, {
      url: `${fixture.receiver.url}/a.csv?k=s3`,
    });
    await operations.feeds.edit(id, {
      url: `${fixture.receiver.url}/b.csv?k=s4`,
      header: 'X-Key: s5',
      settings: { currency: 'eur' },
    });
    const shown = await fixture.services.feeds.show(id);
    assert.deepEqual([shown.has_header, shown.settings], [true, { currency: 'EUR' }]);
    fixture.answer(({ path, headers }, response) => {
      assert.deepEqual([path, headers['x-key']], ['/b.csv?k=s4', 's5']);
      response.writeHead(404).end();
    });
    assert.match((await fixture.services.feeds.preview(id)).error ?? '', /404/);
    await operations.feeds.edit(id, { header: null });
    assert.equal((await fixture.services.feeds.show(id)).has_header, false);
    assert.deepEqual((await fixture.services.feeds.show(id)).settings, { currency: 'EUR' });
    for (const wrong of [{ url: 'http://x' }, { header: 'Host: a' }, { settings: { unit: 'x' } }]) {
      await assert.rejects(operations.feeds.edit(id, wrong), { code: 'validation_error' });
    }
    await assert.rejects(operations.feeds.edit(999_999, {}), { code: 'not_found' });
    const { entries } = await fixture.database.db.one(entriesOfAll);
    assert.doesNotMatch(entries ?? '', /k=s|: s5/);
  });
});
