import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { aCampsite, aListing } from '../builders/listing.ts';
import type { Partner, TestCampcairn } from '../support/campcairn.ts';
import { startWatchedCampcairn } from '../support/conformance.ts';

let campcairn: TestCampcairn;
let partner: Partner;
let listingId: number;
before(async () => {
  campcairn = await startWatchedCampcairn();
  partner = await campcairn.partner();
  listingId = (await partner.call('PUT', '/listings/van', aListing())).body.id;
});
after(() => campcairn.stop());

const PATH = '/listings/van/availability';
const range = (start: unknown, end: unknown, status: unknown = 'available', more = {}) => ({
  start,
  end,
  status,
  ...more,
});
const put = (...ranges: unknown[]) => partner.call('PUT', PATH, { ranges });
const saved = async (): Promise<unknown[]> => (await partner.call('GET', PATH)).body.ranges;
const pathsOf = async (body: unknown) => {
  const reply = await partner.call('PUT', PATH, body);
  assert.equal(reply.status, 422, JSON.stringify(body));
  assert.equal(reply.body.error.code, 'validation_error');
  return reply.body.error.details.map(({ path }: { path: string }) => path).sort();
};
const day = (n: number): string =>
  new Date(Date.UTC(2026, 0, 1) + n * 86_400_000).toISOString().slice(0, 10);

describe('a calendar', () => {
  it('is empty at first, and for campsites and paused listings alike', async () => {
    await partner.call('PUT', '/listings/site', aCampsite({ status: 'paused' }));
    const { status, body } = await partner.call('GET', '/listings/site/availability');
    assert.equal(status, 200);
    assert.deepEqual([body.external_id, body.ranges], ['site', []]);
    const ranges = [range('2026-07-01', '2026-07-02')];
    const reply = await partner.call('PUT', '/listings/site/availability', { ranges });
    assert.equal(reply.status, 200);
  });

  it('is answered sorted by start, with null for a price that was not sent', async () => {
    const { body } = await put(
      range('2026-08-01', '2026-08-08', 'unavailable'),
      range('2026-07-01', '2026-07-08', 'available', { price: 0 }),
      range('2026-07-20', '2026-07-21', 'unavailable', { price: 9900 }),
    );
    assert.deepEqual(body, {
      listing_id: listingId,
      external_id: 'van',
      ranges: [
        { start: '2026-07-01', end: '2026-07-08', status: 'available', price: 0 },
        { start: '2026-07-20', end: '2026-07-21', status: 'unavailable', price: 9900 },
        { start: '2026-08-01', end: '2026-08-08', status: 'unavailable', price: null },
      ],
    });
    assert.deepEqual((await partner.call('GET', PATH)).body, body);
  });

  it('is replaced whole, and cleared by an empty list', async () => {
    await put(range('2026-07-01', '2026-07-08'), range('2026-08-01', '2026-08-08'));
    await put(range('2026-09-01', '2026-09-02'));
    assert.equal((await saved()).length, 1);
    assert.deepEqual((await put()).body.ranges, []);
    assert.deepEqual(await saved(), []);
  });

  it('keeps ranges that touch as they were sent, also those of one price', async () => {
    const ranges = [
      range('2026-07-01', '2026-07-08', 'available', { price: 100 }),
      range('2026-07-08', '2026-07-15', 'available', { price: 100 }),
      range('2026-07-15', '2026-07-16', 'unavailable', { price: null }),
    ];
    assert.equal((await put(...ranges.slice(0, 2))).status, 200);
    assert.deepEqual(await saved(), ranges.slice(0, 2));
  });

  it('takes past days, leap days and the ends of time', async () => {
    const ranges = [
      range('0001-01-01', '0001-01-02'),
      range('1999-12-31', '2000-01-01'),
      range('2024-02-29', '2024-03-01'),
      range('9999-12-30', '9999-12-31'),
    ];
    assert.equal((await put(...ranges)).status, 200);
    assert.deepEqual(
      await saved(),
      ranges.map((each) => ({ ...each, price: null })),
    );
  });

  it('may have 730 ranges and not one more', async () => {
    const ranges = Array.from({ length: 731 }, (_, n) => range(day(n), day(n + 1)));
    assert.equal((await put(...ranges.slice(0, 730).reverse())).status, 200);
    assert.equal((await saved()).length, 730);
    assert.deepEqual(await pathsOf({ ranges }), ['ranges']);
    assert.equal((await saved()).length, 730);
  });

  it('is the last of those that were sent at the same moment, whole', async () => {
    const years = [2030, 2031, 2032, 2033, 2034, 2035, 2036, 2037];
    const calendars = years.map((year) => [
      range(`${year}-01-01`, `${year}-01-02`),
      range(`${year}-02-01`, `${year}-02-02`),
    ]);
    const replies = await Promise.all(calendars.map((ranges) => put(...ranges)));
    assert.deepEqual([...new Set(replies.map(({ status }) => status))], [200]);
    const now = JSON.stringify(await saved());
    assert.ok(replies.some(({ body }) => JSON.stringify(body.ranges) === now));
  });
});

describe('a range', () => {
  it('must end after it starts', async () => {
    assert.deepEqual(await pathsOf({ ranges: [range('2026-07-08', '2026-07-08')] }), [
      'ranges.0.end',
    ]);
    assert.deepEqual(await pathsOf({ ranges: [range('2026-07-08', '2026-07-01')] }), [
      'ranges.0.end',
    ]);
  });

  it('may not overlap another: reported at the later one in the order of dates', async () => {
    const july = range('2026-07-01', '2026-08-01');
    const early = range('2026-06-20', '2026-07-02', 'unavailable');
    assert.deepEqual(await pathsOf({ ranges: [july, early] }), ['ranges.0']);
    assert.deepEqual(await pathsOf({ ranges: [early, july] }), ['ranges.1']);
    assert.deepEqual(await pathsOf({ ranges: [july, july] }), ['ranges.1']);
    const inside = [range('2026-07-10', '2026-07-11'), range('2026-07-20', '2026-07-21')];
    assert.deepEqual(await pathsOf({ ranges: [...inside, july] }), ['ranges.0', 'ranges.1']);
  });

  it('is a pair of real days, a status and perhaps a price', async () => {
    const good = range('2026-07-01', '2026-07-08');
    for (const field of ['start', 'end']) {
      const days = [
        '2026-02-30',
        '2026-13-01',
        '2026-7-1',
        '01.07.2026',
        '2026-07-01T00:00:00Z',
        '',
      ];
      for (const value of [...days, '2026-07-01 ', 20_260_701, null, undefined, '0000-01-01']) {
        const ranges = [{ ...good, [field]: value }];
        assert.deepEqual(await pathsOf({ ranges }), [`ranges.0.${field}`], String(value));
      }
    }
    for (const value of ['free', 'Available', '', true, null, undefined]) {
      assert.deepEqual(await pathsOf({ ranges: [{ ...good, status: value }] }), [
        'ranges.0.status',
      ]);
    }
    for (const value of [-1, 1.5, '100', null, 2 ** 53]) {
      assert.deepEqual(await pathsOf({ ranges: [{ ...good, price: value }] }), ['ranges.0.price']);
    }
    const most = { ...good, price: 2 ** 53 - 1 };
    assert.deepEqual((await put(most)).body.ranges, [most]);
  });

  it('has all problems reported together', async () => {
    const ranges = [
      range('2026-07-08', '2026-07-01'),
      range('2026-09-01', '2026-09-10'),
      range('2026-09-05', '2026-09-06'),
      range('2026-09-20', '2026-09-20'),
    ];
    assert.deepEqual(await pathsOf({ ranges }), ['ranges.0.end', 'ranges.2', 'ranges.3.end']);
    const shapeless = [range('x', '2026-07-01', 'free'), { extra: 1 }, null];
    assert.deepEqual(await pathsOf({ ranges: shapeless, more: 1 }), [
      'more',
      'ranges.0.start',
      'ranges.0.status',
      'ranges.1.end',
      'ranges.1.extra',
      'ranges.1.start',
      'ranges.1.status',
      'ranges.2',
    ]);
    const mixed = [
      range('2026-07-01', '2026-07-08'),
      range('2026-07-31', '2026-07-32'),
      range('2026-07-09', '2026-07-02', 'free'),
      range('2026-07-07', '2026-07-10'),
    ];
    const { error } = (await put(...mixed)).body;
    assert.deepEqual(
      error.details.map(({ path, message }: Record<string, string>) => `${path}: ${message}`),
      [
        'ranges.1.end: is not a day of the calendar',
        'ranges.2.end: must be after start',
        "ranges.2.status: must be one of available, unavailable; 'free' is none of them",
        'ranges.3: overlaps the range from 2026-07-01 to 2026-07-08',
      ],
    );
  });
});

describe('a refused calendar', () => {
  it('leaves the one before as it was', async () => {
    await put(range('2026-07-01', '2026-07-08'));
    const before = await saved();
    for (const body of [{}, { ranges: null }, { ranges: {} }, { ranges: [1] }, [], { range: [] }]) {
      await pathsOf(body);
    }
    assert.equal((await partner.call('PUT', PATH, '{')).body.error.code, 'invalid_json');
    assert.deepEqual(await saved(), before);
  });

  it('of a listing that is not there is 404 before its rules are looked at', async () => {
    for (const method of ['GET', 'PUT']) {
      const body = method === 'PUT' ? { ranges: 'wrong' } : undefined;
      const reply = await partner.call(method, '/listings/none/availability', body);
      assert.equal(reply.status, 404);
      assert.equal(reply.body.error.code, 'not_found');
    }
  });
});
