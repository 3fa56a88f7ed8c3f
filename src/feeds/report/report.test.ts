import assert from 'node:assert/strict';
import { after, beforeEach, describe, it } from 'node:test';
import { createWorker } from '../../platform/jobs/index.ts';
import { createLog } from '../../platform/log.ts';
import { feedJobs, type FeedPreview, previewFeed } from '../index.ts';
import { createFeedLab, upTo, vans } from '../testing/feed-fixture.ts';

const fixture = await createFeedLab();
after(fixture.close);
beforeEach(() => {
  fixture.mails.length = 0;
});

type Fixture = Awaited<ReturnType<typeof fixture.feed>>;

const test = (feed: Fixture, body: string, maxRows?: number): Promise<FeedPreview> => {
  feed.served.body = body;
  return previewFeed(fixture.deps, feed.id, maxRows === undefined ? {} : { maxRows });
};
/** How many listings a run would add, change, resume and pause. */
const counts = ({ difference }: FeedPreview) =>
  difference && [
    difference.added.count,
    difference.changed.count,
    difference.resumed.count,
    difference.unchanged,
    difference.paused?.count ?? null,
  ];

describe('a test read says what a run would change', () => {
  it('of a new feed: everything is added', async () => {
    const feed = await fixture.feed();
    const preview = await test(feed, vans([1, 2, 3], { 2: 'No' }));
    assert.deepEqual([counts(preview), preview.failed, preview.whole], [[2, 0, 0, 0, 0], 1, true]);
    assert.deepEqual(preview.difference?.added.listings, [
      { id: 'v-1', title: 'Van number 1', fields: [] },
      { id: 'v-3', title: 'Van number 3', fields: [] },
    ]);
    assert.deepEqual(await feed.state(), [], 'nothing is published');
  });

  it('of a feed that was read before, as the run then does', async () => {
    const feed = await fixture.feed();
    await feed.run(vans([1, 2, 3, 4, 5]));
    await feed.run(vans([1, 2, 3, 4]));
    const next = vans([1, 2, 4, 5, 6, 7], { 2: 'Another title', 4: 'No' });
    const preview = await test(feed, next);
    assert.deepEqual(counts(preview), [2, 1, 1, 1, 1]);
    const { changed, paused, resumed } = preview.difference!;
    assert.deepEqual(changed.listings, [
      {
        id: 'v-2',
        title: 'Another title',
        fields: [{ path: 'title', before: 'Van number 2', after: 'Another title' }],
      },
    ]);
    assert.deepEqual(
      [paused?.listings.map(({ id }) => id), resumed.listings.map(({ id }) => id)],
      [['v-3'], ['v-5']],
    );
    const run = await feed.run();
    assert.deepEqual(
      [run.created, run.updated, run.resumed, run.unchanged, run.paused, run.failed],
      [2, 1, 1, 1, 1, 1],
    );
  });

  it('and does not know what is paused when it reads only the first rows', async () => {
    const feed = await fixture.feed();
    await feed.run(vans(upTo(9)));
    const preview = await test(feed, vans([2, 3, 4, 5]), 2);
    assert.deepEqual(
      [counts(preview), preview.rows, preview.whole],
      [[0, 0, 0, 2, null], 2, false],
    );
  });

  it('and that a large drop waits for an operator', async () => {
    const feed = await fixture.feed();
    await feed.run(vans(upTo(24)));
    const preview = await test(feed, vans([1, 2]));
    assert.deepEqual([counts(preview), preview.difference?.heldBack], [[0, 0, 0, 2, 22], true]);
    assert.equal((await feed.run()).status, 'held');
  });

  it('of an id that is in the file twice, or is that of another feed', async () => {
    const feed = await fixture.feed();
    await feed.run(vans([1]));
    const other = await feed.another();
    const preview = await test(other, vans([1, 2, 2]));
    assert.deepEqual([counts(preview), preview.valid, preview.failed], [[1, 0, 0, 0, 0], 1, 2]);
  });

  it('and nothing of a feed that cannot be read', async () => {
    const feed = await fixture.feed();
    feed.served.status = 404;
    const preview = await test(feed, vans([1]));
    assert.deepEqual(
      [preview.difference, preview.error, preview.whole],
      [null, 'The address answers with status 404.', false],
    );
  });
});

describe('the report of a test read', () => {
  it('is stored for the partner of the feed alone, in place of the one before', async () => {
    const feed = await fixture.feed();
    const stranger = await fixture.feed();
    assert.equal(await fixture.reports.of(feed.partner.id, feed.id), null);
    await fixture.reports.store(feed.id, 'operator', await test(feed, vans([1, 2], { 2: 'No' })));
    await fixture.reports.store(feed.id, 'partner', await test(feed, vans([1])));
    const kept = await fixture.reports.of(feed.partner.id, feed.id);
    assert.deepEqual(
      [kept?.madeFor, kept?.madeAt, kept?.mailedAt, kept?.report.rows],
      ['partner', fixture.clock.now(), null, 1],
    );
    assert.deepEqual(kept?.report.columns.slice(0, 2), [
      ['id', 'id'],
      ['title', 'title'],
    ]);
    assert.equal(await fixture.reports.of(stranger.partner.id, feed.id), null);
  });

  it('is of a size that is bounded, whatever the file holds', async () => {
    const feed = await fixture.feed();
    const names = upTo(900).map((n) => `column ${n} ${'x'.repeat(150)}`);
    const title = `\u0000${'😀'.repeat(2_000)}`;
    const head = `id,title,url,category,latitude,longitude,${names.join(',')}`;
    const rows = upTo(300).map(
      (n) =>
        `v-${n},${title}${n},https://vans.example/${n},campervan,51.45,-2.58${','.repeat(900)}`,
    );
    await fixture.reports.store(
      feed.id,
      'operator',
      await test(feed, [head, ...rows, ''].join('\n')),
    );
    const { report } = (await fixture.reports.of(feed.partner.id, feed.id))!;
    assert.match(report.error ?? '', /must not contain a NUL character/);
    assert.ok(JSON.stringify(report).length < 300_000);
    assert.deepEqual([report.ignored.length, report.moreIgnored], [200, 700]);
    assert.ok(report.problems.length > 0 && report.problems.length <= 200);
  });

  it('goes to the partner by mail when the operator sends it', async () => {
    const feed = await fixture.feed();
    const mail = () => fixture.db.transaction((tx) => fixture.reports.mail(tx, feed.id));
    await assert.rejects(mail(), { code: 'not_found' });
    await fixture.reports.store(feed.id, 'operator', await test(feed, vans([1, 2], { 2: 'No' })));
    await mail();
    const [sent] = fixture.mails;
    assert.deepEqual(
      [sent?.to, sent?.subject],
      ['office@vans.example', 'What we understood of your product feed'],
    );
    assert.match(sent?.text ?? '', /all of your product feed, 2 rows/);
    assert.match(sent?.text ?? '', /title must have 5 to 120 characters.*\(1 row\)/);
    assert.match(
      sent?.text ?? '',
      /https:\/\/campcairn\.example\/dashboard\/harbour-vans[^/]*\/feed/,
    );
    assert.equal(sent?.attachments?.length, 1);
    assert.doesNotMatch(JSON.stringify(sent), /s3cret/);
    const kept = await fixture.reports.of(feed.partner.id, feed.id);
    assert.deepEqual(kept?.mailedAt, fixture.clock.now());
  });

  it('is made by a job when the partner asks for it', async () => {
    const feed = await fixture.feed();
    feed.served.body = vans([1, 2]);
    const kinds = feedJobs(fixture.deps, fixture.reports);
    const worker = createWorker({ db: fixture.db, log: createLog('silent'), kinds });
    const { ofPartners } = fixture;
    await fixture.db.transaction((tx) => ofPartners.test(tx, feed.partner.id, feed.id));
    const testing = async () => (await ofPartners.list(feed.partner.id))[0]?.testing;
    assert.equal(await testing(), true);
    await worker.drain();
    assert.equal(await testing(), false);
    const kept = await fixture.reports.of(feed.partner.id, feed.id);
    assert.deepEqual([kept?.madeFor, kept?.report.difference?.added.count], ['partner', 2]);
    assert.deepEqual(await feed.state(), []);
  });
});
