import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { systemClock } from '../../src/platform/clock.ts';
import { type Db, openDatabase } from '../../src/platform/db/index.ts';
import { clusterUrl, locateCluster } from '../../src/platform/db/embedded/location.ts';
import { createPartners } from '../../src/partners/index.ts';
import { aListing } from '../builders/listing.ts';
import { bareEnvironment } from './bare-environment.ts';
import { client, type Partner } from './campcairn.ts';
import { freePort } from './free-port.ts';

const MAIN = join(import.meta.dirname, '../../src/main.ts');

/** A partner of a killable Campcairn, with a listing whose page travellers ask on. */
export interface RequestedPartner extends Partner {
  /** Sends the form of the listing's page; resolves when it is confirmed to the traveller. */
  ask(message: string): Promise<void>;
}

/** Campcairn as it is run, `src/main.ts` on an embedded PostgreSQL of its own, to be killed. */
export interface Killable {
  /** The same database that it uses. */
  db: Db;
  partner(name: string, webhookUrl: string): Promise<RequestedPartner>;
  /** Ends it by SIGKILL; its PostgreSQL goes on. */
  kill(): Promise<void>;
  /** Starts it again on the same folder, and waits until it serves. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts it; `ca` is trusted for webhooks, as in the environment of a real machine. */
export async function startKillable(
  ca: string,
  settings: Record<string, string> = {},
): Promise<Killable> {
  const dataDir = mkdtempSync(join(tmpdir(), 'campcairn-killable-'));
  const authority = join(dataDir, 'authority.pem');
  writeFileSync(authority, ca);
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const env = {
    ...bareEnvironment(),
    PORT: String(port),
    DATA_DIR: dataDir,
    DEMO: '0',
    LOG_LEVEL: 'error',
    ENQUIRY_LIMIT: '1000000',
    RATE_LIMIT: '1000000',
    OUTBOUND_ALLOW: '127.0.0.0/8',
    NODE_EXTRA_CA_CERTS: authority,
    ...settings,
  };
  let child: ChildProcess;
  const isReady = () =>
    fetch(`${address}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
  const start = async () => {
    child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'ignore', 'inherit'] });
    while (!(await isReady())) {
      if (child.exitCode !== null) throw new Error('Campcairn ended before it was ready.');
      await wait(20);
    }
  };
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  await start();
  const cluster = locateCluster(dataDir);
  const db = openDatabase(clusterUrl(cluster, 'campcairn'));
  const partners = createPartners(db, systemClock);

  return {
    db,
    start,
    kill: () => end('SIGKILL'),
    async partner(name, webhookUrl) {
      const contact = { website: 'https://vans.example', email: 'office@vans.example' };
      const { slug } = await partners.create({ name, ...contact, status: 'approved' });
      const { api_key: key } = await partners.issueKey(slug);
      const call = client(address, key);
      await call('PATCH', '/me', { webhook_url: webhookUrl });
      const { body } = await call('PUT', '/listings/van', aListing());
      const page = address + new URL(body.public_url).pathname;
      const html = await (await fetch(page, { headers: { accept: 'text/html' } })).text();
      const form = /name="form" value="([^"]+)"/.exec(html)?.[1] ?? '';
      return {
        slug,
        key,
        call,
        async ask(message) {
          const fields = { name: 'Zoë', email: 'zoe@mail.example', message, consent: '1', form };
          const body = new URLSearchParams(fields);
          const headers = { accept: 'text/html' };
          const sent = await fetch(page, { method: 'POST', redirect: 'manual', headers, body });
          await sent.arrayBuffer();
          if (sent.status !== 303) throw new Error(`The form was answered ${sent.status}.`);
        },
      };
    },
    async stop() {
      await db.end();
      await end('SIGTERM');
      const pidFile = join(cluster.data, 'postmaster.pid');
      // Left behind by a process that was killed while it started.
      if (existsSync(pidFile))
        process.kill(Number.parseInt(readFileSync(pidFile, 'utf8'), 10), 'SIGKILL');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
