import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
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
/** Signed times at which the other forms were shown. */
let forms: { report: string; apply: string };
const tokenIn = (page: string) => /name="form" value="([^"]+)"/.exec(page)?.[1] ?? '';
/** Listings of which nothing was looked at: one that is paused before the database goes, and one that stays. */
let paused: { id: number; path: string };
let unseen: { id: number; path: string };
/** One that is listed as the last before the database goes, perhaps unknown to the index. */
let latest: { id: number; path: string };
const list = async (externalId: string) => {
  const { body } = await partner.call('PUT', `/listings/${externalId}`, aListing());
  return { id: body.id, path: new URL(body.public_url).pathname };
};
before(async () => {
  cluster = locateCluster(root);
  await initialise(cluster);
  await startServer(cluster, SERVER);
  admin = openDatabase(clusterUrl(cluster, 'postgres'), { max: 1 });
  // An owner as on a database of one's own: no superuser, whom no limit of connections holds.
  await run('create role owner login');
  await run('create database campcairn owner owner');
  const replica = clusterUrl(cluster, 'campcairn');
  site = await startTestSite(
    {
      DATABASE_URL: replica.replace('postgres@', 'owner@'),
      READ_DATABASE_URL: replica,
      ENQUIRY_LIMIT: '1000',
    },
    { worker: false },
  );
  partner = await site.partner();
  const { body } = await partner.call('PUT', '/listings/bramble', aListing());
  const path = new URL(body.public_url).pathname;
  const { text } = await site.page(path);
  const form = tokenIn(text);
  listing = { id: body.id, path, form };
  forms = {
    report: tokenIn((await site.page(`${path}/report`)).text),
    apply: tokenIn((await site.page('/partners/apply')).text),
  };
  unseen = await list('unseen');
  paused = await list('paused');
  await site.page(paused.path);
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

const enquire = (path = listing.path) => {
  const fields = { name: 'Zoë', email: 'zoe@mail.example', message: 'Dogs?', consent: '1' };
  const body = new URLSearchParams({ ...fields, form: listing.form });
  return ask(path, { method: 'POST', body });
};

/** Reports the listing, by the form that was shown while the database was there. */
const report = (language = '') => {
  const fields = { what: 'price', message: 'It is £90 there.', email: 'zoe@mail.example' };
  const body = new URLSearchParams({ ...fields, form: forms.report });
  return ask(`${language}${listing.path}/report`, { method: 'POST', body });
};

/** Applies to become a partner, likewise. */
const apply = (language = '') => {
  const fields = {
    business: 'Harbour Vans',
    website: 'https://vans.example',
    contact: 'Zoë',
    email: 'zoe@mail.example',
    country: 'GB',
    about: 'Six vans.',
    category: 'campervan',
    owns: '1',
    listings: '6',
    delivery: 'form',
    terms: '1',
  };
  const body = new URLSearchParams({ ...fields, form: forms.apply });
  return ask(`${language}/partners/apply`, { method: 'POST', body });
};

/** That what was typed is still there, in the other languages. */
const STILL_THERE = {
  fr: 'Votre texte est toujours là',
  es: 'Tu texto sigue aquí',
  pt: 'O seu texto continua aqui',
  de: 'Ihr Text steht noch da',
  nl: 'Je tekst staat er nog',
};

/** The leads of clicks while the database was away. */
const keptClicks: string[] = [];

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
/** What is asked for by the pages' scripts. */
const askData = (path: string) => ask(path, { headers: { accept: '*/*' } });

/** Asks a tool of assistants about the listing. */
const askTool = () => {
  const params = { name: 'listing', arguments: { id: `listing-${listing.id}` } };
  return ask('/mcp', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }),
  });
};

/** What is answered from memory while the database is away. */
const KEPT: [what: string, status: number, ask: () => Promise<Asked>][] = [
  ['a listing', 200, () => ask(listing.path)],
  ['a search', 200, () => ask('/search')],
  ['a landing page', 200, () => ask('/campervan-hire')],
  ['the home page', 200, () => ask('/')],
  ['saved listings', 200, () => ask(`/saved?ids=${listing.id}`)],
  ['a place', 404, () => ask('/place/nothing-1')],
  ['a search as data', 200, () => askData('/search.json')],
  ['cards', 200, () => askData(`/search/cards.json?ids=${listing.id}`)],
  ['a tool of assistants', 200, askTool],
  ['a tile', 200, () => askData('/search/tiles/0/0/0.json')],
  ['a sitemap', 200, () => ask('/sitemap.xml')],
];
const OTHERS: [what: string, status: number, ask: () => Promise<Asked>][] = [
  ['an enquiry', 303, enquire],
  ['places by name', 200, () => askData(`/search/places.json?q=${unasked()}`)],
];
const EVERYTHING = [...API, ...KEPT, ...OTHERS];

const click = (id = listing.id) => ask(`/go/${id}`);

const leadOf = ({ headers }: Asked): string | null =>
  new URL(headers.get('location') ?? '').searchParams.get('cc_lead');

/** The ids of the clicks that the partner reads. */
const clicksRead = async (): Promise<string[]> => {
  const { text } = await askApi('GET', '/leads?kind=click&limit=100');
  return JSON.parse(text).data.map(({ id }: { id: string }) => id);
};

const OLD = /role="status"[^]*Part of our service is away: /;

function assertAway({ status, headers }: Asked, what: string): void {
  assert.equal(status, 503, what);
  assert.ok(Number(headers.get('retry-after')) > 0, what);
  assert.match(headers.get('x-request-id') ?? '', /^[0-9a-f]{32}$/, what);
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
    await askApi('PUT', '/listings/paused', aListing({ status: 'paused' }));
    // Once the changes are known, pages are looked at.
    await ask('/search');
    for (const [, , asking] of KEPT) await asking();
    latest = await list('latest');
    await stopServer(cluster);
  });
  after(() => startServer(cluster, SERVER));

  it('pages are answered from memory, say that they may be old, and are not kept by caches', async () => {
    for (const [what, status, asking] of KEPT) {
      const asked = await asking();
      assert.equal(asked.status, status, what);
      assert.equal(asked.headers.get('cache-control'), 'no-store', what);
    }
    for (const path of ['/', '/search', '/campervan-hire', listing.path]) {
      const { text } = await ask(path);
      assert.match(text, OLD, path);
    }
    assert.match((await ask('/search')).text, new RegExp(`href="${listing.path}`));
    assert.match((await askTool()).text, /"may_be_old":true/);
    const words = {
      fr: 'peut dater de quelques minutes',
      es: 'puede tener unos minutos',
      pt: 'pode ter alguns minutos',
      de: 'kann einige Minuten alt',
      nl: 'kan enkele minuten oud',
    };
    for (const [language, sentence] of Object.entries(words))
      assert.ok((await ask(`/${language}/search`)).text.includes(sentence), language);
  });

  it('a listing that was paused before stays away, although its page was looked at', async () => {
    assertAway(await ask(paused.path), 'its page');
    assertAway(await click(paused.id), 'a click on it');
    const { text } = await askData(`/search/cards.json?ids=${paused.id}`);
    assert.deepEqual(JSON.parse(text), []);
    assert.ok(!(await ask('/search')).text.includes(paused.path));
  });

  it('what is not known, and what is not kept, is answered 503', async () => {
    assertAway(await ask(unseen.path), 'a listing that nobody looked at');
    assertAway(await ask(latest.path), 'one that is newer than the index');
    assertAway(await click(latest.id), 'a click on it');
    const clicked = await click(unseen.id);
    assertAway(clicked, 'a click on it');
    assert.match(clicked.text, /<h1>We are away for a moment<\/h1>/);
    assertAway(await ask(`/search?q=${unasked()}`), 'a search for a place that nobody asked for');
    for (const [what, , asking] of OTHERS) assertAway(await asking(), what);
  });

  it('a click is taken to the owner, and counted once when the database is back', async () => {
    const before = site.services.clickSpool.bytes;
    const clicks = await Promise.all([click(), click(), click()]);
    for (const { status, headers } of clicks) {
      assert.equal(status, 302);
      assert.equal(headers.get('cache-control'), 'no-store');
    }
    assert.equal(new Set(clicks.map(leadOf)).size, 3);
    assert.ok(site.services.clickSpool.bytes > before);
    const robot = await ask(`/go/${listing.id}`, { headers: { 'user-agent': 'Googlebot/2.1' } });
    assert.deepEqual([robot.status, leadOf(robot)], [302, null]);
    keptClicks.push(...clicks.map((asked) => leadOf(asked)!));
  });

  it('an enquiry is refused with what was typed, and the way to the owner', async () => {
    const refused = await enquire();
    assertAway(refused, 'an enquiry');
    assert.match(refused.text, /role="alert"[^]*We cannot take messages right now/);
    assert.match(refused.text, /value="zoe@mail.example"/);
    assert.match(refused.text, />Dogs\?<\/textarea>/);
    assert.match(refused.text, new RegExp(`href="/go/${listing.id}"`));
    for (const [language, sentence] of Object.entries(STILL_THERE))
      assert.ok((await enquire(`/${language}${listing.path}`)).text.includes(sentence), language);
  });

  it('a report of a listing is refused with what was typed', async () => {
    const refused = await report();
    assertAway(refused, 'a report');
    assert.match(refused.text, /role="alert"[^]*We cannot take reports right now/);
    assert.match(refused.text, /<input[^>]*value="price"[^>]*checked/);
    assert.match(refused.text, />It is £90 there\.<\/textarea>/);
    assert.match(refused.text, /value="zoe@mail.example"/);
    for (const [language, sentence] of Object.entries(STILL_THERE))
      assert.ok((await report(`/${language}`)).text.includes(sentence), language);
  });

  it('an application is refused with what was typed', async () => {
    const refused = await apply();
    assertAway(refused, 'an application');
    assert.match(refused.text, /role="alert"[^]*We cannot take applications right now/);
    for (const typed of [
      'value="Harbour Vans"',
      'value="zoe@mail.example"',
      '>Six vans.</textarea>',
    ])
      assert.ok(refused.text.includes(typed), typed);
    assert.match(refused.text, /<option value="GB" selected/);
    assert.match(refused.text, /<input[^>]*value="campervan"[^>]*checked/);
    for (const [language, sentence] of Object.entries(STILL_THERE))
      assert.ok((await apply(`/${language}`)).text.includes(sentence), language);
  });

  it('one form about several is refused likewise, with the ways to their owners', async () => {
    const fields = { name: 'Zoë', email: 'zoe@mail.example', message: 'Dogs?' };
    const asked = String(listing.id);
    const body = new URLSearchParams({
      ...fields,
      asked,
      form: listing.form,
      consent: partner.slug,
    });
    const refused = await ask(`/enquire?ids=${asked}`, { method: 'POST', body });
    assertAway(refused, 'an enquiry to several');
    assert.match(refused.text, /role="alert"[^]*We cannot take messages right now/);
    assert.match(refused.text, /value="zoe@mail.example"/);
    assert.match(refused.text, />Dogs\?<\/textarea>/);
    assert.match(refused.text, new RegExp(`name="consent" value="${partner.slug}"[^>]* checked`));
    assert.match(refused.text, new RegExp(`href="/go/${listing.id}"`));
  });

  it('it is told apart from a process that can answer nothing', async () => {
    const ready = await ask('/readyz');
    assert.deepEqual(
      [ready.status, ready.text],
      [503, 'reads only: the database does not answer\n'],
    );
    assert.equal((await ask('/readyz/reads')).status, 200);
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

  it('refusals are pages of the site, in the language of their address', async () => {
    const words = {
      '': 'We are away for a moment',
      '/fr': 'Nous revenons dans un instant',
      '/es': 'Volvemos en un momento',
      '/pt': 'Voltamos já',
      '/de': 'Wir sind gleich wieder da',
      '/nl': 'We zijn er even niet',
    };
    for (const [language, title] of Object.entries(words)) {
      const { status, headers, text } = await ask(language + unseen.path);
      assert.equal(status, 503);
      assert.match(headers.get('content-type') ?? '', /^text\/html/);
      assert.ok(text.includes(`<h1>${title}</h1>`), title);
      assert.match(text, /<header[\s\S]*<\/footer>/, 'with the site around it');
      assert.match(text, /name="robots" content="noindex"/);
    }
    assert.match((await enquire(unseen.path)).text, /<h1>We are away for a moment<\/h1>/);
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
  });
});

describe('once it is back', () => {
  // On a busy machine the process may need some looks until it knows.
  before(async () => {
    while ((await ask('/readyz')).status !== 200) await wait(20);
  });

  it('everything is answered as before, by the same process', assertAllRight);

  it('pages are as ever, and do not say that they may be old', async () => {
    const { headers, text } = await ask('/search');
    assert.equal(headers.get('cache-control'), 'private, no-cache');
    assert.doesNotMatch(text, OLD);
  });

  it('the clicks that were kept are counted, each once', async () => {
    await site.services.clickSpool.store();
    assert.equal(site.services.clickSpool.bytes, 0);
    const read = await clicksRead();
    for (const id of keptClicks) assert.equal(read.filter((one) => one === id).length, 1, id);
    assert.equal(read.length, keptClicks.length);
  });

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

  it('is away and its replica is there, also what nobody looked at is answered', async () => {
    await run('alter role owner nologin');
    await endAll();
    assertAway(await askApi('GET', '/me'), 'an account');
    const { status, headers, text } = await ask(unseen.path);
    assert.deepEqual([status, headers.get('cache-control')], [200, 'no-store']);
    assert.match(text, OLD);
    assert.equal((await ask(`/search?q=${unasked()}`)).status, 302, 'read as a place and a number');
    const lead = leadOf(await click(unseen.id));
    assert.equal((await ask(paused.path)).status, 404);
    assertAway(await enquire(), 'an enquiry');
    assert.equal((await ask('/readyz/reads')).status, 200);
    await run('alter role owner login');
    await assertAllRight();
    await site.services.clickSpool.store();
    assert.ok((await clicksRead()).includes(lead!));
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
    assert.equal((await click()).status, 302);
    assertAway(await enquire(), 'an enquiry');
    assert.equal((await ask('/readyz')).text, 'reads only: the database takes no writes\n');
    await readOnly('off');
    while ((await write()).status === 503);
    await assertAllRight();
  });
});
