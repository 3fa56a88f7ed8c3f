import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bareEnvironment } from './bare-environment.ts';
import { client } from './campcairn.ts';
import type { Partner } from './campcairn.ts';
import { createAuthority } from './certificates.ts';
import { commandLineIn } from './command-line.ts';
import { createTestDatabase } from './database.ts';
import { startReceiver } from './receiver.ts';

const PROGRAM = join(import.meta.dirname, 'campcairn-process.ts');

/** A server of Campcairn and its command line on one folder, and a partner's server of feeds. */
export interface FeedFixture {
  call: Partner['call'];
  /** The address of the feed of this name, a token in it. */
  address(name: string): string;
  /** What each feed answers with, by name: a body, or an answer of one's own. */
  feeds: Map<string, string | ((response: ServerResponse) => void)>;
  /** How often a feed was asked for. */
  asked(name: string): number;
  /** What a command says to programs. Rejects with its `stderr`. */
  // oxlint-disable-next-line typescript/no-explicit-any
  cc(...args: string[]): Promise<any>;
  /** Ends the server as the kernel does. */
  kill(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

/** Starts all of it; `close` it in `after`. */
export async function startFeedFixture(): Promise<FeedFixture> {
  const authority = createAuthority();
  const database = await createTestDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'campcairn-feeds-'));
  const ca = join(dataDir, 'authority.pem');
  writeFileSync(ca, authority.ca);
  const env = {
    ...bareEnvironment(),
    PORT: '0',
    DEMO: '0',
    LOG_LEVEL: 'error',
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    OUTBOUND_ALLOW: '127.0.0.0/8',
    NODE_EXTRA_CA_CERTS: ca,
  };
  const feeds: FeedFixture['feeds'] = new Map();
  const nameOf = (path: string): string => /^\/([^?]*)/.exec(path)?.[1] ?? '';
  const partner = await startReceiver(authority.issue(), ({ path }, response) => {
    const feed = feeds.get(nameOf(path));
    if (typeof feed === 'function') feed(response);
    else response.writeHead(feed === undefined ? 404 : 200).end(feed);
  });
  let child: ChildProcess;
  const fixture: FeedFixture = {
    call: () => Promise.reject(new Error('not started')),
    feeds,
    address: (name) => `${partner.url}/${name}?token=s3cret`,
    asked: (name) => partner.received.filter(({ path }) => nameOf(path) === name).length,
    cc: commandLineIn(env).cc,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
    async start() {
      child = fork(PROGRAM, { env });
      const [started] = (await once(child, 'message')) as [{ address: string; key: string }];
      fixture.call = client(started.address, started.key);
    },
    async close() {
      await fixture.kill();
      await partner.close();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  await fixture.start();
  return fixture;
}
