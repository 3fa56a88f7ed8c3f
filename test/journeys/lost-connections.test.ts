import assert from 'node:assert/strict';
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, it } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { pino } from 'pino';
import { ensureSiteBuilt } from '../../src/app/server/site-build.ts';
import { createFeeds } from '../../src/feeds/index.ts';
import { createPartners } from '../../src/partners/index.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { type Db, openDatabase, statement } from '../../src/platform/db/index.ts';
import { enqueue } from '../../src/platform/jobs/index.ts';
import { createOutbound } from '../../src/platform/outbound/index.ts';
import { createKeyRing } from '../../src/platform/secrets/index.ts';
import { openSearch, plainReading } from '../../src/search/index.ts';
import { seeded } from '@campcairn/seeded';
import { aListing } from '../builders/listing.ts';
import { bareEnvironment } from '../support/bare-environment.ts';
import { numberOf, startLoad } from '../support/busy-load.ts';
import { client, type Partner } from '../support/campcairn.ts';
import { createAuthority } from '../support/certificates.ts';
import { endConnectionsAtRandom, MOMENTS } from '../support/connection-ends.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { type Receiver, startReceiver } from '../support/receiver.ts';
import { until } from '../support/until.ts';

const LOAD_MS = 25_000;
const FEED_ROWS = 2_000;
const SECRET = 'a secret of this test that is long enough';
const PROGRAM = join(import.meta.dirname, '../support/campcairn-process.ts');

const listeners = statement<{ count: number }>(
  'test.listeners',
  `select count(*)::int as count from pg_stat_activity
   where datname = current_database() and query = 'listen job'`,
);
const goodRuns = statement<{ count: number }>(
  'test.good_feed_runs',
  `select count(*)::int as count from feed_run where status = 'ok'`,
);

const dataDir = mkdtempSync(join(tmpdir(), 'campcairn-lost-'));
let database: TestDatabase;
/** The test's own connection, which nobody ends. */
let db: Db;
let partner: Receiver;
let child: ChildProcess;
let address: string;
let call: Partner['call'];

before(async () => {
  await ensureSiteBuilt();
  database = await createTestDatabase();
  db = openDatabase(database.url, { max: 1, applicationName: 'test' });
  const authority = createAuthority();
  partner = await startReceiver(authority.issue(), ({ path }, response) => {
    if (path === '/feed') response.end(feed());
    else response.writeHead(204).end();
  });
  writeFileSync(join(dataDir, 'authority.pem'), authority.ca);
  const env = {
    ...bareEnvironment(),
    PORT: '0',
    DEMO: '0',
    SITE: 'production',
    LOG_LEVEL: 'fatal',
    RATE_LIMIT: '1000000',
    CLICK_LIMIT: '1000000',
    ENQUIRY_LIMIT: '1000000',
    OUTBOUND_ALLOW: '127.0.0.0/8',
    NODE_EXTRA_CA_CERTS: join(dataDir, 'authority.pem'),
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    SECRET_KEY: SECRET,
  };
  child = fork(PROGRAM, { env });
  const ended = once(child, 'exit').then(([code]) => assert.fail(`It ended with ${code}`));
  ended.catch(() => undefined);
  const [told] = (await Promise.race([once(child, 'message'), ended])) as {
    address: string;
    key: string;
  }[];
  assert.ok(told);
  ({ address } = told);
  call = client(address, told.key);
});
after(async () => {
  if (isAlive()) {
    child.disconnect();
    await once(child, 'exit');
  }
  await partner.close();
  await db.end();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const isAlive = () => child.exitCode === null && child.signalCode === null;

/** A feed that is another one each time it is asked for. */
const feed = (): string => {
  const price = 100 + (partner.received.length % 900);
  const row = (n: number) => `${n},Van ${n},https://vans.example/${n},campervan,51.5,-0.1,${price}`;
  const rows = Array.from({ length: FEED_ROWS }, (_, n) => row(n));
  return ['id,title,url,category,latitude,longitude,price', ...rows].join('\n');
};

/** Takes the feed in, to be read every hour and whenever `readFeed` is called. */
async function addFeed(): Promise<{ readFeed(): Promise<unknown> }> {
  const outbound = createOutbound({ allow: ['127.0.0.0/8'] });
  const keyRing = createKeyRing([SECRET]);
  const feeds = createFeeds({ db, clock: systemClock, keyRing, outbound });
  const { id: partnerId } = await createPartners(db, systemClock).bySlug('harbour-vans');
  const settings = { currency: 'GBP', unit: 'night' };
  const { id } = await feeds.add(partnerId, { url: `${partner.url}/feed`, settings });
  await feeds.schedule(id, 'hourly');
  await outbound.close();
  const job = { kind: 'feed.run', key: String(id), payload: { feed: id } };
  return { readFeed: () => enqueue(db, job) };
}

const untilSo = (what: string, isSo: () => Promise<boolean>) =>
  until(async () => {
    assert.ok(isAlive(), 'the process has ended');
    return isSo();
  }, what);

const isReady = async () => (await fetch(`${address}/readyz`)).ok;

/** What the process answers to a search, as far as it comes from its index. */
async function searched(query: string): Promise<unknown> {
  const { total, prices, items } = (await (
    await fetch(`${address}/search.json?${query}`)
  ).json()) as {
    total: number;
    prices: unknown;
    items: { id: number }[];
  };
  return { total, prices, ids: items.map(({ id }) => id) };
}

/** What a search whose index is loaded from the database now answers. */
async function searchedAnew(query: string): Promise<unknown> {
  const search = openSearch({
    db,
    clock: systemClock,
    log: pino({ level: 'silent' }),
    matchesOf: () => ({
      resolve: async () => null,
      spelledLike: async () => [],
      read: async (text: string) => plainReading(text),
      suggest: async () => [],
    }),
    names: { town: () => undefined, regionName: () => undefined },
    townsOfArea: (code) => [Number(code)],
  });
  await search.start();
  const { total, prices, items } = await search.search(new URLSearchParams(query), { limit: 18 });
  await search.stop();
  return { total, prices, ids: items.map(({ id }) => id) };
}

async function everyLead(): Promise<{ id: string; message: string | null }[]> {
  const leads = [];
  for (let cursor = ''; ;) {
    const { body } = await call('GET', `/leads?limit=200${cursor && `&cursor=${cursor}`}`);
    leads.push(...body.data);
    if (!body.has_more) return leads;
    cursor = body.next_cursor;
  }
}

it('connections that end at any moment cost answers, but no acknowledged write and no process', async (t) => {
  await call('PATCH', '/me', { webhook_url: `${partner.url}/hook` });
  const { body: shown } = await call('PUT', '/listings/clicked', aListing());
  for (let n = 0; n < 4; n++) await call('PUT', `/listings/own-${n}`, aListing());
  const path = new URL(shown.public_url).pathname;
  const html = await (await fetch(address + path, { headers: { accept: 'text/html' } })).text();
  const form = /name="form" value="([^"]+)"/.exec(html)?.[1] ?? '';
  const { readFeed } = await addFeed();

  const load = startLoad(address, call, { id: shown.id, path, form });
  const feeding = setInterval(() => void readFeed(), 500);
  t.after(() => clearInterval(feeding));
  const toll = await endConnectionsAtRandom(db, seeded('lost connections'), LOAD_MS);
  clearInterval(feeding);
  assert.ok(isAlive(), 'the process lives');
  await load.stop();
  t.diagnostic(JSON.stringify({ ended: toll, answers: Object.fromEntries(load.statuses) }));
  for (const moment of MOMENTS) assert.ok(toll[moment] > 0, `none was ended ${moment}`);

  await t.test('nothing was answered but success or 503', () => {
    assert.deepEqual(load.wrong, []);
    assert.ok(load.statuses.get(503)! > 0);
  });

  await t.test('afterwards it is ready, search follows, and jobs run', async () => {
    await untilSo('it is not ready', isReady);
    const inInverness = { title: 'After it all', location: { lat: 57.4778, lng: -4.2247 } };
    await call('PUT', '/listings/after', aListing(inInverness));
    await untilSo('search does not follow', async () =>
      (await (await fetch(`${address}/search.json?near=57.48,-4.22&km=20`)).text()).includes(
        inInverness.title,
      ),
    );
    await untilSo('nobody listens', async () => (await db.one(listeners)).count === 1);
    const runs = (await db.one(goodRuns)).count;
    await readFeed();
    await untilSo('no feed is read', async () => (await db.one(goodRuns)).count > runs);
    const before = partner.received.length;
    const fields = { name: 'Zoë', email: 'zoe@mail.example', message: 'After', consent: '1', form };
    const request = { method: 'POST', body: new URLSearchParams(fields) };
    const sent = await fetch(address + path, { redirect: 'manual', ...request });
    assert.equal(sent.status, 303);
    await untilSo('no webhook arrives', async () =>
      partner.received.slice(before).some(({ body: event }) => event.includes('"After"')),
    );
  });

  await t.test('its index is the one that a new process would load', async () => {
    for (const query of ['', 'sort=price', 'sort=newest', 'price_max=500']) {
      await untilSo(`the index differs: ${query}`, async () =>
        isDeepStrictEqual(await searched(query), await searchedAnew(query)),
      );
    }
  });

  await t.test('everything that was acknowledged is there', async () => {
    for (const [id, { acknowledged, tried }] of load.listings) {
      const { body } = await call('GET', `/listings/${id}`);
      const title = acknowledged === 0 && body.error ? 0 : numberOf(body.title);
      assert.ok(title >= acknowledged && title <= tried, `${id}: ${title} of ${acknowledged}`);
    }
    for (const [id, { acknowledged, tried }] of load.calendars) {
      const { body } = await call('GET', `/listings/${id}/availability`);
      const price = body.ranges[0]?.price ?? 0;
      assert.ok(price >= acknowledged && price <= tried, `${id}: ${price} of ${acknowledged}`);
    }
    const leads = await everyLead();
    const ids = new Set(leads.map(({ id }) => id));
    const messages = new Set(leads.map(({ message }) => message));
    for (const id of load.clicks) assert.ok(ids.has(id), id);
    for (const message of load.enquiries) assert.ok(messages.has(message), message);
    assert.ok(load.clicks.length > 0 && load.enquiries.length > 0);
  });
});
