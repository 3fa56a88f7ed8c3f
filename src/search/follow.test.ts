import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Db } from '../platform/db/index.ts';
import { createReads } from '../platform/db/reads.ts';
import { createTestDatabase } from '../../test/support/database.ts';
import { selectCards } from './card.sql.ts';
import { clearChanges } from './change.sql.ts';
import type { RunningSearch } from './index.ts';
import { ageChanges, insertPlainly, pretendRestored, renamePartner } from './testing/world.sql.ts';
import { PLAIN, type SearchWorld, startSearchWorld } from './testing/world.ts';

let world: SearchWorld;
before(async () => {
  world = await startSearchWorld();
});
after(() => world.stop());

const idsOf = async (search: RunningSearch, query = ''): Promise<number[]> => {
  const { items } = await search.search(new URLSearchParams(query), { limit: 100 });
  return items.map(({ id }) => id);
};

describe('what a partner has just done', () => {
  it('a new listing is found by the very next search', async () => {
    const id = await world.list('new');
    assert.ok((await world.ids('')).includes(id));
  });

  it('a paused listing is hidden from the very next search, and back when it is resumed', async () => {
    const id = await world.list('paused');
    await world.list('paused', { status: 'paused' });
    assert.ok(!(await world.ids('')).includes(id));
    await world.list('paused');
    assert.ok((await world.ids('')).includes(id));
  });

  it('a deleted listing is gone from the very next search', async () => {
    const id = await world.list('deleted');
    await world.listings.delete(world.partner.id, 'deleted');
    assert.ok(!(await world.ids('')).includes(id));
  });

  it('a changed price and a changed place count at once', async () => {
    const price = { from: 9000, currency: 'GBP', unit: 'night' as const };
    const id = await world.list('moving', { price });
    assert.ok((await world.ids('area=1&price_max=90')).includes(id));
    await world.list('moving', {
      price: { ...price, from: 9100 },
      location: { ...PLAIN.location, lat: 47.66, lng: -2.76 },
    });
    assert.ok(!(await world.ids('price_max=90')).includes(id));
    assert.ok((await world.ids('area=FR-BRE&price_max=91')).includes(id));
    assert.ok(!(await world.ids('area=1')).includes(id));
  });

  it('a card that was shown before says what has changed since, also of its partner', async () => {
    const image = (name: string) => ({ url: `https://vans.example/${name}.jpg` });
    const first = { title: 'Old', images: [image('old')] };
    const id = await world.list('card', first);
    const card = async () => {
      const { items } = await world.find('');
      const found = items.find((item) => item.id === id);
      return found?.kind === 'listing'
        ? [found.title, found.image?.url, found.price?.from, found.partner.name]
        : undefined;
    };
    const { name, id: partnerId } = world.partner;
    assert.deepEqual(await card(), ['Old', image('old').url, undefined, name]);
    const price = { from: 7700, currency: 'GBP', unit: 'night' as const };
    await world.list('card', { title: 'New', images: [image('new')], price });
    assert.deepEqual(await card(), ['New', image('new').url, 7700, name]);
    await world.db.execute(renamePartner, [partnerId, 'Another name']);
    assert.deepEqual(await card(), ['New', image('new').url, 7700, 'Another name']);
    await world.db.execute(renamePartner, [partnerId, name]);
    await world.listings.delete(world.partner.id, 'card');
    assert.equal(await card(), undefined);
  });

  it('a card that is unchanged is not read again, but by a process that reads a replica', async () => {
    const id = await world.list('read once');
    const reads: string[] = [];
    const noting: Db = {
      ...world.db,
      query(statement, ...values) {
        reads.push(statement.name);
        return world.db.query(statement, ...values);
      },
    };
    const cardsRead = async (search: RunningSearch) => {
      reads.length = 0;
      assert.ok((await idsOf(search)).includes(id));
      return reads.filter((name) => name === selectCards.name).length;
    };
    const alone = await world.otherProcess({
      db: { ...noting, reads: createReads(noting) },
    });
    assert.deepEqual([await cardsRead(alone), await cardsRead(alone)], [1, 0]);
    const withReplica = await world.otherProcess({
      db: { ...world.db, reads: createReads(world.db, noting) },
    });
    assert.deepEqual([await cardsRead(withReplica), await cardsRead(withReplica)], [1, 1]);
    await world.listings.delete(world.partner.id, 'read once');
  });

  it('a calendar counts at once, and comes back with a resumed listing', async () => {
    const id = await world.list('calendar');
    const during = 'from=2026-06-01&to=2026-06-04&ask=0';
    assert.ok(!(await world.ids(during)).includes(id));
    await world.availability.replace(world.partner.id, 'calendar', {
      ranges: [{ start: '2026-05-30', end: '2026-06-04', status: 'available' }],
    });
    assert.ok((await world.ids(during)).includes(id));
    await world.list('calendar', { status: 'paused' });
    assert.ok(!(await world.ids(during)).includes(id));
    await world.list('calendar');
    assert.ok((await world.ids(during)).includes(id));
    await world.availability.replace(world.partner.id, 'calendar', { ranges: [] });
    assert.ok(!(await world.ids(during)).includes(id));
  });

  it('counts and facets follow each change, however often they were asked for before', async () => {
    const counted = async () => {
      const { total, facets, answers } = await world.search.search(
        new URLSearchParams('q=&from=2026-06-01&to=2026-06-04'),
      );
      const pets = facets.pets!.values[0]!.count;
      return [total, pets, answers!.available];
    };
    const [total, pets, free] = (await counted()) as [number, number, number];
    assert.deepEqual(await counted(), [total, pets, free]);
    await world.list('counted', { policies: { pets_allowed: true } });
    assert.deepEqual(await counted(), [total + 1, pets + 1, free]);
    await world.availability.replace(world.partner.id, 'counted', {
      ranges: [{ start: '2026-05-30', end: '2026-06-04', status: 'available' }],
    });
    assert.deepEqual(await counted(), [total + 1, pets + 1, free + 1]);
    await world.listings.delete(world.partner.id, 'counted');
    assert.deepEqual(await counted(), [total, pets, free]);
  });

  it("a suspended partner's listings disappear at once, and come back with approval", async () => {
    const id = await world.list('suspended');
    await world.partners.setStatus(world.partner.slug, 'suspended');
    assert.deepEqual(await world.ids(''), []);
    await world.partners.setStatus(world.partner.slug, 'approved');
    assert.ok((await world.ids('')).includes(id));
  });

  it('another process finds it by its very next search, too', async () => {
    const other = await world.otherProcess();
    const id = await world.list('elsewhere');
    assert.ok((await idsOf(other)).includes(id));
    await world.listings.delete(world.partner.id, 'elsewhere');
    assert.ok(!(await idsOf(other)).includes(id));
  });

  it('a replica that lags behind does not hide it', async () => {
    const lagging = await createTestDatabase();
    const search = await world.otherProcess({
      db: { ...world.db, reads: createReads(world.db, lagging.db) },
    });
    const id = await world.list('replicated late');
    assert.ok((await idsOf(search)).includes(id));
    const { pins } = await search.tile(new URLSearchParams(), { z: 0, x: 0, y: 0 });
    assert.ok(pins.some((pin) => pin.id === id));
    await lagging.drop();
  });

  it('what is written but not committed is not found, and a late commit is not missed', async () => {
    const hidden = await world.list('late');
    await world.listings.delete(world.partner.id, 'late');
    let id = 0;
    await world.db.transaction(async (tx) => {
      ({ id } = await tx.one(insertPlainly, [world.partner.id, JSON.stringify(PLAIN)]));
      // A transaction with a later number commits, and is followed, while this one is still open.
      const seen = await world.list('in between');
      const found = await world.ids('');
      assert.ok(found.includes(seen) && !found.includes(id) && !found.includes(hidden));
    });
    assert.ok((await world.ids('')).includes(id));
  });

  it('a process that missed deleted changes loads the whole index again', async () => {
    const behind = await world.otherProcess();
    const id = await world.list('missed');
    await world.db.execute(ageChanges);
    await world.db.execute(clearChanges);
    while (!(await idsOf(behind)).includes(id));
    assert.equal(behind.obstacle(), undefined);
  });

  it('a change that a standby numbered like one of the former primary is found soon', async () => {
    let timeline = '00000001';
    const promoted: Db = {
      ...world.db,
      async query(statement, ...values) {
        const rows = await world.db.query(statement, ...values);
        if (statement.name !== 'search.select_changes') return rows;
        // Without the rows of changes, the follower takes them for known ones.
        return rows
          .slice(0, 1)
          .map((row) => Object.assign(row as object, { timeline, kind: null })) as never;
      },
      one: async (statement, ...values) =>
        Object.assign((await world.db.one(statement, ...values)) as object, { timeline }) as never,
    };
    const search = await world.otherProcess({ db: promoted });
    timeline = '00000002';
    const id = await world.list('after promotion');
    assert.ok(!(await idsOf(search)).includes(id));
    while (!(await idsOf(search)).includes(id));
  });

  it('a database that was restored from another server is followed like any', async () => {
    await world.db.execute(pretendRestored);
    const search = await world.otherProcess();
    assert.equal(search.obstacle(), undefined);
    const id = await world.list('after restoring');
    assert.ok((await idsOf(search)).includes(id));
    assert.ok((await world.ids('')).includes(id));
  });

  it('nights that come within reach with a new day are known', async () => {
    const id = await world.list('far ahead');
    await world.availability.replace(world.partner.id, 'far ahead', {
      ranges: [{ start: '2026-07-01', end: '2028-12-01', status: 'available' }],
    });
    assert.ok((await world.ids('from=2026-07-01&to=2026-07-05&ask=0')).includes(id));
    world.clock.advance(200 * 86_400_000);
    assert.ok((await world.ids('from=2028-11-01&to=2028-11-05&ask=0')).includes(id));
  });
});
