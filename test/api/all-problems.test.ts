import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { aCampsite, aListing } from '../builders/listing.ts';
import type { Partner, TestCampcairn } from '../support/campcairn.ts';
import { startWatchedCampcairn } from '../support/conformance.ts';

let campcairn: TestCampcairn;
let partner: Partner;
before(async () => {
  campcairn = await startWatchedCampcairn();
  partner = await campcairn.partner();
  await campcairn.services.partners.setPremium(partner.slug, new Date('2027-01-01T00:00:00Z'));
  await partner.call('PUT', '/listings/van', aListing());
});
after(() => campcairn.stop());

interface Problem {
  path: string;
  message: string;
}

/** What a refused call is told, as `path: message`. */
async function told(method: string, path: string, body?: unknown): Promise<string[]> {
  const reply = await partner.call(method, path, body);
  assert.ok(reply.status === 422 || reply.status === 400, `${method} ${path}: ${reply.status}`);
  return reply.body.error.details.map(({ path: at, message }: Problem) => `${at}: ${message}`);
}

const SEA = { lat: -30, lng: -30 };
const NO_COUNTRY =
  'lies more than 50 km from any country, probably in an ocean: check that lat and lng are not swapped';
const range = (start: string, end: string, more = {}) => ({
  start,
  end,
  status: 'available',
  ...more,
});

describe('a refused calendar', () => {
  const put = (body: unknown) => told('PUT', '/listings/van/availability', body);

  it('has overlaps and wrong ends named beside malformed fields, of the same ranges and of others', async () => {
    const ranges = [
      range('2026-07-01', '2026-07-08', { status: 'free' }),
      range('2026-07-07', '2026-07-10', { price: '100', note: 'x' }),
      range('2026-08-09', '2026-08-01'),
      range('2026-09-31', '2026-10-02'),
      7,
    ];
    assert.deepEqual(await put({ ranges, currency: 'GBP' }), [
      "ranges.0.status: must be one of available, unavailable; 'free' is none of them",
      'ranges.1: overlaps the range from 2026-07-01 to 2026-07-08',
      'ranges.1.price: must be a whole number, 0 or more; it came as text: send 100 without quotes',
      'ranges.1.note: is not a known field',
      'ranges.2.end: must be after start',
      'ranges.3.start: is not a day of the calendar',
      'ranges.4: must be an object with start, end, status, price; it came as a number',
      'currency: is not a known field',
    ]);
  });

  it('of too many ranges has the faults of its ranges named too', async () => {
    const ranges = Array.from({ length: 731 }, (_, n) => range('2026-07-01', `2026-08-0${n % 10}`));
    const problems = await put({ ranges });
    assert.ok(problems.includes('ranges: must be a list of at most 730 items; it has 731'));
    assert.ok(problems.includes('ranges.0.end: is not a day of the calendar'));
    assert.ok(problems.includes('ranges.2: overlaps the range from 2026-07-01 to 2026-08-01'));
  });
});

describe('a refused listing', () => {
  const put = (body: unknown) => told('PUT', '/listings/wrong', body);

  it('is told that it lies in the sea, whatever else is wrong with its location', async () => {
    const location = { ...SEA, precision: 'vague', name: 7, extra: 1 };
    assert.deepEqual(await put(aListing({ location, title: 'Van' })), [
      'title: must have 5 to 120 characters, not counting spaces around them; it has 3',
      "location.precision: must be one of exact, approximate; 'vague' is none of them",
      'location.name: must be a string of at most 120 characters; it came as a number',
      'location.extra: is not a known field',
      `location: ${NO_COUNTRY}`,
    ]);
  });

  it('is told all that is wrong with one text', async () => {
    const description = `<b>${'x'.repeat(5001)}</b>\0`;
    assert.deepEqual(await put(aListing({ description })), [
      'description: must not contain a NUL character',
      'description: must have at most 5000 characters; it has 5009',
      'description: must be plain text: blank lines separate paragraphs, no HTML',
    ]);
  });

  it('with too many images is told which of them are wrong', async () => {
    const images = Array.from({ length: 31 }, (_, n) => ({
      url: n === 7 ? 'http://a.example/1.jpg' : 'https://a.example/1.jpg',
    }));
    assert.deepEqual(await put(aListing({ images })), [
      'images: must be a list of at most 30 items; it has 31',
      'images.7.url: must be an https:// address without user name or password',
    ]);
  });

  it('is told of a part its category may not have beside the faults of that part', async () => {
    const campsite = aCampsite({ vehicle: { seats: 0, wheels: 4 }, status: null });
    assert.deepEqual(await put(campsite), [
      'status: must not be null: leave the field out instead',
      'vehicle.seats: must be a whole number from 1 to 12; it is 0',
      'vehicle.wheels: is not a known field',
      'vehicle: may not be sent for a campsite: leave it out',
    ]);
  });
});

describe('a refused batch', () => {
  it('with a wrong envelope is told of its items as well', async () => {
    const items = [
      { external_id: 'batch', ...aListing({ title: 'Van' }) },
      { external_id: 'a', ...aListing({ location: SEA }) },
      7,
      { external_id: 'fine', ...aListing() },
    ];
    assert.deepEqual(await told('POST', '/listings/batch', { items, dry_run: true }), [
      'dry_run: is not a known field',
      "items.0.external_id: must have 1 to 100 characters of A-Z a-z 0-9 . _ : ~ - and not be 'batch', '.' or '..'",
      'items.0.title: must have 5 to 120 characters, not counting spaces around them; it has 3',
      `items.1.location: ${NO_COUNTRY}`,
      'items.2: must be an object; it came as a number',
    ]);
    const many = Array.from({ length: 101 }, () => ({}));
    const problems = await told('POST', '/listings/batch', { items: many });
    assert.equal(problems[0], 'items: must be a list of 1 to 100 items; it has 101');
    assert.ok(problems.includes('items.99.title: is required'));
    assert.ok(!problems.some((problem) => problem.startsWith('items.100')));
    assert.equal((await partner.call('GET', '/listings/fine')).status, 404);
  });
});

describe('a refused query', () => {
  it('has everything named, the cursor among it', async () => {
    const query = '?status=&status=x&category=boat&limit=0&cursor=x&updated_since=today&colour=red';
    assert.deepEqual(await told('GET', `/listings${query}`), [
      'status: must be given only once',
      "category: must be one of campervan, motorhome, caravan, campsite; 'boat' is none of them",
      'updated_since: must be a time with a zone, such as 2026-05-31T09:00:00Z',
      'cursor: must be next_cursor of an earlier page of this list',
      'limit: must be a whole number from 1 to 200',
      'colour: is not a known parameter',
    ]);
    assert.deepEqual(await told('GET', '/leads?kind=&since=2026-05-04&cursor=x'), [
      'kind: must not be empty: leave the parameter out instead',
      'since: must be a time with a zone, such as 2026-05-31T09:00:00Z',
      'cursor: must be next_cursor of an earlier page of this list',
    ]);
  });

  it('of statistics has days named that are well-formed and cannot be answered', async () => {
    assert.deepEqual(await told('GET', '/stats?by=year&from=2026-05-03&to=2026-05-02&x=1'), [
      "by: must be one of day, week, month; 'year' is none of them",
      'x: is not a known parameter',
      'from: must not be after to',
    ]);
    assert.deepEqual(await told('GET', '/stats?from=soon&to=2027-01-01'), [
      'from: must be a day, such as 2026-05-31',
      'to: must not be after today (UTC)',
    ]);
  });
});

describe('a refused change of the account', () => {
  it('has the host of a webhook named beside everything else', async () => {
    const body = {
      webhook_url: 'https://127.0.0.1/hook',
      lead_email: 'office',
      rotate_webhook_secret: 'yes',
      name: 'x',
    };
    assert.deepEqual(await told('PATCH', '/me', body), [
      'lead_email: must be an email address of at most 254 characters, or null',
      'rotate_webhook_secret: must be true or false; it came as text',
      'name: is not a known field',
      'webhook_url: names a host that is not on the public internet',
    ]);
  });
});
