import assert from 'node:assert/strict';
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { aListing } from '../builders/listing.ts';
import { bareEnvironment } from '../support/bare-environment.ts';
import { client, type Partner } from '../support/campcairn.ts';
import { follow } from '../support/traveller.ts';
import { until } from '../support/until.ts';

const PROGRAM = join(import.meta.dirname, '../support/campcairn-process.ts');
const dataDir = mkdtempSync(join(tmpdir(), 'campcairn-killed-'));
const running = new Set<ChildProcess>();
after(async () => {
  for (const child of running) await kill(child);
  await killDatabase();
  rmSync(dataDir, { recursive: true, force: true });
});

interface Server {
  child: ChildProcess;
  address: string;
  call: Partner['call'];
}

async function start(): Promise<Server> {
  const env = {
    ...bareEnvironment(),
    PORT: '0',
    DEMO: '0',
    LOG_LEVEL: 'fatal',
    RATE_LIMIT: '1000000',
    CLICK_LIMIT: '1000000',
    DATA_DIR: dataDir,
  };
  const child = fork(PROGRAM, { env });
  running.add(child);
  const started = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => assert.fail(`The server ended with ${code}`)),
  ]);
  const { address, key } = (started as [{ address: string; key: string }])[0];
  return { child, address, call: client(address, key) };
}

async function kill(child: ChildProcess): Promise<void> {
  running.delete(child);
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** Ends the PostgreSQL of this very folder as a machine that stops would, and waits until it is gone. */
async function killDatabase(): Promise<void> {
  const file = join(dataDir, 'postgres/data/postmaster.pid');
  const pid = existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : 0;
  const isGone = (signal: number | string): boolean => {
    try {
      return pid === 0 || !process.kill(pid, signal);
    } catch {
      return true;
    }
  };
  if (isGone('SIGKILL')) return;
  for (let tries = 0; tries < 400 && !isGone(0); tries++) await wait(25);
}

/** Writes without end until the server is gone, and keeps what was tried and what was acknowledged. */
function startWriting({ address, call }: Server, listingId: number) {
  const acknowledged = new Map<string, number>();
  const tried = new Map<string, number>();
  const clicked: string[] = [];
  const goOn = async (work: (n: number) => Promise<void>): Promise<void> => {
    try {
      for (let n = 1; ; n++) await work(n);
    } catch {
      // The server is gone.
    }
  };
  const writers = Array.from({ length: 12 }, (_, writer) =>
    goOn(async (n) => {
      // Each writes new listings and changes them again and again.
      const id = `w${writer}-${n % 20}`;
      tried.set(id, n);
      const { status } = await call('PUT', `/listings/${id}`, aListing({ title: `Title ${n}` }));
      if (status < 300) acknowledged.set(id, n);
    }),
  );
  const clickers = Array.from({ length: 4 }, () =>
    goOn(async () => {
      const { location } = await follow(address, `/go/${listingId}`);
      clicked.push(new URL(location ?? '').searchParams.get('cc_lead') ?? '');
    }),
  );
  return { acknowledged, tried, clicked, ended: Promise.all([...writers, ...clickers]) };
}

async function everyLead(call: Partner['call']): Promise<Set<string>> {
  const ids = new Set<string>();
  for (let cursor = ''; ;) {
    const { body } = await call('GET', `/leads?limit=200${cursor && `&cursor=${cursor}`}`);
    for (const { id } of body.data) ids.add(id);
    if (!body.has_more) return ids;
    cursor = body.next_cursor;
  }
}

describe('a database that alone is killed', () => {
  it('is started again, and the server goes on with it', async () => {
    const { child, address, call } = await start();
    const { body } = await call('PUT', '/listings/steady', aListing());
    await killDatabase();
    const again = async (work: () => Promise<boolean>) => {
      await until(work, 'the database is not back');
    };
    await again(async () => {
      const { status } = await call('PUT', '/listings/steady', aListing({ title: 'After it' }));
      if (status !== 200) assert.equal(status, 503);
      return status === 200;
    });
    assert.equal((await follow(address, `/go/${body.id}`)).status, 302);
    // What follows the database follows it again.
    await again(async () => (await fetch(`${address}/readyz`)).status === 200);
    await kill(child);
    await killDatabase();
  });
});

describe('a server and its database that are killed while partners write and travellers click', () => {
  it('start again with everything they had acknowledged', async () => {
    const server = await start();
    const { body } = await server.call('PUT', '/listings/clicked', aListing());
    const writing = startWriting(server, body.id);
    const { acknowledged, tried, clicked } = writing;
    while (acknowledged.size < 200 || clicked.length < 40) await wait(10);
    await Promise.all([kill(server.child), killDatabase()]);
    await writing.ended;
    const { call } = await start();
    for (const [id, n] of acknowledged) {
      const { status, body: listing } = await call('GET', `/listings/${id}`);
      assert.equal(status, 200, id);
      const titles = [`Title ${n}`, `Title ${tried.get(id)}`];
      assert.ok(titles.includes(listing.title), `${id} has "${listing.title}", not ${titles[0]}`);
    }
    const leads = await everyLead(call);
    for (const id of clicked) assert.ok(leads.has(id), id);
  });
});
