import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import { crc32 } from 'node:zlib';
import { pino } from 'pino';
import { campsiteFeature } from '../../../test/support/campsites.ts';
import { clearChanges } from '../change.sql.ts';
import type { RunningSearch } from '../index.ts';
import { ageChanges, forgetSnapshots } from '../testing/world.sql.ts';
import { PLAIN, type SearchWorld, startSearchWorld, TOWNS } from '../testing/world.ts';

const DAY_MS = 86_400_000;
const READ = 'the search index is of its snapshot';

let world: SearchWorld;
let folder: string;
let path: string;
/** The messages that the process logged, with their reasons. */
let logged: string[];
before(async () => {
  world = await startSearchWorld();
  const [bristol, cardiff] = TOWNS as [(typeof TOWNS)[number], (typeof TOWNS)[number]];
  for (let n = 0; n < 60; n++) {
    const at = { ...PLAIN.location, lat: bristol.lat + n / 500, lng: bristol.lng };
    const price = { from: 5000 + 130 * n, currency: n % 3 ? 'GBP' : 'EUR', unit: 'night' as const };
    const policies = { pets_allowed: n % 4 === 0 };
    await world.list(`van-${n}`, { title: `Van ${n}`, location: at, price, policies });
    if (n % 2 === 0) continue;
    const end = `2026-06-${String(10 + (n % 15)).padStart(2, '0')}`;
    await world.availability.replace(world.partner.id, `van-${n}`, {
      ranges: [{ start: '2026-06-01', end, status: 'available', price: 4000 + n }],
    });
  }
  const campsites = [1, 2, 3].map((n) =>
    campsiteFeature(n, cardiff.lat + n / 100, cardiff.lng, { toilets: n === 1 ? 'yes' : 'no' }),
  );
  await world.campsites(campsites);
});
const folders: string[] = [];
after(async () => {
  await world.stop();
  for (const one of folders) rmSync(one, { recursive: true, force: true });
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'campcairn-snapshot-'));
  folders.push(folder);
  path = join(folder, 'search-index.snapshot');
});

/** Starts a process that uses the snapshot in the folder if the snapshot is valid. */
async function start(): Promise<RunningSearch> {
  logged = [];
  const lines = { write: (line: string) => void logged.push(messageOf(JSON.parse(line))) };
  return world.otherProcess({ snapshotPath: path, log: pino({ level: 'info' }, lines) });
}
const messageOf = ({ msg, reason }: { msg: string; reason?: string }): string =>
  reason === undefined ? msg : `${msg}: ${reason}`;

const QUESTIONS = [
  '',
  'sort=newest',
  'sort=price&currency=EUR',
  'area=1&pets=1',
  'category=campsite',
  'price_max=90&ask=0&from=2026-06-02&to=2026-06-09',
  'from=2026-06-02&to=2026-06-20',
];

/** Asserts that a process answers all questions as does one that has just loaded everything. */
async function assertRight(search: RunningSearch): Promise<void> {
  const loaded = await world.otherProcess();
  for (const question of QUESTIONS) {
    const of = (one: RunningSearch) => one.search(new URLSearchParams(question), { limit: 100 });
    const [actual, expected] = [await of(search), await of(loaded)];
    assert.ok(expected.total > 0, question);
    assert.deepEqual(actual, expected, question);
  }
  await loaded.stop();
}

/** Stops a process, which writes a snapshot, and starts another from it. */
async function restarted(meanwhile: () => unknown = () => {}): Promise<RunningSearch> {
  await (await start()).stop();
  await meanwhile();
  return start();
}

const idsOf = async (search: RunningSearch, query = ''): Promise<number[]> => {
  const { items } = await search.search(new URLSearchParams(query), { limit: 100 });
  return items.map(({ id }) => id);
};

/** Asserts that the snapshot was refused for the given reason, and that the answers are right nevertheless. */
async function assertRefused(search: RunningSearch, reason: RegExp): Promise<void> {
  assert.match(logged.join('\n'), reason);
  assert.ok(!logged.includes(READ));
  await assertRight(search);
}

describe('a process that starts from the snapshot of the one before', () => {
  it('answers as one that loads everything', async () => {
    const first = await start();
    assert.deepEqual(logged, ['there is no snapshot of the search index yet']);
    await first.stop();
    const second = await start();
    assert.ok(logged.includes(READ));
    await assertRight(second);
    await second.stop();
    // This snapshot was written by a process that started from a snapshot itself.
    await assertRight(await start());
    assert.ok(logged.includes(READ));
  });

  it('knows what was written, paused, moved and deleted meanwhile', async () => {
    const [paused, deleted] = [await world.list('paused'), await world.list('deleted')];
    let added = 0;
    const search = await restarted(async () => {
      added = await world.list('added');
      await world.list('paused', { status: 'paused' });
      await world.listings.delete(world.partner.id, 'deleted');
      await world.list('van-7', { location: { ...PLAIN.location, lat: 47.66, lng: -2.76 } });
      await world.availability.replace(world.partner.id, 'van-9', { ranges: [] });
    });
    assert.ok(logged.includes(READ));
    const ids = await idsOf(search);
    assert.ok(ids.includes(added) && !ids.includes(paused) && !ids.includes(deleted));
    assert.equal((await idsOf(search, 'area=FR')).length, 1);
    await assertRight(search);
  });

  it('goes on with what comes later', async () => {
    const search = await restarted();
    const id = await world.list('later');
    while (!(await idsOf(search)).includes(id));
    await world.partners.setStatus(world.partner.slug, 'suspended');
    while ((await idsOf(search)).includes(id));
    await world.partners.setStatus(world.partner.slug, 'approved');
    while (!(await idsOf(search)).includes(id));
    await assertRight(search);
  });

  it('knows the nights of days that came into reach meanwhile', async () => {
    const id = await world.list('far ahead');
    await world.availability.replace(world.partner.id, 'far ahead', {
      ranges: [{ start: '2026-06-01', end: '2028-12-01', status: 'available' }],
    });
    const search = await restarted(() => world.clock.advance(200 * DAY_MS));
    assert.ok(logged.includes(READ));
    assert.ok((await idsOf(search, 'from=2028-11-01&to=2028-11-05&ask=0')).includes(id));
    world.clock.advance(-200 * DAY_MS);
  });

  it('has one although the one before was killed', async () => {
    const killed = await start();
    world.clock.advance(30 * 60_000);
    while (!existsSync(path)) await idsOf(killed);
    const id = await world.list('after the snapshot');
    writeFileSync(`${path}.half-written`, 'a draft');
    const search = await start();
    assert.ok(logged.includes(READ));
    assert.ok((await idsOf(search)).includes(id));
    await assertRight(search);
    assert.deepEqual(readdirSync(folder), ['search-index.snapshot']);
  });
});

describe('a snapshot is not used', () => {
  it('when any byte of it is another, or some are missing', async () => {
    await (await start()).stop();
    const bytes = readFileSync(path);
    for (let n = 0; n < 40; n++) {
      const damaged = Buffer.from(bytes);
      const at = Math.floor((n * bytes.length) / 40);
      damaged[at]! ^= 1 << (n % 8);
      writeFileSync(path, damaged);
      const search = await start();
      assert.ok(!logged.includes(READ), `byte ${at}`);
      await search.stop();
    }
    writeFileSync(path, bytes.subarray(0, bytes.length - 1));
    await assertRefused(await start(), /not used.*: it ends too early/);
  });

  it('when it is of another database', async () => {
    const other = await startSearchWorld();
    const elsewhere = await other.otherProcess({ snapshotPath: path });
    await elsewhere.stop();
    await other.stop();
    await assertRefused(await start(), /it is of another database/);
  });

  it('when the database has been returned to a time before it', async () => {
    const search = await restarted(() => world.db.execute(forgetSnapshots));
    await assertRefused(search, /the database has been returned to a time before it/);
  });

  it('when changes since it were cleared away', async () => {
    const search = await restarted(async () => {
      await world.list('missed');
      await world.db.execute(ageChanges);
      await world.db.execute(clearChanges);
    });
    assert.ok(logged.some((line) => line.endsWith('changes since it were cleared away')));
    await assertRight(search);
  });

  it('when the clock is at a day before it', async () => {
    world.clock.advance(2 * DAY_MS);
    const search = await restarted(() => world.clock.advance(-2 * DAY_MS));
    await assertRefused(search, /it is of a later day than today/);
  });

  it('when the program keeps something else of a listing', async () => {
    await (await start()).stop();
    const bytes = readFileSync(path);
    // The head follows the first line, its length and its CRC-32, which may themselves contain a `{`.
    const head = bytes.indexOf('\n') + 1 + 8;
    assert.equal(bytes[head], '{'.charCodeAt(0));
    const length = bytes.readUInt32LE(head - 8);
    bytes.write('0000', bytes.indexOf('"fingerprint":"') + 15);
    bytes.writeUInt32LE(crc32(bytes.subarray(head, head + length)), head - 4);
    writeFileSync(path, bytes);
    await assertRefused(await start(), /it is of another version of the program/);
  });
});

describe('where no snapshot can be written', () => {
  it('the process stops all the same, and the log says so', async () => {
    const search = await start();
    rmSync(folder, { recursive: true });
    writeFileSync(folder, 'no folder');
    await search.stop();
    assert.ok(logged.includes('the snapshot of the search index is not written'));
    await assertRight(await start());
    assert.ok(logged.includes('the snapshot of the search index cannot be read'));
  });
});
