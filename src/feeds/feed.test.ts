import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { nextDue } from '../../test/support/next-due.ts';
import { createWorker } from '../platform/jobs/index.ts';
import { createLog } from '../platform/log.ts';
import { createKeyRing } from '../platform/secrets/index.ts';
import { feedJobs, resealFeeds, runFeed, previewFeed } from './index.ts';
import { startRun } from './feed-run.sql.ts';
import { lockFeedReading, unlockFeedReading } from './compare/stage.sql.ts';
import { nextRun } from './schedule.ts';
import { createFeedLab, upTo, vans } from './testing/feed-fixture.ts';
import { selectSealedFeed } from './testing/state.sql.ts';

const fixture = await createFeedLab();
after(fixture.close);

test("a feed's address and header are sealed in the database and shown nowhere", async () => {
  const feed = await fixture.feed({}, { header: 'Authorization: Bearer s3cret' });
  const stored = await fixture.db.one(selectSealedFeed, [feed.id]);
  assert.doesNotMatch(JSON.stringify(stored), /s3cret|127\.0\.0\.1/);
  feed.served.status = 403;
  const run = await feed.run();
  assert.equal(feed.received[0]?.headers.authorization, 'Bearer s3cret');
  assert.match(feed.received[0]?.path ?? '', /token=s3cret/);
  const shown = JSON.stringify([
    run,
    await fixture.feeds.list(),
    await fixture.feeds.runs(feed.id),
  ]);
  assert.doesNotMatch(shown, /s3cret/);
  assert.match(shown, /127\.0\.0\.1/);
});

test('secrets are encrypted again with the newest key', async () => {
  const feed = await fixture.feed({}, { header: 'X-Token: s3cret' });
  const newer = createKeyRing(['a newer secret', 'a secret of the laboratory']);
  assert.ok((await resealFeeds(fixture.db, newer)) > 0);
  assert.equal(await resealFeeds(fixture.db, newer), 0);
  feed.served.body = vans([1]);
  const deps = { ...fixture.deps, keyRing: createKeyRing(['a newer secret']) };
  assert.equal((await runFeed(deps, feed.id)).created, 1);
  assert.equal(feed.received[0]?.headers['x-token'], 's3cret');
  await resealFeeds(fixture.db, createKeyRing(['a secret of the laboratory', 'a newer secret']));
});

test('an address or header that cannot be is refused with its field', async () => {
  const { partner } = await fixture.feed();
  const refused: [unknown, string[]][] = [
    [{ url: 'http://vans.example/feed' }, ['url']],
    [{ url: 'https://10.0.0.1/feed' }, ['url']],
    [{ url: 'https://user:pass@vans.example/feed' }, ['url']],
    [{}, ['url']],
    [{ url: 'https://vans.example/1_2_mp_delta.txt.gz' }, ['url']],
    [{ url: 'https://vans.example/f', header: 'no colon' }, ['header']],
    [{ url: 'https://vans.example/f', header: 'X: a\r\nY: b' }, ['header']],
    [{ url: 'https://vans.example/f', header: 'Host: other.example' }, ['header']],
    [{ url: 'https://vans.example/f', settings: { category: 'boat' } }, ['settings.category']],
    [{ url: 'https://vans.example/f', settings: { currency: 'ABC' } }, ['settings.currency']],
    [{ url: 'https://vans.example/f', settings: { unit: 'month' } }, ['settings.unit']],
    [{ url: 'https://vans.example/f', settings: { columns: { a: 'b' } } }, ['settings.columns.a']],
    [{ url: 'https://vans.example/f', colour: 'red' }, ['colour']],
  ];
  for (const [input, paths] of refused) {
    await assert.rejects(fixture.feeds.add(partner.id, input), (error: unknown) => {
      assert.ok(error instanceof Error && 'details' in error);
      assert.deepEqual(
        (error.details as { path: string }[]).map(({ path }) => path),
        paths,
      );
      return true;
    });
  }
});

test('a preview shows what was understood and publishes nothing', async () => {
  const feed = await fixture.feed();
  feed.served.body = [
    'aw_product_id;product_name;merchant_deep_link;search_price;currency;merchant_category;Travel:latitude;Travel:longitude;keywords',
    'a-1;Bertie the campervan;https://vans.example/1;89,00;GBP;Campervan hire;51,45;-2,58;x',
    'a-2;No;https://vans.example/2;600 per week;GBP;Motorhomes;51,45;-2,58;x',
    'a-3;Of which category;https://vans.example/3;1.234;GBP;Boats;51,45;-2,58;x',
    'a-4;Of which category too;https://vans.example/4;70;GBP;Kites;51,45;-2,58;x',
    '',
  ].join('\n');
  const preview = await previewFeed(fixture.deps, feed.id);
  assert.deepEqual(
    [
      preview.format,
      preview.delimiter,
      preview.compression,
      preview.network,
      preview.rows,
      preview.valid,
      preview.error,
    ],
    ['csv', ';', null, 'Awin', 4, 1, null],
  );
  assert.equal(preview.columns.product_name, 'title');
  assert.deepEqual(preview.ignored, ['keywords']);
  assert.equal(preview.sample[0]?.price, '89.00 GBP per night');
  assert.equal(preview.sample[0]?.country_code, 'GB');
  assert.deepEqual(
    preview.fixes.map(({ columns, path, rows, first_row: first }) => [columns, path, rows, first]),
    [
      [['merchant_category'], 'category', 2, 3],
      [['product_name'], 'title', 1, 2],
      [['search_price'], 'price.from', 1, 3],
    ],
  );
  assert.deepEqual(preview.notes, [
    'Prices are understood like this: 89.00 GBP per night (row 1). No column says for how long that is: set the unit if it is not so.',
  ]);
  assert.deepEqual(await feed.state(), []);
  assert.deepEqual(await fixture.feeds.runs(feed.id), []);
});

test('a file with a title above its header is read, and the report says so', async () => {
  const feed = await fixture.feed();
  const { created, failed } = await feed.run(`Our fleet 2026,,,,,,,\n\n${vans([1, 2])}`);
  assert.deepEqual([created, failed], [2, 0]);
  const { notes } = await previewFeed(fixture.deps, feed.id);
  assert.equal(notes[0], 'The header is line 3; what stands above it is not read.');
});

test('a preview says that prices for a day are shown as for a night', async () => {
  const feed = await fixture.feed();
  feed.served.body = vans([1])
    .replace('currency', 'price_unit')
    .replace('GBP', 'per day')
    .replace('51.00', '£51');
  const { notes } = await previewFeed(fixture.deps, feed.id);
  assert.deepEqual(notes, [
    'Prices are understood like this: 51.00 GBP per night (row 1).',
    'Prices for a day are shown as prices for a night.',
  ]);
  for (const column of ['Tagespreis', 'Dagprijs', 'Precio diario', 'Prix journalier']) {
    feed.served.body = vans([1]).replace('price', column);
    assert.ok(
      (await previewFeed(fixture.deps, feed.id)).notes.includes(
        'Prices for a day are shown as prices for a night.',
      ),
      column,
    );
  }
});

test('a feed of a suspended partner is not read until it is approved again', async () => {
  const feed = await fixture.feed();
  await fixture.partners.setStatus(feed.partner.slug, 'suspended');
  feed.served.body = vans([1]);
  const kinds = feedJobs(fixture.deps, fixture.reports);
  const worker = createWorker({ db: fixture.db, log: createLog('silent'), kinds });
  await fixture.feeds.schedule(feed.id, 'hourly');
  await worker.drain();
  assert.equal(feed.received.length, 0);
  await fixture.partners.setStatus(feed.partner.slug, 'approved');
  await worker.drain({ until: (await nextDue(fixture.db, kinds))! });
  assert.equal(feed.received.length, 1);
  await fixture.feeds.schedule(feed.id, 'off');
});

test('a preview of a broken feed says why, and what it had understood', async () => {
  const feed = await fixture.feed();
  feed.served.body = `${vans([1])}"v-2`;
  const preview = await previewFeed(fixture.deps, feed.id);
  assert.match(preview.error ?? '', /quoted field/);
  assert.deepEqual([preview.format, preview.rows, preview.valid], ['csv', 1, 1]);
  feed.served.status = 404;
  const missing = await previewFeed(fixture.deps, feed.id);
  assert.deepEqual([missing.format, missing.error], [null, 'The address answers with status 404.']);
});

test('a preview closes the connection of a file that it cannot read', async () => {
  const feed = await fixture.feed();
  const closed = Promise.withResolvers<void>();
  feed.served.reply = (_, response) => {
    response.on('close', () => closed.resolve());
    response.writeHead(200).write('%PDF-1.7'.padEnd(100_000));
  };
  assert.equal((await previewFeed(fixture.deps, feed.id)).error, 'The file is a PDF.');
  await closed.promise;
});

test('a preview stops after a thousand rows', async () => {
  const feed = await fixture.feed();
  feed.served.body = vans(upTo(30_000));
  const preview = await previewFeed(fixture.deps, feed.id);
  assert.deepEqual([preview.rows, preview.valid, preview.sample.length], [1000, 1000, 12]);
});

test('runs are kept with their counts, the newest first', async () => {
  const feed = await fixture.feed();
  await feed.run(vans([1, 2]));
  await feed.run('');
  const runs = await fixture.feeds.runs(feed.id);
  assert.deepEqual(
    runs.map(({ status, created }) => [status, created]),
    [
      ['broken', 0],
      ['ok', 2],
    ],
  );
  const listed = (await fixture.feeds.list()).find(({ id }) => id === feed.id);
  assert.deepEqual([listed?.live, listed?.last_status, listed?.schedule], [2, 'broken', 'off']);
  assert.notEqual(listed?.broken_since, null);
});

test('two runs of one feed never run at once', async () => {
  const feed = await fixture.feed();
  feed.served.body = vans([1]);
  const answered = Promise.withResolvers<void>();
  feed.served.reply = async (_, response) => {
    await answered.promise;
    response.end(vans([1]));
  };
  const first = runFeed(fixture.deps, feed.id);
  while (feed.received.length === 0) await new Promise((resolve) => setImmediate(resolve));
  await assert.rejects(runFeed(fixture.deps, feed.id), /being read at the moment/);
  answered.resolve();
  assert.equal((await first).created, 1);
});

test('a run that was cut off counts as interrupted, and the next starts afresh', async () => {
  const feed = await fixture.feed();
  const stop = new AbortController();
  feed.served.reply = (_, response) => {
    response.writeHead(200).write(vans([1, 2]));
    setImmediate(() => stop.abort());
  };
  await assert.rejects(runFeed(fixture.deps, feed.id, stop.signal));
  assert.equal((await fixture.feeds.runs(feed.id))[0]?.status, 'interrupted');
  assert.deepEqual(await feed.state(), []);
  feed.served.reply = null;
  assert.equal((await feed.run(vans([1, 2]))).created, 2);
});

test('a run whose process died is shown as interrupted, while one that goes on is running', async () => {
  const feed = await fixture.feed();
  await fixture.db.one(startRun, [feed.id, fixture.clock.now()]);
  const shown = async () => [
    (await fixture.feeds.runs(feed.id))[0]?.status,
    (await fixture.feeds.list()).find(({ id }) => id === feed.id)?.last_status,
  ];
  assert.deepEqual(await shown(), ['interrupted', 'interrupted']);
  await fixture.db.withSession(async (session) => {
    await session.one(lockFeedReading, [feed.id]);
    assert.deepEqual(await shown(), ['running', 'running']);
    await session.execute(unlockFeedReading, [feed.id]);
  });
  assert.equal((await feed.run(vans([1]))).status, 'ok');
  assert.deepEqual(
    (await fixture.feeds.runs(feed.id)).map(({ status }) => status),
    ['ok', 'interrupted'],
  );
});

test('a scheduled feed is read at once, then at its own moment of each hour or day', async () => {
  const feed = await fixture.feed();
  feed.served.body = vans([1]);
  const kinds = feedJobs(fixture.deps, fixture.reports);
  const worker = createWorker({ db: fixture.db, log: createLog('silent'), kinds });
  await fixture.feeds.schedule(feed.id, 'hourly');
  assert.deepEqual((await worker.drain()).errors, []);
  assert.equal(feed.received.length, 1);
  const next = await nextDue(fixture.db, kinds);
  assert.deepEqual((await worker.drain()).ran, 0);
  await worker.drain({ until: next! });
  assert.equal(feed.received.length, 2);
  await fixture.feeds.schedule(feed.id, 'off');
  assert.equal(await nextDue(fixture.db, kinds), null);
});

test("feeds' moments are spread over the hour, and never closer than half of it", () => {
  const now = new Date('2026-05-04T09:17:00Z');
  const minutes = upTo(60).map((id) => nextRun(id, 'hourly', now).getTime());
  const spread = new Set(minutes.map((time) => Math.floor((time / 60_000) % 60)));
  assert.ok(spread.size > 40, `${spread.size} different minutes`);
  for (const time of minutes) {
    const after = (time - now.getTime()) / 60_000;
    assert.ok(after >= 30 && after < 90, `${after} minutes`);
  }
  const daily = nextRun(7, 'daily', now);
  assert.equal(nextRun(7, 'daily', daily).getTime() - daily.getTime(), 86_400_000);
});

test('a feed that is removed leaves its listings, and can be read no more', async () => {
  const feed = await fixture.feed();
  await feed.run(vans([1]));
  await fixture.feeds.schedule(feed.id, 'daily');
  await fixture.feeds.remove(feed.id);
  assert.deepEqual(await feed.state(), ['v-1 active Van number 1']);
  await assert.rejects(feed.run(), /no feed/);
  await assert.rejects(fixture.feeds.remove(feed.id), /no feed/);
  await assert.rejects(fixture.feeds.confirm(feed.id), /no feed/);
  await assert.rejects(fixture.feeds.schedule(feed.id, 'off'), /no feed/);
});
