import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { Dashboard } from '../../src/app/pages/dashboard/index.ts';
import { statement } from '../../src/platform/db/index.ts';
import { ExpectedError } from '../../src/platform/errors.ts';
import { aListing } from '../builders/listing.ts';
import { dashboardOf } from '../support/dashboard.ts';
import { type LeadLab, type Owner, startLeadLab } from '../support/lead-fixture.ts';
import { somebodyWaits } from '../support/lock-waits.ts';
import { unzipParts } from '../support/zip.ts';

let fixture: LeadLab;
let owner: Owner;
let account: Dashboard['account'];
before(async () => {
  fixture = await startLeadLab();
});
after(() => fixture.stop());
beforeEach(async () => {
  await fixture.rewind();
  fixture.answerWith(204);
  owner = await fixture.owner({ premium: true });
  ({ account } = await dashboardOf(fixture, owner.slug));
  fixture.fakeSmtp.arrived.length = 0;
  fixture.receiver.received.length = 0;
});

const TRAVELLER = /Zoë|zoe@mail\.example|two bikes/;
/** What is locked while the first failed attempt is recorded: its lead, then by the outage its partner. */
const lockLead = statement<never, [partnerId: number]>(
  'test.closing.lock_lead',
  'select from lead where partner_id = $1 for no key update',
);
const noteOutage = statement<never, [partnerId: number, at: Date]>(
  'test.closing.note_outage',
  'insert into webhook_outage (partner_id, failing_since, last_at) values ($1, $2, $2)',
);
const archive = async () => {
  const { filename, content } = await account.archive();
  return { filename, files: await unzipParts(content) };
};

describe('everything of an account as one archive', () => {
  it('holds account, team, listings, calendars, leads, deliveries and audit log', async () => {
    const put = await owner.call('PUT', '/listings/bramble/availability', {
      ranges: [{ start: '2026-06-01', end: '2026-06-08', status: 'available', price: 8900 }],
    });
    assert.equal(put.status, 200);
    await fixture.enquire(owner.listingId);
    await fixture.drain();
    const { filename, files } = await archive();
    assert.equal(filename, `campcairn-${owner.slug}-2026-05-04.zip`);
    const tables =
      'team listings availability photos import_columns leads subscriptions claims deliveries audit'.split(
        ' ',
      );
    assert.deepEqual(
      [...files.keys()],
      ['README.txt', 'account.json', ...tables.flatMap((name) => [`${name}.json`, `${name}.csv`])],
    );
    const json = (name: string) => JSON.parse(files.get(`${name}.json`)!);
    assert.deepEqual(
      [json('account').name, json('account').contact_email, json('account').enquiries_go_to],
      ['Harbour Vans', 'office@vans.example', { goesTo: 'contact' }],
    );
    assert.deepEqual(json('listings'), [(await owner.call('GET', '/listings/bramble')).body]);
    assert.equal(json('availability')[0].price, 8900);
    assert.deepEqual(json('leads'), await owner.leads());
    assert.equal(json('deliveries')[0].log[0].status, 204);
    assert.equal(json('audit')[0].action, 'account.export');
    const [head, row] = files.get('leads.csv')!.split('\r\n');
    assert.match(head!, /^\uFEFFid,kind,created_at,listing,name/);
    assert.match(row!, /"bramble","Zoë Lindqvist","zoe@mail\.example","'\+46 70/);
    assert.match(files.get('listings.csv')!, /,-?\d+\.\d+,-?\d+\.\d+,"GB"/, 'numbers stay numbers');
  });

  it('holds more than one page of each table, and no key or secret', async () => {
    for (let from = 0; from < 450; from += 50) {
      const items = Array.from({ length: 50 }, (_, n) => ({
        external_id: `v-${from + n}`,
        ...aListing(),
      }));
      assert.equal((await owner.call('POST', '/listings/batch', { items })).status, 200);
    }
    const { files } = await archive();
    const ids = JSON.parse(files.get('listings.json')!).map(
      ({ external_id }: { external_id: string }) => external_id,
    );
    assert.equal(new Set(ids).size, 451);
    assert.equal(files.get('listings.csv')!.split('\r\n').length, 453);
    const everything = [...files.values()].join('');
    assert.ok(!everything.includes(owner.key) && !everything.includes(owner.secret));
  });

  it('holds how columns of spreadsheets are read, which goes with the account', async () => {
    const { listings } = await dashboardOf(fixture, owner.slug);
    const bytes = Buffer.from('Ref,Wohin,Notiz\n1,Bude,x\n');
    const { id } = await listings.upload({ name: 'vans.csv', bytes }, {});
    await fixture.drain();
    await listings.matchColumns(
      id,
      new Map([
        ['Wohin', 'city' as const],
        ['Ref', 'id' as const],
      ]),
      {},
    );
    await fixture.drain();
    const { files } = await archive();
    const chosen = JSON.parse(files.get('import_columns.json')!);
    assert.ok(
      chosen.some(
        (one: { column: string; read_as: string }) =>
          one.column === 'Wohin' && one.read_as === 'city',
      ),
      JSON.stringify(chosen),
    );
    await account.close('Harbour Vans');
    assert.deepEqual(await fixture.services.feeds.chosenColumns(owner.id), []);
  });

  it('holds nothing of another partner, and no notes of operators', async () => {
    const other = await fixture.owner({ name: 'Other Vans', webhook: '/other' });
    await fixture.enquire(other.listingId);
    await fixture.context.audit.record(
      fixture.context.db,
      { kind: 'operator', name: 'grace@campcairn.example' },
      { action: 'partner.note', subject: 'x', partnerId: owner.id, after: { note: 'slow payer' } },
    );
    const everything = [...(await archive()).files.values()].join('');
    assert.doesNotMatch(everything, /Other Vans|Zoë|grace@|slow payer/);
  });
});

describe('an account that its owner closes', () => {
  const close = () => account.close('Harbour Vans');

  it('needs its name typed, and is left alone otherwise', async () => {
    for (const typed of ['', 'Harbour', 'harbour vans']) {
      await assert.rejects(account.close(typed), (error) => {
        assert.ok(error instanceof ExpectedError);
        assert.deepEqual(
          error.details?.map(({ path }) => path),
          ['name'],
        );
        return true;
      });
    }
    assert.equal((await owner.call('GET', '/me')).status, 200);
    assert.equal((await fixture.services.members.list(owner.id)).length, 1);
  });

  it('is gone at once: listings, key, team, webhook and feeds', async () => {
    const feed = await fixture.services.feeds.add(owner.id, {
      url: `${fixture.receiver.url}/feed.csv`,
    });
    await fixture.services.feeds.schedule(feed.id, 'daily');
    const shown = () => fixture.services.publicListings.find(owner.listingId);
    assert.equal((await shown()).found, true);
    await account.close('  Harbour  Vans ');
    assert.equal((await shown()).found, false);
    assert.equal((await owner.call('GET', '/me')).status, 401);
    const { members } = fixture.services;
    assert.equal(await members.find('office@vans.example', owner.slug), undefined);
    assert.ok((await fixture.services.feeds.list()).every(({ id }) => id !== feed.id));
    assert.equal((await fixture.services.webhookOf(owner.id)).url, null);
    const answer = await fixture.enquire(owner.listingId);
    assert.deepEqual(answer, { ok: false, why: 'not_listed' });
  });

  it('is told by mail, in words and without anything of a traveller', async () => {
    await fixture.enquire(owner.listingId);
    await fixture.drain();
    fixture.fakeSmtp.arrived.length = 0;
    await close();
    await fixture.drain();
    const [mail, ...others] = fixture.fakeSmtp.arrived;
    assert.equal(others.length, 0);
    assert.deepEqual(mail!.to, ['office@vans.example']);
    assert.ok(mail!.headers.includes('Subject: Your Campcairn account is closed'));
    assert.doesNotMatch(mail!.raw, TRAVELLER);
  });

  it('keeps nothing of travellers, and no listing', async () => {
    fixture.answerWith(503, 'Zoë is not known here');
    await fixture.enquire(owner.listingId);
    await fixture.drain();
    const [mail] = await fixture.services.mailQueue.list({ limit: 1 });
    assert.match((await fixture.services.mailQueue.show(mail!.id))!.text, TRAVELLER);
    await close();
    await fixture.drain(24);
    assert.equal((await fixture.services.mailQueue.show(mail!.id))!.text, '');
    const rows = await fixture.services.leads.rows(owner.id, { afterSeq: 0, limit: 10 });
    assert.equal(rows.length, 1, 'that there was an enquiry stays');
    assert.doesNotMatch(JSON.stringify(rows.map(fixture.services.leads.present)), TRAVELLER);
    const deliveries = await fixture.services.deliveries.list({ partnerId: owner.id, limit: 10 });
    assert.doesNotMatch(JSON.stringify(deliveries), TRAVELLER);
    const page = await fixture.services.publicListings.find(owner.listingId);
    assert.deepEqual(page, { found: false, gone: true });
    assert.deepEqual(await fixture.services.listings.count(owner.id), { active: 0, paused: 0 });
    assert.equal(fixture.receiver.received.length, 1, 'no attempt after it was closed');
  });

  it('leaves nobody waiting: travellers and operators see that the partner has left', async () => {
    const other = await fixture.owner({ name: 'Fell Vans', webhook: false });
    const enquiry = await fixture.enquire(other.listingId);
    assert.ok(enquiry.ok);
    const { receipts, anyLeads } = fixture.services;
    const receipt = () => receipts.receipt(enquiry.value.token);
    const { reference, delivery } = (await receipt())!;
    assert.deepEqual(delivery, { state: 'held', at: null });
    await (await dashboardOf(fixture, other.slug)).account.close('Fell Vans');
    assert.deepEqual((await receipt())?.delivery, { state: 'left', at: null });
    assert.equal((await anyLeads.show(reference)).partner_left, true);
  });

  it('can be closed at the moment at which an attempt is recorded', async () => {
    const other = await fixture.owner({ name: 'Fell Vans' });
    await fixture.enquire(other.listingId);
    const dashboard = await dashboardOf(fixture, other.slug);
    const { db } = fixture.database;
    let closed: Promise<unknown> | undefined;
    await db.transaction(async (tx) => {
      await tx.execute(lockLead, [other.id]);
      closed = dashboard.account.close('Fell Vans');
      await somebodyWaits(db);
      await tx.execute(noteOutage, [other.id, fixture.clock.now()]);
    });
    await closed;
    assert.equal((await other.call('GET', '/me')).status, 401);
    assert.equal(await fixture.services.inbox.outage(other.id), null);
  });

  it('cannot be brought back by an operator', async () => {
    await close();
    const { partners } = fixture.services;
    await assert.rejects(partners.setStatus(owner.slug, 'approved'), /closed by its owner/);
    await assert.rejects(partners.issueKey(owner.slug), /closed by its owner/);
  });

  it('is forgotten after 90 days but for its name', async () => {
    await close();
    fixture.clock.advance(90 * 86_400_000);
    await fixture.services.retention.purge();
    const { contact_email, name } = await fixture.services.partners.bySlug(owner.slug);
    assert.deepEqual([contact_email, name], ['', 'Harbour Vans']);
  });

  it('stays in the audit log, with who closed it', async () => {
    await close();
    const [entry] = await fixture.context.audit.list({ partnerId: owner.id }, 1);
    assert.deepEqual([entry?.action, entry?.actor], ['account.close', 'owner@vans.example']);
  });

  it('does not touch another account', async () => {
    const other = await fixture.owner({ name: 'Other Vans', webhook: '/other' });
    await fixture.enquire(other.listingId);
    await close();
    await fixture.drain();
    assert.equal((await other.call('GET', '/me')).status, 200);
    assert.equal((await other.lead()).name, 'Zoë Lindqvist');
    assert.deepEqual((await other.call('GET', '/me')).body.listings, { active: 1, paused: 0 });
  });
});
