import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { aListing } from '../builders/listing.ts';
import type { Partner } from '../support/campcairn.ts';
import { startTestSite, type TestSite } from '../support/site.ts';
import { signedIn, type Visitor } from '../support/visitor.ts';

let site: TestSite;
let partner: Partner;
let member: Visitor;
let page: string;
let made = 0;
before(async () => {
  site = await startTestSite({}, { worker: false });
  partner = await site.partner();
  member = await signedIn(site, 'office@vans.example');
});
after(() => site.stop());

let van: string;
beforeEach(async () => {
  made += 1;
  van = `van-${made}`;
  page = `/dashboard/${partner.slug}/listings/edit/${van}/calendar`;
  const price = { from: 9000, currency: 'GBP' };
  await partner.call('PUT', `/listings/${van}`, aListing({ title: `A van called ${van}`, price }));
});

/** The calendar as the API has it: `05-10 05-12 available 9500`. */
async function written(): Promise<string[]> {
  const { body } = await partner.call('GET', `/listings/${van}/availability`);
  return body.ranges.map((range: { start: string; end: string; status: string; price: number }) =>
    [range.start.slice(5), range.end.slice(5), range.status, range.price ?? '-'].join(' '),
  );
}

/** The tag of a night in the page. */
const night = (text: string, date: string): string =>
  new RegExp(`<td[^>]*data-night="${date}"[^>]*>.*?</td>`, 's').exec(text)?.[0] ??
  assert.fail(`There is no ${date}`);

describe('the calendar of a listing', () => {
  it('sets nights by the first and the last, which travellers see at once', async () => {
    const sent = { start: '2026-05-10', last: '2026-05-11', price: '95,50', status: 'available' };
    const set = await member.post(`${page}?/nights`, sent);
    assert.equal(set.status, 303, set.text);
    assert.equal(set.location, `${page}?done=set&at=2026-05#done`);
    assert.deepEqual(await written(), ['05-10 05-12 available 9550']);
    const { text } = await member.get(set.location!);
    assert.match(text, /The nights are set\./);
    assert.match(night(text, '2026-05-11'), /available.*, free.*£95\.50/s);
    assert.match(night(text, '2026-05-12'), /unknown/);
    const taken = { start: '2026-05-11', last: '2026-05-11', price: '95', status: 'unavailable' };
    await member.post(`${page}?/nights`, taken);
    assert.deepEqual(await written(), ['05-10 05-11 available 9550', '05-11 05-12 unavailable -']);
    await member.post(`${page}?/nights`, { ...taken, status: 'unknown' });
    assert.deepEqual(await written(), ['05-10 05-11 available 9550']);
  });

  it('refuses nights beside their fields, and keeps what was typed', async () => {
    const sent = { start: '2026-05-10', last: '2026-05-08', price: 'cheap', status: 'available' };
    const { status, text } = await member.post(`${page}?/nights`, sent);
    assert.equal(status, 422);
    const field = (name: string) => new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(text)![0];
    assert.match(field('price'), /value="cheap"/);
    assert.match(field('price'), /aria-describedby="[^"]*nights-price-problem"/);
    const backwards = { ...sent, price: '' };
    const again = await member.post(`${page}?/nights`, backwards);
    assert.match(again.text, /id="nights-last-problem"[^>]*>must not be before the first night/);
    assert.deepEqual(await written(), []);
  });

  it('shows months up to three years ahead, and sets nights there', async () => {
    const first = await member.get(page);
    assert.match(first.text, /href="[^"]*\?month=2026-11#nights"/);
    const later = await member.get(`${page}?month=2027-05`);
    night(later.text, '2027-05-01');
    assert.match(later.text, /href="[^"]*\?month=2026-11#nights"/);
    for (const month of ['2020-01', 'soon', '2026-05']) {
      const { text } = await member.get(`${page}?month=${month}`);
      night(text, '2026-05-04');
    }
    const last = await member.get(`${page}?month=2040-01`);
    night(last.text, '2029-05-01');
    const sent = { start: '2027-08-01', last: '2027-08-07', status: 'available' };
    const set = await member.post(`${page}?/nights`, sent);
    assert.equal(set.location, `${page}?month=2027-08&done=set&at=2027-08#done`);
  });

  it('reads pasted ranges, or says which lines are wrong and changes nothing', async () => {
    const text = '2026-06-01 2026-06-08 available 120\n\n2026-06-07;2026-06-09;unavailable';
    const refused = await member.post(`${page}?/paste`, { text });
    assert.equal(refused.status, 422);
    assert.match(
      refused.text,
      /<strong>Line 3:<\/strong>(?:<!--.*?-->)* overlaps 1 June 2026 to 8 June 2026/,
    );
    assert.match(refused.text, /2026-06-07;2026-06-09;unavailable<\/textarea>/);
    const words = await member.post(`${page}?/paste`, { text: `${text}\nnext week` });
    assert.match(words.text, /<strong>Line 4:<\/strong>(?:<!--.*?-->)* arrival: write a date/);
    assert.deepEqual(await written(), []);
    const good = text.replace('06-07;', '06-08;');
    const set = await member.post(`${page}?/paste`, { text: good });
    assert.equal(set.location, `${page}?done=pasted&at=2026-06#done`);
    assert.deepEqual(await written(), ['06-01 06-08 available 12000', '06-08 06-09 unavailable -']);
    const shown = await member.get(page);
    assert.match(
      shown.text,
      /01\/06\/2026 – 08\/06\/2026 free 120\.00\n08\/06\/2026 – 09\/06\/2026 taken/,
    );
    await member.post(`${page}?/paste`, {
      text: '2026-07-01 2026-07-02 available',
      replace: 'yes',
    });
    assert.deepEqual(await written(), ['07-01 07-02 available -']);
  });

  it('imports calendars of other sites, of whose address only the site is shown', async () => {
    const url = 'https://93.184.215.14/ical/s3cret.ics';
    const added = await member.post(`${page}?/add`, { url });
    assert.equal(added.location, `${page}?done=imported#imports`, added.text);
    const { text } = await member.get(page);
    assert.match(text, /93\.184\.215\.14/);
    assert.doesNotMatch(text, /s3cret/);
    assert.match(text, /Not yet: within a minute or two/);
    assert.equal((await member.post(`${page}?/read`)).status, 303);
    const id = /name="import" value="(\d+)"/.exec(text)![1]!;
    const removed = await member.post(`${page}?/remove`, { import: id });
    assert.equal(removed.location, `${page}?done=removed#imports`);
    assert.doesNotMatch((await member.get(page)).text, /93\.184/);
    assert.equal((await member.post(`${page}?/remove`, { import: id })).status, 404);
  });

  it('refuses an address that it cannot read, in its words', async () => {
    for (const url of ['', 'ftp://calendars.example/1.ics', 'https://127.0.0.1/1.ics']) {
      const { status, text } = await member.post(`${page}?/add`, { url });
      assert.equal(status, 422, url);
      assert.match(text, /id="import-url-problem"/, url);
    }
  });

  it('is of no other partner', async () => {
    const other = await site.partner(`Hill Vans ${made}`, { email: 'hill@vans.example' });
    await other.call('PUT', '/listings/theirs', aListing());
    const theirs = page.replace(van, 'theirs');
    assert.equal((await member.get(theirs)).status, 404);
    for (const action of ['nights', 'paste', 'add', 'remove', 'read'])
      assert.equal((await member.post(`${theirs}?/${action}`)).status, 404, action);
  });
});
