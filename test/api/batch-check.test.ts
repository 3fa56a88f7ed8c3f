import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { statement } from '../../src/platform/db/index.ts';
import { aCampsite, aFullCampervan, aListing } from '../builders/listing.ts';
import type { Partner, TestCampcairn } from '../support/campcairn.ts';
import { startWatchedCampcairn } from '../support/conformance.ts';
import { testAccount } from '../support/test-account.ts';

let campcairn: TestCampcairn;
let partner: Partner;
before(async () => {
  campcairn = await startWatchedCampcairn();
  partner = await campcairn.partner();
});
after(() => campcairn.stop());

interface Result {
  index: number;
  external_id: string | null;
  status: number;
  result: string;
  changes?: { field: string; before?: unknown; after?: unknown }[];
  error?: object;
}

/** Rows of everything that a listing or calendar is kept in, as one text. */
const everything = statement<{ text: string }>(
  'test.batch_check.everything',
  `select concat(
     (select jsonb_agg(to_jsonb(l) order by l.id) from listing l),
     (select jsonb_agg(to_jsonb(a) order by a.listing_id, a.starts) from availability a),
     (select jsonb_agg(to_jsonb(w) order by w.listing_id) from written_calendar w),
     (select jsonb_agg(to_jsonb(p) order by p.hash) from photo p)) as text`,
);
const kept = async () => (await campcairn.database.db.one(everything)).text;

const item = (external_id: unknown, fields = {}) => aListing({ external_id, ...fields });
const check = async (owner: Partner, items: unknown[]) => {
  const { status, body } = await owner.call('POST', '/listings/batch/check', { items });
  assert.equal(status, 200, JSON.stringify(body));
  return body as { summary: object; results: Result[] };
};

/** What a result says, without what only saved listings have. */
function foreseeable(result: object): object {
  const { id: _, public_url: __, changes: ___, ...rest } = result as Record<string, unknown>;
  return rest;
}

const MIXED = [
  item('new'),
  item('kept'),
  item('kept', { status: 'active', amenities: ['heating', 'fridge', 'fridge'] }),
  item('changed', { title: 'Another title', price: { from: 100, currency: 'gbp' } }),
  item('twice', { title: 'The first' }),
  item('twice', { title: 'The second' }),
  item('twice', { title: 'x' }),
  item('twice', { title: 'The second' }),
  item('wrong', { title: 'x', images: [{}], extra: 1 }),
  item('sea', { location: { lat: 0, lng: -30 } }),
  item('b@d'),
  item('photo', { images: [{ url: 'http://localhost:1/photos/' + 'a'.repeat(64) + '.jpg' }] }),
  { ...aCampsite(), external_id: 'site', vehicle: {} },
  'nothing',
];

describe('a checked batch', () => {
  it('is answered as the batch itself would be, for live and for test keys, and changes nothing', async () => {
    const live = await campcairn.partner();
    for (const owner of [live, await testAccount(campcairn, live)]) {
      const first = [
        item('kept', { amenities: ['fridge', 'heating'] }),
        { ...aFullCampervan(), external_id: 'changed' },
      ];
      await owner.call('POST', '/listings/batch', { items: first });
      const before = await kept();
      const { summary, results } = await check(owner, MIXED);
      assert.equal(await kept(), before);
      const { body } = await owner.call('POST', '/listings/batch', { items: MIXED });
      assert.deepEqual(summary, body.summary);
      assert.deepEqual(results.map(foreseeable), body.results.map(foreseeable));
      const again = await check(owner, MIXED.slice(0, 5));
      assert.deepEqual(
        again.results.map(({ result }) => result),
        ['unchanged', 'updated', 'updated', 'unchanged', 'updated'],
      );
    }
  });

  it('names the fields that would change, with what they are and what they would be', async () => {
    const owner = await campcairn.partner();
    const bramble = {
      price: { from: 8900, currency: 'GBP' },
      policies: { pets_allowed: true, mileage_included_per_day_km: null },
      vehicle: { berths: 4 },
    };
    await owner.call('PUT', '/listings/bramble', aListing(bramble));
    const { results } = await check(owner, [
      item('bramble', {
        ...bramble,
        price: { from: 9500, currency: 'gbp', unit: 'week' },
        policies: { pets_allowed: true },
        images: [{ url: 'https://vans.example/1.jpg' }],
        vehicle: undefined,
      }),
      item('bramble', bramble),
      item('heather'),
    ]);
    const changes = (at: number) =>
      Object.fromEntries(
        results[at]!.changes!.map(({ field, ...values }) => [field, values]).toSorted(),
      );
    assert.deepEqual(changes(0), {
      images: { before: [], after: [{ url: 'https://vans.example/1.jpg' }] },
      'policies.mileage_included_per_day_km': { before: null },
      'price.from': { before: 8900, after: 9500 },
      'price.unit': { before: 'night', after: 'week' },
      'vehicle.berths': { before: 4 },
    });
    assert.deepEqual([results[2]!.status, results[2]!.result, changes(2)], [201, 'created', {}]);
    assert.ok(!('id' in results[2]!) && !('public_url' in results[2]!));
  });

  it('is refused as a whole like a batch, and is no sending of listings', async () => {
    const bodies = [{}, { items: [] }, { items: Array(101).fill(item('a')) }, [], { items: 1 }];
    for (const body of bodies) {
      const checked = await partner.call('POST', '/listings/batch/check', body);
      const sent = await partner.call('POST', '/listings/batch', body);
      assert.deepEqual([checked.status, checked.body], [sent.status, sent.body]);
    }
  });

  it('sees only listings of its own account', async () => {
    const other = await campcairn.partner();
    await other.call('PUT', '/listings/theirs', aListing());
    assert.equal((await check(partner, [item('theirs')])).results[0]!.result, 'created');
  });
});

describe('a checked batch of calendars', () => {
  const range = (start: string, end: string, more = {}) => ({
    start,
    end,
    status: 'available',
    ...more,
  });
  const calendar = (external_id: unknown, ...ranges: unknown[]) => ({ external_id, ranges });

  it('is answered as the batch itself would be, says what differs, and changes nothing', async () => {
    const owner = await campcairn.partner();
    await owner.call('POST', '/listings/batch', { items: ['a', 'b', 'c'].map((id) => item(id)) });
    const july = range('2026-07-01', '2026-07-08', { price: 0 });
    const august = range('2026-08-01', '2026-08-08');
    await owner.call('PUT', '/listings/a/availability', { ranges: [july, august] });
    const items = [
      calendar('a', august, july),
      calendar('b', july),
      calendar('c'),
      calendar('none', july),
      calendar('b@d'),
      calendar('a', range('2026-07-08', '2026-07-01')),
    ];
    const before = await kept();
    const { status, body } = await owner.call('POST', '/availability/batch/check', { items });
    assert.equal(status, 200);
    assert.equal(await kept(), before);
    assert.deepEqual(body.summary, { changed: 1, unchanged: 2, failed: 3 });
    assert.deepEqual(
      body.results.map(({ changed }: { changed?: boolean }) => changed),
      [false, true, false, undefined, undefined, undefined],
    );
    const sent = await owner.call('POST', '/availability/batch', { items });
    assert.deepEqual(
      body.results.map((result: Record<string, unknown>) => {
        const { changed: _, ...rest } = result;
        return rest;
      }),
      sent.body.results,
    );
    const again = await owner.call('POST', '/availability/batch/check', { items });
    assert.deepEqual(again.body.summary, { changed: 0, unchanged: 3, failed: 3 });
  });
});

it('a check counts as one request, and not as a sending of listings', async () => {
  const strict = await startWatchedCampcairn({ RATE_LIMIT: '2' });
  try {
    const owner = await strict.partner();
    const body = { items: Array.from({ length: 100 }, (_, at) => item(`van-${at}`)) };
    const statuses = [];
    for (let at = 0; at < 3; at += 1)
      statuses.push((await owner.call('POST', '/listings/batch/check', body)).status);
    assert.deepEqual(statuses, [200, 200, 429]);
  } finally {
    await strict.stop();
  }
});
