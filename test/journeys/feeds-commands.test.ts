import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { upTo, vans } from '../../src/feeds/testing/feed-fixture.ts';
import { type FeedFixture, startFeedFixture } from '../support/feed-fixture.ts';

let fixture: FeedFixture;
before(async () => {
  fixture = await startFeedFixture();
});
after(() => fixture.close());

const SLUG = 'harbour-vans';

const add = async (name: string, ...options: string[]): Promise<string> => {
  const { id } = await fixture.cc('feed', 'add', SLUG, '--url', fixture.address(name), ...options);
  return String(id);
};

/** Ids of the partner's listings, those that are paused with a P. */
const published = async (prefix: string): Promise<string> => {
  const { body } = await fixture.call('GET', '/listings?limit=200');
  const listings = body.data as { external_id: string; status: string }[];
  return listings
    .filter(({ external_id: id }) => id.startsWith(prefix))
    .map(({ external_id: id, status }) => (status === 'paused' ? `${id}P` : id))
    .join(' ');
};

it('operators test a feed, read it, hold a large drop back and pause it when that is confirmed', async () => {
  fixture.feeds.set('first', vans(upTo(24)));
  const feed = await add('first', '--unit', 'week', '--category-from-title');
  const test = await fixture.cc('feed', 'test', feed);
  assert.deepEqual([test.format, test.rows, test.valid, test.error], ['csv', 24, 24, null]);
  assert.equal(test.sample[0].price, '51.00 GBP per week');
  assert.equal(await published('v-'), '');
  assert.equal((await fixture.cc('feed', 'run', feed)).created, 24);

  fixture.feeds.set('first', vans([1, 2]));
  const held = await fixture.cc('feed', 'run', feed);
  assert.deepEqual([held.status, held.paused], ['held', 0]);
  assert.doesNotMatch(await published('v-'), /P/);
  assert.deepEqual(await fixture.cc('feed', 'confirm', feed), { id: Number(feed), paused: 22 });
  assert.equal((await published('v-')).match(/P/g)?.length, 22);
  fixture.feeds.set('first', vans(upTo(24)));
  assert.equal((await fixture.cc('feed', 'run', feed)).resumed, 22);

  fixture.feeds.delete('first');
  const broken = await fixture.cc('feed', 'run', feed);
  assert.deepEqual(
    [broken.status, broken.error],
    ['broken', 'The address answers with status 404.'],
  );
  assert.doesNotMatch(await published('v-'), /P/);
  const shown = await Promise.all([fixture.cc('feed', 'list'), fixture.cc('feed', 'runs', feed)]);
  assert.doesNotMatch(JSON.stringify(shown), /s3cret/);
  assert.deepEqual(await fixture.cc('feed', 'remove', feed), { id: Number(feed) });
  await assert.rejects(fixture.cc('feed', 'run', feed), { stderr: `There is no feed ${feed}.\n` });
});

it('operators name columns in pairs, and read which one cannot be taken and why', async () => {
  const refused = async (columns: string, because: RegExp) =>
    assert.rejects(add('named', '--columns', columns), (error: { stderr: string }) =>
      because.test(error.stderr),
    );
  await refused('Preis', /"Preis" must be THEIRS=OURS/);
  await refused('Typ=category,=price', /"=price" must be THEIRS=OURS/);
  await refused('Preis=cost', /settings\.columns\.Preis must be one of id, .*, price, /);
  fixture.feeds.set('named', vans([301]).replace('price', 'a=b'));
  const feed = await add('named', '--columns', 'a=b=price');
  assert.equal((await fixture.cc('feed', 'test', feed)).valid, 1);
});

it('operators find the file of the rows that failed with the mail to the partner', async () => {
  fixture.feeds.set('rows', vans([101, 102], { 102: 'No' }));
  const feed = await add('rows');
  assert.equal((await fixture.cc('feed', 'run', feed)).failed, 1);
  const [mail] = await fixture.cc('mail', 'list');
  assert.equal(mail.subject, '1 row of your product feed could not be published');
  const { text, attachments } = await fixture.cc('mail', 'show', String(mail.id));
  assert.match(text, /Row 2, v-102: title must have 5 to 120 characters/);
  assert.equal(attachments[0].filename, `feed-${feed}-rows.csv`);
});

it('feeds still open what was sealed before the secrets were rotated', async () => {
  fixture.feeds.set('sealed', vans([201, 202]));
  const feed = await add('sealed', '--header', 'X-Token: s3cret');
  assert.ok((await fixture.cc('secrets', 'rotate')).feeds >= 1);
  assert.equal((await fixture.cc('feed', 'run', feed)).created, 2);
});

it('operators schedule a feed, which is read to its end though the server dies in the middle', async () => {
  fixture.feeds.set('cut', (response) => {
    response.writeHead(200).write(vans(upTo(300).slice(290)));
  });
  const feed = await add('cut');
  await fixture.cc('feed', 'schedule', feed, 'hourly');
  while (fixture.asked('cut') === 0) await wait(50);
  assert.equal((await fixture.cc('feed', 'runs', feed))[0].status, 'running');
  await fixture.kill();
  assert.equal((await fixture.cc('feed', 'runs', feed))[0].status, 'interrupted');
  fixture.feeds.set('cut', vans(upTo(300).slice(290)));
  await fixture.start();
  const statuses = async (): Promise<string[]> =>
    (await fixture.cc('feed', 'runs', feed)).map(({ status }: { status: string }) => status);
  while ((await statuses())[0] !== 'ok') await wait(200);
  assert.deepEqual(await statuses(), ['ok', 'interrupted']);
  assert.equal((await published('v-29')).split(' ').length, 9);
  assert.equal(await published('v-300'), 'v-300');
  await fixture.cc('feed', 'schedule', feed, 'off');
});
