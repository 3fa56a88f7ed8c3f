import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { statement } from '../../src/platform/db/index.ts';
import { aListing } from '../builders/listing.ts';
import type { Partner } from '../support/campcairn.ts';
import { startTestSite, type TestSite } from '../support/site.ts';
import { signedIn, type Visitor } from '../support/visitor.ts';

const insertFeedRow = statement<never, [feedId: number, listingId: number]>(
  'test.prices.feed_row',
  `insert into feed_row (feed_id, external_id, listing_id, state) values ($1, 'moss', $2, 'live')`,
);

let site: TestSite;
let partner: Partner;
let member: Visitor;
let list: string;
const idOf = new Map<string, number>();

const put = async (id: string, fields: Record<string, unknown>): Promise<void> => {
  const { body } = await partner.call('PUT', `/listings/${id}`, aListing(fields));
  idOf.set(id, body.id);
};
const price = (from: number, currency = 'GBP', unit = 'night') => ({ from, currency, unit });

before(async () => {
  site = await startTestSite({}, { worker: false });
  partner = await site.partner();
  list = `/dashboard/${partner.slug}/listings`;
  member = await signedIn(site, 'office@vans.example');
  await put('fern', { title: 'Fern of Bristol', price: price(9550) });
  await put('moss', { title: 'Moss of Bath', price: price(65_000, 'GBP', 'week') });
  await put('yen', { title: 'A van paid in yen', price: price(12_345, 'JPY') });
  await put('bare', { title: 'A van without a price', price: undefined });
  await partner.call('PUT', '/listings/fern/availability', {
    ranges: [
      { start: '2026-07-01', end: '2026-08-01', status: 'available', price: 11_000 },
      { start: '2026-08-01', end: '2026-09-01', status: 'available' },
      { start: '2026-09-01', end: '2026-09-08', status: 'unavailable' },
    ],
  });
});
after(() => site.stop());

const plain = (text: string): string =>
  text
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');

/** The address of the page of prices for some listings, or for all of them. */
const pageOf = (ids: string[] | 'all', form: Record<string, string>): string => {
  const chosen =
    ids === 'all' ? [['all', 'yes']] : ids.map((id) => ['listing', String(idOf.get(id))]);
  return `${list}/prices?${new URLSearchParams([...chosen, ...Object.entries(form)])}`;
};

/** Shows the new prices, and sets them as its button does. */
async function apply(ids: string[] | 'all', form: Record<string, string>) {
  const path = pageOf(ids, form);
  const { text } = await member.get(path);
  const version = /name="version" value="([^"]+)"/.exec(text)?.[1] ?? assert.fail(text);
  const done = await member.post(path.replace('?', '?/apply&'), { version });
  return { ...done, shown: plain(text) };
}

async function undo(): Promise<void> {
  const { text } = await member.get(list);
  const bulk = /name="bulk" value="(\d+)"/.exec(text)?.[1] ?? assert.fail(text);
  const { status } = await member.post(`${list}?/undo`, { bulk });
  assert.equal(status, 303);
}

const priceOf = async (id: string): Promise<number> =>
  (await partner.call('GET', `/listings/${id}`)).body.price?.from;

const rangesOf = async (id: string): Promise<string[]> => {
  const { body } = await partner.call('GET', `/listings/${id}/availability`);
  return body.ranges.map((range: { start: string; end: string; status: string; price: number }) =>
    [range.start.slice(5), range.end.slice(5), range.status, range.price ?? '-'].join(' '),
  );
};

const RAISE = { change: 'raise', value: '5', by: 'percent', when: 'all', round: '1' };

describe('the prices of many listings', () => {
  it('are raised together, calendars too, as they were shown, and given back by one undo', async () => {
    const before = await rangesOf('fern');
    const { shown, location } = await apply('all', RAISE);
    assert.match(shown, /3 listings would change/);
    assert.match(shown, /Fern of Bristol £95\.50 to £110 £100 to £116 a night/);
    assert.match(shown, /Moss of Bath £650 £683 a week/);
    assert.match(shown, /1 listing without a price\./);
    assert.equal(location, `${list}?done=prices&count=3`);
    assert.match((await member.get(location!)).text, /Prices changed: 3 listings\./);
    assert.deepEqual(
      [await priceOf('fern'), await priceOf('moss'), await priceOf('yen')],
      [10_000, 68_300, 12_962],
    );
    assert.deepEqual(await rangesOf('fern'), [
      '07-01 08-01 available 11600',
      '08-01 09-01 available -',
      '09-01 09-08 unavailable -',
    ]);
    await undo();
    assert.deepEqual(
      [await priceOf('fern'), await priceOf('moss'), await priceOf('yen')],
      [9550, 65_000, 12_345],
    );
    assert.deepEqual(await rangesOf('fern'), before);
    const { text } = await member.get(list);
    assert.doesNotMatch(text, /name="bulk"/);
  });

  it('are lowered by an amount for the free nights of some dates alone', async () => {
    const form = { change: 'lower', value: '£10,50', by: 'amount', when: 'nights', round: 'none' };
    const dates = { from: '2026-07-25', to: '2026-09-03' };
    const { shown } = await apply(['fern', 'moss'], { ...form, ...dates });
    assert.match(shown, /1 listing would change/);
    assert.match(shown, /1 listing without free nights in the calendar on these dates\./);
    assert.equal(await priceOf('fern'), 9550);
    assert.deepEqual(await rangesOf('fern'), [
      '07-01 07-25 available 11000',
      '07-25 08-01 available 9950',
      '08-01 09-01 available 8500',
      '09-01 09-08 unavailable -',
    ]);
    await undo();
    assert.equal((await rangesOf('fern'))[0], '07-01 08-01 available 11000');
  });

  it('stay where somebody has changed them before the undo, and go back in the others', async () => {
    await apply(['fern', 'moss'], { ...RAISE, when: 'usual' });
    await put('moss', { title: 'Moss of Bath', price: price(70_000, 'GBP', 'week') });
    await put('fern', { title: 'Fern, with a new title', price: price(10_000) });
    await undo();
    assert.deepEqual([await priceOf('fern'), await priceOf('moss')], [9550, 70_000]);
    assert.equal(
      (await partner.call('GET', '/listings/fern')).body.title,
      'Fern, with a new title',
    );
    await put('moss', { title: 'Moss of Bath', price: price(65_000, 'GBP', 'week') });
  });

  it('are not changed to others than were shown', async () => {
    const path = pageOf(['fern'], RAISE);
    const { text } = await member.get(path);
    const version = /name="version" value="([^"]+)"/.exec(text)![1]!;
    await put('fern', { title: 'Fern of Bristol', price: price(20_000) });
    const refused = await member.post(path.replace('?', '?/apply&'), { version });
    assert.equal(refused.status, 409);
    assert.match(refused.text, /Prices have changed since you looked/);
    assert.equal(await priceOf('fern'), 20_000);
    await put('fern', { title: 'Fern of Bristol', price: price(9550) });
  });

  it('that would be nothing or less, or what they are, stay and are counted', async () => {
    const low = await member.get(
      pageOf(['fern'], { ...RAISE, change: 'lower', value: '500', by: 'amount' }),
    );
    assert.match(plain(low.text), /No price would change/);
    assert.match(plain(low.text), /1 listing of which nothing would be left of a price/);
    assert.doesNotMatch(low.text, /name="version"/);
  });

  it('of a listing that a feed writes stay, and the page says so', async () => {
    const { id: partnerId } = await site.services.partners.bySlug(partner.slug);
    const { id } = await site.services.feeds.add(partnerId, { url: 'https://vans.example/f.csv' });
    await site.services.feeds.schedule(id, 'daily');
    await site.database.db.execute(insertFeedRow, [id, idOf.get('moss')!]);
    const { text } = await member.get(pageOf(['fern', 'moss'], RAISE));
    assert.match(plain(text), /1 listing would change/);
    assert.match(plain(text), /1 listing from your feed: change the prices there/);
  });

  it('say beside the field what is wrong with it', async () => {
    const wrong = async (form: Record<string, string>) =>
      plain((await member.get(pageOf(['fern'], { ...RAISE, ...form }))).text);
    assert.match(await wrong({ value: '' }), /By how much : is missing/);
    assert.match(await wrong({ value: 'much' }), /must be a number, such as 5 or 7\.5/);
    assert.match(await wrong({ value: '100', change: 'lower' }), /must be less than 100 per cent/);
    assert.match(
      await wrong({ when: 'nights', from: '2026-08-01', to: '2026-07-01' }),
      /Last night : must not be before the first night/,
    );
  });

  it('of another partner are not shown, and readers cannot change any', async () => {
    const other = await site.partner('Hill Vans', { email: 'hill@vans.example' });
    const stranger = await signedIn(site, 'hill@vans.example');
    const theirs = pageOf(['fern'], RAISE).replace(partner.slug, other.slug);
    const { text } = await stranger.get(theirs);
    assert.match(plain(text), /No price would change/);
    assert.doesNotMatch(text, /Fern/);
  });

  it('are changed for what is selected in the list, without a script too', async () => {
    const { text } = await member.get(list);
    assert.match(text, /formmethod="get" formaction="[^"]*\/listings\/prices"/);
    const none = await member.get(`${list}/prices`);
    assert.match(plain(none.text), /No listing is selected/);
    const shown = [...idOf.values()].map(String);
    const query = new URLSearchParams([['page', 'yes'], ...shown.map((id) => ['shown', id])]);
    const { status, location } = await member.get(`${list}/prices?${query}`);
    assert.equal(status, 303);
    assert.match(plain((await member.get(location!)).text), /Of 4 listings\./);
    const paused = await member.post(`${list}?/pause`, { page: 'yes', shown });
    assert.equal(new URLSearchParams(paused.location!.split('?')[1]).get('count'), '4');
    const unticked = new URLSearchParams(shown.map((id) => ['shown', id]));
    const all = await member.get(`${list}/prices?${unticked}`);
    assert.match(all.location ?? '', /\/listings\/prices\?all=yes$/);
  });
});
