import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { TextReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js';
import { dumpOf } from '../../test/fixtures/places/geonames.ts';
import { aZip } from '../../test/support/zip.ts';
import { importTowns } from '../places/index.ts';
import { previewFeed } from './index.ts';
import type { RunAnswer } from './index.ts';
import { rowHash, rowHashSeed } from './compare/known-rows.ts';
import { loadKnownRows } from './compare/known-rows.sql.ts';
import { createFeedLab, upTo, vans } from './testing/feed-fixture.ts';
import type { Served } from './testing/feed-fixture.ts';
import { deleteListings, selectFeedRows, selectState, setSettings } from './testing/state.sql.ts';

const fixture = await createFeedLab();
after(fixture.close);

/** The counts of a run that are not zero. */
function counts(run: RunAnswer): Record<string, number> {
  const names = ['rows', 'created', 'updated', 'unchanged', 'paused', 'resumed', 'failed'] as const;
  return Object.fromEntries(
    names.map((name) => [name, run[name]]).filter(([, count]) => count !== 0),
  );
}

/** A ZIP archive of a folder and a file in it that is not packed, as many shops' programs write them. */
async function storedInFolder(body: string): Promise<Uint8Array> {
  const zip = new ZipWriter(new Uint8ArrayWriter(), { level: 0, useWebWorkers: false });
  await zip.add('feed/', undefined, { directory: true });
  await zip.add('feed/vans.csv', new TextReader(body));
  return zip.close();
}

/** A server of one file that never changes, which says so when it is asked. */
const unchanging =
  (body: string): Served['reply'] =>
  ({ headers }, response) =>
    headers['if-none-match'] === '"one"'
      ? response.writeHead(304).end()
      : response.writeHead(200, { etag: '"one"' }).end(body);

test('new rows are added, changed rows updated, the same rows left alone', async () => {
  const feed = await fixture.feed();
  const first = await feed.run(vans([1, 2, 3]));
  assert.equal(first.status, 'ok');
  assert.deepEqual(counts(first), { rows: 3, created: 3 });
  assert.deepEqual(await feed.state(), [
    'v-1 active Van number 1',
    'v-2 active Van number 2',
    'v-3 active Van number 3',
  ]);
  const before = await fixture.db.query(selectState, [feed.partner.id]);
  assert.deepEqual(counts(await feed.run(vans([1, 2, 3]))), { rows: 3, unchanged: 3 });
  assert.deepEqual(counts(await feed.run(vans([1, 2, 3], { 2: 'A new title' }))), {
    rows: 3,
    updated: 1,
    unchanged: 2,
  });
  const now = await fixture.db.query(selectState, [feed.partner.id]);
  assert.deepEqual(now[0], before[0]);
  assert.deepEqual([now[1]?.id, now[1]?.title], [before[1]?.id, 'A new title']);
  assert.ok(now[1]!.updated_at > before[1]!.updated_at);
});

test('thousands of rows are each recognised in the next run', async () => {
  const feed = await fixture.feed();
  await feed.run(vans(upTo(9000)));
  const known = await fixture.db.withSession((session) => loadKnownRows(session, feed.id));
  assert.equal(known.size, 9000);
  const lines = vans(upTo(9000)).trim().split('\n').slice(1);
  const seed = rowHashSeed(fixture.keyRing, feed.id);
  for (const [n, line] of lines.entries())
    assert.equal(known.recognise(rowHash(line, seed), n + 1), 'unchanged');
  const run = await feed.run(vans(upTo(8999)));
  assert.deepEqual(counts(run), { rows: 8999, unchanged: 8999, paused: 1 });
});

test('a row written differently but meaning the same is unchanged', async () => {
  const feed = await fixture.feed();
  await feed.run(vans([1, 2]));
  const quoted = vans([1, 2]).replaceAll('Van number 1', '"Van number 1"');
  assert.deepEqual(counts(await feed.run(quoted)), { rows: 2, unchanged: 2 });
});

test('listings whose rows disappear are paused, and live again when they return', async () => {
  const feed = await fixture.feed();
  await feed.run(vans([1, 2, 3]));
  assert.deepEqual(counts(await feed.run(vans([1, 3]))), { rows: 2, unchanged: 2, paused: 1 });
  assert.equal((await feed.state())[1], 'v-2 paused Van number 2');
  const [, two] = await fixture.db.query(selectState, [feed.partner.id]);
  assert.equal(two?.document.status, 'paused');
  assert.deepEqual(counts(await feed.run(vans([1, 3]))), { rows: 2, unchanged: 2 });
  assert.deepEqual(counts(await feed.run(vans([1, 2, 3]))), { rows: 3, unchanged: 2, resumed: 1 });
  assert.equal((await feed.state())[1], 'v-2 active Van number 2');
  assert.deepEqual(counts(await feed.run(vans([1, 2, 3]))), { rows: 3, unchanged: 3 });
});

test('a row marked as sold out counts as gone', async () => {
  const feed = await fixture.feed();
  const file = (stock: string) =>
    vans([1, 2])
      .replace('longitude\n', 'longitude,in_stock\n')
      .replaceAll('-2.58', `-2.58,${stock}`);
  await feed.run(file('1'));
  const sold = file('1').replace(/-2\.58,1\n$/, '-2.58,0\n');
  assert.deepEqual(counts(await feed.run(sold)), { rows: 2, unchanged: 1, paused: 1 });
  assert.equal((await feed.state())[1], 'v-2 paused Van number 2');
});

test('a row of which nothing is left counts as gone, in whatever column it says so', async () => {
  for (const [column, none] of [
    ['quantity', '0'],
    ['Stock', '0'],
    ['stock_quantity', 'out of stock'],
    ['in_stock', 'no'],
    ['availability', 'out of stock'],
  ] as const) {
    const feed = await fixture.feed();
    const file = (second: string) =>
      vans([1, 2])
        .replace('longitude\n', `longitude,${column}\n`)
        .replace('-2.58\n', '-2.58,3\n')
        .replace(/-2\.58\n$/, `-2.58,${second}\n`);
    assert.equal((await feed.run(file('2'))).created, 2, column);
    assert.equal((await feed.run(file(none))).paused, 1, column);
  }
});

test('what the partner paused itself the feed neither resumes nor claims', async () => {
  const feed = await fixture.feed();
  await feed.run(vans([1, 2, 3]));
  const input = {
    category: 'campervan',
    title: 'Van number 2',
    url: 'https://vans.example/2',
    location: { lat: 51.45, lng: -2.58 },
    status: 'paused',
  };
  await feed.put('v-2', input);
  assert.deepEqual(counts(await feed.run(vans([1, 2, 3], { 2: 'Another title' }))), {
    rows: 3,
    updated: 1,
    unchanged: 2,
  });
  assert.equal((await feed.state())[1], 'v-2 paused Another title');
  assert.equal((await feed.run(vans([1, 3]))).paused, 0);
  assert.equal((await feed.run(vans([1, 2, 3]))).resumed, 0);
  assert.equal((await feed.state())[1], 'v-2 paused Van number 2');
});

test('what the partner paused itself while its row was gone stays paused when the row returns', async () => {
  const feed = await fixture.feed();
  await feed.run(vans([1, 2, 3]));
  assert.equal((await feed.run(vans([1]))).paused, 2);
  fixture.clock.advance(60_000);
  const own = {
    category: 'campervan',
    title: 'Van number 2',
    url: 'https://vans.example/2',
    location: { lat: 51.45, lng: -2.58 },
  };
  await feed.put('v-2', { ...own, status: 'active' });
  assert.equal((await feed.run(vans([1]))).paused, 0);
  assert.equal((await feed.state())[1], 'v-2 active Van number 2');
  await feed.put('v-2', { ...own, status: 'paused' });
  const back = await feed.run(vans([1, 2, 3]));
  assert.deepEqual(counts(back), { rows: 3, updated: 1, unchanged: 1, resumed: 1 });
  assert.deepEqual(await feed.state(), [
    'v-1 active Van number 1',
    'v-2 paused Van number 2',
    'v-3 active Van number 3',
  ]);
});

test('columns in another order, or of another name, are the same listings', async () => {
  const feed = await fixture.feed();
  await feed.run(vans([1, 2]));
  const turned = vans([1, 2])
    .split('\n')
    .map((line) => line.split(',').toReversed().join(';'))
    .join('\r\n');
  assert.deepEqual(counts(await feed.run(turned)), { rows: 2, unchanged: 2 });
  const renamed = vans([1, 2]).replace('id,title,url', 'Product ID,Product-Name,deeplink');
  assert.deepEqual(counts(await feed.run(renamed)), { rows: 2, unchanged: 2 });
});

test('a listing deleted by the partner comes back with the next run', async () => {
  const feed = await fixture.feed();
  await feed.run(vans([1, 2]));
  await fixture.db.execute(deleteListings, [feed.partner.id]);
  assert.deepEqual(await fixture.db.query(selectFeedRows, [feed.id]), []);
  assert.deepEqual(counts(await feed.run(vans([1, 2]))), { rows: 2, created: 2 });
});

test("a listing that the partner sent itself becomes the feed's", async () => {
  const feed = await fixture.feed();
  const location = { lat: 51.45, lng: -2.58 };
  const price = { from: 5100, currency: 'GBP' };
  const own = { category: 'campervan', url: 'https://vans.example/1', location, price };
  await feed.put('v-1', { ...own, title: 'Van number 1' });
  await feed.put('v-9', { ...own, title: 'Not in the feed' });
  assert.deepEqual(counts(await feed.run(vans([1, 2]))), { rows: 2, created: 1, unchanged: 1 });
  assert.deepEqual(counts(await feed.run(vans([2]))), { rows: 1, unchanged: 1, paused: 1 });
  assert.deepEqual(await feed.state(), [
    'v-1 paused Van number 1',
    'v-2 active Van number 2',
    'v-9 active Not in the feed',
  ]);
});

test('a failing row is reported with its row, id, field and reason; the others go on', async () => {
  const feed = await fixture.feed();
  await feed.run(vans([1, 2, 3]));
  const run = await feed.run(vans([1, 2, 3, 4], { 2: 'Van', 4: 'No' }));
  assert.equal(run.status, 'ok');
  assert.deepEqual(counts(run), { rows: 4, unchanged: 2, failed: 2 });
  assert.deepEqual(
    run.problems.map(({ row, id, path, columns, value }) => [row, id, path, columns, value]),
    [
      [2, 'v-2', 'title', ['title'], 'Van'],
      [4, 'v-4', 'title', ['title'], 'No'],
    ],
  );
  assert.match(run.problems[0]!.message, /5 to 120 characters/);
  assert.deepEqual((await feed.state())[1], 'v-2 active Van number 2');
});

test('a row that fails has not disappeared, even when its line is broken', async () => {
  const feed = await fixture.feed();
  await feed.run(vans([1, 2, 3]));
  const broken = vans([1, 2, 3]).replace('v-2,Van number 2', 'v-2,Van, number 2');
  const run = await feed.run(broken);
  assert.deepEqual(counts(run), { rows: 3, unchanged: 2, failed: 1 });
  assert.match(run.problems[0]!.message, /9 columns, the header 8/);
  assert.match(run.problems[0]!.value ?? '', /^v-2,Van, number 2,/);
  assert.equal((await feed.state())[1], 'v-2 active Van number 2');
  assert.deepEqual(counts(await feed.run(vans([1, 2, 3]))), { rows: 3, unchanged: 3 });
});

test('a failing row keeps failing, also when nothing changed', async () => {
  const feed = await fixture.feed();
  await feed.run(vans([1, 2], { 2: 'Van' }));
  const again = await feed.run(vans([1, 2], { 2: 'Van' }));
  assert.deepEqual(counts(again), { rows: 2, unchanged: 1, failed: 1 });
  assert.equal(again.problems.length, 1);
});

test('an id that is repeated counts the first time', async () => {
  const feed = await fixture.feed();
  const twice = `${vans([1, 2])}v-1,A second first,https://vans.example/1,campervan,,,51.45,-2.58\n`;
  const first = await feed.run(twice);
  assert.deepEqual(counts(first), { rows: 3, created: 2, failed: 1 });
  assert.deepEqual(first.problems[0], {
    row: 3,
    id: 'v-1',
    path: 'id',
    message: 'is that of row 1 already',
    columns: [],
    value: 'v-1',
  });
  assert.deepEqual(counts(await feed.run(twice)), { rows: 3, unchanged: 2, failed: 1 });
  const lines = twice.split('\n');
  const swapped = [lines[0], lines[3], lines[2], lines[1], ''].join('\n');
  assert.deepEqual(counts(await feed.run(swapped)), {
    rows: 3,
    updated: 1,
    unchanged: 1,
    failed: 1,
  });
  assert.equal((await feed.state())[0], 'v-1 active A second first');
  const same = `${vans([1, 2])}${vans([2]).split('\n')[1]}\n`;
  assert.deepEqual(counts(await feed.run(same)), { rows: 3, updated: 1, unchanged: 1, failed: 1 });
});

test('an id that another feed of the partner owns is an error of the row', async () => {
  const feed = await fixture.feed();
  await feed.run(vans([1, 2]));
  const other = await feed.another();
  const run = await other.run(vans([2, 3]));
  assert.deepEqual([run.created, run.failed, run.problems[0]?.id], [1, 1, 'v-2']);
  assert.match(run.problems[0]!.message, /another feed/);
  assert.deepEqual(counts(await feed.run(vans([1, 2]))), { rows: 2, unchanged: 2 });
});

test('a large drop pauses nothing until it is confirmed; good rows still count', async () => {
  const feed = await fixture.feed();
  await feed.run(vans(upTo(30)));
  const held = await feed.run(vans([1, 2, 3, 31], { 3: 'A new title' }));
  assert.equal(held.status, 'held');
  assert.match(held.error ?? '', /27 of 30 listings/);
  assert.deepEqual(counts(held), { rows: 4, created: 1, updated: 1, unchanged: 2 });
  assert.equal((await feed.state()).filter((line) => line.includes('active')).length, 31);
  assert.equal((await feed.run()).status, 'held');
  assert.deepEqual(await fixture.feeds.confirm(feed.id), { id: feed.id, paused: 27 });
  assert.equal((await feed.state()).filter((line) => line.includes('active')).length, 4);
  const next = await feed.run();
  assert.deepEqual([next.status, counts(next)], ['ok', { rows: 4, unchanged: 4 }]);
  assert.equal((await feed.run(vans(upTo(31)))).resumed, 27);
});

test('operators are told by one mail which listings a drop holds back', async () => {
  const feed = await fixture.feed();
  await feed.run(vans(upTo(30)));
  fixture.mails.length = 0;
  await feed.run(vans([1, 2, 3]));
  await feed.run(vans([1, 2]));
  const [mail, ...more] = fixture.mails;
  assert.deepEqual([mail?.to, more.length], ['operator@campcairn.example', 0]);
  assert.equal(mail?.subject, `${feed.partner.slug}: 27 of 30 listings are gone from its feed`);
  assert.match(mail?.text ?? '', /Van number 10 \(v-10\)[^]*and 7 more/);
  assert.ok(mail?.text.includes(`https://campcairn.example/operator/feeds/${feed.id}`));
  assert.equal((await fixture.feeds.held(feed.id)).length, 28);
  await fixture.feeds.confirm(feed.id);
  const { last_status: status, last_error: error, held } = await fixture.feeds.show(feed.id);
  assert.deepEqual([status, error, held], ['ok', null, 0]);
  assert.deepEqual(await fixture.feeds.held(feed.id), []);
});

test('a drop stays held however many new rows come', async () => {
  const feed = await fixture.feed();
  await feed.run(vans(upTo(30)));
  const renumbered = vans(upTo(60).slice(30));
  assert.deepEqual(counts(await feed.run(renumbered)), { rows: 30, created: 30 });
  const again = await feed.run(renumbered);
  assert.deepEqual([again.status, counts(again)], ['held', { rows: 30, unchanged: 30 }]);
  assert.deepEqual(await fixture.feeds.confirm(feed.id), { id: feed.id, paused: 30 });
  assert.equal((await feed.run(renumbered)).status, 'ok');
});

test('a drop that comes back unconfirmed was never a drop', async () => {
  const feed = await fixture.feed();
  await feed.run(vans(upTo(30)));
  assert.equal((await feed.run(vans([1, 2]))).status, 'held');
  assert.deepEqual(counts(await feed.run(vans(upTo(30)))), { rows: 30, unchanged: 30 });
  assert.deepEqual(await fixture.feeds.confirm(feed.id), { id: feed.id, paused: 0 });
});

test('exactly half may go, and few listings may go altogether', async () => {
  const half = await fixture.feed();
  await half.run(vans(upTo(20)));
  assert.equal((await half.run(vans(upTo(10)))).paused, 10);
  const small = await fixture.feed();
  await small.run(vans(upTo(19)));
  assert.equal((await small.run(vans([1]))).paused, 18);
});

test('a server that says nothing changed is believed', async () => {
  const feed = await fixture.feed();
  feed.served.headers = { etag: '"one"', 'last-modified': 'Mon, 04 May 2026 08:00:00 GMT' };
  await feed.run(vans([1, 2], { 2: 'Van' }));
  feed.served.status = 304;
  const run = await feed.run('');
  assert.deepEqual([run.status, run.not_modified], ['ok', true]);
  assert.deepEqual(counts(run), { rows: 2, unchanged: 1, failed: 1 });
  const request = feed.received.at(-1)!;
  assert.equal(request.headers['if-none-match'], '"one"');
  assert.equal(request.headers['if-modified-since'], 'Mon, 04 May 2026 08:00:00 GMT');
  assert.equal(request.headers['user-agent'], 'Campcairn-Feeds/1.0');
});

test('a listing deleted by the partner comes back although the server would say that nothing changed', async () => {
  const feed = await fixture.feed();
  feed.served.reply = unchanging(vans([1, 2, 2, 3], { 3: 'Van' }));
  await feed.run();
  assert.equal((await feed.run()).not_modified, true);
  await fixture.db.execute(deleteListings, [feed.partner.id]);
  assert.deepEqual(counts(await feed.run()), { rows: 4, created: 2, failed: 2 });
  assert.equal((await feed.run()).not_modified, true);
});

test("a row refused as another feed's is taken when that feed is removed, whatever the server says of changes", async () => {
  const first = await fixture.feed();
  await first.run(vans([1]));
  const second = await first.another();
  second.served.reply = unchanging(vans([1, 2]));
  assert.deepEqual(counts(await second.run()), { rows: 2, created: 1, failed: 1 });
  await fixture.feeds.remove(first.id);
  assert.deepEqual(counts(await second.run()), { rows: 2, unchanged: 2 });
});

test('a row of a town that was unknown is taken once the town is imported, whatever the server says of changes', async () => {
  const feed = await fixture.feed();
  const title = 'id,title,url,category,price,currency,town,country';
  const rows = ['Nýbygd', 'Reykjavík'].map(
    (name, at) => `v-${at},A van,https://vans.example/1,campervan,50,EUR,${name},IS`,
  );
  feed.served.reply = unchanging([title, ...rows, ''].join('\n'));
  assert.deepEqual(counts(await feed.run()), { rows: 2, created: 1, failed: 1 });
  assert.equal((await feed.run()).not_modified, true);
  const folder = await mkdtemp(join(tmpdir(), 'towns-'));
  const file = join(folder, 'cities500.txt');
  const town = { id: 99_000_001, name: 'Nýbygd', country: 'IS', lat: 64.1355, lng: -21.8954 };
  await writeFile(file, dumpOf([town]));
  await importTowns(fixture.db, file, fixture.clock.now(), (tx) => fixture.feeds.readWhole(tx));
  await rm(folder, { recursive: true });
  assert.deepEqual(counts(await feed.run()), { rows: 2, created: 1, unchanged: 1 });
});

test('a sale that is over ends on its day, in a file that does not change and of which the server says so', async () => {
  const feed = await fixture.feed();
  fixture.clock.set('2026-06-01T09:00:00Z');
  feed.served.reply = unchanging(
    [
      'id,title,link,product_type,image_link,price,sale_price,sale_price_effective_date,latitude,longitude',
      ...[1, 2].map((n) =>
        [
          `v-${n},Van number ${n},https://vans.example/${n},campervan,,89.00 GBP`,
          n === 1 ? '49.00 GBP,2026-05-01T00:00Z/2026-06-01T12:00Z' : ',',
          '51.45,-2.58',
        ].join(),
      ),
      '',
    ].join('\n'),
  );
  const prices = async () =>
    (await fixture.db.query(selectState, [feed.partner.id])).map(
      ({ document }) => document.price?.from,
    );
  assert.deepEqual(counts(await feed.run()), { rows: 2, created: 2 });
  assert.deepEqual(await prices(), [4900, 8900]);
  assert.deepEqual(counts(await feed.run()), { rows: 2, unchanged: 2 });
  fixture.clock.set('2026-06-01T13:00:00Z');
  assert.deepEqual(counts(await feed.run()), { rows: 2, updated: 1, unchanged: 1 });
  assert.deepEqual(await prices(), [8900, 8900]);
});

test('a feed in pages is read to its last page, its rows numbered through', async () => {
  const feed = await fixture.feed({}, { header: 'X-Feed-Token: s3cret' });
  const other = await fixture.outboundLab.receiver((_, response) => response.end(vans([5, 6, 1])));
  const pages: Record<string, [body: string, next: string]> = {
    1: [vans([1, 2]), '/feed.csv?token=s3cret&page=2'],
    2: [vans([3, 4], { 4: 'No' }), `https://hooks.example.com:${other.port}/3`],
  };
  feed.served.reply = ({ path }, response) => {
    const [body, next] = pages[/page=(\d)/.exec(path)?.[1] ?? '1']!;
    response.writeHead(200, { etag: '"first"', 'x-next-url': next }).end(body);
  };
  const first = await feed.run();
  assert.deepEqual([first.status, first.rows, first.created, first.failed], ['ok', 7, 5, 2]);
  const told = first.problems.map(({ row, id, path }) => `${row} ${id} ${path}`);
  assert.deepEqual(told, ['4 v-4 title', '7 v-1 id']);
  assert.ok(feed.received.every(({ headers }) => headers['x-feed-token'] === 's3cret'));
  assert.equal(other.received[0]?.headers['x-feed-token'], undefined);

  const again = await feed.run();
  assert.deepEqual([again.unchanged, again.paused], [5, 0]);
  assert.ok(feed.received.every(({ headers }) => headers['if-none-match'] === undefined));
  pages['2'] = [vans([3]), ''];
  assert.equal((await feed.run()).paused, 2);
});

test("the pages that a shop's Link header leads to are read to the last one", async () => {
  const feed = await fixture.feed();
  feed.served.reply = ({ path }, response) => {
    const isSecond = path.includes('page=2');
    const about = '</about>; rel="https://api.example/"';
    const link = isSecond
      ? `<${feed.url}>; rel="prev"`
      : `${about}, <${feed.url}&page=2>; rel="next"`;
    response.writeHead(200, { link }).end(vans(isSecond ? [3] : [1, 2]));
  };
  assert.equal((await feed.run()).created, 3);
});

test('a page holds fewer products than Daisycon says the feed has', async () => {
  const feed = await fixture.feed();
  const page = (sku: string): string =>
    JSON.stringify({
      datafeed: {
        programs: [
          {
            program_info: { product_count: 2 },
            products: [
              {
                update_info: { daisycon_unique_id: `x-${sku}`, status: 'active' },
                product_info: {
                  sku,
                  title: `Camping ${sku}`,
                  link: `https://camping.example/${sku}`,
                  accommodation_type: 'Camping',
                  destination_latitude: '43.2',
                  destination_longitude: '6.6',
                },
              },
            ],
          },
        ],
      },
    });
  feed.served.reply = ({ path }, response) => {
    if (path.includes('page=2')) response.end(page('D2'));
    else response.writeHead(200, { 'x-next-url': `${feed.url}&page=2` }).end(page('D1'));
  };
  assert.equal((await feed.run()).created, 2);
  const alone = await fixture.feed();
  assert.match((await alone.run(page('D1'))).error ?? '', /one page of several/);
});

/** A Daisycon feed of campsites by the network's own ids; `was` says their former ones. */
const daisycon = (sites: Record<string, { was?: string; sku?: string; title?: string }>): string =>
  JSON.stringify({
    datafeed: {
      programs: [
        {
          products: Object.entries(sites).map(
            ([id, { was, sku, title = 'Camping of the lake' }]) => ({
              update_info: {
                daisycon_unique_id: id,
                previous_daisycon_unique_id: was,
                status: 'active',
              },
              product_info: {
                sku,
                title,
                link: 'https://camping.example/lake',
                accommodation_type: 'Camping',
                destination_latitude: '43.2',
                destination_longitude: '6.6',
              },
            }),
          ),
        },
      ],
    },
  });

test('a listing whose id Daisycon changed stays the same listing', async () => {
  const feed = await fixture.feed();
  const ids = async () =>
    (await fixture.db.query(selectState, [feed.partner.id])).map((row) => [
      row.external_id,
      row.status,
      row.id,
    ]);
  await feed.run(daisycon({ a: {}, b: {} }));
  const [[, , a], [, , b]] = (await ids()) as [unknown[], unknown[]];

  feed.served.body = daisycon({ b: {}, n: { was: 'a' } });
  const { difference } = await previewFeed(fixture.deps, feed.id);
  assert.deepEqual([difference?.added.count, difference?.paused?.count], [0, 0]);
  assert.deepEqual(counts(await feed.run()), { rows: 2, unchanged: 2 });
  assert.deepEqual(await ids(), [
    ['b', 'active', b],
    ['n', 'active', a],
  ]);
  assert.deepEqual(counts(await feed.run()), { rows: 2, unchanged: 2 });

  // A row that fails names its former id as well, so its listing has not disappeared.
  const failing = daisycon({ b: {}, o: { was: 'n', title: 'No' } });
  assert.deepEqual(counts(await feed.run(failing)), { rows: 2, unchanged: 1, failed: 1 });
  assert.deepEqual((await ids())[1], ['o', 'active', a]);

  await feed.run(daisycon({ b: {} }));
  assert.deepEqual((await ids())[1], ['o', 'paused', a]);
  assert.equal((await feed.run(daisycon({ b: {}, p: { was: 'o' } }))).resumed, 1);
  assert.deepEqual((await ids())[1], ['p', 'active', a]);
});

test('a row with a former id is a listing of its own where the feed has both', async () => {
  const feed = await fixture.feed();
  await feed.run(daisycon({ a: {} }));
  const both = daisycon({ a: {}, n: { was: 'a' } });
  assert.deepEqual(counts(await feed.run(both)), { rows: 2, created: 1, unchanged: 1 });
  const changed = daisycon({ a: { title: 'Camping of the hill' }, m: { was: 'a' }, n: {} });
  const run = await feed.run(changed);
  assert.deepEqual([run.created, run.updated, run.paused], [1, 1, 0]);
});

test("a former id of Daisycon's is not followed where the advertiser's own id is the listing's", async () => {
  const feed = await fixture.feed();
  await feed.run(daisycon({ a: {} }));
  const { created, paused } = await feed.run(daisycon({ n: { was: 'a', sku: 'S1' } }));
  assert.deepEqual([created, paused], [1, 1]);
});

test('a hidden listing whose id changed stays hidden until it is shown again', async () => {
  const { hiding, db } = fixture;
  const feed = await fixture.feed();
  const hidden = async () =>
    (await hiding.listed(feed.partner.id)).map((listing) => listing.external_id);
  await feed.run(daisycon({ a: {} }));
  const [listing] = await db.query(selectState, [feed.partner.id]);
  await db.transaction((tx) => hiding.hide(tx, listing!.id, 'Not what it says'));
  await feed.run(daisycon({ n: { was: 'a' } }));
  assert.deepEqual(await hidden(), ['n']);
  await db.transaction((tx) => hiding.unhide(tx, listing!.id));
  assert.deepEqual(await hidden(), []);
});

test('gzip is read whatever the headers say', async () => {
  const feed = await fixture.feed();
  assert.equal((await feed.run(gzipSync(vans([1, 2])))).created, 2);
  feed.served.headers = { 'content-encoding': 'gzip' };
  assert.equal((await feed.run(gzipSync(vans([1, 2])))).unchanged, 2);
});

test('a ZIP archive of one file is read, packed or not, beside folders, and whatever its pieces', async () => {
  const feed = await fixture.feed();
  const zip = await aZip({ 'vans.csv': vans([1, 2]) });
  assert.equal((await feed.run(zip)).created, 2);
  feed.served.reply = async (_, response) => {
    for (const byte of zip) if (!response.write(Buffer.of(byte))) await once(response, 'drain');
    response.end();
  };
  assert.equal((await feed.run()).unchanged, 2);
  feed.served.reply = null;
  assert.equal((await feed.run(await storedInFolder(vans([1, 2])))).unchanged, 2);
  assert.equal((await previewFeed(fixture.deps, feed.id)).compression, 'zip');
});

test('what macOS adds to a ZIP archive is no second file', async () => {
  const feed = await fixture.feed();
  const zip = await aZip({
    '__MACOSX/._vans.csv': 'what the Finder knows',
    'vans.csv': vans([1, 2]),
    '__MACOSX/._others': 'what the Finder knows',
  });
  assert.equal((await feed.run(zip)).created, 2);
});

test('towns are found in the gazetteer, and named when there are several', async () => {
  const feed = await fixture.feed();
  const run = await feed.run(
    [
      'id,title,url,category,city,region,country',
      't-1,Van in Totnes,https://vans.example/1,campervan,Totnes,,United Kingdom',
      't-2,Van in Ashford,https://vans.example/2,campervan,Ashford,,GB',
      '',
    ].join('\n'),
  );
  assert.deepEqual(counts(run), { rows: 2, created: 1, failed: 1 });
  assert.match(run.problems[0]!.message, /several towns.*Ashford, Kent/);
});

test('a point in the ocean fails like in the API', async () => {
  const feed = await fixture.feed();
  const run = await feed.run(vans([1, 2]).replace('51.45,-2.58', '0.5,-30'));
  assert.deepEqual([run.failed, run.problems[0]?.path], [1, 'location']);
});

test('another setting makes all rows be looked at again', async () => {
  const feed = await fixture.feed();
  feed.served.headers = { etag: '"same"' };
  await feed.run(vans([1, 2]));
  await fixture.db.execute(setSettings, [feed.id, { category: 'motorhome' }]);
  assert.deepEqual(counts(await feed.run()), { rows: 2, updated: 2 });
  assert.equal(feed.received.at(-1)?.headers['if-none-match'], undefined);
  await feed.run();
  assert.equal(feed.received.at(-1)?.headers['if-none-match'], '"same"');
});
