import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import { importCampsites } from '../../src/places/index.ts';
import { bareEnvironment } from '../support/bare-environment.ts';
import { type TestCampcairn, startTestCampcairn } from '../support/campcairn.ts';
import { campsiteFeature } from '../support/campsites.ts';
import { endOfProcess } from '../support/cc-process.ts';
import { createAuthority } from '../support/certificates.ts';
import { type CommandLine, commandLine, endFor, endOf } from '../support/command-line.ts';
import { type Receiver, startReceiver } from '../support/receiver.ts';
import { startTestSite, type TestSite } from '../support/site.ts';
import { signedInOperator } from '../support/visitor.ts';
import { dumpLine } from '../fixtures/places/geonames.ts';
import { zipOf } from '../../src/platform/zip.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

type Features = ReturnType<typeof campsiteFeature>[];

/** Campsites 1 to `count` on a line west of Bristol. */
const campsites = (count: number, name = (number: number) => `Field ${number}`): Features =>
  Array.from({ length: count }, (_, i) =>
    campsiteFeature(i + 1, 51.2 + i / 500, -2.9, { name: name(i + 1) }),
  );

const documentOf = (features: Features, timestamp?: string): Buffer =>
  Buffer.from(JSON.stringify({ type: 'FeatureCollection', timestamp, features }));

interface Served {
  body: Buffer;
  /** How often the connection ends in the middle of the file before it does not. */
  cuts?: number;
}

/** What the server has, by path. */
const served = new Map<string, Served>();

const etagOf = (body: Buffer): string =>
  `"${createHash('sha1').update(body).digest('hex').slice(0, 12)}"`;

function serve(
  path: string,
  headers: Record<string, unknown>,
  response: ServerResponse,
): ServerResponse {
  const file = served.get(path);
  if (!file) return response.writeHead(404).end();
  const etag = etagOf(file.body);
  if (headers['if-none-match'] === etag) return response.writeHead(304).end();
  const from =
    headers['if-range'] === etag ? Number(/^bytes=(\d+)-$/.exec(String(headers.range))?.[1]) : 0;
  const rest = file.body.subarray(from);
  const { length } = file.body;
  response.writeHead(from > 0 ? 206 : 200, {
    etag,
    'content-length': rest.length,
    ...(from > 0 ? { 'content-range': `bytes ${from}-${length - 1}/${length}` } : {}),
  });
  if (!file.cuts) return response.end(rest);
  file.cuts -= 1;
  response.write(rest.subarray(0, Math.ceil(rest.length / 2)), () =>
    setTimeout(() => response.destroy(), 50),
  );
  return response;
}

const authority = createAuthority();
let server: Receiver;
let campcairn: TestCampcairn;
let cc: CommandLine;

/** Starts a Campcairn whose jobs run when a test says so. */
async function start(settings: Record<string, string>): Promise<void> {
  campcairn = await startTestCampcairn(
    { ROLE: 'web', OUTBOUND_ALLOW: '127.0.0.0/8', ...settings },
    { outboundCa: authority.ca },
  );
  cc = commandLine(campcairn, settings);
}

/** Runs the jobs that are due. */
async function work(): Promise<void> {
  const { errors } = await campcairn.services.worker.drain();
  assert.deepEqual(errors, []);
}

/** Runs the job of the sources for the first time, as a worker does when it starts. */
async function begin(): Promise<void> {
  await query(
    `insert into job (kind, key, due_at) values ('places.read_sources', 'standing', now())`,
  );
  await work();
}

/** Has the sources read now. */
async function readNow(): Promise<void> {
  await campcairn.services.sources.readNow(campcairn.context.db);
  await work();
}

/** Lets time pass, and runs the job of the sources as it comes round then. */
async function later(milliseconds: number): Promise<void> {
  campcairn.clock.advance(milliseconds);
  await query(`update job set due_at = now() where kind = 'places.read_sources'`);
  await work();
}

const query = (sql: string) =>
  campcairn.database.db.withClient(
    async (client) => (await client.query(sql)).rows as Record<string, unknown>[],
  );

const known = async () =>
  Object.fromEntries(
    (await query('select id, osm_ref, name from place where gone_at is null order by id')).map(
      (row) => [row.osm_ref, row],
    ),
  ) as Record<string, { id: number; name: string }>;

/** What was last compared: `412 new, 60 gone, 9 renamed: from 26,216` as numbers. */
async function difference(): Promise<[state: string, ...counts: number[]]> {
  const [row] = await cc.cc('sources', 'changes');
  return [row.state, row.added, row.gone, row.renamed, row.known];
}

const requests = (path: string) => server.received.filter((request) => request.path === path);

before(async () => {
  server = await startReceiver(authority.issue(), ({ path, headers }, response) => {
    serve(path, headers, response);
  });
});
after(() => server.close());
beforeEach(() => {
  server.received.length = 0;
});

describe('campsites from an address', () => {
  const PATH = '/gb.geojson';

  before(async () => {
    await start({ PLACES_SOURCES: `${server.url}${PATH}?key=s3cret` });
    served.set(`${PATH}?key=s3cret`, { body: documentOf(campsites(100)) });
  });
  after(() => campcairn.stop());

  const change = (more: Partial<Served>) => {
    const path = `${PATH}?key=s3cret`;
    served.set(path, { ...served.get(path)!, ...more });
  };
  const asked = () => requests(`${PATH}?key=s3cret`);

  it('are read when the address is new, and the address is shown without its secret', async () => {
    await begin();
    assert.equal(Object.keys(await known()).length, 100);
    assert.deepEqual(await difference(), ['applied', 100, 0, 0, 0]);
    const [row] = await cc.cc('sources', 'list');
    assert.equal(row.name, `127.0.0.1:${server.port}${PATH}`);
    assert.deepEqual([row.campsites, row.error, row.failures], [100, null, 0]);
  });

  it('are not asked for within a month, and then by their version', async () => {
    await later(29 * DAY);
    assert.equal(asked().length, 0);
    await later(2 * DAY);
    assert.equal(asked().length, 1);
    assert.match(asked()[0]!.headers['if-none-match'] ?? '', /^"/);
    assert.deepEqual(await difference(), ['applied', 100, 0, 0, 0]);
  });

  it('keep their ids where a newer file renames, adds and lacks some', async () => {
    const before = await known();
    const name = (number: number) => (number <= 9 ? `Meadow ${number}` : `Field ${number}`);
    change({ body: documentOf(campsites(104, name).filter(({ id }) => id !== 'node/50')) });
    await later(31 * DAY);
    assert.deepEqual(await difference(), ['applied', 4, 1, 9, 100]);
    const now = await known();
    assert.equal(now['node/3']!.name, 'Meadow 3');
    assert.equal(now['node/3']!.id, before['node/3']!.id);
    assert.equal(now['node/50'], undefined);
  });

  it('go on where a download broke off', async () => {
    const body = documentOf(campsites(105));
    change({ body, cuts: 1 });
    await readNow();
    const [first, second] = asked();
    assert.equal(first!.headers.range, undefined);
    assert.equal(second!.headers.range, `bytes=${Math.ceil(body.length / 2)}-`);
    assert.equal(second!.headers['if-range'], etagOf(body));
    assert.equal((await difference())[1], 2);
  });

  it('start again where the file has changed since a download broke off', async () => {
    change({ body: documentOf(campsites(105, (number) => `Old ${number}`)), cuts: 9 });
    await readNow();
    const [failed] = await cc.cc('sources', 'list');
    assert.match(failed.error, /closed before|stated length/);
    change({ body: documentOf(campsites(106)), cuts: 0 });
    await later(16 * MINUTE);
    assert.ok(asked().at(-1)!.headers['if-range']);
    assert.deepEqual(await difference(), ['applied', 1, 0, 0, 105]);
    assert.equal((await cc.cc('sources', 'list'))[0].failures, 0);
  });

  it('are left as they are where the checksum is another, and the reason is told', async () => {
    change({ body: documentOf(campsites(107)) });
    served.set(`${PATH}.md5?key=s3cret`, { body: Buffer.from(`${'0'.repeat(32)}  gb.geojson\n`) });
    await readNow();
    const [row] = await cc.cc('sources', 'list');
    assert.equal(row.error, 'The file does not have its stated checksum.');
    assert.equal(Object.keys(await known()).length, 106);
    const md5 = createHash('md5')
      .update(documentOf(campsites(107)))
      .digest('hex');
    served.set(`${PATH}.md5?key=s3cret`, { body: Buffer.from(`${md5}\n`) });
    await later(16 * MINUTE);
    assert.equal(Object.keys(await known()).length, 107);
    served.delete(`${PATH}.md5?key=s3cret`);
  });

  it('are held back where 6 % are gone, until an operator confirms it', async () => {
    const fewer = campsites(107).filter((_, i) => i % 15 !== 0 || i === 0);
    assert.equal(fewer.length, 100);
    change({ body: documentOf(fewer) });
    await readNow();
    assert.deepEqual(await difference(), ['held', 0, 7, 0, 107]);
    assert.equal(Object.keys(await known()).length, 107);
    assert.match(
      (await cc.cc('sources', 'changes'))[0].reason,
      /^The files lack 7 of 107 in GB of the campsites that are known, which is more than 5 %\.$/,
    );
    await later(DAY);
    assert.equal((await difference())[0], 'held');
    await cc.cc('sources', 'confirm', 'places');
    assert.equal((await difference())[0], 'confirmed');
    await work();
    assert.deepEqual(await difference(), ['applied', 0, 7, 0, 107]);
    assert.equal(Object.keys(await known()).length, 100);
    const [entry] = await campcairn.context.audit.list({ action: 'sources.confirm' }, 1);
    assert.deepEqual(entry!.after, { known: 107, added: 0, gone: 7, renamed: 0 });
    assert.match(
      await cc.refusal('sources', 'confirm', 'places'),
      /Nothing of places is held back/,
    );
  });

  it('are never fewer by a file without any, or by one that is cut off at its server', async () => {
    for (const body of [documentOf([]), documentOf(campsites(100)).subarray(0, -9)]) {
      change({ body });
      await readNow();
      assert.match((await cc.cc('sources', 'list'))[0].error, /could not be read/);
    }
    assert.equal(Object.keys(await known()).length, 100);
  });
});

describe('several files', () => {
  before(async () => {
    const addresses = ['/north.geojson', '/south.geojson'].map((path) => server.url + path);
    await start({ PLACES_SOURCES: addresses.join(' , ') });
  });
  after(() => campcairn.stop());

  it('are one, so that none lacks what another has, and nothing goes while one is missing', async () => {
    const all = campsites(60);
    served.set('/north.geojson', { body: documentOf(all.slice(30)) });
    await campcairn.services.loadLocator();
    const { context, clock } = campcairn;
    const file = join(context.settings.DATA_DIR, 'all.geojson');
    writeFileSync(file, documentOf(all));
    await importCampsites(context.db, campcairn.services.locator, file, clock.now());
    await begin();
    const [north, south] = await cc.cc('sources', 'list');
    assert.deepEqual([north.error, south.error], [null, 'The address answers with status 404.']);
    assert.deepEqual(await difference(), ['applied', 0, 0, 0, 60]);
    assert.match((await cc.cc('sources', 'changes'))[0].reason, /1 of the files could not be read/);
    served.set('/south.geojson', { body: documentOf(all.slice(1, 31)) });
    await later(16 * MINUTE);
    assert.deepEqual(await difference(), ['applied', 0, 1, 0, 60]);
  });
});

describe('a dump of the gazetteer', () => {
  it('is read from a ZIP archive, by its checksum', async () => {
    const line = dumpLine({
      id: 900_001,
      name: 'Quibblestow',
      lat: 51.16,
      lng: -3.75,
      population: 900,
    });
    const entries = ['readme.txt', 'GB.txt'].map((name) => ({
      name,
      content: (async function* () {
        yield name === 'GB.txt' ? `${line}\n` : 'Read me';
      })(),
    }));
    const body = Buffer.concat(await Array.fromAsync(zipOf(entries, new Date('2026-01-01'))));
    served.set('/GB.zip', { body });
    const right = createHash('sha256').update(body).digest('hex');
    await start({ GAZETTEER_SOURCES: `${server.url}/GB.zip#sha256=${right}` });
    await begin();
    const [row] = await cc.cc('sources', 'list');
    assert.equal(row.error, null);
    const [imported] = await query('select file from gazetteer_import order by id desc limit 1');
    assert.equal(imported!.file, 'GB.zip');
    // A dump of one town is a part of the country.
    assert.deepEqual((await difference()).slice(0, 3), ['applied', 1, 0]);
    await campcairn.stop();
  });
});

describe('the console', () => {
  let site: TestSite;
  before(async () => {
    const address = `${server.url}/console.geojson`;
    const options = { outboundCa: authority.ca, worker: false };
    const settings = { PLACES_SOURCES: address, OUTBOUND_ALLOW: '127.0.0.0/8' };
    site = await startTestSite(settings, options);
    campcairn = site;
    served.set('/console.geojson', { body: documentOf(campsites(50)) });
    await begin();
  });
  after(() => site.stop());

  it('says what changed, what is held back and what failed, and takes a confirmation', async () => {
    const operator = await signedInOperator(site);
    const shown = async () => (await operator.get('/operator/data/imports')).text;
    assert.match(await shown(), /50 new, 0 gone, 0 renamed: from 0/);
    assert.match(await shown(), /Up to date: 50 campsites/);
    served.set('/console.geojson', { body: documentOf(campsites(47)) });
    const { status, location } = await operator.post('/operator/data/imports?/read', {
      source: '',
    });
    assert.deepEqual([status, location], [303, '/operator/data/imports?done=asked']);
    await work();
    assert.match(await shown(), /0 new, 3 gone, 0 renamed: from 50[^]*Apply it: 3 go/);
    assert.equal(Object.keys(await known()).length, 50);
    await operator.post('/operator/data/imports?/confirm', { subject: 'places' });
    await work();
    assert.equal(Object.keys(await known()).length, 47);
    assert.doesNotMatch(await shown(), /Apply it/);
    served.delete('/console.geojson');
    await readNow();
    assert.match(await shown(), /Failed[^]*The address answers with status 404\./);
    assert.match((await operator.get('/operator/audit')).text, /Held data confirmed/);
  });

  it('counts what is held back and mails it once, until it is confirmed or dismissed', async () => {
    const operator = await signedInOperator(site, 'grace@campcairn.example');
    const plain = async (path: string) =>
      (await operator.get(path)).text.replaceAll(/<!--.*?-->/g, '');
    const counted = async () =>
      /<a href="\/operator\/data"[^>]*>.*?<\/a>/s.exec(await plain('/operator/data'))![0];
    const mails = async () =>
      (await site.services.mailQueue.list({ limit: 20 })).filter(
        ({ purpose, to }) => purpose === 'data-held' && to === 'grace@campcairn.example',
      );
    assert.doesNotMatch(await counted(), /<b/);
    for (const left of [40, 39]) {
      served.set('/console.geojson', { body: documentOf(campsites(left)) });
      await readNow();
      assert.match(await counted(), /<b[^>]*>1<\/b>/);
    }
    assert.match(await plain('/operator'), /OpenStreetMap’s campsites/);
    assert.match(await plain('/operator'), /held back, as 8 would go/);
    const [mail, ...others] = await mails();
    assert.equal(mail?.subject, 'OpenStreetMap’s campsites: 7 of 47 would go');
    assert.deepEqual(others, []);

    await operator.post('/operator/data/imports?/dismiss', { subject: 'places' });
    assert.doesNotMatch(await counted(), /<b/);
    assert.match(await plain('/operator'), /Nothing waits/);
    assert.match(await plain('/operator/data/imports'), /left as it is/);
    await readNow();
    assert.equal(Object.keys(await known()).length, 47);
    assert.doesNotMatch(await counted(), /<b/);

    served.set('/console.geojson', { body: documentOf(campsites(38)) });
    await readNow();
    assert.equal((await mails()).length, 2, 'another file is another question');
    await operator.post('/operator/data/imports?/confirm', { subject: 'places' });
    assert.doesNotMatch(await counted(), /<b/);
    await work();
    assert.equal(Object.keys(await known()).length, 38);
  });
});

describe('cc import places', () => {
  let file: string;
  before(async () => {
    await start({});
    file = join(campcairn.context.settings.DATA_DIR, 'campsites.geojson');
    writeFileSync(file, documentOf(campsites(100), '2026-04-20T00:00:00Z'));
    await cc.cc('import', 'places', file);
  });
  after(() => campcairn.stop());

  const env = () => {
    const { DATABASE_URL, DATA_DIR } = campcairn.context.settings;
    return { ...bareEnvironment(), DATABASE_URL, DATA_DIR };
  };
  const refusedToPerson = async (...args: string[]) => {
    const { code, stderr } = await endFor({ isPerson: true }, env(), ...args);
    assert.equal(code, 4);
    return stderr;
  };
  /** Writes a file of so many campsites, as new as those that are known. */
  const fileOf = async (count: number) => {
    writeFileSync(file, documentOf(campsites(count), '2026-04-21T00:00:00Z'));
    return file;
  };

  it('refuses a much smaller file with figures, and takes it as a part or by force', async () => {
    writeFileSync(file, documentOf(campsites(40), '2026-04-21T00:00:00Z'));
    assert.match(
      await refusedToPerson('import', 'places', file),
      /lacks 60 of 100 in GB .*more than 5 %\. Nothing was imported\. Add --part if .*, or --force if/,
    );
    assert.equal((await cc.cc('import', 'places', file, '--part')).gone, 0);
    assert.equal((await cc.cc('import', 'places', file, '--force')).gone, 60);
  });

  it('warns a program of a smaller file, and takes it for a part', async () => {
    await cc.cc('import', 'places', await fileOf(100));
    const { code, stdout, stderr } = await endOf(
      env(),
      'import',
      'places',
      await fileOf(30),
      '--json',
    );
    assert.deepEqual([code, JSON.parse(stdout).gone], [0, 0]);
    assert.match(stderr, /lacks 70 of 100 in GB .*It is imported; what it lacks stays/);
    const { stdout: few, stderr: said } = await endOf(
      env(),
      'import',
      'places',
      await fileOf(90),
      '--json',
    );
    assert.equal(JSON.parse(few).gone, 10);
    assert.match(said, /lacks 10 of 100 in GB/);
  });

  it('refuses an older file with both dates', async () => {
    writeFileSync(file, documentOf(campsites(41), '2026-03-01T00:00:00Z'));
    assert.match(
      await refusedToPerson('import', 'places', file),
      /is of 2026-03-01, older than .* of 2026-04-21\. Nothing was imported\. Add --force/,
    );
    assert.equal((await cc.cc('import', 'places', file, '--force')).read, 41);
  });

  it('takes the campsites of the countries of the settings', async () => {
    const { DATABASE_URL, DATA_DIR } = campcairn.context.settings;
    const env = { ...bareEnvironment(), DATABASE_URL, DATA_DIR, PLACES_COUNTRIES: 'DE,nl' };
    const berlin = campsiteFeature(900, 52.52, 13.4, { name: 'Spreewiese' });
    const isle = campsiteFeature(901, 49.2, -2.1, { name: 'Jersey' });
    writeFileSync(file, documentOf([berlin, isle, ...campsites(3)]));
    const isGermanyFirst = async () => {
      const [row] = await query(
        `select max(weight) filter (where t.country_code = 'DE')
           > max(weight) filter (where t.country_code = 'GB') as first
         from gazetteer_name n join town t on t.id = n.town_id where not is_extra`,
      );
      return row!.first;
    };
    assert.equal(await isGermanyFirst(), false);
    const there = await endOfProcess(env, 'import', 'places', file, '--json');
    assert.equal(JSON.parse(there.stdout).added, 1, there.stderr);
    assert.equal(await isGermanyFirst(), true);
    const here = await cc.cc('import', 'places', file, '--part');
    assert.deepEqual([here.added, here.skipped], [1, 1]);
    assert.equal(await isGermanyFirst(), false);
  });
});
