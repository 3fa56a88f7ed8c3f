import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { type Db, openDatabase } from '../../src/platform/db/index.ts';
import { initialise, startServer, stopServer } from '../../src/platform/db/embedded/cluster.ts';
import {
  type Cluster,
  clusterUrl,
  locateCluster,
} from '../../src/platform/db/embedded/location.ts';
import { aListing } from '../builders/listing.ts';
import type { Partner } from '../support/campcairn.ts';
import { startTestSite, type TestSite } from '../support/site.ts';
import { BROWSER } from '../support/traveller.ts';

const SERVER = ['listen_addresses=', 'fsync=off', 'shared_buffers=64MB'];

const root = mkdtempSync(join(tmpdir(), 'campcairn-away-'));
let cluster: Cluster;
let admin: Db;
let site: TestSite;
let partner: Partner;
let listing: { id: number; path: string; form: string };
before(async () => {
  cluster = locateCluster(root);
  await initialise(cluster);
  await startServer(cluster, SERVER);
  admin = openDatabase(clusterUrl(cluster, 'postgres'), { max: 1 });
  // An owner as on a database of one's own: no superuser, whom no limit of connections holds.
  await run('create role owner login');
  await run('create database campcairn owner owner');
  const url = clusterUrl(cluster, 'campcairn').replace('postgres@', 'owner@');
  site = await startTestSite({ DATABASE_URL: url, ENQUIRY_LIMIT: '1000' }, { worker: false });
  partner = await site.partner();
  const { body } = await partner.call('PUT', '/listings/bramble', aListing());
  const path = new URL(body.public_url).pathname;
  const { text } = await site.page(path);
  const form = /name="form" value="([^"]+)"/.exec(text)?.[1] ?? '';
  listing = { id: body.id, path, form };
});
after(async () => {
  await site.stop();
  await admin.end();
  await stopServer(cluster);
  rmSync(root, { recursive: true, force: true });
});

const run = (text: string) => admin.withClient((client) => client.query(text));

/** Ends all connections, and waits until they are gone. */
const endAll = () =>
  run('select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $$campcairn$$');

interface Asked {
  status: number;
  headers: Headers;
  text: string;
}

/** Asks as a browser does. */
const ask = async (path: string, init: RequestInit = {}): Promise<Asked> => {
  const headers = { 'user-agent': BROWSER, accept: 'text/html', ...init.headers };
  const response = await fetch(site.address + path, { redirect: 'manual', ...init, headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

const askApi = (method: string, path: string, body?: unknown, key = partner.key) =>
  ask(`/api/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

const enquire = () => {
  const fields = { name: 'Zoë', email: 'zoe@mail.example', message: 'Dogs?', consent: '1' };
  const body = new URLSearchParams({ ...fields, form: listing.form });
  return ask(listing.path, { method: 'POST', body });
};

/** A name that was not asked for before: those that were are remembered. */
let names = 0;
const unasked = () => `Newquay ${names++}`;

const calendar = { ranges: [{ start: '2026-07-01', end: '2026-07-08', status: 'available' }] };
const items = [1, 2, 3].map((n) => ({ external_id: `van-${n}`, ...aListing() }));

/** Everything that needs the database, with its status while that is there. */
const API: [what: string, status: number, ask: () => Promise<Asked>][] = [
  ['an account', 200, () => askApi('GET', '/me')],
  ['a list', 200, () => askApi('GET', '/listings')],
  ['leads', 200, () => askApi('GET', '/leads')],
  ['a listing that is written', 200, () => askApi('PUT', '/listings/bramble', aListing())],
  ['a calendar', 200, () => askApi('PUT', '/listings/bramble/availability', calendar)],
  ['a batch', 200, () => askApi('POST', '/listings/batch', { items })],
  ['a key that is wrong', 401, () => askApi('GET', '/me', undefined, `cc_live_${'0'.repeat(43)}`)],
];
const PAGES: [what: string, status: number, ask: () => Promise<Asked>][] = [
  ['a listing', 200, () => ask(listing.path)],
  ['a search', 200, () => ask('/search')],
  ['an enquiry', 303, enquire],
  ['a place', 404, () => ask('/place/nothing-1')],
];
const DATA: [what: string, status: number, ask: () => Promise<Asked>][] = [
  ['a click', 302, () => ask(`/go/${listing.id}`)],
  ['a search as data', 200, () => ask('/search.json', { headers: { accept: '*/*' } })],
  [
    'places by name',
    200,
    () => ask(`/search/places.json?q=${unasked()}`, { headers: { accept: '*/*' } }),
  ],
  ['a tile', 200, () => ask('/search/tiles/0/0/0.json', { headers: { accept: '*/*' } })],
  ['a sitemap', 200, () => ask('/sitemap.xml')],
];
const EVERYTHING = [...API, ...PAGES, ...DATA];

function assertAway({ status, headers }: Asked, what: string): void {
  assert.equal(status, 503, what);
  assert.ok(Number(headers.get('retry-after')) > 0, what);
  assert.match(headers.get('x-request-id') ?? '', /^[0-9a-f]{16}$/, what);
}

async function assertAllRight(): Promise<void> {
  for (const [what, status, asking] of EVERYTHING) {
    assert.equal((await asking()).status, status, what);
  }
  assert.equal((await ask('/readyz')).status, 200);
}

describe('while the database is stopped', () => {
  before(async () => {
    await assertAllRight();
    await stopServer(cluster);
  });
  after(() => startServer(cluster, SERVER));

  it('everything that needs it is answered 503, with a time to ask again', async () => {
    for (const [what, , asking] of EVERYTHING) assertAway(await asking(), what);
  });

  it('the API answers its error object', async () => {
    for (const [what, , asking] of API) {
      const { headers, text } = await asking();
      assert.match(headers.get('content-type') ?? '', /^application\/json/, what);
      const { code, message, details } = JSON.parse(text).error;
      assert.deepEqual([code, details], ['internal_error', undefined], what);
      assert.doesNotMatch(message, /sql|ECONN|ENOENT|socket/i);
    }
  });

  it('pages are pages of the site, in the language of their address', async () => {
    const words = {
      '': 'We are away for a moment',
      '/fr': 'Nous revenons dans un instant',
      '/es': 'Volvemos en un momento',
      '/pt': 'Voltamos já',
    };
    for (const [language, title] of Object.entries(words)) {
      const { status, headers, text } = await ask(`${language}/search`);
      assert.equal(status, 503);
      assert.match(headers.get('content-type') ?? '', /^text\/html/);
      assert.ok(text.includes(`<h1>${title}</h1>`), title);
      assert.match(text, /<header[\s\S]*<\/footer>/, 'with the site around it');
      assert.match(text, /name="robots" content="noindex"/);
    }
    assert.match((await enquire()).text, /<h1>We are away for a moment<\/h1>/);
  });

  it('what needs no database is answered as ever', async () => {
    const taxonomy = await ask('/api/v1/taxonomy', {
      headers: { authorization: `Bearer ${partner.key}` },
    });
    const others = ['/healthz', '/terms', '/partners', '/robots.txt'].map((path) => ask(path));
    for (const { status } of [taxonomy, ...(await Promise.all(others))]) assert.equal(status, 200);
    assert.equal((await ask('/api/v1/me')).status, 401, 'without a key');
    assert.equal((await askApi('GET', '/nothing')).status, 404);
    assert.equal((await ask('/nothing/at/all')).status, 404);
    assert.equal((await ask('/readyz')).status, 503);
  });
});

describe('once it is back', () => {
  it('everything is answered as before, by the same process', assertAllRight);

  it('what was refused while it was away is not there', async () => {
    const { text } = await askApi('GET', '/leads?kind=enquiry');
    assert.equal(JSON.parse(text).data.length, 1);
  });
});

describe('while the database', () => {
  it('takes no more connections, what needs one is answered 503', async () => {
    await run('alter role owner connection limit 0');
    await endAll();
    assertAway(await askApi('GET', '/me'), 'an account');
    await run('alter role owner connection limit -1');
    await assertAllRight();
  });

  it('has become a standby, what is written is answered 503', async () => {
    const readOnly = (value: string) =>
      run(`alter database campcairn set default_transaction_read_only = ${value}`);
    await readOnly('on');
    await endAll();
    const title = 'Written to the primary alone';
    const write = () => askApi('PUT', '/listings/bramble', aListing({ title }));
    assertAway(await write(), 'a listing');
    assert.equal((await askApi('GET', '/listings')).status, 200);
    await readOnly('off');
    while ((await write()).status === 503);
    await assertAllRight();
  });
});
