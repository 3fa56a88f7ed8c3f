import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { aListing } from '../../../test/builders/listing.ts';
import { checkListing } from '../listing.schema.ts';
import { createListingLab, type ListingLab } from '../testing/listing-fixture.ts';
import type { StatusAction } from './bulk.ts';
import { readLineQuestion } from './lines.ts';

let fixture: ListingLab;
before(async () => {
  fixture = await createListingLab();
});
after(() => fixture.close());

const EVERYTHING = readLineQuestion(new URLSearchParams('sort=title'));

/** Creates a partner with listings of these statuses, named a, b, c … */
async function partnerWith(...statuses: string[]) {
  const partnerId = await fixture.partner();
  const idOf = new Map<string, number>();
  for (const [at, status] of statuses.entries()) {
    const name = 'abcdefgh'[at]!;
    const { id } = await fixture.put(
      partnerId,
      name,
      aListing({ title: `Van ${name} here`, status }),
    );
    idOf.set(name, id);
  }
  fixture.clock.advance(60_000);
  const apply = (action: StatusAction, ids: number[]) =>
    fixture.db.transaction((tx) => fixture.bulk.apply(tx, partnerId, action, ids));
  return {
    partnerId,
    ids: (...names: string[]) => names.map((name) => idOf.get(name) ?? 0),
    apply,
    undo: (id: number | null) =>
      fixture.db.transaction((tx) => fixture.bulk.undo(tx, partnerId, id ?? 0)),
    /** Returns texts like `a active`, without listings that are being deleted. */
    async state() {
      const { items: lines } = await fixture.lines.page(partnerId, EVERYTHING, null, 50);
      return lines.map((line) => `${line.external_id} ${line.status}`);
    },
    put: (name: string, fields: Record<string, unknown>) =>
      fixture.put(partnerId, name, aListing({ title: `Van ${name} here`, ...fields })),
  };
}

const gone = (promise: Promise<unknown>) => assert.rejects(promise, { code: 'not_found' });

describe('pausing and resuming several listings', () => {
  it('changes those that are not so yet, and undoing it changes those back', async () => {
    const vans = await partnerWith('active', 'paused', 'active');
    const done = await vans.apply('pause', vans.ids('a', 'b'));
    assert.deepEqual([done.changed, done.unchanged], [['a'], 1]);
    assert.deepEqual(await vans.state(), ['a paused', 'b paused', 'c active']);
    assert.deepEqual(await vans.undo(done.id), { action: 'pause', changed: ['a'] });
    assert.deepEqual(await vans.state(), ['a active', 'b paused', 'c active']);
    const resumed = await vans.apply('resume', vans.ids('a', 'b', 'c'));
    assert.deepEqual([resumed.changed, resumed.unchanged], [['b'], 2]);
    await vans.undo(resumed.id);
    assert.deepEqual(await vans.state(), ['a active', 'b paused', 'c active']);
  });

  it('is content, as it is by the API', async () => {
    const vans = await partnerWith('active', 'active');
    const before = await fixture.listings.get(vans.partnerId, 'a');
    await vans.apply('pause', vans.ids('a'));
    const { updated_at, status } = await fixture.listings.get(vans.partnerId, 'a');
    assert.ok(updated_at > before.updated_at);
    assert.equal(status, 'paused');
    assert.equal((await vans.put('a', { status: 'paused' })).result, 'unchanged');
  });

  it('cannot be undone twice, by another partner, or after a quarter of an hour', async () => {
    const vans = await partnerWith('active', 'active');
    const other = await partnerWith('active');
    const done = await vans.apply('pause', vans.ids('a'));
    await gone(other.undo(done.id));
    await vans.undo(done.id);
    await gone(vans.undo(done.id));
    const later = await vans.apply('pause', vans.ids('b'));
    await fixture.pass(16);
    await gone(vans.undo(later.id));
    assert.deepEqual(await vans.state(), ['a active', 'b paused']);
  });

  it("leaves another partner's listings and unknown ids alone", async () => {
    const vans = await partnerWith('active');
    const other = await partnerWith('active');
    const done = await vans.apply('delete', [...other.ids('a'), 0, 987_654_321]);
    assert.deepEqual(done, { id: null, action: 'delete', changed: [], unchanged: 0 });
    await fixture.pass(16);
    assert.deepEqual(await other.state(), ['a active']);
  });

  it('leaves a listing as it is when somebody has changed it before the undoing', async () => {
    const vans = await partnerWith('active', 'active');
    const done = await vans.apply('pause', vans.ids('a', 'b'));
    await vans.put('a', { status: 'paused', url: 'https://vans.example/new' });
    assert.deepEqual((await vans.undo(done.id)).changed, ['b']);
    assert.deepEqual(await vans.state(), ['a paused', 'b active']);
  });

  it('takes all that match what was looked for', async () => {
    const vans = await partnerWith('active', 'paused', 'active');
    const active = readLineQuestion(new URLSearchParams('status=active'));
    const ids = await fixture.lines.matching(fixture.db, vans.partnerId, active);
    assert.deepEqual((await vans.apply('pause', ids)).changed, ['a', 'c']);
  });
});

describe('deleting several listings', () => {
  it('hides them at once and deletes them after a quarter of an hour, for good', async () => {
    const vans = await partnerWith('active', 'paused', 'active');
    const done = await vans.apply('delete', vans.ids('a', 'b'));
    assert.deepEqual(await vans.state(), ['c active']);
    assert.equal((await fixture.listings.get(vans.partnerId, 'a')).status, 'paused');
    const [open] = await fixture.bulk.deletions(vans.partnerId);
    assert.deepEqual([open?.id, open?.listings], [done.id, 2]);
    await fixture.pass(14);
    assert.equal((await fixture.listings.get(vans.partnerId, 'a')).status, 'paused');
    await fixture.pass(2);
    await gone(fixture.listings.get(vans.partnerId, 'a'));
    await gone(fixture.listings.get(vans.partnerId, 'b'));
    assert.deepEqual(await fixture.bulk.deletions(vans.partnerId), []);
    assert.deepEqual(await vans.state(), ['c active']);
  });

  it('is undone whole: the same listings as they were, with their calendars', async () => {
    const vans = await partnerWith('active', 'paused');
    const ranges = [{ start: '2026-07-01', end: '2026-07-08', status: 'available' as const }];
    await fixture.availability.replace(vans.partnerId, 'a', { ranges });
    const before = await fixture.listings.get(vans.partnerId, 'a');
    const done = await vans.apply('delete', vans.ids('a', 'b'));
    fixture.clock.advance(60_000);
    await vans.undo(done.id);
    assert.deepEqual(await vans.state(), ['a active', 'b paused']);
    const { updated_at: _, ...listing } = await fixture.listings.get(vans.partnerId, 'a');
    const { updated_at: __, ...same } = before;
    assert.deepEqual(listing, same);
    assert.equal((await fixture.availability.get(vans.partnerId, 'a')).ranges.length, 1);
    await fixture.pass(30);
    assert.deepEqual(await vans.state(), ['a active', 'b paused']);
  });

  it('spares what is written again meanwhile, and what is deleted by the API is gone', async () => {
    const vans = await partnerWith('active', 'active', 'active');
    await vans.apply('delete', vans.ids('a', 'b', 'c'));
    await vans.put('a', { url: 'https://vans.example/again' });
    await fixture.listings.delete(vans.partnerId, 'b');
    assert.deepEqual(await vans.state(), ['a active']);
    await fixture.pass(16);
    assert.deepEqual(await vans.state(), ['a active']);
    await gone(fixture.listings.get(vans.partnerId, 'c'));
  });

  it('takes thousands at once', async () => {
    const vans = await partnerWith('active');
    const input = checkListing(aListing());
    assert.ok(input.ok);
    const writes = Array.from({ length: 3000 }, (_, at) => at);
    for (const at of writes) {
      if (at % 500 !== 0) continue;
      await fixture.db.transaction((tx) =>
        fixture.writer.writeAll(
          tx,
          writes.slice(at, at + 500).map((number) => ({
            partnerId: vans.partnerId,
            externalId: `n-${number}`,
            input: input.value,
            now: fixture.clock.now(),
          })),
        ),
      );
    }
    const all = await fixture.lines.matching(fixture.db, vans.partnerId, EVERYTHING);
    assert.equal(all.length, 3001);
    assert.equal((await vans.apply('delete', all)).changed.length, 3001);
    await fixture.pass(16);
    assert.deepEqual(await vans.state(), []);
    assert.equal((await fixture.listings.count(vans.partnerId)).paused, 0);
  });
});
