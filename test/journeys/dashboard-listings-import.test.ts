import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import { aListing } from '../builders/listing.ts';
import { aSpreadsheet } from '../builders/spreadsheet.ts';
import type { Partner } from '../support/campcairn.ts';
import { dashboardOf } from '../support/dashboard.ts';
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

/** Runs the jobs that are due: those that read and take files. */
async function work(): Promise<void> {
  assert.deepEqual((await site.services.worker.drain()).errors, []);
}

/** Posts a file and has it read; gives the path of its page, and what that says. */
async function read(...sent: Parameters<typeof upload>): Promise<{ path: string; text: string }> {
  const { status, location, text } = await upload(...sent);
  assert.equal(status, 303, text);
  await work();
  return { path: location!, text: plain((await member.get(location!)).text) };
}

/** A page without the comments that stand between its parts. */
const plain = (text: string): string => text.replaceAll(/<!--.*?-->/g, '');

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
    const { path, text } = await read(file.join('\n'));
    assert.match(path, /\/listings\/import\/\d+$/);
    assert.match(text, /What vans\.csv would change/);
    assert.deepEqual(
      ['Rows', 'Would be added', 'Would be changed', 'Rows that need fixing'].map((name) =>
        figure(text, name),
      ),
      ['3', '1', '1', '1'],
    );
    assert.match(text, /must have 5 to 120 characters/);
    assert.match(text, /Changed: [^<]*Title/);
    assert.match(text, /Ignored:<\/strong>.*<code>colour<\/code>/);
    assert.equal((await partner.call('GET', '/listings/fern')).body.title, 'Fern of Bristol');
    const taken = await member.post(`${path}?/take`);
    assert.equal(taken.location, `/dashboard/${partner.slug}/listings?done=imported&count=2`);
    assert.match((await member.get(taken.location!)).text, /Imported: 2 listings\./);
    assert.equal((await partner.call('GET', '/listings/fern')).body.title, 'Fern of Bath');
    const gone = await member.get(path);
    assert.equal(gone.status, 404);
    assert.match(gone.text, /it was taken, or another came after it\. .* upload it again/);
    assert.doesNotMatch(gone.text, /There is no path here/);
  });

  it('says what its rows lack in words of the form, not of the command line', async () => {
    const bare = 'id,title,url,price,latitude,longitude';
    const { text } = await read(
      `${bare}\nelm,A van called elm,https://vans.example/elm,95,50.4,-5.1`,
    );
    assert.match(text, /give a category column, or set a category for all rows/);
    assert.match(text, /a price needs a currency column, or a currency set for all rows/);
    assert.doesNotMatch(text, /--(?:category|currency)/);
  });

  it('names what is to fix by the words of the form and the cell', async () => {
    const header = 'id,title,url,category,price_per_night,currency,latitude,longitude,seats';
    const van = (id: string, price: string, seats: string) =>
      `${id},A van called ${id},https://vans.example/${id},campervan,${price},GBP,50.4,-5.1,${seats}`;
    const rows = [van('ash', 'cheap', '4'), van('oak', '95', '-3'), van('oak', '95', '4')];
    const { text } = await read([header, ...rows].join('\n'));
    const list = /What to fix[^]*?<\/ul>/.exec(text)?.[0] ?? assert.fail(text);
    const said = list.replaceAll('<li', '\n<li').replaceAll(/<[^>]+>/g, '');
    assert.match(said, /^\s*Price\s+holds no number: 'cheap'\s+\(E2\)/m);
    assert.match(said, /^\s*Seats with belts\s+must be a whole number[^(]*\(I3\)/m);
    assert.match(said, /^\s*Your own id\s+repeats the id of row 3\s+\(row 4\)/m);
    assert.doesNotMatch(said, /price\.from|vehicle\.seats|whole row/);
  });

  it('may be a spreadsheet, with settings for all of its rows', async () => {
    const cells = [
      ['id', 'title', 'url', 'price', 'latitude', 'longitude'],
      ['ash', 'A van called ash', 'https://vans.example/ash', '70', '50.4', '-5.07'],
    ];
    const settings = { category: 'campervan', currency: 'gbp', unit: 'night' };
    const { text } = await read(await aSpreadsheet(cells), settings, 'vans.xlsx');
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

  it('is refused in a sentence when it comes with more fields than any form has', async () => {
    const form = new FormData();
    for (let at = 0; at < 2000; at++) form.set(`field-${at}`, '1');
    const { status, text } = await member.send(page, form);
    assert.equal(status, 413);
    assert.match(text, /A form may have at most 1000 fields\./);
  });

  it('of nearly as much as may be sent is read', async () => {
    const comment = 'x'.repeat(90);
    const rows = Array.from({ length: 40_000 }, (_, at) => `${row(`v-${at}`, comment)}`);
    const text = [HEADER, ...rows].join('\n').slice(0, 8 * 1024 ** 2 - 100);
    assert.equal((await upload(text)).status, 303);
  });

  it('that is none says so, and there is nothing to take', async () => {
    const { text } = await read('<html><body>Sign in, please</body></html>', {}, 'vans.csv');
    assert.match(text, /<h1[^>]*>vans\.csv could not be read</);
    assert.match(text, /Nothing of this file can be taken/);
    assert.match(text, /This is a web page, not a list of products\./);
    assert.doesNotMatch(text, /\?\/take/);
  });

  it('is read by a job alone: until then its page says so, shows itself anew and offers nothing', async () => {
    const { location } = await upload([HEADER, row('oak', 'A van called oak')].join('\n'));
    for (const _ of [1, 2, 3]) {
      const { status, text } = await member.get(location!);
      assert.equal(status, 200);
      assert.match(text, /<h1[^>]*>Reading vans\.csv</);
      assert.match(text, /<meta http-equiv="refresh" content="2; url=[^"]*\/import\/\d+"/);
      assert.doesNotMatch(text, /\?\/take/);
    }
    const early = await member.post(`${location}?/take`);
    assert.equal(early.status, 422);
    assert.match(early.text, /is still being read/);
    await work();
    const { text } = await member.get(location!);
    assert.doesNotMatch(text, /http-equiv="refresh"/);
    assert.equal(figure(text, 'Would be added'), '1');
  });

  it('is shown fifty rows at a time, and by what they would do', async () => {
    const rows = Array.from({ length: 60 }, (_, at) =>
      row(`p-${at}`, at === 55 ? '?' : `Van number ${at}`),
    );
    const { path, text } = await read([HEADER, ...rows].join('\n'));
    const idsIn = (page: string) =>
      [...page.matchAll(/<code>(p-\d+)<\/code>/g)].map(([, id]) => id);
    assert.equal(idsIn(text).length, 50);
    const [, next = ''] = /href="([^"]*[?&](?:amp;)?after=51)"/.exec(text) ?? [];
    assert.ok(next, text);
    const second = await member.get(next.replaceAll('&amp;', '&'));
    assert.deepEqual(
      idsIn(second.text),
      Array.from({ length: 10 }, (_, at) => `p-${at + 50}`),
    );
    assert.deepEqual(idsIn((await member.get(`${path}?show=failed`)).text), ['p-55']);
    assert.match(text, /\?show=failed"[^>]*>To fix<span[^>]*>1</);
    for (const odd of ['?after=x', '?after=99999999999', '?show=none', '?after=-1']) {
      assert.equal((await member.get(path + odd)).status, 200, odd);
    }
  });

  it('names the town of each row, and says of how many of that name it is', async () => {
    const header = 'id,title,url,category,price,currency,city,country';
    const { text } = await read(
      `${header}\nnew,A van of Newport,https://vans.example/new,campervan,95,GBP,Newport,GB`,
    );
    assert.match(text, /Newport, Wales, GB[^<]*<[^>]*>there are 6 of that name/);
  });

  it('whose columns have names of its own is matched by hand, and so is the next one', async () => {
    const words = 'Van,Our page,What,Costs,Where,Beds';
    const file = `${words}\nBramble by the sea,https://vans.example/b,campervan,£95,Newquay,4`;
    const { path, text } = await read(file);
    assert.match(text, /Your file does not say all that a listing needs/);
    assert.match(text, /No column is read as: [^<]*Title; Category; Page on your site/);
    assert.match(text, new RegExp(`href="${path}/columns"`));
    const columns = plain((await member.get(`${path}/columns`)).text);
    assert.match(columns, /A<\/code>\s*<strong[^>]*>Van<[^]*Bramble by the sea/);
    const chosen = ['title', 'url', 'category', 'price', 'city', 'sleeps'];
    const fields = Object.fromEntries(chosen.map((field, at) => [`column.${at}`, field]));
    const matched = await member.post(`${path}/columns`, { ...fields, country: 'GB' });
    assert.deepEqual([matched.status, matched.location], [303, path]);
    await work();
    const again = plain((await member.get(path)).text);
    assert.equal(figure(again, 'Would be added'), '1');
    assert.match(again, /Newquay, Cornwall, England, GB/);
    assert.equal((await member.post(`${path}?/take`)).status, 303);
    const { body } = await partner.call('GET', '/listings/bramble-by-the-sea');
    assert.deepEqual([body.price.from, body.vehicle.berths], [9500, 4]);
    const next = await read(`${file.replace('£95', '£99')}\nAn unnamed van,,,,,`, {
      country: 'GB',
    });
    assert.equal(figure(next.text, 'Would be changed'), '1');
    assert.match(next.text, /Changed: Price/);
    const unused = { ...fields, 'column.3': '', 'column.5': '' };
    await member.post(`${next.path}/columns`, { ...unused, country: 'GB' });
    await work();
    assert.equal(figure(plain((await member.get(next.path)).text), 'Stay as they are'), '1');
  });

  it('without ids has them made of its titles, and meets the same listings again', async () => {
    const bare = 'title,url,category,price,currency,latitude,longitude';
    const van = (title: string, price: string) =>
      `${title},https://vans.example/x,campervan,${price},GBP,50.4,-5.1`;
    const file = (price: string) =>
      [bare, van('Twin of the cove', price), van('x', price), van('Twin of the cove', price)].join(
        '\n',
      );
    const first = await read(file('80'));
    assert.deepEqual(
      [figure(first.text, 'Would be added'), figure(first.text, 'Rows that need fixing')],
      ['2', '1'],
    );
    await member.post(`${first.path}?/take`);
    for (const id of ['twin-of-the-cove', 'twin-of-the-cove-2'])
      assert.equal((await partner.call('GET', `/listings/${id}`)).status, 200, id);
    assert.equal(figure((await read(file('80'))).text, 'Stay as they are'), '2');
    const titled = aListing({ title: 'Known under a title' });
    await partner.call('PUT', '/listings/van-77', titled);
    const known = await read([bare, van('Known under a title', '81')].join('\n'));
    assert.match(known.text, /<code>van-77<\/code>/);
    assert.equal(figure(known.text, 'Would be changed'), '1');
  });

  it('with a bad photo is taken without it, and the photos that are there stay', async () => {
    const header = 'id,title,url,category,price,currency,latitude,longitude,image';
    const van = (id: string, image: string) =>
      `${id},A van called ${id},https://vans.example/${id},campervan,95,GBP,50.4,-5.1,${image}`;
    const images = [{ url: 'https://vans.example/kept.jpg' }];
    await partner.call('PUT', '/listings/kept', aListing({ title: 'A van called kept', images }));
    const rows = [
      van('two', 'https://vans.example/1.jpg|C:\\photos\\2.jpg'),
      van('kept', 'kept.jpg'),
    ];
    const { path, text } = await read([header, ...rows].join('\n'));
    assert.deepEqual(
      ['Would be added', 'Would be changed', 'Rows that need fixing'].map((name) =>
        figure(text, name),
      ),
      ['1', '1', '0'],
    );
    const left =
      /These rows are taken all the same[^]*?<\/ul>/.exec(text)?.[0] ?? assert.fail(text);
    assert.match(left, /Photo 2[^]*must be a web address that begins with https:\/\/[^]*I2/);
    await member.post(`${path}?/take`);
    const photosOf = async (id: string) =>
      (await partner.call('GET', `/listings/${id}`)).body.images.map(
        ({ url }: { url: string }) => url,
      );
    assert.deepEqual(await photosOf('two'), ['https://vans.example/1.jpg']);
    assert.deepEqual(await photosOf('kept'), ['https://vans.example/kept.jpg']);
  });

  it('of more than a thousand listings is taken by a job, of which its page tells', async () => {
    const rows = Array.from({ length: 1_100 }, (_, at) => row(`big-${at}`, `Van number ${at}`));
    const { path, text: offered } = await read([HEADER, ...rows].join('\n'));
    assert.match(offered, /Take 1,100 listings/);
    const asked = await member.post(`${path}?/take`);
    assert.deepEqual([asked.status, asked.location], [303, path]);
    const { text } = await member.get(path);
    assert.match(text, /<h1[^>]*>Taking vans\.csv</);
    assert.match(text, /http-equiv="refresh"/);
    assert.equal((await partner.call('GET', '/listings/big-0')).status, 404);
    await work();
    const { status, location } = await member.get(path);
    assert.deepEqual(
      [status, location],
      [303, `/dashboard/${partner.slug}/listings?done=imported&count=1100`],
    );
    assert.equal((await partner.call('GET', '/listings/big-1099')).status, 200);
  });

  it('that unpacks to far more than may be sent ends in a sentence, and pages are answered', async () => {
    // Numbers, so that it is below the ratio by which a packed file is refused at once.
    const cell = Array.from({ length: 5_000 }, (_, at) => (at * 7919) % 10_007).join('');
    const rows = Array.from({ length: 2_500 }, (_, at) => `${row(`v-${at}`, 'A van')}${cell}`);
    const packed = gzipSync([HEADER, ...rows].join('\n'));
    const { location } = await upload(packed, {}, 'vans.csv.gz');
    const looks = Promise.all(Array.from({ length: 8 }, () => member.get(location!)));
    const [pages] = await Promise.all([looks, work()]);
    assert.ok(pages.every(({ status }) => status === 200));
    const { text } = await member.get(location!);
    assert.match(text, /Nothing of this file can be taken/);
    assert.match(text, /larger than 32 MB|200 times its size/);
  });

  it('is gone with the account that is closed', async () => {
    const closing = await site.partner('Fell Vans', { email: 'fell@vans.example' });
    const owner = await signedIn(site, 'fell@vans.example');
    const form = new FormData();
    form.set('file', new File([[HEADER, row('a', 'A van called a')].join('\n')], 'vans.csv'));
    const { location } = await owner.send(`/dashboard/${closing.slug}/listings/import`, form);
    const { account } = await dashboardOf(site, closing.slug);
    const { id } = await site.services.partners.bySlug(closing.slug);
    const upload = Number(location!.split('/').at(-1));
    assert.equal(
      (await site.services.ownListings.handImports.preview(id, upload)).state,
      'waiting',
    );
    await account.close('Fell Vans');
    await assert.rejects(site.services.ownListings.handImports.preview(id, upload), {
      code: 'not_found',
    });
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
