import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, describe, it } from 'node:test';
import { createTestDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { manualClock } from '../../../test/support/manual-clock.ts';
import { type Db, openDatabase, statement } from '../db/index.ts';
import { createKeyRing } from '../secrets/index.ts';
import { createRateLimits, type RateLimit, type RateLimits } from './index.ts';

const allCounts = statement<{ who: string; count: number }>(
  'test.rate_limit.all',
  'select who, count from rate_count',
);
const lockCounts = statement('test.rate_limit.lock', 'select from rate_count for update');
const deleteCounts = statement('test.rate_limit.delete', 'delete from rate_count');

const clock = manualClock('2026-05-04T09:00:00Z');
const keyRing = createKeyRing(['a secret of more than thirty-two letters']);

let database: TestDatabase;
let open: RateLimits[] = [];
before(async () => {
  database = await createTestDatabase();
});
after(() => database.drop());
beforeEach(() => database.db.execute(deleteCounts));
afterEach(async () => {
  for (const limits of open) await limits.close();
  open = [];
});

/** Creates the limits of another process on the database. */
function aProcess(db: Db = database.db): RateLimits {
  const limits = createRateLimits({ db, clock, keyRing, onError: () => {} });
  open.push(limits);
  return limits;
}
const exchange = async (...processes: RateLimits[]) => {
  for (const limits of processes) await limits.exchange();
};
/** Counts how many of `times` calls are allowed. */
const allowed = async (limit: RateLimit, times: number, who = 'ada') =>
  (await Promise.all(Array.from({ length: times }, () => limit.take(who)))).filter(Boolean).length;

describe('a limit that processes count in memory', () => {
  it('is exact for one process', async () => {
    const one = aProcess();
    const limit = one.local('requests', 20, 60);
    assert.equal(await allowed(limit, 25), 20);
    await exchange(one);
    assert.equal(await allowed(limit, 5), 0);
    assert.equal(await allowed(limit, 25, 'grace'), 20);
    clock.advance(60_000);
    assert.equal(await allowed(limit, 25), 20);
  });

  it('is one limit for all of them once they have exchanged what they counted', async () => {
    const [one, two] = [aProcess(), aProcess()];
    const [first, second] = [one.local('requests', 20, 60), two.local('requests', 20, 60)];
    assert.equal(await allowed(first, 12), 12);
    assert.equal(await allowed(second, 5), 5);
    await exchange(one, two);
    assert.equal(await allowed(second, 10), 3);
    await exchange(two);
    assert.equal(await allowed(first, 2), 2, 'it does not know of the last three');
    await exchange(one);
    assert.equal(await allowed(first, 10), 0);
  });

  it('ends for all of them when the first window ends', async () => {
    const [one, two] = [aProcess(), aProcess()];
    const [first, second] = [one.local('requests', 20, 60), two.local('requests', 20, 60)];
    await allowed(first, 15);
    await exchange(one);
    clock.advance(30_000);
    assert.equal(await allowed(second, 5), 5);
    await exchange(two);
    assert.equal(await allowed(second, 1), 0);
    clock.advance(30_000);
    assert.equal(await allowed(second, 25), 20);
    await exchange(two, one);
    assert.equal(await allowed(first, 2), 2);
    await exchange(one);
    assert.equal(await allowed(first, 25), 0);
  });

  it('allows at most a tenth and what comes between two exchanges more than it should', async () => {
    const processes = Array.from({ length: 4 }, () => aProcess());
    const limits = processes.map((limits) => limits.local('requests', 100, 60));
    let count = 0;
    for (let round = 0; round < 50; round++) {
      for (const limit of limits) count += await allowed(limit, 5);
      await exchange(...processes);
    }
    assert.ok(count >= 100 && count <= 100 + 4 * (10 + 5), `${count} allowed`);
  });

  it('is another than the limit of another name, and of another person', async () => {
    const [one, two] = [aProcess(), aProcess()];
    await allowed(one.local('requests', 10, 60), 10);
    await exchange(one);
    const other = two.local('clicks', 10, 60);
    await allowed(other, 5);
    await exchange(two);
    assert.equal(await allowed(other, 10), 5);
  });

  it('goes on in each process while the database is away, and is exchanged later', async () => {
    let away = true;
    const query: Db['query'] = (...asked) =>
      away ? Promise.reject(new Error('gone')) : database.db.query(...asked);
    const [one, two] = [aProcess({ ...database.db, query }), aProcess()];
    const [first, second] = [one.local('requests', 20, 60), two.local('requests', 20, 60)];
    assert.equal(await allowed(first, 15), 15);
    await assert.rejects(one.exchange(), /gone/);
    assert.equal(await allowed(first, 3), 3);
    away = false;
    await exchange(one);
    await allowed(second, 2);
    await exchange(two);
    assert.equal(await allowed(second, 5), 0);
  });

  it('keeps neither who was counted, nor anything when the window has ended', async () => {
    const one = aProcess();
    const limit = one.local('clicks', 30, 60);
    await allowed(limit, 2, '192.0.2.1');
    await exchange(one);
    assert.deepEqual(await database.db.query(allCounts, []), [], 'a few are not shared');
    await allowed(limit, 2, '192.0.2.1');
    await allowed(limit, 9, '2001:db8:0:7');
    await exchange(one);
    const rows = await database.db.query(allCounts, []);
    assert.deepEqual(rows.map(({ count }) => count).sort(), [4, 9]);
    for (const { who } of rows) assert.match(who, /^[\w-]{22}$/);
    clock.advance(61_000);
    await exchange(one);
    assert.deepEqual(await database.db.query(allCounts, []), []);
  });

  it('leaves windows that have ended to the next time while another process has them', async () => {
    // Without the timeout, a wait for the other process would never end.
    const impatient = `${database.url}&options=${encodeURIComponent('-c lock_timeout=2s')}`;
    const db = openDatabase(impatient, { max: 1 });
    const one = aProcess(db);
    await allowed(one.local('requests', 20, 60), 20);
    await exchange(one);
    await database.db.transaction(async (tx) => {
      await tx.query(lockCounts);
      clock.advance(61_000);
      await exchange(one);
    });
    assert.equal((await database.db.query(allCounts)).length, 1);
    clock.advance(61_000);
    await exchange(one);
    assert.deepEqual(await database.db.query(allCounts), []);
    await one.close();
    await db.end();
  });
});

describe('a limit that processes count in the database', () => {
  it('is exact, however many ask at once', async () => {
    const limits = Array.from({ length: 3 }, () => aProcess().exact('enquiries', 10, 3600));
    const ask = (times: number) =>
      Promise.all(Array.from({ length: times }, (_, at) => limits[at % 3]!.take('192.0.2.1')));
    assert.equal((await ask(30)).filter(Boolean).length, 10);
    assert.equal(await limits[0]!.take('192.0.2.2'), true);
    clock.advance(3_600_000 - 1);
    assert.deepEqual(await ask(3), [false, false, false]);
    clock.advance(1);
    assert.deepEqual(await ask(3), [true, true, true]);
  });
});
