import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { aCampsite, aListing } from '../builders/listing.ts';
import type { Partner } from '../support/campcairn.ts';
import { dashboardOf } from '../support/dashboard.ts';
import { startTestSite, type TestSite } from '../support/site.ts';
import { type Visitor, signedIn } from '../support/visitor.ts';

let site: TestSite;
let partner: Partner;
let member: Visitor;
let page: string;
let made = 0;
before(async () => {
  site = await startTestSite({}, { worker: false });
});
after(() => site.stop());

const GBP = (from: number) => ({ from, currency: 'GBP' });

beforeEach(async () => {
  made += 1;
  const email = `office-${made}@vans.example`;
  partner = await site.partner(`Harbour Vans ${made}`, { email });
  member = await signedIn(site, email);
  page = `/dashboard/${partner.slug}/calendar`;
  for (const [id, price] of [
    ['ash', 9000],
    ['birch', 12_000],
    ['cedar', 8000],
  ] as const) {
    const listing = aListing({ title: `The van ${id}`, price: GBP(price) });
    await partner.call('PUT', `/listings/${id}`, listing);
  }
});

const written = async (id: string): Promise<string[]> => {
  const { body } = await partner.call('GET', `/listings/${id}/availability`);
  return body.ranges.map((range: { start: string; end: string; status: string; price: number }) =>
    [range.start.slice(5), range.end.slice(5), range.status, range.price ?? '-'].join(' '),
  );
};
const rowOf = (text: string, id: string): string =>
  text.split('<tr').find((row) => row.includes(`/edit/${id}/calendar"`)) ??
  assert.fail(`There is no ${id}`);
const night = (text: string, id: string, date: string): string =>
  new RegExp(`<td[^>]*data-night="${date}"[^>]*>.*?</td>`, 's').exec(rowOf(text, id))?.[0] ??
  assert.fail(`There is no ${date}`);
const entries = async (action: string) => {
  const { id: partnerId } = await site.services.partners.bySlug(partner.slug);
  return site.context.audit.list({ partnerId, action }, 50);
};

describe('the calendars of all listings', () => {
  it('stand side by side from today on, each night free, taken or closed, with its price', async () => {
    await partner.call('PUT', '/listings/ash/availability', {
      ranges: [
        { start: '2026-05-10', end: '2026-05-12', status: 'available', price: 9550 },
        { start: '2026-05-12', end: '2026-05-13', status: 'available' },
        { start: '2026-05-13', end: '2026-05-14', status: 'unavailable' },
      ],
    });
    const campsite = { pitch_types: ['tent'], open_from: '05-15', open_to: '09-30' };
    await partner.call('PUT', '/listings/meadow', aCampsite({ title: 'The meadow', campsite }));
    const { text } = await member.get(page);
    assert.match(night(text, 'ash', '2026-05-10'), /class="available[^>]*>.*Free.*£95\.50/s);
    assert.match(night(text, 'ash', '2026-05-12'), /class="usual[^>]*>£90</);
    assert.match(night(text, 'ash', '2026-05-13'), /class="unavailable[^>]*>.*Taken/s);
    assert.match(night(text, 'birch', '2026-05-13'), /class="unknown/);
    assert.match(night(text, 'meadow', '2026-05-14'), /Closed for the season/);
    assert.match(night(text, 'meadow', '2026-05-15'), /class="unknown/);
    assert.match(text, /<th[^>]*id="day-2026-05-04"[^>]*aria-current="date"/);
    assert.doesNotMatch(text, /data-night="2026-05-03"/);
  });

  it('are read further on, by name, and 25 listings at once', async () => {
    const first = await member.get(page);
    night(first.text, 'ash', '2026-06-07');
    assert.match(first.text, /href="[^"]*\?from=2026-06-01"/);
    const later = await member.get(`${page}?from=2026-06-01&q=birch`);
    night(later.text, 'birch', '2026-07-05');
    assert.doesNotMatch(later.text, /The van ash/);
    assert.match(later.text, /href="[^"]*q=birch[^"]*from=2026-05-04|from=2026-05-04[^"]*q=birch/);
    for (const from of ['2020-01-01', 'soon', '2026-02-30']) {
      const { text } = await member.get(`${page}?from=${from}`);
      night(text, 'ash', '2026-05-04');
    }
    assert.match((await member.get(`${page}?q=nothing`)).text, /No listing has this name/);
    const items = Array.from({ length: 25 }, (_, at) => ({ external_id: `x${at}`, ...aListing() }));
    await partner.call('POST', '/listings/batch', { items });
    const { text } = await member.get(page);
    const next = /href="([^"]*after=[^"]*)"/.exec(text)![1]!.replaceAll('&amp;', '&');
    assert.equal(text.match(/<tr/g)!.length, 2 + 25);
    const rest = await member.get(next);
    assert.equal(rest.text.match(/name="listing" value="[^"]*" form="nights-form"/g)!.length, 3);
  });

  it('are set by a form without scripts, which comes back to the same listings', async () => {
    const sent = { start: '2026-05-10', last: '2026-05-11', price: '95,50', status: 'available' };
    const set = await member.post(`${page}?/nights&q=van`, { ...sent, listing: ['ash', 'cedar'] });
    assert.equal(set.status, 303, set.text);
    assert.equal(set.location, `${page}?q=van&done=set#day-2026-05-10`);
    assert.deepEqual(await written('ash'), ['05-10 05-12 available 9550']);
    assert.deepEqual(await written('cedar'), ['05-10 05-12 available 9550']);
    assert.deepEqual(await written('birch'), []);
    const { text } = await member.get(set.location!);
    assert.match(text, /The nights are set\./);
    const log = await entries('calendar.set');
    assert.deepEqual(log.map(({ subject }) => subject).sort(), ['listing ash', 'listing cedar']);
    const far = { ...sent, start: '2026-08-10', last: '2026-08-11', listing: ['ash'] };
    const { location } = await member.post(`${page}?/nights`, far);
    assert.equal(location, `${page}?from=2026-08-10&done=set#day-2026-08-10`);
  });

  it('change together or not at all', async () => {
    const sent = { start: '2026-05-10', last: '2026-05-11', price: '', status: 'unavailable' };
    const theirs = await site.partner(`Hill Vans ${made}`, { email: `hill-${made}@vans.example` });
    await theirs.call('PUT', '/listings/theirs', aListing());
    const other = await member.post(`${page}?/nights`, { ...sent, listing: ['ash', 'theirs'] });
    assert.equal(other.status, 404);
    const ranges = Array.from({ length: 730 }, (_, at) => {
      const day = (more: number) =>
        new Date(Date.UTC(2027, 0, 1 + at * 2 + more)).toISOString().slice(0, 10);
      return { start: day(0), end: day(1), status: 'unavailable' };
    });
    await partner.call('PUT', '/listings/cedar/availability', { ranges });
    const full = await member.post(`${page}?/nights`, { ...sent, listing: ['ash', 'cedar'] });
    assert.equal(full.status, 422);
    assert.match(full.text, /The van cedar: /);
    assert.deepEqual(await written('ash'), []);
    assert.deepEqual(await entries('calendar.set'), []);
  });

  it('say beside the fields what is wrong, and keep what was typed and ticked', async () => {
    const sent = { start: '2026-05-10', last: '2026-05-08', price: '', status: 'available' };
    const none = await member.post(`${page}?/nights`, sent);
    assert.equal(none.status, 422);
    assert.match(none.text, /Tick at least one listing\./);
    const backwards = await member.post(`${page}?/nights`, { ...sent, listing: ['birch'] });
    assert.match(backwards.text, /id="nights-last-problem"[^>]*>must not be before the first/);
    assert.match(backwards.text, /value="2026-05-08"/);
    assert.match(rowOf(backwards.text, 'birch'), /<input[^>]*checked/);
    assert.doesNotMatch(rowOf(backwards.text, 'ash'), /<input[^>]*checked/);
  });

  it('take one price only of listings that have the same currency and unit', async () => {
    const sent = { start: '2026-05-10', last: '2026-05-11', price: '90', status: 'available' };
    const euros = { from: 9000, currency: 'EUR' };
    await partner.call('PUT', '/listings/euro', aListing({ title: 'In euros', price: euros }));
    await partner.call('PUT', '/listings/bare', aListing({ title: 'Without a price' }));
    const mixed = await member.post(`${page}?/nights`, { ...sent, listing: ['ash', 'euro'] });
    assert.match(mixed.text, /id="nights-price-problem"[^>]*>is for one currency/);
    const bare = await member.post(`${page}?/nights`, { ...sent, listing: ['ash', 'bare'] });
    assert.match(bare.text, /id="nights-price-problem"[^>]*>needs a price[^<]*Without a price/);
    const free = { ...sent, price: '', listing: ['ash', 'euro', 'bare'] };
    assert.equal((await member.post(`${page}?/nights`, free)).status, 303);
    assert.deepEqual(await written('bare'), ['05-10 05-12 available -']);
  });

  it('are only read by readers, without the addresses for other sites', async () => {
    await member.post(`${page}?/addresses`, { listing: ['ash'] });
    assert.match((await member.get(page)).text, /\/calendars\/[0-9A-Za-z]{32}\.ics/);
    const { team } = await dashboardOf(site, partner.slug);
    const email = `reader-${made}@vans.example`;
    await team.add(email, 'reader');
    const reader = await signedIn(site, email);
    const { text } = await reader.get(page);
    night(text, 'ash', '2026-05-04');
    assert.doesNotMatch(text, /nights-form|\.ics|type="checkbox"/);
    const sent = { start: '2026-05-10', last: '2026-05-11', status: 'unavailable', listing: 'ash' };
    assert.equal((await reader.post(`${page}?/nights`, sent)).status, 403);
    assert.equal((await reader.post(`${page}?/addresses`, { listing: 'ash' })).status, 403);
    assert.deepEqual(await written('ash'), []);
  });
});
