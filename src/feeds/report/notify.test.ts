import assert from 'node:assert/strict';
import { after, beforeEach, test } from 'node:test';
import { createFeedLab, vans } from '../testing/feed-fixture.ts';

const fixture = await createFeedLab();
after(fixture.close);
beforeEach(() => {
  fixture.mails.length = 0;
});

const HOURS = 3_600_000;
const subjects = () => fixture.mails.map(({ subject }) => subject);

test('a partner is notified which rows failed and why, with a file', async () => {
  const feed = await fixture.feed();
  await feed.run(vans([1, 2, 3], { 2: '=BAD', 3: 'Van' }));
  assert.deepEqual(subjects(), ['2 rows of your product feed could not be published']);
  const [mail] = fixture.mails;
  assert.equal(mail?.to, 'office@vans.example');
  assert.match(mail?.text ?? '', /Row 2, v-2: title must have 5 to 120 characters/);
  const [file] = mail?.attachments ?? [];
  assert.equal(file?.filename, `feed-${feed.id}-rows.csv`);
  const lines = Buffer.from(file!.content).toString().split('\r\n');
  assert.equal(lines[0], '\uFEFFrow,id,field,column,value,problem');
  assert.match(lines[1]!, /^2,"v-2","title","title","'=BAD","must have 5 to 120 characters/);
  assert.equal(lines.length, 4);
});

test('the same failures are reported once, others a day later', async () => {
  const feed = await fixture.feed();
  await feed.run(vans([1, 2], { 2: 'Van' }));
  await feed.run(vans([3, 1, 2], { 2: 'Van' }));
  assert.equal(fixture.mails.length, 1);
  await feed.run(vans([1, 2, 3], { 3: 'Van' }));
  assert.equal(fixture.mails.length, 1);
  fixture.clock.advance(24 * HOURS);
  await feed.run(vans([1, 2, 3], { 3: 'Van' }));
  assert.equal(fixture.mails.length, 2);
  await feed.run(vans([1, 2, 3]));
  fixture.clock.advance(24 * HOURS);
  await feed.run(vans([1, 2, 3], { 3: 'Van' }));
  assert.equal(fixture.mails.length, 3);
});

test('a daily feed is reported the second time, though that comes some seconds early', async () => {
  const feed = await fixture.feed();
  feed.served.status = 404;
  await feed.run();
  fixture.clock.advance(23 * HOURS - 5000);
  await feed.run();
  assert.deepEqual(subjects(), ['Your product feed cannot be read']);
});

test('a feed that cannot be read is reported after a day, once', async () => {
  const feed = await fixture.feed();
  await feed.run(vans([1]));
  feed.served.status = 404;
  await feed.run();
  fixture.clock.advance(12 * HOURS);
  await feed.run();
  assert.deepEqual(subjects(), []);
  fixture.clock.advance(12 * HOURS);
  await feed.run();
  await feed.run();
  assert.deepEqual(subjects(), ['Your product feed cannot be read']);
  assert.match(fixture.mails[0]?.text ?? '', /status 404/);
  assert.doesNotMatch(JSON.stringify(fixture.mails), /s3cret|127\.0\.0\.1/);
  feed.served.status = 200;
  await feed.run();
  feed.served.status = 500;
  await feed.run();
  fixture.clock.advance(25 * HOURS);
  await feed.run();
  assert.equal(fixture.mails.length, 2);
});

test('a broken feed whose file turns out to be unchanged works again', async () => {
  const feed = await fixture.feed();
  feed.served.headers = { etag: '"1"' };
  await feed.run(vans([1]));
  const brokenSince = async () =>
    (await fixture.feeds.list()).find(({ id }) => id === feed.id)?.broken_since;
  feed.served.status = 500;
  await feed.run();
  assert.notEqual(await brokenSince(), null);
  fixture.clock.advance(20 * HOURS);
  feed.served.status = 304;
  assert.equal((await feed.run()).not_modified, true);
  assert.equal(await brokenSince(), null);
  feed.served.status = 500;
  await feed.run();
  fixture.clock.advance(20 * HOURS);
  await feed.run();
  assert.deepEqual(subjects(), []);
  fixture.clock.advance(4 * HOURS);
  await feed.run();
  assert.deepEqual(subjects(), ['Your product feed cannot be read']);
});
