import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { aListing } from '../builders/listing.ts';
import type { Partner, TestCampcairn } from '../support/campcairn.ts';
import { startWatchedCampcairn } from '../support/conformance.ts';

let campcairn: TestCampcairn;
let partner: Partner;
before(async () => {
  campcairn = await startWatchedCampcairn();
  partner = await campcairn.partner();
  const items = ['van', 'kombi', 'bus'].map((external_id) => aListing({ external_id }));
  await partner.call('POST', '/listings/batch', { items });
});
after(() => campcairn.stop());

interface Result {
  index: number;
  external_id: string | null;
  status: number;
  error?: { code: string; message: string; details?: { path: string; message: string }[] };
}

const range = (start: unknown, end: unknown, more = {}) => ({
  start,
  end,
  status: 'available',
  ...more,
});
const item = (external_id: unknown, ...ranges: unknown[]) => ({ external_id, ranges });
const send = (body: unknown) => partner.call('POST', '/availability/batch', body);
async function batch(...items: unknown[]): Promise<{ summary: object; results: Result[] }> {
  const { status, body } = await send({ items });
  assert.equal(status, 200, JSON.stringify(body));
  return body;
}
const saved = async (id: string): Promise<{ start: string }[]> =>
  (await partner.call('GET', `/listings/${id}/availability`)).body.ranges;
const statuses = (results: Result[]) => results.map(({ status }) => status);
const day = (n: number): string =>
  new Date(Date.UTC(2026, 0, 1) + n * 86_400_000).toISOString().slice(0, 10);

describe('a batch of calendars', () => {
  it('saves each as a PUT would, and says so in the order sent', async () => {
    await batch(item('kombi', range('2026-03-01', '2026-03-02')));
    const { summary, results } = await batch(
      item(
        'van',
        range('2026-08-01', '2026-08-08'),
        range('2026-07-01', '2026-07-08', { price: 0 }),
      ),
      item('nobody', range('2026-07-01', '2026-07-08')),
      item('kombi'),
      item('bus', range('2026-07-08', '2026-07-01')),
    );
    assert.deepEqual(summary, { saved: 2, failed: 2 });
    assert.deepEqual(results.slice(0, 3), [
      { index: 0, external_id: 'van', status: 200 },
      {
        index: 1,
        external_id: 'nobody',
        status: 404,
        error: { code: 'not_found', message: 'There is no such listing on your account.' },
      },
      { index: 2, external_id: 'kombi', status: 200 },
    ]);
    assert.equal(results[3]?.status, 422);
    assert.deepEqual(await saved('van'), [
      { start: '2026-07-01', end: '2026-07-08', status: 'available', price: 0 },
      { start: '2026-08-01', end: '2026-08-08', status: 'available', price: null },
    ]);
    assert.deepEqual([await saved('kombi'), await saved('bus')], [[], []]);
  });

  it('keeps what stays of a calendar, and replaces what changed', async () => {
    const [may, june, july] = ['2026-05-01', '2026-06-01', '2026-07-01'];
    await batch(item('van', range(may, june), range(june, july, { price: 100 })));
    await batch(item('van', range(may, june, { price: 50 }), range(june, july, { price: 100 })));
    assert.deepEqual(await saved('van'), [
      { start: may, end: june, status: 'available', price: 50 },
      { start: june, end: july, status: 'available', price: 100 },
    ]);
    await batch(item('van', range(may, july, { status: 'unavailable' })));
    assert.deepEqual(await saved('van'), [
      { start: may, end: july, status: 'unavailable', price: null },
    ]);
  });

  it('says of a bad item what a PUT would say, with paths from the item', async () => {
    const ranges = [
      range('2026-07-01', '2026-07-08', { status: 'maybe' }),
      range('2026-07-05', '2026-07-03'),
    ];
    const put = await partner.call('PUT', '/listings/van/availability', { ranges, extra: 1 });
    const { results } = await batch({ external_id: 'van', ranges, extra: 1 });
    // The answer of one call says where the guide explains its code.
    const { doc_url: _, ...error } = put.body.error;
    assert.deepEqual(results, [{ index: 0, external_id: 'van', status: 422, error }]);
    const paths = put.body.error.details.map(({ path }: { path: string }) => path);
    assert.deepEqual(paths, ['ranges.0.status', 'ranges.1.end', 'extra']);
  });

  it('answers 404 for a listing that is not there before its rules are looked at', async () => {
    const other = await campcairn.partner();
    await other.call('PUT', '/listings/theirs', aListing());
    const { results } = await batch(item('theirs', 7), item('nobody', 7), item('van', 7));
    assert.deepEqual(statuses(results), [404, 404, 422]);
  });

  it('refuses an item without an id or calendar on its own', async () => {
    const sent = [7, null, [], {}, item('b@d'), item('batch'), { external_id: 'van' }];
    const { summary, results } = await batch(...sent, item('van'));
    assert.deepEqual(summary, { saved: 1, failed: sent.length });
    assert.deepEqual(statuses(results), [...sent.map(() => 422), 200]);
    assert.deepEqual(
      results.map(({ external_id: id }) => id),
      [null, null, null, null, 'b@d', 'batch', 'van', 'van'],
    );
    assert.equal(results[4]?.error?.details?.[0]?.path, 'external_id');
    assert.equal(results[6]?.error?.details?.[0]?.path, 'ranges');
  });

  it('takes the same listing twice as calls one after the other would', async () => {
    const { summary, results } = await batch(
      item('van', range('2026-07-01', '2026-07-08')),
      item('van', range('2026-08-01', '2026-08-08')),
      item('van', range('2026-09-01', '2026-09-01')),
    );
    assert.deepEqual(statuses(results), [200, 200, 422]);
    assert.deepEqual(summary, { saved: 2, failed: 1 });
    assert.deepEqual(
      (await saved('van')).map(({ start }) => start),
      ['2026-08-01'],
    );
  });

  it('writes each on its own when a fault of ours stops them together', async (t) => {
    const { availability } = campcairn.services;
    const replaceMany = availability.replaceMany.bind(availability);
    t.mock.method(availability, 'replaceMany', (id: number, calendars: Map<string, never>) => {
      if (calendars.has('kombi')) throw new Error('secret of the database');
      return replaceMany(id, calendars);
    });
    const ranges = [range('2028-01-01', '2028-01-02')];
    const sent = ['van', 'kombi', 'nobody', 'bus'].map((id) => item(id, ...ranges));
    const { summary, results } = await batch(...sent);
    assert.deepEqual(statuses(results), [200, 500, 404, 200]);
    assert.deepEqual(summary, { saved: 2, failed: 2 });
    assert.equal(results[1]?.error?.code, 'internal_error');
    assert.ok(!JSON.stringify(results).includes('secret'));
    assert.equal((await saved('bus'))[0]?.start, '2028-01-01');
  });

  it('may have 1 to 100 items, and is refused whole when its envelope is wrong', async () => {
    const many = Array.from({ length: 101 }, () => item('van', range('2027-01-01', '2027-01-02')));
    const envelopes = [{ items: [] }, { items: many }, {}, { items: 7 }, { items: many, a: 1 }, []];
    for (const body of envelopes) assert.equal((await send(body)).status, 422);
    assert.equal((await send('{')).status, 400);
    const { body } = await send({ items: [...many.slice(1), { external_id: 'van' }] });
    assert.deepEqual(
      body.error.details.map(({ path }: { path: string }) => path),
      ['items'],
      'only as many items are looked at as a batch may have',
    );
    const { results } = await batch(...many.slice(1));
    assert.deepEqual(new Set(statuses(results)), new Set([200]));
  });

  it('may have a hundred calendars of 730 ranges each', async () => {
    const ranges = Array.from({ length: 730 }, (_, n) => range(day(n), day(n + 1), { price: n }));
    const ids = Array.from({ length: 100 }, (_, n) => `many-${n}`);
    const listings = ids.map((external_id) => aListing({ external_id }));
    await partner.call('POST', '/listings/batch', { items: listings });
    const { summary } = await batch(...ids.map((id) => item(id, ...ranges)));
    assert.deepEqual(summary, { saved: 100, failed: 0 });
    assert.equal((await saved('many-99')).length, 730);
  });
});

describe('a deletion of many listings', () => {
  const remove = async (...external_ids: unknown[]) =>
    partner.call('POST', '/listings/batch/delete', { external_ids });

  it('answers 204 or 404 for each id in the order sent', async () => {
    const ids = ['a', 'b', 'c'];
    const items = ids.map((external_id) => aListing({ external_id }));
    const { body: made } = await partner.call('POST', '/listings/batch', { items });
    const { status, body } = await remove('a', 'nobody', 'c', 'a');
    assert.equal(status, 200);
    assert.deepEqual(body.summary, { deleted: 2, failed: 2 });
    assert.deepEqual(
      body.results.map(({ index, external_id, status: of, error }: Result) => [
        index,
        external_id,
        of,
        error?.code,
      ]),
      [
        [0, 'a', 204, undefined],
        [1, 'nobody', 404, 'not_found'],
        [2, 'c', 204, undefined],
        [3, 'a', 404, 'not_found'],
      ],
    );
    const left = await Promise.all(ids.map((id) => partner.call('GET', `/listings/${id}`)));
    assert.deepEqual(
      left.map((reply) => reply.status),
      [404, 200, 404],
    );
    const page = await fetch(`${campcairn.address}/listing/van-${made.results[0].id}`);
    assert.notEqual(page.status, 200);
  });

  it('takes nothing from other partners', async () => {
    const other = await campcairn.partner();
    await other.call('PUT', '/listings/theirs', aListing());
    assert.equal((await remove('theirs')).body.results[0].status, 404);
    assert.equal((await other.call('GET', '/listings/theirs')).status, 200);
  });

  it('refuses on its own what cannot be an id', async () => {
    const { body } = await remove('b', 'b@d', 7, null);
    assert.deepEqual(
      body.results.map(({ status, external_id }: Result) => [status, external_id]),
      [
        [204, 'b'],
        [422, 'b@d'],
        [422, null],
        [422, null],
      ],
    );
  });

  it('takes 1 to 1,000 ids', async () => {
    const ids = Array.from({ length: 1000 }, (_, n) => `gone-${n}`);
    for (let at = 0; at < 1000; at += 100) {
      const items = ids.slice(at, at + 100).map((external_id) => aListing({ external_id }));
      await partner.call('POST', '/listings/batch', { items });
    }
    assert.equal((await remove(...ids, 'one too many')).status, 422);
    assert.equal((await remove()).status, 422);
    assert.deepEqual((await remove(...ids)).body.summary, { deleted: 1000, failed: 0 });
  });
});

describe('the window of leads, events and statistics', () => {
  it('is beside that of all other calls, and the answer says which counted', async () => {
    const limited = await startWatchedCampcairn({ RATE_LIMIT: '120' });
    try {
      const { call } = await limited.partner();
      const answers = await Promise.all(Array.from({ length: 125 }, () => call('GET', '/me')));
      assert.equal(answers.filter(({ status }) => status === 429).length, 5);
      const headersOf = (headers: Headers) =>
        ['limit', 'policy', 'scope'].map((name) => headers.get(`ratelimit-${name}`));
      assert.deepEqual(headersOf(answers[0]!.headers), ['120', '120;w=60', 'general']);
      const leads = await call('GET', '/leads');
      assert.equal(leads.status, 200);
      assert.deepEqual(headersOf(leads.headers), ['120', '120;w=60', 'reading']);
      const reading = ['/events', '/leads', '/stats'];
      const more = Array.from({ length: 125 }, (_, n) => call('GET', reading[n % 3]!));
      const refused = (await Promise.all(more)).filter(({ status }) => status === 429);
      assert.equal(refused.length, 6);
      for (const { headers } of refused) assert.equal(headers.get('retry-after'), '60');
    } finally {
      await limited.stop();
    }
  });
});
