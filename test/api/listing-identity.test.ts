import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { aListing } from '../builders/listing.ts';
import type { Partner, Reply, TestCampcairn } from '../support/campcairn.ts';
import { startWatchedCampcairn } from '../support/conformance.ts';

let campcairn: TestCampcairn;
let partner: Partner;
let other: Partner;
before(async () => {
  campcairn = await startWatchedCampcairn();
  partner = await campcairn.partner();
  other = await campcairn.partner('Other Vans');
});
after(() => campcairn.stop());

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
const statuses = (replies: Reply[]) => replies.map(({ status }) => status).sort();
const isNotFound = ({ status, body }: Reply): void => {
  assert.equal(status, 404);
  assert.equal(body.error.code, 'not_found');
};

describe('requests at the same moment', () => {
  it('that put one new id make one listing, created once', async () => {
    const replies = await Promise.all(
      times(60, () => partner.call('PUT', '/listings/once', aListing())),
    );
    assert.deepEqual(statuses(replies), [...Array(59).fill(200), 201]);
    assert.equal(new Set(replies.map(({ body }) => body.id)).size, 1);
    assert.deepEqual(replies.map(({ body }) => body.result).sort(), [
      'created',
      ...Array(59).fill('unchanged'),
    ]);
  });

  it('that put one id differently leave one of them whole', async () => {
    const titled = (n: number) => aListing({ title: `Title ${n}`, url: `https://a.example/${n}` });
    const replies = await Promise.all(
      times(40, (n) => partner.call('PUT', '/listings/raced', titled(n))),
    );
    assert.equal(statuses(replies).filter((status) => status === 201).length, 1);
    const { body } = await partner.call('GET', '/listings/raced');
    assert.equal(body.url, `https://a.example/${body.title.slice('Title '.length)}`);
  });

  it('that put many new ids by PUT and by batch make each once', async () => {
    const items = times(50, (n) => ({ external_id: `many-${n}`, ...aListing() }));
    const puts = items.map(({ external_id, ...listing }) =>
      partner.call('PUT', `/listings/${external_id}`, listing),
    );
    const batches = times(2, () => partner.call('POST', '/listings/batch', { items }));
    const single = (await Promise.all(puts)).map(({ body }) => body.result);
    const batched = (await Promise.all(batches)).flatMap(({ body }) => body.results);
    const all = [...single, ...batched.map(({ result }: { result: string }) => result)];
    assert.equal(all.filter((result) => result === 'created').length, 50);
    assert.equal(all.filter((result) => result === 'unchanged').length, 100);
  });

  it('that put and delete one id never break', async () => {
    const replies = await Promise.all(
      times(60, (n) =>
        n % 2 === 0
          ? partner.call('PUT', '/listings/torn', aListing({ title: `Title ${n}` }))
          : partner.call('DELETE', '/listings/torn'),
      ),
    );
    assert.ok(statuses(replies).every((status) => [200, 201, 204, 404].includes(status)));
  });
});

describe('a deleted listing', () => {
  it('is gone with its calendar, and cannot be deleted again', async () => {
    await partner.call('PUT', '/listings/gone', aListing());
    const ranges = [{ start: '2026-07-01', end: '2026-07-08', status: 'available' }];
    await partner.call('PUT', '/listings/gone/availability', { ranges });
    const { status, body } = await partner.call('DELETE', '/listings/gone');
    assert.deepEqual([status, body], [204, '']);
    isNotFound(await partner.call('DELETE', '/listings/gone'));
    isNotFound(await partner.call('GET', '/listings/gone'));
    isNotFound(await partner.call('GET', '/listings/gone/availability'));
    isNotFound(await partner.call('PUT', '/listings/gone/availability', { ranges: [] }));
  });

  it('that is put again is another listing, with an empty calendar', async () => {
    const first = (await partner.call('PUT', '/listings/again', aListing())).body;
    const ranges = [{ start: '2026-07-01', end: '2026-07-08', status: 'available' }];
    await partner.call('PUT', '/listings/again/availability', { ranges });
    await partner.call('DELETE', '/listings/again');
    campcairn.clock.advance(1000);
    const { status, body } = await partner.call('PUT', '/listings/again', aListing());
    assert.equal(status, 201);
    assert.ok(body.id > first.id);
    assert.ok(body.created_at > first.created_at);
    const calendar = await partner.call('GET', '/listings/again/availability');
    assert.deepEqual(calendar.body.ranges, []);
  });
});

describe("another partner's listing", () => {
  it('is 404, and an id of the same name is another listing', async () => {
    const mine = (await partner.call('PUT', '/listings/mine', aListing())).body;
    isNotFound(await other.call('GET', '/listings/mine'));
    isNotFound(await other.call('DELETE', '/listings/mine'));
    isNotFound(await other.call('GET', '/listings/mine/availability'));
    isNotFound(await other.call('PUT', '/listings/mine/availability', { ranges: [] }));
    const theirs = await other.call('PUT', '/listings/mine', aListing({ title: 'Theirs' }));
    assert.equal(theirs.status, 201);
    assert.notEqual(theirs.body.id, mine.id);
    assert.equal((await partner.call('GET', '/listings/mine')).body.title, mine.title);
    await other.call('DELETE', '/listings/mine');
    assert.equal((await partner.call('GET', '/listings/mine')).status, 200);
    assert.deepEqual((await other.call('GET', '/listings')).body.data, []);
  });
});

describe('a refused request', () => {
  it('leaves nothing behind', async () => {
    const counted = async () => (await partner.call('GET', '/me')).body.listings;
    const before = await counted();
    await partner.call('PUT', '/listings/refused', aListing({ title: 'x' }));
    await partner.call('PUT', '/listings/refused', aListing({ location: { lat: 0, lng: -30 } }));
    await partner.call('PUT', '/listings/refused', '{');
    await partner.call('PUT', '/listings/refused', aListing(), { 'content-type': 'text/plain' });
    await partner.call('PUT', '/listings/b@d', aListing());
    await partner.call('POST', '/listings/batch', { items: [aListing()], x: 1 });
    isNotFound(await partner.call('PUT', '/listings/refused/availability', { ranges: [] }));
    isNotFound(await partner.call('GET', '/listings/refused'));
    assert.deepEqual(await counted(), before);
  });
});
