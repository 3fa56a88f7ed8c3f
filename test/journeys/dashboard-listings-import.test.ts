import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { aListing } from '../builders/listing.ts';
import { aSpreadsheet } from '../builders/spreadsheet.ts';
import type { Partner } from '../support/campcairn.ts';
import { startTestSite, type TestSite } from '../support/site.ts';
import { signedIn, type Visitor } from '../support/visitor.ts';

let site: TestSite;
let partner: Partner;
let member: Visitor;
let page: string;
before(async () => {
  site = await startTestSite({}, { worker: false });
  partner = await site.partner();
  page = `/dashboard/${partner.slug}/listings/import`;
  member = await signedIn(site, 'office@vans.example');
  await partner.call('PUT', '/listings/fern', aListing({ title: 'Fern of Bristol' }));
});
after(() => site.stop());

const HEADER = 'id,title,url,category,price,currency,latitude,longitude,colour';
const row = (id: string, title: string) =>
  `${id},${title},https://vans.example/${id},campervan,95.00,GBP,50.4155,-5.0737,red`;

/** Posts a file as the form does. */
const upload = (
  content: string | Buffer,
  fields: Record<string, string> = {},
  name = 'vans.csv',
) => {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  form.set('file', new File([content as string], name));
  return member.send(page, form);
};

const figure = (text: string, name: string): string =>
  new RegExp(`>${name}</span>\\s*<strong[^>]*>([^<]*)<`).exec(text)?.[1] ??
  assert.fail(`There is no ${name} in ${text}`);

describe('a file of listings', () => {
  it('shows what it would change, and changes it when it is taken', async () => {
    const file = [
      HEADER,
      row('fern', 'Fern of Bath'),
      row('moss', 'A van called moss'),
      row('x', '?'),
    ];
    const sent = await upload(file.join('\n'));
    assert.equal(sent.status, 303, sent.text);
    assert.match(sent.location!, /\/listings\/import\/\d+$/);
    const { text } = await member.get(sent.location!);
    assert.match(text, /What vans\.csv would change/);
    assert.deepEqual(
      ['Rows', 'Would be added', 'Would be changed', 'Rows that need fixing'].map((name) =>
        figure(text, name),
      ),
      ['3', '1', '1', '1'],
    );
    assert.match(text, /must have 5 to 120 characters/);
    assert.match(text, /Changed: [^<]*title/);
    assert.match(text, /Ignored:<\/strong>.*<code>colour<\/code>/);
    assert.equal((await partner.call('GET', '/listings/fern')).body.title, 'Fern of Bristol');
    const taken = await member.post(`${sent.location}?/take`);
    assert.equal(taken.location, `/dashboard/${partner.slug}/listings?done=imported&count=2`);
    assert.match((await member.get(taken.location!)).text, /Imported: 2 listings\./);
    assert.equal((await partner.call('GET', '/listings/fern')).body.title, 'Fern of Bath');
    const gone = await member.get(sent.location!);
    assert.equal(gone.status, 404);
    assert.match(gone.text, /upload it again/);
  });

  it('says what its rows lack in words of the form, not of the command line', async () => {
    const bare = 'id,title,url,price,latitude,longitude';
    const sent = await upload(
      `${bare}\nelm,A van called elm,https://vans.example/elm,95,50.4,-5.1`,
    );
    const { text } = await member.get(sent.location!);
    assert.match(text, /give a category column, or set a category for all rows/);
    assert.match(text, /a price needs a currency column, or a currency set for all rows/);
    assert.doesNotMatch(text, /--(?:category|currency)/);
  });

  it('may be a spreadsheet, with settings for all of its rows', async () => {
    const cells = [
      ['id', 'title', 'url', 'price', 'latitude', 'longitude'],
      ['ash', 'A van called ash', 'https://vans.example/ash', '70', '50.4', '-5.07'],
    ];
    const settings = { category: 'campervan', currency: 'gbp', unit: 'night' };
    const sent = await upload(aSpreadsheet(cells), settings, 'vans.xlsx');
    const { text } = await member.get(sent.location!);
    assert.equal(figure(text, 'Would be added'), '1');
    assert.match(text, /70\.00 GBP per night/);
  });

  it('is refused beside the field when there is none, it is too large, or a currency is none', async () => {
    const form = new FormData();
    form.set('file', new File([], ''));
    const none = await member.send(page, form);
    assert.equal(none.status, 422);
    assert.match(none.text, /id="import-file-problem"[^>]*>is required/);
    const empty = await upload('');
    assert.equal(empty.status, 422);
    assert.match(empty.text, /id="import-file-problem"[^>]*>is empty/);
    const large = await upload(Buffer.alloc(9 * 1024 ** 2, 'a'));
    assert.equal(large.status, 413);
    assert.match(large.text, /id="import-file-problem"[^>]*>must have at most 8 MB/);
    const wrong = await upload([HEADER, row('a', 'A van')].join('\n'), { currency: 'XYZ' });
    assert.equal(wrong.status, 422);
    assert.match(wrong.text, /id="import-currency-problem"/);
  });

  it('of nearly as much as may be sent is read', async () => {
    const comment = 'x'.repeat(90);
    const rows = Array.from({ length: 40_000 }, (_, at) => `${row(`v-${at}`, comment)}`);
    const text = [HEADER, ...rows].join('\n').slice(0, 8 * 1024 ** 2 - 100);
    assert.equal((await upload(text)).status, 303);
  });

  it('that is none says so, and there is nothing to take', async () => {
    const sent = await upload('<html><body>Sign in, please</body></html>', {}, 'vans.csv');
    const { status, text } = await member.get(sent.location!);
    assert.equal(status, 200);
    assert.match(text, /Nothing of this file can be taken|The file changes nothing/);
    assert.doesNotMatch(text, /\?\/take/);
  });

  it('as large as one of listings is no form of others', async () => {
    const body = { title: 'x'.repeat(600_000) };
    const answer = await member.post(`/dashboard/${partner.slug}/listings/new?/create`, body);
    assert.equal(answer.status, 413);
  });

  it('of another partner is not there', async () => {
    const { location } = await upload([HEADER, row('a', 'A van called a')].join('\n'));
    const other = await site.partner('Hill Vans', { email: 'hill@vans.example' });
    const stranger = await signedIn(site, 'hill@vans.example');
    const theirs = location!.replace(partner.slug, other.slug);
    assert.equal((await stranger.get(theirs)).status, 404);
    assert.equal((await stranger.post(`${theirs}?/take`)).status, 404);
  });
});
