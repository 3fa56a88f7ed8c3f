import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { anEnquiry } from '../builders/enquiry.ts';
import { aListing } from '../builders/listing.ts';
import type { Partner } from '../support/campcairn.ts';
import { COMMAND_ACTOR, type CommandLine, commandLine } from '../support/command-line.ts';
import { startTestSite, type TestSite } from '../support/site.ts';
import { signedIn } from '../support/visitor.ts';

const REASON = 'The photos show another van.';

let site: TestSite;
let partner: Partner;
let line: CommandLine;
before(async () => {
  site = await startTestSite({}, { worker: false });
  partner = await site.partner();
  line = commandLine(site);
});
after(() => site.stop());

const TOWN = 'motorhome-hire/united-kingdom/england/newquay';
/** The tile around Newquay at zoom 9. */
const TILE = '/search/tiles/9/248/172.json';

const put = async (externalId: string, listing: unknown) => {
  const { status, body } = await partner.call('PUT', `/listings/${externalId}`, listing);
  assert.ok(status < 300, JSON.stringify(body));
  return body as { id: number; public_url: string; result: string; updated_at: string };
};
const pathOf = ({ public_url }: { public_url: string }) => new URL(public_url).pathname;

/** Where travellers find a motorhome: every list, map, sitemap and page that shows it. */
async function foundIn(listing: { id: number; public_url: string }): Promise<string[]> {
  const path = pathOf(listing);
  const places = {
    search: (await site.page('/search')).listings.includes(listing.id),
    json: (await site.page('/search.json')).text.includes(`"id":${listing.id},`),
    tile: (await site.page(TILE)).text.includes(`"id":${listing.id},`),
    cards: (await site.page(`/search/cards.json?ids=${listing.id}`)).text.includes(
      `"id":${listing.id},`,
    ),
    landing: (await site.page(`/${TOWN}`)).listings.includes(listing.id),
    sitemap: (await site.sitemaps()).has(path),
    page: (await site.page(path)).status === 200,
    report: (await site.page(`${path}/report`)).status === 200,
    go: (await site.page(`/go/${listing.id}`)).status === 302,
  };
  return Object.entries(places)
    .filter(([, found]) => found)
    .map(([name]) => name);
}

const EVERYWHERE = [
  'search',
  'json',
  'tile',
  'cards',
  'landing',
  'sitemap',
  'page',
  'report',
  'go',
];

const hide = (id: number) =>
  site.database.db.transaction((tx) => site.services.listingHiding.hide(tx, id, REASON));
const unhide = (id: number) =>
  site.database.db.transaction((tx) => site.services.listingHiding.unhide(tx, id));

const mailsAbout = async (id: number) => {
  const mails = await site.services.mailQueue.list({ reference: `listing-${id}`, limit: 10 });
  return Promise.all(mails.map(async (mail) => (await site.services.mailQueue.show(mail.id))!));
};

describe('a listing that an operator hides', () => {
  it('is nowhere at once, whatever its partner sends, and its partner reads why', async () => {
    const motorhome = aListing({ category: 'motorhome', title: 'Heather, a motorhome' });
    const listing = await put('heather', motorhome);
    assert.deepEqual(await foundIn(listing), EVERYWHERE);
    const { body: before } = await partner.call('GET', '/listings/heather');

    const said = await line.cc('listing', 'hide', String(listing.id), '--reason', REASON);
    assert.deepEqual(said, {
      id: listing.id,
      title: 'Heather, a motorhome',
      hidden: true,
      reason: REASON,
    });
    assert.deepEqual(await foundIn(listing), []);
    assert.equal((await site.page(pathOf(listing))).status, 404);
    assert.ok(!(await site.sitemaps()).has(`/${TOWN}`), 'nor has its town a page any more');
    await assert.rejects(anEnquiry(site, listing.id), /not_listed/);
    const { body: seen } = await partner.call('GET', '/listings/heather');
    assert.deepEqual(seen, before, 'the API answers as before');
    assert.equal((await put('heather', motorhome)).result, 'unchanged');

    const changed = await put('heather', { ...motorhome, title: 'Heather of Cornwall' });
    assert.equal(changed.result, 'updated');
    assert.deepEqual(await foundIn(changed), [], 'what it sends is saved, not shown');
    const [mail, ...others] = await mailsAbout(listing.id);
    assert.equal(others.length, 0);
    assert.deepEqual([mail?.purpose, mail?.to], ['listing-hidden', 'office@vans.example']);
    assert.match(mail!.text, /> The photos show another van\./);
    const [, way = ''] = /^Open the listing: (\S+)$/m.exec(mail!.text)!;
    const member = await signedIn(site, 'office@vans.example');
    const { pathname } = new URL(way);
    const page = await member.get(pathname);
    assert.match(page.text, /The photos show another van\./, 'it leads to the listing itself');
    const list = await member.get(pathname.replace(/\/edit\/.*/, ''));
    assert.match(list.text, /Heather of Cornwall[^]*?Hidden by us/, 'and the list says so');
  });

  it('stays hidden when it is paused and resumed, or deleted and sent again', async () => {
    const motorhome = aListing({ category: 'motorhome' });
    const first = await put('again', motorhome);
    await hide(first.id);
    await put('again', { ...motorhome, status: 'paused' });
    assert.deepEqual(await foundIn(await put('again', motorhome)), []);
    await partner.call('DELETE', '/listings/again');
    assert.equal((await site.page(pathOf(first))).status, 410);
    const second = await put('again', motorhome);
    assert.notEqual(second.id, first.id);
    assert.deepEqual(await foundIn(second), []);
    const { body } = await partner.call('POST', '/listings/batch', {
      items: [{ ...motorhome, external_id: 'again', title: 'Sent in a batch' }],
    });
    assert.equal(body.results[0].result, 'updated');
    assert.deepEqual(await foundIn({ ...second, public_url: body.results[0].public_url }), []);
    await unhide(second.id);
    const shown = { ...second, public_url: body.results[0].public_url };
    assert.deepEqual(await foundIn(shown), EVERYWHERE);
  });

  it('is back as it is now once it is unhidden, and its partner is told', async () => {
    const listing = await put('back', aListing({ category: 'motorhome' }));
    const { updated_at: changedAt } = listing;
    site.clock.advance(60_000);
    await hide(listing.id);
    await unhide(listing.id);
    assert.deepEqual(await foundIn(listing), EVERYWHERE);
    const { body } = await partner.call('GET', '/listings/back');
    assert.equal(body.updated_at, changedAt, 'its content did not change');
    const purposes = (await mailsAbout(listing.id)).map(({ purpose }) => purpose);
    assert.deepEqual(purposes, ['listing-unhidden', 'listing-hidden']);
    await unhide(listing.id);
    assert.equal((await mailsAbout(listing.id)).length, 2, 'a second time says nothing');
  });

  it('that is paused by its partner stays paused when it is unhidden', async () => {
    const listing = await put('paused', aListing({ category: 'motorhome' }));
    await hide(listing.id);
    await put('paused', aListing({ category: 'motorhome', status: 'paused' }));
    await unhide(listing.id);
    assert.deepEqual(await foundIn(listing), []);
  });

  it('is in the audit log, with who, why, before and after', async () => {
    const listing = await put('logged', aListing({ title: 'Logged van' }));
    const id = String(listing.id);
    await line.cc('listing', 'hide', id, '--reason', REASON);
    await line.cc('listing', 'hide', id, '--reason', REASON);
    await line.cc('listing', 'hide', id, '--reason', 'Another reason.');
    await line.cc('listing', 'unhide', id);
    const subject = `listing ${id}`;
    const entries = await site.context.audit.list({ subject }, 10);
    const { id: partnerId } = await site.services.partners.bySlug(partner.slug);
    assert.ok(
      entries.every((entry) => entry.partner_id === partnerId && entry.actor_kind === 'command'),
    );
    assert.ok(entries.every(({ actor }) => actor === COMMAND_ACTOR.name));
    assert.deepEqual(
      entries.map(({ action, reason, before, after }) => [action, reason, before, after]),
      [
        [
          'listing.unhide',
          null,
          { hidden: true, reason: 'Another reason.' },
          { title: 'Logged van', hidden: false },
        ],
        [
          'listing.hide',
          'Another reason.',
          { hidden: true, reason: REASON },
          { title: 'Logged van', hidden: true },
        ],
        [
          'listing.hide',
          REASON,
          { hidden: false, reason: null },
          { title: 'Logged van', hidden: true },
        ],
      ],
    );
  });

  it('is told to its partner alone, whose other listings stay', async () => {
    const other = await site.partner('Fell Vans');
    const { body } = await other.call('PUT', '/listings/logged', aListing({ title: 'Fell van' }));
    const listing = await put('logged', aListing({ title: 'Logged van' }));
    await hide(listing.id);
    assert.equal((await site.page(pathOf(body))).status, 200);
    const { listingHiding, partners } = site.services;
    const { id: own } = await partners.bySlug(partner.slug);
    const { id: others } = await partners.bySlug(other.slug);
    assert.deepEqual(
      (await listingHiding.of(own, ['logged'])).map(({ reason }) => reason),
      [REASON],
    );
    assert.deepEqual(await listingHiding.of(others), []);
  });
});

describe('the commands about listings', () => {
  it('find by id, address, own id and words of the title, among all or of one partner', async () => {
    const title = 'Sandpiper 50% off_season';
    const { id, public_url: address } = await put('odd:id_1', aListing({ title }));
    const other = await site.partner('Moor Vans');
    await other.call('PUT', '/listings/other', aListing({ title: 'Sandpiper of the moor' }));
    const { listingFinder, partners } = site.services;
    const { id: partnerId } = await partners.bySlug(other.slug);
    const found = async (words: string, more = {}) =>
      (await listingFinder.find({ words, ...more }, 50)).map((row) => row.title);
    for (const words of [String(id), address, `/go/${id}`, 'odd:id_1', '50% off', 'OFF_SEASON']) {
      assert.ok((await found(words)).includes(title), words);
    }
    assert.deepEqual(await found('50%off'), []);
    assert.deepEqual(await found('off-season'), []);
    assert.deepEqual(await found('sandpiper'), ['Sandpiper of the moor', title]);
    assert.deepEqual(await found('sandpiper', { partnerId }), ['Sandpiper of the moor']);
    assert.deepEqual(await found('sandpiper', { hidden: true }), []);
    assert.deepEqual(await found('sandpiper', { beforeId: id + 1 }), [title]);
    await hide(id);
    const [hidden, ...rest] = await line.cc('listing', 'find', 'sandpiper', '--hidden');
    assert.deepEqual([hidden.id, hidden.hidden_reason, rest], [id, REASON, []]);
    const [own] = await line.cc('listing', 'find', 'sandpiper', '--partner', other.slug);
    assert.equal(own.title, 'Sandpiper of the moor');
  });

  it('refuse what is not there, and a hiding without a reason', async () => {
    assert.match(
      await line.refusal('listing', 'hide', '999999', '--reason', 'x'),
      /no listing 999999/,
    );
    assert.match(await line.refusal('listing', 'hide', '1'), /Usage: cc listing hide/);
    assert.match(await line.refusal('listing', 'hide', '1', '--reason', ' '), /reason must have/);
    assert.match(await line.refusal('listing', 'unhide', 'x'), /must be the number of a listing/);
  });
});
