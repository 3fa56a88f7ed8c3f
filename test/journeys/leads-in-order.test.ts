import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { seeded } from '@campcairn/seeded';
import { initialise, startServer, stopServer } from '../../src/platform/db/embedded/cluster.ts';
import {
  type Cluster,
  clusterUrl,
  locateCluster,
} from '../../src/platform/db/embedded/location.ts';
import { DatabaseUnavailable } from '../../src/platform/errors.ts';
import { anEnquiry } from '../builders/enquiry.ts';
import { aListing } from '../builders/listing.ts';
import { type Partner, startTestCampcairn, type TestCampcairn } from '../support/campcairn.ts';
import { follow } from '../support/traveller.ts';

const SERVER = ['listen_addresses=', 'fsync=off', 'shared_buffers=64MB'];
const SEED = 'leads in order';
const KILLS = 3;

interface Lead {
  id: string;
  kind: string;
  created_at: string;
}

const root = mkdtempSync(join(tmpdir(), 'campcairn-order-'));
const cluster: Cluster = locateCluster(root);
let processes: [TestCampcairn, TestCampcairn];
let partner: Partner;
let listingId: number;
before(async () => {
  await initialise(cluster);
  await startServer(cluster, SERVER);
  const settings = {
    DATABASE_URL: clusterUrl(cluster, 'postgres'),
    DATA_DIR: join(root, 'data'),
    SECRET_KEY: 'one secret for all processes of an installation',
    CLICK_LIMIT: '1000000',
    ENQUIRY_LIMIT: '1000000',
  };
  const options = { worker: false };
  processes = [
    await startTestCampcairn(settings, options),
    await startTestCampcairn(settings, options),
  ];
  const [one] = processes;
  partner = await one.partner();
  const made = await partner.call('PUT', '/listings/van', aListing());
  assert.equal(made.status, 201, JSON.stringify(made.body));
  listingId = made.body.id;
  // Both know that it is shown and where it leads to, so that they send travellers on while the database is away.
  for (const { address, services } of processes) {
    await services.search.search(new URLSearchParams());
    await follow(address, `/go/${listingId}`, {}, 'HEAD');
  }
});
after(async () => {
  for (const one of processes) await one.stop();
  await stopServer(cluster);
  rmSync(root, { recursive: true, force: true });
});

/** Ends PostgreSQL by SIGKILL. */
async function killDatabase(): Promise<void> {
  const pidFile = join(cluster.data, 'postmaster.pid');
  const pid = Number.parseInt(readFileSync(pidFile, 'utf8'), 10);
  process.kill(pid, 'SIGKILL');
  while (existsSync(`/proc/${pid}`)) await wait(5);
}

/** A page of leads; undefined while the database is away. */
async function page(
  query: string,
): Promise<{ data: Lead[]; next_cursor: string | null } | undefined> {
  const { status, body } = await partner.call('GET', `/leads?limit=7${query}`);
  assert.ok(status === 200 || status === 503, JSON.stringify(body));
  return status === 200 ? body : undefined;
}

/** Follows leads by the cursor of the last page, reading that page again as long as it has none. */
function byCursor() {
  const seen: Lead[] = [];
  let cursor = '';
  let ofPage = 0;
  return {
    seen,
    async read() {
      for (;;) {
        const answer = await page(cursor && `&cursor=${cursor}`);
        if (!answer) return;
        seen.push(...answer.data.slice(ofPage));
        ofPage = answer.next_cursor === null ? answer.data.length : 0;
        if (answer.next_cursor === null) return;
        cursor = answer.next_cursor;
      }
    },
  };
}

/** Follows leads by the time of the newest one that it knows, and skips those that it knows, as the guide says. */
function bySince() {
  const seen: Lead[] = [];
  const known = new Set<string>();
  return {
    seen,
    async read() {
      const since = seen.at(-1)?.created_at;
      const from = since === undefined ? '' : `&since=${since}`;
      for (let cursor = ''; ;) {
        const answer = await page(from + (cursor && `&cursor=${cursor}`));
        if (!answer) return;
        for (const lead of answer.data) {
          if (known.has(lead.id)) continue;
          known.add(lead.id);
          seen.push(lead);
        }
        if (answer.next_cursor === null) return;
        cursor = answer.next_cursor;
      }
    },
  };
}

/** The id of the lead that a click is promised to become. */
async function click({ address }: TestCampcairn): Promise<string | undefined> {
  const { status, location } = await follow(address, `/go/${listingId}`);
  assert.equal(status, 302);
  return new URL(location ?? '').searchParams.get('cc_lead') ?? undefined;
}

describe('who follows leads while the database is killed again and again', () => {
  it('gets each once, in the order of their times, by cursor and by since', async (t) => {
    const random = seeded(SEED);
    t.diagnostic(`seed: ${SEED}`);
    const promised = new Set<string>();
    let enquiries = 0;
    const readers = [byCursor(), bySince()];
    const readAll = () => Promise.all(readers.map((reader) => reader.read()));
    const burst = async () => {
      for (let step = 0; step < 6; step++) {
        // Clocks of processes differ, and are set back now and then.
        for (const { clock } of processes) clock.advance(random.whole(-4_000, 9_000));
        const one = random.pick(processes);
        const clicks = Promise.all(Array.from({ length: random.whole(1, 6) }, () => click(one)));
        const message = `Question ${random.whole(1, 1e9)}`;
        const asked = anEnquiry(random.pick(processes), listingId, { message }).then(
          () => enquiries++,
          () => undefined,
        );
        const [ids] = await Promise.all([clicks, asked, readAll()]);
        for (const id of ids) if (id !== undefined) promised.add(id);
      }
    };
    for (let kill = 0; kill < KILLS; kill++) {
      await burst();
      const during = burst();
      await killDatabase();
      await during;
      await burst();
      await startServer(cluster, SERVER);
      await Promise.all([burst(), ...processes.map(storeKept)]);
    }
    for (const one of processes) await storeKept(one);
    for (const reader of readers) {
      await reader.read();
      const ids = reader.seen.map(({ id }) => id);
      assert.equal(new Set(ids).size, ids.length, 'none comes twice');
      assert.deepEqual(
        [...promised].filter((id) => !ids.includes(id)),
        [],
        'none is missed',
      );
      const times = reader.seen.map(({ created_at }) => created_at);
      assert.deepEqual(times, times.toSorted(), 'oldest first');
      assert.ok(reader.seen.filter(({ kind }) => kind === 'enquiry').length >= enquiries);
    }
    assert.deepEqual(readers[0]!.seen, readers[1]!.seen);
    assert.ok(promised.size > 100 && enquiries > 10, `${promised.size} and ${enquiries}`);
  });
});

/** Stores what a process has kept, once the database takes it. */
async function storeKept({ services }: TestCampcairn): Promise<void> {
  for (;;) {
    try {
      await services.clickSpool.store();
      if (services.clickSpool.bytes === 0) return;
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error;
    }
    await wait(20);
  }
}

describe('a click that was kept while the database was away', () => {
  it('is a lead of the time when it is stored, and is counted on the day on which it was clicked', async () => {
    const [one] = processes;
    const clicked = '2026-05-20T23:58:00Z';
    for (const { clock } of processes) clock.set(clicked);
    const none = (await partner.call('GET', `/leads?limit=200&since=${clicked}`)).body.data;
    assert.deepEqual(none, []);
    await killDatabase();
    const id = await click(one);
    for (const { clock } of processes) clock.set('2026-05-21T00:03:00Z');
    await startServer(cluster, SERVER);
    await storeKept(one);
    const { body } = await partner.call('GET', `/leads?since=${clicked}`);
    assert.deepEqual(
      body.data.map((lead: Lead) => [lead.id, lead.created_at]),
      [[id, '2026-05-21T00:03:00Z']],
    );
    const { id: partnerId } = await one.services.partners.bySlug(partner.slug);
    const [yesterday, today] = await one.services.leadDays.last(partnerId, 2);
    assert.deepEqual([yesterday?.clicks, today?.clicks], [1, 0]);
  });
});

it('an enquiry has the same time in its event as in the list, whichever process is ahead', async () => {
  const [one, two] = processes;
  one.clock.set('2026-06-01T12:00:00Z');
  two.clock.set('2026-06-01T12:00:09.700Z');
  await click(two);
  await anEnquiry(one, listingId, { message: 'By a clock that is behind' });
  const [clicked, asked] = (await partner.call('GET', '/leads?since=2026-06-01T00:00:00Z')).body
    .data;
  assert.deepEqual(
    [clicked.created_at, asked.created_at, asked.consent_at],
    ['2026-06-01T12:00:09Z', '2026-06-01T12:00:09Z', '2026-06-01T12:00:00Z'],
  );
  const { body } = await partner.call('GET', '/events?limit=200');
  const { data, created_at } = body.data.at(-1);
  assert.deepEqual(
    [data.id, data.created_at, created_at],
    [asked.id, asked.created_at, asked.created_at],
  );
});
