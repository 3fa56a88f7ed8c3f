import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, it } from 'node:test';
import { startCampcairn } from '../../src/app/server/start.ts';
import { createApiCalls } from '../../src/partners/index.ts';
import { readSettings } from '../../src/platform/config/index.ts';
import { statement } from '../../src/platform/db/index.ts';
import { aListing } from '../builders/listing.ts';
import {
  client,
  type Partner,
  START,
  startTestCampcairn,
  type TestCampcairn,
} from '../support/campcairn.ts';
import { dashboardOf } from '../support/dashboard.ts';
import { createTestDatabase } from '../support/database.ts';

let campcairn: TestCampcairn;
before(async () => {
  campcairn = await startTestCampcairn({ RATE_LIMIT: '20' });
});
after(() => campcairn.stop());

const DAY = 86_400_000;
const overviewOf = async ({ slug }: Partner) => (await dashboardOf(campcairn, slug)).overview();
/** What the overview says of calls, once they are written down. */
const counted = async (partner: Partner) => {
  await campcairn.services.apiCalls.write();
  return (await overviewOf(partner)).calls;
};
const renameTo = (name: string, from: string) =>
  campcairn.database.db.execute(
    statement(`test.call_counts.rename_${name}`, `alter table ${from} rename to ${name}`),
    [],
  );
const countRows = statement<{ calls: number }, [partnerId: number]>(
  'test.call_counts.sum',
  'select coalesce(sum(calls), 0)::int as calls from api_call where partner_id = $1',
);

it('calls of a partner are counted by how they were answered, and shown to it alone', async () => {
  const partner = await campcairn.partner();
  const other = await campcairn.partner();
  await partner.call('PUT', '/listings/bramble', aListing());
  await partner.call('GET', '/me');
  await partner.call('PUT', '/listings/bramble', aListing({ title: 'No' }));
  await partner.call('PUT', '/listings/bramble', '{');
  await partner.call('PUT', '/listings/heather', {});
  await partner.call('GET', '/listings/nowhere');
  assert.deepEqual(await counted(partner), {
    calls: 6,
    refused: 4,
    codes: [
      { code: 'validation_error', calls: 2 },
      { code: 'invalid_json', calls: 1 },
      { code: 'not_found', calls: 1 },
    ],
  });
  assert.deepEqual(await counted(other), { calls: 0, refused: 0, codes: [] });
});

it('a refused account and a rate that is exceeded are counted, a wrong key is not', async () => {
  const partner = await campcairn.partner();
  for (let calls = 0; calls < 22; calls++) await partner.call('GET', '/me');
  await campcairn.services.partners.setStatus(partner.slug, 'suspended');
  await partner.call('GET', '/me');
  await client(campcairn.address, `${partner.key}x`)('GET', '/me');
  assert.deepEqual(await counted(partner), {
    calls: 23,
    refused: 3,
    codes: [
      { code: 'rate_limited', calls: 2 },
      { code: 'forbidden', calls: 1 },
    ],
  });
});

it('the last push is the last call that sent listings or dates and was taken', async () => {
  const partner = await campcairn.partner();
  const lastPush = async () => {
    await campcairn.services.apiCalls.write();
    return (await overviewOf(partner)).lastPush;
  };
  await partner.call('PUT', '/listings/bramble', { title: 'refused' });
  await partner.call('GET', '/listings');
  assert.equal(await lastPush(), null);
  for (const [method, path, body] of [
    ['PUT', '/listings/bramble', aListing()],
    ['PUT', '/listings/bramble/availability', { ranges: [] }],
    ['POST', '/listings/batch', { items: [{ external_id: 'heather', ...aListing() }] }],
    ['DELETE', '/listings/heather', undefined],
  ] as const) {
    campcairn.clock.advance(60_000);
    await partner.call(method, path, body);
    campcairn.clock.advance(60_000);
    await partner.call('GET', '/me');
    assert.equal((await lastPush())?.getTime(), campcairn.clock.now().getTime() - 60_000, path);
  }
});

it('a write is done when those before it are', async () => {
  const partner = await campcairn.partner();
  const { apiCalls } = campcairn.services;
  await partner.call('GET', '/me');
  let isFirstDone = false;
  const first = apiCalls.write().then(() => (isFirstDone = true));
  await apiCalls.write();
  assert.ok(isFirstDone);
  await first;
  assert.equal((await counted(partner)).calls, 1);
});

it('calls are shown for 30 days and kept for 90', async () => {
  const partner = await campcairn.partner();
  const { id } = await campcairn.services.partners.bySlug(partner.slug);
  const rows = async () => (await campcairn.database.db.one(countRows, [id])).calls;
  const { apiCalls } = campcairn.services;
  await partner.call('GET', '/me');
  assert.equal((await counted(partner)).calls, 1);
  campcairn.clock.advance(30 * DAY);
  assert.equal((await counted(partner)).calls, 0);
  campcairn.clock.advance(60 * DAY);
  await apiCalls.job.run({} as never);
  assert.equal(await rows(), 1);
  campcairn.clock.advance(DAY);
  await apiCalls.job.run({} as never);
  assert.equal(await rows(), 0);
  campcairn.clock.set(START);
});

it('no call waits for its count, and counts that cannot be written are written later, once', async () => {
  const partner = await campcairn.partner();
  const { apiCalls } = campcairn.services;
  await renameTo('elsewhere', 'api_call');
  try {
    assert.equal((await partner.call('GET', '/me')).status, 200);
    await assert.rejects(apiCalls.write());
    assert.equal((await partner.call('GET', '/me')).status, 200);
  } finally {
    await renameTo('api_call', 'elsewhere');
  }
  assert.equal((await counted(partner)).calls, 2);
  assert.equal((await counted(partner)).calls, 2);
});

it('processes that count calls of one partner at once add them up', async () => {
  const partner = await campcairn.partner();
  const { id } = await campcairn.services.partners.bySlug(partner.slug);
  const { db } = campcairn.database;
  const processes = [1, 2, 3].map(() => createApiCalls(db, campcairn.clock, assert.ifError));
  for (const one of processes) {
    for (const code of ['ok', 'not_found', 'ok']) one.count(id, 'other', code);
  }
  await Promise.all(processes.map((one) => one.close()));
  assert.deepEqual(await counted(partner), {
    calls: 9,
    refused: 3,
    codes: [{ code: 'not_found', calls: 3 }],
  });
});

it('a process that stops writes down what it has counted', async () => {
  const database = await createTestDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'campcairn-'));
  const settings = { PORT: '0', DEMO: '0', LOG_LEVEL: 'fatal', DATA_DIR: dataDir };
  const process = await startCampcairn(readSettings({ ...settings, DATABASE_URL: database.url }), {
    site: 'none',
    worker: false,
  });
  const { partners } = process.services;
  const { slug, id } = await partners.create({
    name: 'Harbour Vans',
    website: 'https://vans.example',
    email: 'office@vans.example',
    status: 'approved',
  });
  const { api_key: key } = await partners.issueKey(slug);
  await client(process.address, key)('GET', '/me');
  await process.stop();
  assert.equal((await database.db.one(countRows, [id])).calls, 1);
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});
