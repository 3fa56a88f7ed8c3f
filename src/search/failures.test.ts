import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '../platform/db/index.ts';
import { clearChanges } from './change.sql.ts';
import type { RunningSearch } from './index.ts';
import { ageChanges } from './testing/world.sql.ts';
import { type SearchWorld, startSearchWorld } from './testing/world.ts';

/** A database one of whose statements can be made to fail, as if the connection had ended. */
interface FailingDb {
  db: Db;
  /** Makes all calls of the named statement fail; null lets all succeed again. */
  failAt(name: string | null): void;
}

/** Wraps a database. Statements inside transactions and sessions do not fail. */
function failingDb(db: Db): FailingDb {
  let failing: string | null = null;
  const check = ({ name }: { name: string }) => {
    if (name === failing) throw new Error('Connection terminated unexpectedly');
  };
  return {
    db: {
      ...db,
      async query(statement, ...values) {
        check(statement);
        return db.query(statement, ...values);
      },
      async one(statement, ...values) {
        check(statement);
        return db.one(statement, ...values);
      },
    },
    failAt(name) {
      failing = name;
    },
  };
}

/** Twice the longest interval at which an idle process polls. */
const TWO_POLLS_MS = 4000;

let world: SearchWorld;
let database: FailingDb;
/** The search of a process whose statements fail. */
let search: RunningSearch;
before(async () => {
  world = await startSearchWorld();
  database = failingDb(world.db);
  search = await world.otherProcess({ db: database.db });
});
after(() => world.stop());

const totalOf = async (query = ''): Promise<number> =>
  (await search.search(new URLSearchParams(query))).total;

/** Searches while a statement fails, and asserts that the search reports to operators that it cannot follow. */
async function searchWithout(statement: string): Promise<void> {
  database.failAt(statement);
  await totalOf();
  database.failAt(null);
  assert.equal(search.obstacle(), 'the search index cannot follow the database');
}

describe('changes that could not be read to the end', () => {
  it('of a suspended partner are read again, so that its listings disappear', async () => {
    await world.list('suspended');
    assert.equal(await totalOf(), 1);
    await world.partners.setStatus(world.partner.slug, 'suspended');
    await searchWithout('search.select_listings_of_partners');
    assert.equal(await totalOf(), 0);
    assert.equal(search.obstacle(), undefined);
    await world.partners.setStatus(world.partner.slug, 'approved');
    assert.equal(await totalOf(), 1);
  });

  it('of a resumed listing are read again with its calendar', async () => {
    await world.list('resumed');
    await world.availability.replace(world.partner.id, 'resumed', {
      ranges: [{ start: '2026-05-30', end: '2026-06-04', status: 'available' }],
    });
    const free = 'from=2026-06-01&to=2026-06-04&ask=0';
    assert.equal(await totalOf(free), 1);
    await world.list('resumed', { status: 'paused' });
    assert.equal(await totalOf(free), 0);
    await world.list('resumed');
    await searchWithout('search.select_nights_of');
    assert.equal(await totalOf(free), 1);
  });

  it('of an index that has to be loaded again are in it once it can be loaded', async () => {
    const before = await totalOf();
    await world.list('missed');
    await world.db.execute(ageChanges);
    await world.db.execute(clearChanges);
    await searchWithout('search.count_listings');
    await world.list('after that');
    assert.equal(await totalOf(), before + 2);
    assert.equal(search.obstacle(), undefined);
  });

  it('are read soon though nobody searches, also after a poll that took so long that a long pause followed', async (t) => {
    const { now } = performance;
    const looks = t.mock.method(performance, 'now', () => {
      return now.call(performance) + looks.mock.callCount() * 3_600_000;
    });
    // Until both processes have polled by themselves, each for an hour as they measure it, and pause.
    let before: number;
    do {
      before = looks.mock.callCount();
      await wait(TWO_POLLS_MS);
    } while (before === 0 || looks.mock.callCount() !== before);
    t.mock.restoreAll();
    await searchWithout('search.select_changes');
    while (search.obstacle() !== undefined) await wait(20);
  });
});
