import assert from 'node:assert/strict';
import { after, beforeEach, describe, it } from 'node:test';
import { listingVisibility } from '../listings/index.ts';
import { createWorker } from '../platform/jobs/index.ts';
import { createLog } from '../platform/log.ts';
import { createKeyRing } from '../platform/secrets/index.ts';
import { feedJobs, problemsFile, resealFeeds } from './index.ts';
import { createFeedLab, upTo, vans } from './testing/feed-fixture.ts';

const fixture = await createFeedLab();
after(fixture.close);
beforeEach(() => {
  fixture.mails.length = 0;
});

type Fixture = Awaited<ReturnType<typeof fixture.feed>>;

const { ofPartners, requests } = fixture;
const only = async ({ partner }: Fixture) => (await ofPartners.list(partner.id))[0]!;
const runNow = ({ partner, id }: Fixture, feedId = id) =>
  fixture.db.transaction((tx) => ofPartners.runNow(tx, partner.id, feedId));

describe('a partner sees of its feed', () => {
  it('its state: the host, the schedule, the last run and the next', async () => {
    const feed = await fixture.feed();
    assert.deepEqual(await only(feed), {
      id: feed.id,
      host: new URL(feed.url).host,
      schedule: 'off',
      createdAt: fixture.clock.now(),
      brokenSince: null,
      live: 0,
      held: 0,
      last: null,
      nextAt: null,
      testing: false,
    });
    await feed.run(vans(upTo(30)));
    await feed.run(vans([1]));
    await fixture.feeds.schedule(feed.id, 'daily');
    const { live, held, last, nextAt, schedule } = await only(feed);
    assert.deepEqual(
      [live, held, last?.status, last?.at, schedule],
      [30, 29, 'held', fixture.clock.now(), 'daily'],
    );
    assert.match(last?.error ?? '', /29 of 30 listings/);
    assert.ok(nextAt);
    await fixture.feeds.confirm(feed.id);
    const confirmed = await only(feed);
    assert.deepEqual([confirmed.live, confirmed.held], [1, 0]);
    feed.served.status = 500;
    await feed.run();
    assert.deepEqual((await only(feed)).brokenSince, fixture.clock.now());
    assert.doesNotMatch(JSON.stringify(await only(feed)), /s3cret/);
    await fixture.feeds.schedule(feed.id, 'off');
  });

  it('from which feed a listing comes, while its row is there', async () => {
    const feed = await fixture.feed();
    await feed.run(vans([1, 2, 3, 4]));
    const { id } = await listingVisibility(fixture.db, feed.partner.id, 'v-1');
    const host = new URL(feed.url).host;
    assert.deepEqual(await ofPartners.publishing(feed.partner.id, id), {
      id: feed.id,
      host,
      schedule: 'off',
      next_at: null,
    });
    const stranger = await fixture.feed();
    assert.equal(await ofPartners.publishing(stranger.partner.id, id), null);
    await feed.run(vans([2, 3, 4]));
    assert.equal(await ofPartners.publishing(feed.partner.id, id), null);
  });

  it('its runs page by page, and the failing rows of each with what the file has there', async () => {
    const feed = await fixture.feed();
    const stranger = await fixture.feed();
    for (const n of [1, 2, 3]) await feed.run(vans([n, 9], { 9: 'No' }));
    const first = await ofPartners.runs(feed.partner.id, feed.id, { limit: 2 });
    const beforeId = first.at(-1)!.id;
    const rest = await ofPartners.runs(feed.partner.id, feed.id, { beforeId, limit: 2 });
    assert.deepEqual([first.length, rest.length, rest[0]?.created], [2, 1, 1]);
    assert.ok(!('problems' in first[0]!));
    const { run, problems } = await ofPartners.run(feed.partner.id, feed.id, beforeId);
    assert.equal(run.failed, 1);
    assert.deepEqual(problems[0], {
      row: 2,
      id: 'v-9',
      path: 'title',
      message: 'must have 5 to 120 characters, not counting spaces around them',
      columns: ['title'],
      value: 'No',
    });
    const theirs = stranger.partner.id;
    assert.deepEqual(await ofPartners.runs(theirs, feed.id, { limit: 9 }), []);
    await assert.rejects(ofPartners.run(theirs, feed.id, beforeId), { code: 'not_found' });
    await assert.rejects(ofPartners.run(theirs, stranger.id, beforeId), { code: 'not_found' });
  });

  it('the cell as it was sent: of several columns, of one photo, of a row that cannot be read', async () => {
    const feed = await fixture.feed();
    const file = [
      'id;title;url;category;latitude;longitude;price;currency;image',
      'a;A campervan;https://vans.example/a;campervan;95;-2.5;12;GBP;',
      'b;A campervan;https://vans.example/b;campervan;51.4;-2.5;cheap;GBP;',
      'c;A campervan;https://vans.example/c;campervan;51.4;-2.5;12;GBP;https://vans.example/1.jpg|http://vans.example/2.jpg',
      'd;A campervan',
      'e;A campervan;https://vans.example/e;campervan;51.4;-2.5;12;GBP;',
      '',
    ].join('\n');
    const { problems } = await feed.run(file);
    const value = (id: string) => problems.find((problem) => problem.id === id)?.value;
    assert.deepEqual(['a', 'b', 'c', 'd'].map(value), [
      '95',
      'cheap',
      'http://vans.example/2.jpg',
      'd;A campervan',
    ]);
    const lines = problemsFile(problems).split('\r\n');
    assert.match(lines[2]!, /^2,"b","price[^"]*","price","cheap",/);
  });
});

describe('a partner has its feed read', () => {
  it('soon, once it has a schedule, and at most so many times an hour', async () => {
    const feed = await fixture.feed();
    feed.served.body = vans([1]);
    await assert.rejects(runNow(feed), { code: 'bad_request' });
    const kinds = feedJobs(fixture.deps, fixture.reports);
    const worker = createWorker({ db: fixture.db, log: createLog('silent'), kinds });
    await fixture.feeds.schedule(feed.id, 'hourly');
    await worker.drain();
    const asked = feed.received.length;
    await runNow(feed);
    await worker.drain();
    assert.equal(feed.received.length, asked + 1);
    for (let n = 1; n < fixture.readLimit.limit; n++) await runNow(feed);
    await assert.rejects(runNow(feed), { code: 'rate_limited' });
    fixture.clock.advance(3_600_000);
    await runNow(feed);
    await fixture.feeds.schedule(feed.id, 'off');
  });

  it('but not the feed of another', async () => {
    const [feed, stranger] = [await fixture.feed(), await fixture.feed()];
    await fixture.feeds.schedule(feed.id, 'hourly');
    await assert.rejects(runNow(stranger, feed.id), { code: 'not_found' });
    const test = fixture.db.transaction((tx) => ofPartners.test(tx, stranger.partner.id, feed.id));
    await assert.rejects(test, { code: 'not_found' });
    await fixture.feeds.schedule(feed.id, 'off');
  });
});

describe('a partner asks for another address of its feed', () => {
  const ask = async (
    { partner }: Pick<Fixture, 'partner'>,
    feedId: number | null,
    input: Record<string, string>,
  ) => {
    const source = await requests.check(input);
    const { id, name, slug } = partner;
    return fixture.db.transaction((tx) => requests.submit(tx, { id, name, slug }, feedId, source));
  };
  const accept = (id: number) => fixture.db.transaction((tx) => requests.accept(tx, id));
  const decline = (id: number) =>
    fixture.db.transaction((tx) => requests.decline(tx, id, 'It is not your shop.'));

  it('operators are told by mail without it, and it is used from when they accept it', async () => {
    const [feed, next] = [await fixture.feed(), await fixture.feed()];
    await feed.run(vans([1]));
    const { id } = await ask(feed, feed.id, { url: next.url, header: 'X-Token: t0ken' });
    const [told] = fixture.mails;
    assert.equal(told?.to, 'operator@campcairn.example');
    const [open] = await requests.open(feed.partner.id);
    const listed = (await requests.list()).find((request) => request.id === id);
    assert.equal(open?.host, new URL(next.url).host);
    assert.equal(listed?.present_host, new URL(feed.url).host);
    assert.doesNotMatch(JSON.stringify([fixture.mails, open, listed]), /s3cret|t0ken/);
    assert.deepEqual(await accept(id), { feed: feed.id, partnerId: feed.partner.id });
    assert.deepEqual(await requests.open(feed.partner.id), []);
    await assert.rejects(accept(id), { code: 'not_found' });
    next.served.body = vans([1, 2]);
    assert.equal((await feed.run()).created, 1);
    assert.equal(next.received.at(-1)?.headers['x-token'], 't0ken');
    assert.equal(fixture.mails.at(-1)?.subject, 'Your feed address is in use');
  });

  it('or for a first feed, which is added without a schedule', async () => {
    const partner = await fixture.partners.create({
      name: 'Coast Vans',
      website: 'https://coast.example',
      email: 'office@coast.example',
      status: 'approved',
    });
    const { url } = await fixture.feed();
    const { id } = await ask({ partner }, null, { url });
    const { feed } = await accept(id);
    const [added] = await ofPartners.list(partner.id);
    assert.deepEqual([added?.id, added?.schedule], [feed, 'off']);
  });

  it('and may correct it while it is not decided', async () => {
    const feed = await fixture.feed();
    const first = await ask(feed, feed.id, { url: 'https://one.example/feed' });
    const second = await ask(feed, feed.id, { url: 'https://two.example/feed' });
    assert.equal(second.id, first.id);
    assert.deepEqual(
      (await requests.open(feed.partner.id)).map(({ host }) => host),
      ['two.example'],
    );
    await decline(first.id);
    assert.match(fixture.mails.at(-1)?.text ?? '', /It is not your shop\./);
    assert.equal((await only(feed)).host, new URL(feed.url).host);
    await assert.rejects(decline(first.id), { code: 'not_found' });
  });

  it('of its own feed only, and by an address that may be', async () => {
    const [feed, stranger] = [await fixture.feed(), await fixture.feed()];
    const url = 'https://one.example/feed';
    await assert.rejects(ask(stranger, feed.id, { url }), { code: 'not_found' });
    for (const input of [
      { url: 'https://10.0.0.1/feed' },
      { url: 'ftp://one.example/feed' },
      { url, header: 'Host: other.example' },
      { url, settings: 'x' },
      {} as { url: string },
    ]) {
      await assert.rejects(requests.check(input), { code: 'validation_error' });
    }
    assert.deepEqual(await requests.open(feed.partner.id), []);
  });

  it('and it is encrypted again with the newest key', async () => {
    const [feed, next] = [await fixture.feed(), await fixture.feed()];
    const { id } = await ask(feed, feed.id, { url: next.url });
    const newer = createKeyRing(['a newer secret', 'a secret of the laboratory']);
    assert.ok((await resealFeeds(fixture.db, newer)) >= 1);
    assert.equal(await resealFeeds(fixture.db, newer), 0);
    await resealFeeds(fixture.db, createKeyRing(['a secret of the laboratory', 'a newer secret']));
    await accept(id);
    assert.equal((await feed.run(undefined)).status, 'broken', 'the next one serves nothing yet');
    next.served.body = vans([5]);
    assert.equal((await feed.run()).created, 1);
  });
});
