import assert from 'node:assert/strict';
import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import { pino } from 'pino';
import { createPartners } from '../partners/index.ts';
import { systemClock } from '../platform/clock.ts';
import { type Db, openDatabase, statement } from '../platform/db/index.ts';
import { DatabaseUnavailable } from '../platform/errors.ts';
import { createTestDatabase, type TestDatabase } from '../../test/support/database.ts';
import { type ClickSpool, createClickSpool, type KeptClick } from './click-spool.ts';
import { newLeadId } from './lead-id.ts';

const stored = statement<{ id: string; seq: number }>(
  'test.kept_clicks',
  `select id, seq from lead where kind = 'click' order by seq`,
);
const last = statement<{ last: number }>('test.last_lead', 'select last from lead_sequence');

const log = pino({ level: 'silent' });
let database: TestDatabase;
let partnerId: number;
let folder: string;
let spool: ClickSpool;
before(async () => {
  database = await createTestDatabase();
  const { id } = await createPartners(database.db, systemClock).create({
    name: 'Harbour Vans',
    website: 'https://vans.example',
    email: 'office@vans.example',
    status: 'approved',
  });
  partnerId = id;
});
after(() => database.drop());

const spoolOf = (db: Db, options: { maxBytes?: number } = {}) =>
  createClickSpool({ folder, db, clock: systemClock, log, ...options });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'campcairn-clicks-'));
  spool = spoolOf(database.db);
  return () => rmSync(folder, { recursive: true, force: true });
});

/** Returns a click on a listing that has been deleted since. */
const aClick = (): KeptClick => ({
  lead_id: newLeadId(),
  listing_id: 1,
  partner_id: partnerId,
  source_page: null,
  found: null,
  at: new Date('2026-05-04T09:00:00Z'),
});

const keep = async (count: number): Promise<string[]> => {
  const clicks = Array.from({ length: count }, aClick);
  await Promise.all(clicks.map((click) => spool.keep(click)));
  return clicks.map(({ lead_id }) => lead_id);
};

const timesStored = async (id: string) =>
  (await database.db.query(stored)).filter((row) => row.id === id).length;

describe('clicks that were kept while the database was away', () => {
  it('are stored by any process on their folder, also after the one that kept them has ended', async () => {
    const ids = await keep(600);
    const another = spoolOf(database.db);
    assert.equal(await another.store(), 600);
    for (const id of [ids[0]!, ids.at(-1)!]) assert.equal(await timesStored(id), 1);
    assert.deepEqual(readdirSync(folder), []);
    assert.equal(await spool.store(), 0);
  });

  it('are stored once, when several processes store them and when one ended before it removed their file', async () => {
    const [id] = await keep(1);
    const [file = ''] = readdirSync(folder);
    const others = [spoolOf(database.db), spoolOf(database.db), spoolOf(database.db)];
    await Promise.all(others.map((other) => other.store()));
    assert.equal(await timesStored(id!), 1);
    await keep(1);
    copyFileSync(join(folder, readdirSync(folder)[0]!), join(folder, `2${file}`));
    assert.equal(await spool.store(), 1);
    assert.deepEqual(readdirSync(folder), []);
    const rows = await database.db.query(stored);
    assert.equal((await database.db.one(last)).last, rows.at(-1)!.seq, 'no number is left out');
    assert.equal(rows.length, rows.at(-1)!.seq);
  });

  it('stay while the database is away', async () => {
    const away = openDatabase('postgres://campcairn@127.0.0.1:1/campcairn');
    await keep(2);
    await assert.rejects(spoolOf(away).store(), DatabaseUnavailable);
    assert.equal(await spool.store(), 2);
    await away.end();
  });

  it('are refused where there is no more room', async () => {
    const small = spoolOf(database.db, { maxBytes: 400 });
    await small.keep(aClick());
    await small.keep(aClick());
    await assert.rejects(small.keep(aClick()), /full/);
    assert.equal(await small.store(), 2);
    await small.keep(aClick());
  });

  it('are measured in bytes, whatever letters the address of their page has', async () => {
    const small = spoolOf(database.db, { maxBytes: 400 });
    const page = { source_page: `/search?q=${'é'.repeat(150)}` };
    await assert.rejects(small.keep({ ...aClick(), ...page }), /full/);
    assert.equal(small.bytes, 0);
  });

  it('are stored the next time where a statement is cancelled', async () => {
    const [id] = await keep(1);
    const cancelled = Object.assign(new Error('canceling statement'), { code: '57014' });
    const busy = spoolOf({ ...database.db, one: () => Promise.reject(cancelled) });
    await assert.rejects(busy.store(), cancelled);
    assert.equal(await spool.store(), 1);
    assert.ok((await database.db.query(stored)).some((lead) => lead.id === id));
    assert.deepEqual(readdirSync(folder), []);
  });

  it('are set aside where they cannot be read, and do not hold up others', async () => {
    writeFileSync(join(folder, '000-torn.clicks'), '{"lead_id":\n');
    await keep(1);
    assert.equal(await spool.store(), 1);
    assert.deepEqual(readdirSync(folder), ['000-torn.clicks.refused']);
  });
});
