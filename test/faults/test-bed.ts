import { mkdtempSync, rmSync } from 'node:fs';
import type { NetConnectOpts } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seeded } from '@campcairn/seeded';
import { ensureSiteBuilt } from '../../src/app/server/site-build.ts';
import { type Campcairn, startCampcairn } from '../../src/app/server/start.ts';
import { type Clock, systemClock } from '../../src/platform/clock.ts';
import { readSettings } from '../../src/platform/config/index.ts';
import type { Db } from '../../src/platform/db/index.ts';
import { DatabaseUnavailable } from '../../src/platform/errors.ts';
import { createLog } from '../../src/platform/log.ts';
import { createAuthority } from '../support/certificates.ts';
import { createTestDatabase } from '../support/database.ts';
import { type FaultProxy, loopbackAddress, startFaultProxy } from '../support/fault-proxy.ts';
import { type FakeSmtp, startFakeSmtp } from '../support/fake-smtp.ts';
import { type Receiver, startReceiver } from '../support/receiver.ts';
import { type Link, type Plan, PROCESSES, type ProcessName } from './plan.ts';

/** A process of Campcairn, with a clock that can be wrong. */
export interface Node extends Campcairn {
  name: ProcessName;
  /** How far its clock is off. */
  skew: { seconds: number };
}

/** An event as it arrived at a partner's receiver. */
export interface Arrival {
  eventId: string;
  body: string;
  atMs: number;
}

/**
 * Two processes of Campcairn on one database, with their mail server and a partner's servers, each behind a
 * proxy that can fail.
 */
export interface TestBed {
  /** The same database without a proxy: for the accountant. */
  db: Db;
  nodes: readonly [Node, Node];
  links: Map<Link, FaultProxy>;
  /** Where partners take webhooks, and where their feed is. */
  webhookUrl: string;
  feedUrl: string;
  arrivals: Arrival[];
  fakeSmtp: FakeSmtp;
  /** What the feed's next answer holds. */
  feed: { body: string };
  /** Lines of the log that are no consequence of a fault. */
  complaints: string[];
  close(): Promise<void>;
}

/** Seconds between attempts: six, as the specification has them, with shorter waits. */
const RETRY_WAITS = '1,1,1,1,1';

const SETTINGS = {
  PORT: '0',
  DEMO: '0',
  LOG_LEVEL: 'warn',
  PUBLIC_URL: 'https://campcairn.example',
  SECRET_KEY: 'a secret of these runs that is long enough',
  RATE_LIMIT: '1000000',
  CLICK_LIMIT: '1000000',
  ENQUIRY_LIMIT: '1000000',
  OUTBOUND_ALLOW: '127.0.0.0/8',
  WEBHOOK_RETRY_WAITS: RETRY_WAITS,
};

/** The server of an address, on a port or on a socket in a folder, and the database that it names. */
function serverOf(url: string): { target: NetConnectOpts; path: string } {
  // An address without a host is none to `URL`.
  const { hostname, port, searchParams, pathname } = new URL(url.replace('@/', '@localhost/'));
  const folder = searchParams.get('host');
  const target =
    folder === null
      ? { host: hostname, port: Number(port) }
      : { path: join(folder, '.s.PGSQL.5432') };
  return { target, path: pathname };
}

const isWorthTelling = (line: { level: number; err?: { name?: string; message?: string } }) =>
  line.level >= 50 && line.err?.name !== 'DatabaseUnavailable';

/** A busy machine can be silent for longer than a database may be; starting is not what is tried here. */
async function patiently<T>(start: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await start();
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable) || tries === 3) throw error;
    }
  }
}

/** Starts all of it for a plan; `close` it afterwards. */
export async function startTestBed(plan: Plan): Promise<TestBed> {
  await ensureSiteBuilt();
  const random = seeded(`proxies ${plan.seed}`);
  const database = await createTestDatabase();
  const authority = createAuthority();
  const dataDir = mkdtempSync(join(tmpdir(), 'campcairn-faults-'));
  const arrivals: Arrival[] = [];
  const feed = { body: '' };
  const links = new Map<Link, FaultProxy>();
  const complaints: string[] = [];
  const link = async (name: Link, target: NetConnectOpts, host?: string): Promise<string> => {
    const proxy = await startFaultProxy(target, random.fork(name), host);
    links.set(name, proxy);
    return `${proxy.host}:${proxy.port}`;
  };
  const servers: Receiver[] = [];
  const partnersServer = async (name: Link, reply: Parameters<typeof startReceiver>[1]) => {
    const host = loopbackAddress();
    const server = await startReceiver(authority.issue({ names: [host] }), reply);
    servers.push(server);
    return `https://${await link(name, { host: '127.0.0.1', port: server.port }, host)}`;
  };
  const webhookUrl = await partnersServer('webhooks', ({ headers, body }, response) => {
    const eventId = String(headers['cc-event-id']);
    arrivals.push({ eventId, body: body.toString(), atMs: performance.now() });
    response.writeHead(204).end();
  });
  const feedUrl = await partnersServer('feeds', (_, response) => {
    response.writeHead(200, { 'content-type': 'text/csv' }).end(feed.body);
  });
  const fakeSmtp = await startFakeSmtp();
  const mail = await link('mail', serverOf(fakeSmtp.url).target);
  const log = createLog('warn', {
    write(text) {
      const line = JSON.parse(text);
      if (isWorthTelling(line)) complaints.push(text.slice(0, 600));
    },
  });
  const databaseLink = async (name: Link) => {
    const { target, path } = serverOf(database.url);
    return `postgres://postgres@${await link(name, target)}${path}`;
  };
  const start = async (name: ProcessName): Promise<Node> => {
    const skew = { seconds: 0 };
    const clock: Clock = {
      now: () => new Date(systemClock.now().getTime() + skew.seconds * 1000),
    };
    const settings = {
      ...SETTINGS,
      DATA_DIR: dataDir,
      DATABASE_URL: await databaseLink(`database of ${name}`),
      SMTP_URL: `smtp://${mail}`,
      ...(name === 'two' ? { READ_DATABASE_URL: await databaseLink('replica of two') } : {}),
    };
    const options = { site: 'production', clock, log, outboundCa: authority.ca } as const;
    const campcairn = await patiently(() => startCampcairn(readSettings(settings), options));
    return { ...campcairn, name, skew };
  };
  const nodes = [await start(PROCESSES[0]), await start(PROCESSES[1])] as const;
  return {
    db: database.db,
    nodes,
    links,
    webhookUrl: `${webhookUrl}/hook`,
    feedUrl: `${feedUrl}/feed.csv`,
    arrivals,
    fakeSmtp,
    feed,
    complaints,
    async close() {
      for (const { stop } of nodes) await stop();
      for (const proxy of links.values()) await proxy.close();
      for (const server of servers) await server.close();
      await fakeSmtp.close();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
