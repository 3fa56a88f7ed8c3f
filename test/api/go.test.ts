import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { STORED_WITHIN_MS } from '../../src/leads/click.ts';
import { statement } from '../../src/platform/db/index.ts';
import { aCampsite, aListing } from '../builders/listing.ts';
import type { Partner, TestCampcairn } from '../support/campcairn.ts';
import { startWatchedCampcairn } from '../support/conformance.ts';
import { rawHead, sendRaw } from '../support/raw-http.ts';
import { BROWSER, type Click, follow } from '../support/traveller.ts';

let campcairn: TestCampcairn;
let partner: Partner;
before(async () => {
  campcairn = await startWatchedCampcairn({ CLICK_LIMIT: '1000' });
  partner = await campcairn.partner();
});
after(() => campcairn.stop());

const go = (id: unknown, headers = {}, method = 'GET'): Promise<Click> =>
  follow(campcairn.address, `/go/${String(id)}`, headers, method);
const leads = async (caller = partner) => (await caller.call('GET', '/leads?limit=200')).body.data;
async function listed(id: string, fields = {}): Promise<number> {
  return (await partner.call('PUT', `/listings/${id}`, aListing(fields))).body.id;
}
/** Where a click on a listing with this address leads, and the id of its lead. */
async function targetOf(url: string): Promise<{ target: string; lead: string }> {
  const { status, location } = await go(await listed('target', { url }));
  assert.equal(status, 302);
  const lead = (await leads()).at(-1).id;
  return { target: (location ?? '').replaceAll(lead, 'LEAD'), lead };
}

describe('a click', () => {
  it("leads to the partner's page and is a lead that is not to be delivered", async () => {
    const id = await listed('clicked', { url: 'https://vans.example/bramble?ref=7' });
    const page = (await partner.call('GET', '/listings/clicked')).body.public_url;
    const click = await go(id, { referer: `${page}?from=search#price` });
    const lead = (await leads()).at(-1);
    assert.equal(click.status, 302);
    const added = `utm_source=campcairn&utm_medium=referral&cc_lead=${lead.id}`;
    assert.equal(click.location, `https://vans.example/bramble?ref=7&${added}`);
    assert.equal(click.headers.get('cache-control'), 'no-store');
    assert.equal(click.headers.get('x-robots-tag'), 'noindex');
    const { body: listing } = await partner.call('GET', '/listings/clicked');
    assert.match(lead.id, /^lead_[0-9A-Za-z]{22}$/);
    assert.deepEqual(lead, {
      id: lead.id,
      kind: 'click',
      created_at: '2026-05-04T09:00:00Z',
      name: null,
      email: null,
      phone: null,
      start_date: null,
      end_date: null,
      guests: null,
      message: null,
      source_page: page,
      consent_at: null,
      listing: {
        id,
        external_id: 'clicked',
        title: listing.title,
        url: listing.url,
        public_url: listing.public_url,
      },
      delivery_status: 'not_applicable',
      delivery_attempts: 0,
      delivered_at: null,
      webhook_delivered_at: null,
      email_sent_at: null,
      acked_at: null,
    });
  });

  it('names no page that is not of this site', async () => {
    const id = await listed('referred');
    const pages = ['https://elsewhere.example/x', 'http://campcairn.example/x', 'about:blank', 'x'];
    for (const referer of pages) {
      await go(id, { referer });
      assert.equal((await leads()).at(-1).source_page, null, referer);
    }
  });

  it('is a lead of its own every time, in the order of the clicks', async () => {
    const id = await listed('often');
    const before = (await leads()).length;
    const clicks = await Promise.all(Array.from({ length: 100 }, () => go(id)));
    const ids = clicks.map(({ location }) => new URL(location ?? '').searchParams.get('cc_lead'));
    assert.equal(new Set(ids).size, 100);
    const after = (await leads()).slice(before).map((lead: { id: string }) => lead.id);
    assert.deepEqual([...ids].sort(), [...after].sort());
  });

  it('leads to the address as it is now', async () => {
    const id = await listed('moved', { url: 'https://vans.example/old' });
    await listed('moved', { url: 'https://vans.example/new' });
    assert.match((await go(id)).location ?? '', /^https:\/\/vans\.example\/new\?/);
  });

  it('on a campsite works like on a van', async () => {
    const { body } = await partner.call('PUT', '/listings/site', aCampsite());
    assert.equal((await go(body.id)).status, 302);
  });
});

describe('the address a click leads to', () => {
  const PARAMETERS = 'utm_source=campcairn&utm_medium=referral&cc_lead=LEAD';
  const CASES: [what: string, url: string, target: string][] = [
    ['has a question mark added', 'https://a.example', `https://a.example?${PARAMETERS}`],
    ['keeps its path', 'https://a.example/x/', `https://a.example/x/?${PARAMETERS}`],
    ['keeps its own query', 'https://a.example/?a=1', `https://a.example/?a=1&${PARAMETERS}`],
    ['keeps an empty query', 'https://a.example/?', `https://a.example/?${PARAMETERS}`],
    [
      'is added to before its fragment',
      'https://a.example/x#top',
      `https://a.example/x?${PARAMETERS}#top`,
    ],
    [
      'knows no query in a fragment',
      'https://a.example/#/x?a=1',
      `https://a.example/?${PARAMETERS}#/x?a=1`,
    ],
    [
      'is not encoded anew',
      'https://a.example/%7Ex?u=https://b.example/?c=1&d=%2f%2F+[]|{}&&e&f==',
      `https://a.example/%7Ex?u=https://b.example/?c=1&d=%2f%2F+[]|{}&&e&f==&${PARAMETERS}`,
    ],
    [
      "keeps the partner's own utm parameters",
      'https://a.example/?utm_source=me&utm_medium=mail&utm_campaign=x',
      'https://a.example/?utm_source=me&utm_medium=mail&utm_campaign=x&cc_lead=LEAD',
    ],
    [
      'gets the medium when the partner names only a source',
      'https://a.example/?utm_source=me',
      'https://a.example/?utm_source=me&utm_medium=referral&cc_lead=LEAD',
    ],
    [
      'has an old lead replaced',
      'https://a.example/?cc_lead=lead_old&a=1&cc_lead=&cc_lead2=x#cc_lead=y',
      `https://a.example/?a=1&cc_lead2=x&${PARAMETERS}#cc_lead=y`,
    ],
    ['is only a lead', 'https://a.example/?cc_lead=lead_old', `https://a.example/?${PARAMETERS}`],
  ];
  for (const [what, url, target] of CASES) {
    it(what, async () => assert.equal((await targetOf(url)).target, target));
  }

  it('is carried by a header even when it is not plain ASCII', async () => {
    const { target } = await targetOf('https://a.example/für zwei?ort=Köln 🚐');
    const path = 'https://a.example/f%C3%BCr%20zwei?ort=K%C3%B6ln%20%F0%9F%9A%90';
    assert.equal(target, `${path}&${PARAMETERS}`);
    const idn = await targetOf('HTTPS://Bücher.Example:8443/%7e?a=%C3%A4#Ähre');
    const address = `https://xn--bcher-kva.example:8443/%7e?a=%C3%A4&${PARAMETERS}#%C3%84hre`;
    assert.equal(idn.target, address);
    const ascii = await targetOf('HTTPS://A.Example:443/%zz');
    assert.equal(ascii.target, `HTTPS://A.Example:443/%zz?${PARAMETERS}`);
  });
});

describe('a listing that is not shown', () => {
  const isNotLinked = async (id: unknown): Promise<void> => {
    const before = (await leads()).length;
    for (const method of ['GET', 'HEAD']) {
      const { status, location } = await go(id, {}, method);
      assert.deepEqual([status, location], [404, null], `${method} ${String(id)}`);
    }
    assert.equal((await leads()).length, before);
  };

  it('is not linked while it is paused', async () => {
    const id = await listed('paused', { status: 'paused' });
    await isNotLinked(id);
    await listed('paused', { status: 'active' });
    assert.equal((await go(id)).status, 302);
  });

  it('is not linked once it is deleted; its leads stay without it', async () => {
    const id = await listed('deleted');
    const lead = new URL((await go(id)).location ?? '').searchParams.get('cc_lead');
    await partner.call('DELETE', '/listings/deleted');
    await isNotLinked(id);
    const kept = (await leads()).find((each: { id: string }) => each.id === lead);
    assert.equal(kept.listing, null);
  });

  it('is not linked when nobody has it, or it could be nobody’s', async () => {
    for (const id of [999_999_999, 0, -1, '01', '1.0', '1e3', 'x', '%zz', '%31%20', '1x', '٣']) {
      await isNotLinked(id);
    }
    await isNotLinked('9'.repeat(15));
    await isNotLinked('9'.repeat(400));
    const { id } = (await partner.call('PUT', '/listings/shown', aListing())).body;
    for (const path of ['/go', '/go/', '/go/1/', '/go/1/2', `/go/${id}/`, `/fr/go/${id}`]) {
      assert.equal((await follow(campcairn.address, path)).status, 404, path);
    }
  });

  it('is not linked while its partner is not approved', async () => {
    const other = await campcairn.partner('Other');
    const { id } = (await other.call('PUT', '/listings/a', aListing())).body;
    for (const status of ['suspended', 'rejected', 'pending'] as const) {
      await campcairn.services.partners.setStatus(other.slug, status);
      assert.equal((await go(id)).status, 404);
    }
    await campcairn.services.partners.setStatus(other.slug, 'approved');
    assert.equal((await go(id)).status, 302);
    assert.equal((await leads(other)).length, 1);
  });
});

describe('a request for a click', () => {
  it('may hold headers of any kind', async () => {
    const id = await listed('odd');
    const head = rawHead('GET', `/go/${id}?x=1&y`, {
      'user-agent': BROWSER,
      referer: '\u00ff%%%',
      cookie: 'a=b',
      'x-forwarded-for': 'no address',
    });
    assert.deepEqual((await sendRaw(campcairn.address, [head])).statuses, [302]);
  });
});

describe('a click that meets a fault of ours', () => {
  it('is a 500 that names the request and nothing of the fault', async (t) => {
    const id = await listed('faulty');
    t.mock.method(campcairn.services.clicks, 'follow', () => {
      throw new Error('connect ECONNREFUSED /var/lib/secret.sock');
    });
    const { status, headers } = await go(id);
    assert.equal(status, 500);
    assert.match(headers.get('x-request-id') ?? '', /^[0-9a-f]{32}$/);
    const headersOfBrowser = { 'user-agent': BROWSER };
    const response = await fetch(`${campcairn.address}/go/${id}`, { headers: headersOfBrowser });
    assert.doesNotMatch(await response.text(), /ECONNREFUSED|secret|at /);
    assert.equal(response.headers.get('cache-control'), 'no-store');
  });
});

describe('while a machine that was lost holds the lock of all leads', () => {
  const lockLeads = statement<{ last: number }>(
    'test.lock_leads',
    'select last from lead_sequence for update',
  );

  it('travellers go on after a second, later ones at once, and each click is a lead once', async (t) => {
    const id = await listed('waiting');
    const before = (await leads()).length;
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const { promise: isHeld, resolve: hold } = Promise.withResolvers<void>();
    const machine = campcairn.context.db.transaction(async (tx) => {
      await tx.one(lockLeads);
      hold();
      await held;
    });
    await isHeld;
    const timers = t.mock.method(globalThis, 'setTimeout');
    /** How many clicks have been given the second in which they are to be stored. */
    const waited = () =>
      timers.mock.calls.filter(({ arguments: [, ms, late] }) => {
        return ms === STORED_WITHIN_MS && typeof late === 'symbol';
      }).length;
    const clicked = async () => {
      const { status, location } = await go(id);
      assert.equal(status, 302);
      return new URL(location ?? '').searchParams.get('cc_lead') ?? '';
    };
    const first = await Promise.all([clicked(), clicked(), clicked()]);
    const slow = waited();
    assert.ok(slow > 0);
    const next = [await clicked(), await clicked()];
    assert.equal(waited(), slow, 'these wait no more');
    release();
    await machine;
    const wanted = [...first, ...next].sort();
    const stored = async () =>
      (await leads()).slice(before).map(({ id: lead }: { id: string }) => lead);
    while ((await stored()).length < wanted.length) await wait(20);
    while (campcairn.services.clickSpool.bytes > 0) await wait(20);
    assert.deepEqual((await stored()).sort(), wanted);
    await clicked();
    assert.equal(waited(), slow + 1, 'and then as ever');
    while ((await stored()).length < wanted.length + 1) await wait(20);
  });
});
