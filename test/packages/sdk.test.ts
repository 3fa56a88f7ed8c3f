import assert from 'node:assert/strict';
import { execFile, execFileSync } from 'node:child_process';
import {
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type * as sources from '../../packages/sdk/src/index.ts';
import { buildPackage, packPackage } from '../../tools/packages.ts';
import { ROOT } from '../../tools/run.ts';
import { aListing } from '../builders/listing.ts';
import { type LeadLab, type Owner, startLeadLab } from '../support/lead-fixture.ts';
import type { Partner } from '../support/campcairn.ts';
import { testAccount } from '../support/test-account.ts';

const folder = mkdtempSync(join(tmpdir(), 'campcairn-sdk-'));
const installed = join(folder, 'node_modules/@campcairn/sdk');

let fixture: LeadLab;
let live: Owner;
let test: Partner;
let sdk: typeof sources;
before(async () => {
  const tarball = packPackage(buildPackage('sdk'), folder);
  writeFileSync(join(folder, 'package.json'), '{}');
  const npm = ['install', tarball, '--offline', '--no-audit', '--no-fund', '--silent'];
  execFileSync('npm', npm, { cwd: folder, stdio: 'inherit' });
  sdk = await import(pathToFileURL(join(installed, 'index.js')).href);
  fixture = await startLeadLab();
  live = await fixture.owner();
  test = await testAccount(fixture, live);
});
after(async () => {
  await fixture.stop();
  rmSync(folder, { recursive: true });
});

/** A client of the test account whose first calls get these faults. */
function faulty(faults: string[], options: Partial<sources.ClientOptions> = {}) {
  const waits: number[] = [];
  const client = new sdk.Campcairn({
    apiKey: test.key,
    baseUrl: `${fixture.address}/api/v1`,
    wait: async (milliseconds) => void waits.push(milliseconds),
    fetch: (url, request) => {
      const fault = faults.shift();
      const headers = { ...(request.headers as Record<string, string>) };
      return fetch(url, {
        ...request,
        headers: fault ? { ...headers, 'cc-test-fault': fault } : headers,
      });
    },
    ...options,
  });
  return { client, waits };
}

/** What the samples of the README take for granted. */
const GIVEN = `
  declare const process: { env: Record<string, string | undefined> };
  declare const campcairn: import('@campcairn/sdk').Campcairn;
  declare const ApiError: typeof import('@campcairn/sdk').ApiError;
  declare const bramble: import('@campcairn/sdk').ListingInput;
  declare const myListings: import('@campcairn/sdk').BatchItem[];
  declare const secret: string;
  declare let lastCursor: string | undefined;
  declare function keep(anything: unknown): Promise<void>;
`;

const items = (count: number, title = 'Van') =>
  Array.from({ length: count }, (_, at) =>
    aListing({ external_id: `van-${at}`, title: `${title} number ${at}` }),
  ) as unknown as sources.BatchItem[];

describe('the package', () => {
  it('holds JavaScript, declarations, README and licence, and needs nothing', () => {
    const files = globSync('**/*.*', { cwd: installed }).toSorted();
    const others = files.filter((file) => !/^(?:[\w-]+\/)?[\w-]+\.(?:js|d\.ts)$/.test(file));
    assert.deepEqual(others, ['README.md', 'package.json']);
    readFileSync(join(installed, 'LICENSE'));
    const described = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
    assert.deepEqual([described.name, described.license], ['@campcairn/sdk', 'Apache-2.0']);
    assert.deepEqual([described.private, described.dependencies], [undefined, undefined]);
    for (const file of files.filter((name) => /\.(?:js|ts)$/.test(name)))
      for (const [, from] of readFileSync(join(installed, file), 'utf8').matchAll(
        / from '([^']+)'/g,
      ))
        assert.match(from!, /^\.{1,2}\/[\w/-]+\.js$/, `${file} imports files of its own only`);
  });

  it('has types that a strict project without those of Node takes, its samples too', () => {
    const source = `import { Campcairn, type Listing } from '@campcairn/sdk';
      const client = new Campcairn({ apiKey: 'cc_test_1', baseUrl: 'https://api.example' });
      export const first = async (): Promise<Listing['title'] | undefined> => {
        for await (const { title } of client.listings.list({ status: 'active' })) return title;
        // @ts-expect-error: no such status
        client.listings.list({ status: 'gone' });
        for await (const outcome of client.listings.putMany([]))
          if (outcome.result === 'error') outcome.error.code; else outcome.public_url;
        return undefined;
      };`;
    writeFileSync(join(folder, 'use.mts'), source);
    const readme = readFileSync(join(installed, 'README.md'), 'utf8');
    const samples = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, sample]) => sample!);
    assert.ok(samples.length >= 5);
    for (const [at, sample] of samples.entries())
      writeFileSync(join(folder, `sample-${at}.mts`), `${sample}\nexport {};\n`);
    writeFileSync(join(folder, 'given.d.ts'), GIVEN);
    const files = ['given.d.ts', 'use.mts', ...samples.map((_, at) => `sample-${at}.mts`)];
    const tsc = join(ROOT, 'node_modules/@typescript/native/bin/tsc');
    const strict = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2022'];
    const types = ['--types', '', '--lib', 'es2023,webworker,webworker.iterable'];
    execFileSync(process.execPath, [tsc, ...strict, ...types, ...files], {
      cwd: folder,
      stdio: 'inherit',
    });
  });

  it('is what the command line runs on, once that is installed beside it', async () => {
    const tarball = packPackage(buildPackage('cli'), folder);
    const line = join(folder, 'node_modules/campcairn');
    mkdirSync(line);
    execFileSync('tar', ['-xzf', tarball, '-C', line, '--strip-components=1']);
    for (const name of ['csv-parse', 'saxes', 'xmlchars'])
      symlinkSync(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name));
    const described = JSON.parse(readFileSync(join(line, 'package.json'), 'utf8'));
    assert.deepEqual([described.bin, described.private], [{ campcairn: './main.js' }, undefined]);
    const listings = join(folder, 'listings.json');
    writeFileSync(listings, JSON.stringify(items(3)));
    const env = { CAMPCAIRN_API_KEY: test.key, CAMPCAIRN_BASE_URL: `${fixture.address}/api/v1` };
    const run = promisify(execFile);
    const words = [join(line, 'main.js'), 'sync', listings, '--dry-run'];
    const { stdout } = await run(process.execPath, words, { env });
    assert.match(stdout, /created +3/);
  });

  it('runs where there is nothing but what the web has', () => {
    const run = join(import.meta.dirname, '../fixtures/sdk/bare-context.mjs');
    const flags = ['--experimental-vm-modules', '--no-warnings', run];
    const output = execFileSync(process.execPath, [...flags, installed], { encoding: 'utf8' });
    assert.deepEqual(JSON.parse(output), {
      result: 'created',
      event: 'evt_1',
      refused: 'mismatch',
      missing: ['process', 'Buffer', 'require', 'global'],
    });
  });
});

describe('against the service', () => {
  it('a call survives each fault of test mode', async () => {
    const listing = items(1)[0]!;
    const { external_id: id, ...input } = listing;
    // First, since the service goes on with it for ten seconds.
    const slow = faulty(['slow'], { timeoutMilliseconds: 300 });
    await slow.client.listings.put(id, input);
    assert.equal(slow.waits.length, 1);
    for (const faults of [
      ['rate_limited'],
      ['error', 'error'],
      ['cut'],
      ['cut', 'rate_limited', 'cut'],
    ]) {
      const { client, waits } = faulty([...faults]);
      const put = await client.listings.put(id, input);
      assert.equal(put.external_id, id, String(faults));
      assert.equal(waits.length, faults.length);
    }
    const limited = faulty(['rate_limited']);
    await limited.client.account.get();
    assert.ok(limited.waits[0]! >= 60_000, 'as the API asks');
    const deleted = faulty(['cut']);
    await deleted.client.listings.delete(id);
    await assert.rejects(deleted.client.listings.get(id), { status: 404, code: 'not_found' });
  });

  it('5,000 listings are sent in 50 calls, with faults among them, and read again', async () => {
    let calls = 0;
    const counting = {
      fetch: (url: string, request: RequestInit) => ((calls += 1), fetch(url, request)),
    };
    const { client } = faulty([], counting);
    const all = items(5000);
    let created = 0;
    for await (const { index, item, result, external_id: id } of client.listings.putMany(all)) {
      assert.deepEqual([id, item], [all[index]!.external_id, all[index]]);
      if (result === 'created') created += 1;
    }
    assert.deepEqual([created, calls], [5000, 50]);
    const seen = await client.listings.list().all();
    assert.deepEqual(
      new Set(seen.map(({ external_id: id }) => id)),
      new Set(all.map(({ external_id: id }) => id)),
    );

    const wrong = { ...all[1]!, title: 'Van' };
    const source = async function* () {
      yield* [all[0]!, wrong, { ...all[2]!, title: 'Another title' }];
    };
    const again = faulty(['cut', 'error', 'rate_limited']);
    const outcomes = await Array.fromAsync(again.client.listings.putMany(source()));
    assert.deepEqual(
      outcomes.map(({ result }) => result),
      ['unchanged', 'error', 'unchanged'],
      'the first attempt was lost after it was done',
    );
    assert.ok(outcomes[1]!.result === 'error' && outcomes[1]!.error.details?.[0]?.path === 'title');
  });

  it('leads and events are read page by page, and a webhook is verified', async () => {
    const { client } = faulty([]);
    const url = `${fixture.receiver.url}/sdk`;
    const { webhook_secret: secret } = await client.account.update({ webhook_url: url });
    const next = (await client.account.planRotation({})).webhook_secret;
    await client.listings.put('bramble', aListing() as unknown as sources.ListingInput);
    const caused = [];
    for (let count = 0; count < 3; count += 1)
      caused.push(await client.testMode.causeEnquiry({ external_id: 'bramble', guests: 2 }));
    const leads = await client.leads.list({ limit: 2, kind: 'enquiry' }).all();
    assert.deepEqual(
      leads.map(({ id }) => id),
      caused.map(({ id }) => id),
    );
    const pages = await Array.fromAsync(client.events.list({ limit: 2 }).pages());
    assert.deepEqual(
      pages.map(({ data }) => data.length),
      [2, 1],
    );
    assert.equal((await client.leads.acknowledge(leads[0]!.id)).delivery_status, 'delivered');

    await fixture.drain();
    const { body, headers } = fixture.receiver.received.at(-1)!;
    const now = Math.floor(fixture.clock.now().getTime() / 1000);
    for (const one of [secret!, next]) {
      const event = await sdk.verifyWebhook({ body, headers, secret: one, now });
      assert.ok(event.type === 'lead.created' && event.data.guests === 2);
    }
    const stale = sdk.verifyWebhook({ body, headers, secret: secret!, now: now + 301 });
    await assert.rejects(stale, { name: 'WebhookError', problem: 'too_old' });
  });
});
