import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { changeTarball } from '../../src/app/server/tarball.ts';
import { released } from '../../tools/release.ts';
import { ROOT } from '../../tools/run.ts';
import { aListing } from '../builders/listing.ts';
import { startTestCampcairn, type TestCampcairn } from '../support/campcairn.ts';
import { npmInstall } from '../support/npm-install.ts';

const SITE = 'https://vans-of.example';
const version = released();
const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'campcairn-packages-'));

let campcairn: TestCampcairn;
before(async () => {
  campcairn = await startTestCampcairn({ PUBLIC_URL: SITE });
});
after(async () => {
  await campcairn.stop();
  rmSync(folder, { recursive: true });
});

const get = (file: string, init: RequestInit = {}) =>
  fetch(`${campcairn.address}/developers/packages/${file}`, init);

describe('packages for partners', () => {
  it('are served by the site, the newest under a name of its own', async () => {
    for (const name of ['sdk', 'cli']) {
      const one = await get(`campcairn-${name}-${version}.tgz`);
      const bytes = Buffer.from(await one.arrayBuffer());
      assert.deepEqual([one.status, one.headers.get('content-type')], [200, 'application/gzip']);
      assert.match(one.headers.get('cache-control')!, /^public, max-age=\d+$/);
      const latest = await get(`campcairn-${name}-latest.tgz`);
      assert.ok(bytes.equals(Buffer.from(await latest.arrayBuffer())), name);
      const etag = one.headers.get('etag')!;
      const again = await get(`campcairn-${name}-latest.tgz`, {
        headers: { 'if-none-match': `"other", W/${etag}` },
      });
      assert.deepEqual([again.status, again.headers.get('etag')], [304, etag]);
      const head = await get(`campcairn-${name}-latest.tgz`, { method: 'HEAD' });
      assert.equal(head.headers.get('content-length'), String(bytes.length));
    }
    const python = await get('campcairn_client.py');
    assert.equal(python.headers.get('content-type'), 'text/x-python; charset=utf-8');
    assert.ok((await python.text()).includes(`${SITE}/developers/python`));
    for (const none of ['campcairn-sdk-0.0.1.tgz', 'campcairn-latest.tgz', '..%2fsdk'])
      assert.equal((await get(none)).status, 404, none);
  });

  it('name the site that serves them, and change nothing else', async () => {
    const served = Buffer.from(await (await get('campcairn-sdk-latest.tgz')).arrayBuffer());
    const packed = readFileSync(join(ROOT, `build/packages/campcairn-sdk-${version}.tgz`));
    const texts = (tarball: Buffer) => {
      const found = new Map<string, string>();
      changeTarball(tarball, (path, read) => void found.set(path, read()));
      return found;
    };
    const [there, here] = [texts(packed), texts(served)];
    assert.deepEqual([...here.keys()], [...there.keys()]);
    for (const [path, text] of here) {
      const own = /^package\/(?:README|CHANGELOG|package)\.(?:md|json)$/.test(path);
      const wanted = there.get(path)!;
      assert.equal(text, own ? wanted.replaceAll('https://campcairn.example', SITE) : wanted, path);
    }
    assert.equal(JSON.parse(here.get('package/package.json')!).homepage, `${SITE}/developers/sdk`);
    const untouched = changeTarball(packed, () => undefined);
    assert.ok(gunzipSync(untouched).equals(gunzipSync(packed)), 'byte for byte');
  });
});

/** Each Node on this machine. */
function nodes(): string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const found = folders.map((path) => join(path, 'node')).filter((path) => existsSync(path));
  return [...new Set([process.execPath, ...found].map((path) => realpathSync(path)))];
}

describe('the command line', () => {
  it('is installed from an empty folder without any registry, and sends listings', async () => {
    const address = `${campcairn.address}/developers/packages/campcairn-cli-latest.tgz`;
    await npmInstall(folder, address);
    const npx = ['--no-install', 'campcairn', '--version'];
    const { stdout: said } = await run('npx', npx, { cwd: folder });
    assert.equal(said.trim(), version);
    const described = JSON.parse(
      readFileSync(join(folder, 'node_modules/campcairn/package.json'), 'utf8'),
    );
    assert.deepEqual([described.bin, described.private], [{ campcairn: './main.js' }, undefined]);
    assert.equal(described.repository.directory, 'packages/cli');
    readFileSync(join(folder, 'node_modules/campcairn/CHANGELOG.md'));
    const partner = await campcairn.partner();
    const { key } = partner;
    const files = {
      'listings.json': JSON.stringify([aListing({ external_id: 'a' })]),
      'listings.csv':
        'external_id,category,title,url,location.lat,location.lng\n' +
        'b,campervan,Bramble the van,https://vans.example/,50.4155,-5.0737\n',
      'listings.xml':
        '<all><one external_id="c"><category>campervan</category><title>Clover the van</title>' +
        '<url>https://vans.example/</url><location><lat>50.4</lat><lng>-5</lng></location></one></all>',
    };
    const env = {
      PATH: process.env['PATH'],
      CAMPCAIRN_API_KEY: key,
      CAMPCAIRN_BASE_URL: `${campcairn.address}/api/v1`,
    };
    for (const [name, content] of Object.entries(files)) {
      writeFileSync(join(folder, name), content);
      const command = join(folder, 'node_modules/.bin/campcairn');
      const { stdout } = await run(command, ['sync', name, '--yes'], { cwd: folder, env });
      assert.match(stdout, /Done: 1 created/, name);
    }

    // Another Node, such as the distribution's, which has no Temporal.
    const command = join(folder, 'node_modules/campcairn/main.js');
    const calendar = `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Example//EN
BEGIN:VEVENT
UID:1@a.example
DTSTART;TZID=Europe/Paris:20270630T150000
DTEND:20270703T090000Z
END:VEVENT
END:VCALENDAR
`;
    mkdirSync(join(folder, 'calendars'));
    writeFileSync(join(folder, 'calendars/a.ics'), calendar);
    const settings = { PATH: env.PATH, XDG_CONFIG_HOME: join(folder, 'settings') };
    const keep = [
      'profile',
      'add',
      'live',
      '--api-url',
      env.CAMPCAIRN_BASE_URL,
      '--key-file',
      'key',
    ];
    writeFileSync(join(folder, 'key'), key);
    for (const node of nodes()) {
      const call = (...line: string[]) =>
        run(node, [command, ...line], { cwd: folder, env: settings });
      await call(...keep);
      const { stdout } = await call('calendars', 'calendars', '--json');
      const { calendars, problems } = JSON.parse(stdout);
      assert.deepEqual([calendars, problems], [1, []], node);
    }
    const { body } = await partner.call('GET', '/listings/a/availability');
    const range = { start: '2027-06-30', end: '2027-07-03', status: 'unavailable', price: null };
    assert.deepEqual(body.ranges, [range]);
  });
});
