import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Campcairn, startCampcairn, type StartOptions } from '../../src/app/server/start.ts';
import { type ManualClock, manualClock } from './manual-clock.ts';
import { readSettings } from '../../src/platform/config/index.ts';
import { statement } from '../../src/platform/db/index.ts';
import { createTestDatabase, type TestDatabase, type Towns } from './database.ts';

/** The time at which tests begin. */
export const START = '2026-05-04T09:00:00Z';

/** A whole Campcairn of a test file's own, on a real port and a real database. */
export interface TestCampcairn extends Campcairn {
  clock: ManualClock;
  database: TestDatabase;
  /** Makes an approved partner and gives a client with its key. */
  partner(name?: string, options?: Record<string, unknown>): Promise<Partner>;
  /** Sets the clock back to START, as if no lead and no event had come later: times of these are never set back. */
  rewind(): Promise<void>;
  stop(): Promise<void>;
}

/** An answer of the API. */
export interface Reply {
  status: number;
  headers: Headers;
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
}

/** A partner as it calls the API. */
export interface Partner {
  slug: string;
  key: string;
  /** Sends `body` as JSON, unless it is a text or bytes, which go as they are. */
  call(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Reply>;
}

const isRaw = (body: unknown): body is string | Uint8Array =>
  typeof body === 'string' || body instanceof Uint8Array;

const forgetTimes = statement(
  'test.forget_times',
  `with leads as (update lead_sequence set last_at = 'epoch') update event_sequence set last_at = 'epoch'`,
);

/** Calls the API at `address` with `key`. */
export const client =
  (address: string, key: string | undefined): Partner['call'] =>
  async (method, path, body, headers = {}) => {
    const response = await fetch(`${address}/api/v1${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(key ? { authorization: `Bearer ${key}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined
        ? {}
        : { body: isRaw(body) ? (body as string) : JSON.stringify(body) }),
    });
    const text = await response.text();
    const json = response.headers.get('content-type')?.startsWith('application/json');
    return {
      status: response.status,
      headers: response.headers,
      body: json && text !== '' ? JSON.parse(text) : text,
    };
  };

/** How a Campcairn of tests is started; without `towns` it has some of the gazetteer, with a demo the world. */
export type TestOptions = Omit<StartOptions, 'clock'> & { towns?: Towns };

/** Starts Campcairn for a test file; `stop` it in `after`. Settings by their environment names. */
export async function startTestCampcairn(
  settings: Record<string, string> = {},
  { towns, ...options }: TestOptions = {},
): Promise<TestCampcairn> {
  // The demo's listings stand in villages, too.
  const database = await createTestDatabase(towns ?? (settings.DEMO === '1' ? 'world' : 'some'));
  const dataDir = mkdtempSync(join(tmpdir(), 'campcairn-'));
  const clock = manualClock(START);
  const campcairn = await startCampcairn(
    readSettings({
      PORT: '0',
      DEMO: '0',
      LOG_LEVEL: 'fatal',
      RATE_LIMIT: '1000000',
      PUBLIC_URL: 'https://campcairn.example',
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      ...settings,
    }),
    { site: 'none', ...options, clock },
  );
  const { partners } = campcairn.services;
  return {
    ...campcairn,
    clock,
    database,
    async partner(name = 'Harbour Vans', options = {}) {
      const { slug } = await partners.create({
        name,
        website: 'https://vans.example',
        email: 'office@vans.example',
        status: 'approved',
        ...options,
      });
      const { api_key: key } = await partners.issueKey(slug);
      return { slug, key, call: client(campcairn.address, key) };
    },
    async rewind() {
      clock.set(START);
      await database.db.execute(forgetTimes);
    },
    async stop() {
      await campcairn.stop();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
