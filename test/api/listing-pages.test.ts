import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { aCampsite, aListing } from '../builders/listing.ts';
import type { Partner, Reply, TestCampcairn } from '../support/campcairn.ts';
import { startWatchedCampcairn } from '../support/conformance.ts';

let campcairn: TestCampcairn;
let partner: Partner;
let other: Partner;
before(async () => {
  campcairn = await startWatchedCampcairn();
  partner = await campcairn.partner();
  other = await campcairn.partner('Other Vans');
  // Ids that go down while the order goes up, and another partner's in between.
  for (let n = 0; n < 12; n++) {
    const listing = n % 3 === 0 ? aCampsite() : aListing({ status: n < 8 ? 'active' : 'paused' });
    await partner.call('PUT', `/listings/v-${99 - n}`, listing);
    await other.call('PUT', `/listings/v-${n}`, aListing());
    campcairn.clock.advance(60_000);
  }
});
after(() => campcairn.stop());

const list = (query = '', caller = partner) => caller.call('GET', `/listings${query}`);
const idsOf = ({ body }: Reply): string[] =>
  body.data.map((listing: { external_id: string }) => listing.external_id);
const isBad = async (query: string, caller = partner, path = '/listings'): Promise<void> => {
  const { status, body } = await caller.call('GET', path + query);
  assert.equal(status, 400, query);
  assert.equal(body.error.code, 'bad_request', query);
};

const ALL = Array.from({ length: 12 }, (_, n) => `v-${99 - n}`);

/** Follows the cursors to the end. */
async function walk(query: string, caller = partner): Promise<string[][]> {
  const pages: string[][] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const page = await list(`?${query}${cursor === '' ? '' : `&cursor=${cursor}`}`, caller);
    assert.equal(page.status, 200);
    assert.equal(page.body.has_more, page.body.next_cursor !== null);
    pages.push(idsOf(page));
    cursor = page.body.next_cursor;
    if (cursor !== null) assert.ok(cursor.length <= 200 && /^[\w.~-]+$/.test(cursor));
  }
  return pages;
}

describe('the list of listings', () => {
  it('is in the order of their numbers, oldest first, and only of the partner', async () => {
    const reply = await list();
    assert.deepEqual(idsOf(reply), ALL);
    const numbers = reply.body.data.map(({ id }: { id: number }) => id);
    assert.deepEqual(
      numbers,
      [...numbers].sort((a, b) => a - b),
    );
    assert.deepEqual([reply.body.has_more, reply.body.next_cursor], [false, null]);
  });

  it('comes in pages that neither repeat nor lose any', async () => {
    for (const limit of [1, 5, 11, 12, 13, 200]) {
      const pages = await walk(`limit=${limit}`);
      assert.deepEqual(pages.flat(), ALL);
      assert.ok(
        pages.every((page) => page.length <= limit && page.length > 0),
        `${limit}`,
      );
    }
    assert.deepEqual(
      (await walk('limit=5')).map(({ length }) => length),
      [5, 5, 2],
    );
    assert.deepEqual(
      (await walk('limit=6')).map(({ length }) => length),
      [6, 6],
    );
  });

  it('has 50 to a page by default', async () => {
    const many = await campcairn.partner('Many');
    const items = Array.from({ length: 51 }, (_, n) => ({ external_id: `m${n}`, ...aListing() }));
    await many.call('POST', '/listings/batch', { items });
    assert.equal((await list('', many)).body.data.length, 50);
    assert.equal((await walk('', many)).flat().length, 51);
  });

  it('goes on where it was when listings are deleted, changed or added meanwhile', async () => {
    const moving = await campcairn.partner('Moving');
    const put = (id: string, title = 'A title') =>
      moving.call('PUT', `/listings/${id}`, aListing({ title }));
    for (const id of ['a', 'b', 'c', 'd']) await put(id);
    const first = await list('?limit=2', moving);
    await moving.call('DELETE', '/listings/b');
    await put('a', 'Changed');
    await put('e');
    const next = await list(`?limit=9&cursor=${first.body.next_cursor}`, moving);
    assert.deepEqual(
      [idsOf(first), idsOf(next)],
      [
        ['a', 'b'],
        ['c', 'd', 'e'],
      ],
    );
  });

  it('is filtered by status, category and both, over all pages', async () => {
    const campsites = ALL.filter((_, n) => n % 3 === 0);
    const paused = ALL.filter((_, n) => n % 3 !== 0 && n >= 8);
    assert.deepEqual((await walk('category=campsite&limit=3')).flat(), campsites);
    assert.deepEqual((await walk('status=paused&limit=1')).flat(), paused);
    assert.deepEqual(await walk('status=paused&category=campsite'), [[]]);
    assert.deepEqual((await walk('category=caravan')).flat(), []);
  });
});

describe('updated_since', () => {
  const since = async (time: string) => idsOf(await list(`?updated_since=${time}`));

  it('counts in what changed at that very second', async () => {
    assert.deepEqual(await since('2026-05-04T09:10:00Z'), ALL.slice(10));
    assert.deepEqual(await since('2026-05-04T09:10:01Z'), ALL.slice(11));
    assert.deepEqual(await since('2030-01-01T00:00:00Z'), []);
    assert.deepEqual(await since('0001-01-01T00:00:00Z'), ALL);
  });

  it('takes any zone, a fraction, small letters, and a space where + was meant', async () => {
    for (const time of [
      '2026-05-04T11:10:00%2B02:00',
      '2026-05-04T11:10:00+02:00',
      '2026-05-04T04:40:00-04:30',
      '2026-05-04T09:10:00.999Z',
      '2026-05-04T09:10:00.123456789Z',
      '2026-05-04t09:10:00z',
      '2026-05-04T09:10:00-00:00',
      '2026-05-05T09:09:00%2B23:59',
    ]) {
      assert.deepEqual(await since(time), ALL.slice(10), time);
    }
    assert.deepEqual(await since('2016-12-31T23:59:60Z'), ALL);
  });

  it('takes the last and the first times there are', async () => {
    assert.deepEqual(await since('9999-12-31T23:59:59-23:59'), []);
    assert.deepEqual(await since('0000-01-01T00:00:00%2B23:59'), ALL);
  });

  it('is refused without a zone, as a bare date, or when there is no such time', async () => {
    for (const time of [
      '2026-05-04',
      '2026-05-04T09:10:00',
      '2026-05-04T09:10Z',
      '2026-05-04%2009:10:00Z',
      '2026-02-30T00:00:00Z',
      '2026-13-01T00:00:00Z',
      '2026-05-04T24:00:00Z',
      '2026-05-04T09:60:00Z',
      '2026-05-04T09:10:61Z',
      '2026-05-04T09:10:00%2B24:00',
      '2026-05-04T09:10:00%2B0200',
      '2026-05-04T09:10:00.Z',
      '20260504T091000Z',
      '1777885800',
      'yesterday',
      'Z',
    ]) {
      await isBad(`?updated_since=${time}`);
    }
  });

  it('leaves out what was sent again without a change', async () => {
    campcairn.clock.set('2026-05-05T00:00:00Z');
    await partner.call('PUT', '/listings/v-99', aCampsite());
    assert.deepEqual(await since('2026-05-05T00:00:00Z'), []);
    await partner.call('PUT', '/listings/v-99', aCampsite({ status: 'paused' }));
    assert.deepEqual(await since('2026-05-05T00:00:00Z'), ['v-99']);
    await partner.call('PUT', '/listings/v-99', aCampsite());
  });
});

describe('a query', () => {
  it('is refused when a name is unknown, repeated or empty, or a value is out of its bounds', async () => {
    const unknown = [
      '?x=1',
      '?Status=active',
      '?=1',
      '?__proto__=1',
      '?constructor=1',
      '?kind=click',
      '??limit=1',
    ];
    const repeated = ['?limit=1&limit=1', '?status=active&status=paused', '?limit=1&x=1&x=2'];
    const empty = ['?status=', '?limit', '?cursor=', '?updated_since=', '?category=&limit=1'];
    const values = ['?status=deleted', '?status=ACTIVE', '?category=boat', '?status=active,paused'];
    const limits = ['0', '201', '-1', '1.5', '1e1', 'ten', '%20', '0x10', '99999999999999999999'];
    const all = [...unknown, ...repeated, ...empty, ...values];
    for (const query of [...all, ...limits.map((limit) => `?limit=${limit}`)]) await isBad(query);
  });

  it('has all its problems reported', async () => {
    const { body } = await list('?limit=0&status=x&y=1');
    const paths = body.error.details.map(({ path }: { path: string }) => path);
    assert.deepEqual(paths.sort(), ['limit', 'status', 'y']);
  });

  it('may have nothing after its question mark', async () => {
    assert.equal((await list('?')).status, 200);
    assert.equal((await list('?&')).status, 200);
  });
});

describe('a cursor', () => {
  const cursor = async (): Promise<string> => (await list('?limit=2')).body.next_cursor;

  it('is refused when a single character of it was changed, cut off or added', async () => {
    const whole = await cursor();
    for (let at = 0; at < whole.length; at++) {
      for (const letter of ['A', 'x', '.']) {
        const changed = whole.slice(0, at) + letter + whole.slice(at + 1);
        if (changed !== whole) await isBad(`?cursor=${encodeURIComponent(changed)}`);
      }
      await isBad(`?cursor=${whole.slice(0, at) || 'x'}`);
    }
    for (const more of ['A', '.', '=', '%20', '%00', 'é']) await isBad(`?cursor=${whole}${more}`);
    for (const made of ['1', 'null', 'x'.repeat(200), 'x'.repeat(201)]) {
      await isBad(`?cursor=${made}`);
    }
  });

  it('is refused at another endpoint', async () => {
    await isBad(`?cursor=${await cursor()}`, partner, '/leads');
  });

  it("of another partner's shows nothing of theirs", async () => {
    const { data } = (await list(`?cursor=${await cursor()}`, other)).body;
    const own = new Set(idsOf(await list('', other)));
    assert.ok(data.every((listing: { external_id: string }) => own.has(listing.external_id)));
  });

  it('works for ever, and with another limit or filter', async () => {
    const early = await cursor();
    campcairn.clock.advance(400 * 86_400_000);
    assert.deepEqual(idsOf(await list(`?cursor=${early}&limit=3`)), ALL.slice(2, 5));
    assert.deepEqual(idsOf(await list(`?cursor=${early}&status=paused`)), ['v-91', 'v-89', 'v-88']);
  });
});
