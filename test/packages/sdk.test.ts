import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import type * as sources from '../../packages/sdk/src/index.ts';
import { ROOT } from '../../tools/run.ts';
import { aListing } from '../builders/listing.ts';
import { npmInstall } from '../support/npm-install.ts';
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
  fixture = await startLeadLab();
  await npmInstall(folder, `${fixture.address}/developers/packages/campcairn-sdk-latest.tgz`);
  sdk = await import(pathToFileURL(join(installed, 'index.js')).href);
  live = await fixture.owner();
  test = await testAccount(fixture, live);
});
after(async () => {
  await fixture.stop();
  rmSync(folder, { recursive: true });
});

const FIXTURES = join(import.meta.dirname, '../fixtures/sdk');

const TSC = join(ROOT, 'node_modules/@typescript/native/bin/tsc');
const STRICT = ['--noEmit', '--strict', '--target', 'es2022'];
const TYPES = ['--types', '', '--lib', 'es2023,webworker,webworker.iterable'];

/** Runtimes of JavaScript on this machine: each Node in the path, Deno and Bun. */
function runtimes(): string[][] {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const found = (name: string) =>
    folders.map((path) => join(path, name)).filter((path) => existsSync(path));
  const nodes = new Set([process.execPath, ...found('node').map((path) => realpathSync(path))]);
  return [
    ...[...nodes].map((path) => [path, path]),
    ...found('deno').map((path) => ['deno', path, 'run', '--quiet', '--allow-all']),
    ...found('bun').map((path) => ['bun', path]),
  ];
}

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
    const others = files.filter(
      (file) => !/^(?:cjs\/)?(?:[\w-]+\/)?[\w-]+\.(?:js|d\.ts)$/.test(file),
    );
    assert.deepEqual(others, ['CHANGELOG.md', 'README.md', 'cjs/package.json', 'package.json']);
    readFileSync(join(installed, 'LICENSE'));
    const described = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
    assert.deepEqual([described.name, described.license], ['@campcairn/sdk', 'Apache-2.0']);
    assert.deepEqual([described.private, described.dependencies], [undefined, undefined]);
    assert.match(described.homepage, /\/developers\/sdk$/);
    assert.equal(described.repository.directory, 'packages/sdk');
    for (const file of files.filter((name) => /\.(?:js|ts)$/.test(name)))
      for (const [, from] of readFileSync(join(installed, file), 'utf8').matchAll(
        /(?: from |require\()["']([^"']+)["']/g,
      ))
        assert.match(from!, /^\.{1,2}\/[\w/-]+\.js$/, `${file} imports files of its own only`);
  });

  it('has types that a strict project without those of Node takes, its samples too', () => {
    const source = `import { Campcairn, type ErrorCode, type Listing } from '@campcairn/sdk';
      const client = new Campcairn({ apiKey: 'cc_test_1', baseUrl: 'https://api.example' });
      export const first = async (): Promise<Listing['title'] | undefined> => {
        for await (const { title } of client.listings.list({ status: 'active' })) return title;
        // @ts-expect-error: no such status
        client.listings.list({ status: 'gone' });
        for await (const lead of client.leads.list()) {
          const name: string | null = lead.name;
          if (lead.kind === 'click') lead.name satisfies null;
          else lead.delivery_status satisfies 'pending' | 'delivered' | 'failed';
        }
        for await (const click of client.leads.list({ kind: 'click' })) click.email satisfies null;
        for await (const event of client.events.list())
          if (event.type === 'lead.created') event.data?.guests; else event.data?.message;
        const place = { title: 'A place', url: 'https://a.example', location: { lat: 1, lng: 1 } };
        await client.listings.put('a', { ...place, category: 'campsite', campsite: { pitches: 3 } });
        // @ts-expect-error: a campsite has no vehicle
        await client.listings.put('a', { ...place, category: 'campsite', vehicle: { berths: 2 } });
        // @ts-expect-error: a van is no campsite
        await client.listings.put('a', { ...place, category: 'campervan', campsite: {} });
        const code: ErrorCode = 'a_new_one';
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
    const args = [TSC, ...STRICT, '--module', 'nodenext', ...TYPES, ...files];
    execFileSync(process.execPath, args, { cwd: folder, stdio: 'inherit' });
  });

  it('is taken by `require` too, with types of its own', () => {
    writeFileSync(
      join(folder, 'use.cts'),
      `import sdk = require('@campcairn/sdk');
      const client = new sdk.Campcairn({ apiKey: 'cc_test_1', baseUrl: 'https://api.example' });
      export const name = async (): Promise<sdk.Partner['name']> => (await client.account.get()).name;`,
    );
    execFileSync(process.execPath, [TSC, ...STRICT, '--module', 'node16', ...TYPES, 'use.cts'], {
      cwd: folder,
      stdio: 'inherit',
    });
  });

  it('works on each runtime that is there, by `import` and by `require`', () => {
    for (const [name, command, ...args] of runtimes())
      for (const file of ['smoke.mjs', 'smoke.cjs']) {
        copyFileSync(join(FIXTURES, file), join(folder, file));
        const said = execFileSync(command!, [...args, join(folder, file)], { encoding: 'utf8' });
        assert.equal(said.trim(), 'created created true mismatch', `${name} ${file}`);
      }
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
    const listed = client.events.list({ limit: 2 });
    const pages = await Array.fromAsync(listed.pages());
    assert.deepEqual(
      pages.map(({ data }) => data.length),
      [2, 1],
    );
    assert.equal((await client.leads.get(leads[0]!.id)).id, leads[0]!.id);
    assert.equal((await client.leads.acknowledge(leads[0]!.id)).delivery_status, 'delivered');
    const later = await client.testMode.causeEnquiry({ external_id: 'bramble', guests: 2 });
    const more = await client.events.list({ cursor: listed.cursor! }).all();
    assert.deepEqual(
      more.map(({ id }) => id),
      [later.id.replace('lead_', 'evt_')],
    );

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
