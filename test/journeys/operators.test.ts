import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { aListing } from '../builders/listing.ts';
import { dumpOf } from '../fixtures/places/geonames.ts';
import { client, startTestCampcairn, type TestCampcairn } from '../support/campcairn.ts';
import { type CommandLine, commandLine } from '../support/command-line.ts';

const ROOT = join(import.meta.dirname, '../..');

let campcairn: TestCampcairn;
let json: CommandLine['cc'];
let say: CommandLine['say'];
let refusal: CommandLine['refusal'];

before(async () => {
  campcairn = await startTestCampcairn({}, { site: 'none' });
  ({ cc: json, say, refusal } = commandLine(campcairn));
});
after(() => campcairn.stop());

const NEW = ['--name', 'Moor & Coast Vans', '--website', 'https://vans.example', '--email'];

test('an operator makes a partner, approves it, and gives it a key that works', async () => {
  const made = await json(
    'partner',
    'create',
    ...NEW,
    'office@vans.example',
    '--countries',
    'GB,IE',
  );
  assert.deepEqual(made, { id: made.id, slug: 'moor-coast-vans', status: 'pending' });
  const { api_key: key, api_key_prefix: prefix } = await json('key', 'issue', made.slug);
  assert.match(key, /^cc_live_[0-9A-Za-z]{43}$/);
  assert.equal(prefix, key.slice(0, 12));
  const me = () => client(campcairn.address, key)('GET', '/me');
  assert.equal((await me()).status, 403);
  assert.equal((await json('partner', 'status', made.slug, 'approved')).status, 'approved');
  const { status, body } = await me();
  assert.equal(status, 200);
  assert.deepEqual(body.countries, ['GB', 'IE']);
});

test('a new key ends the former one at once', async () => {
  const { slug } = await json(
    'partner',
    'create',
    ...NEW,
    'a@vans.example',
    '--status',
    'approved',
  );
  const { api_key: former } = await json('key', 'issue', slug);
  const { api_key: newer } = await json('key', 'issue', slug);
  const { api_key: test } = await json('key', 'issue', slug, '--test');
  assert.match(test, /^cc_test_/);
  assert.equal((await client(campcairn.address, test)('GET', '/me')).body.slug, `${slug}~test`);
  assert.equal((await client(campcairn.address, former)('GET', '/me')).status, 401);
  assert.equal((await client(campcairn.address, newer)('GET', '/me')).status, 200);
});

test('two partners of one name have slugs of their own, and both are listed', async () => {
  const { slug } = await json('partner', 'create', ...NEW, 'b@vans.example');
  const listed = await json('partner', 'list');
  assert.match(slug, /^moor-coast-vans-\d$/);
  assert.ok(listed.some((partner: { slug: string }) => partner.slug === 'moor-coast-vans'));
});

test('Premium is granted until a date and taken away', async () => {
  const { slug } = await json('partner', 'create', ...NEW, 'c@vans.example');
  const granted = await json('premium', 'grant', slug, '--until', '2027-01-31');
  assert.equal(granted.premium_until, '2027-01-31T00:00:00Z');
  const zoned = await json('premium', 'grant', slug, '--until', '2027-01-31T08:30+02:00');
  assert.equal(zoned.premium_until, '2027-01-31T06:30:00Z');
  assert.equal((await json('premium', 'revoke', slug)).premium_until, null);
});

test('campsites are imported from a file, and again without a change', async () => {
  const file = join(ROOT, 'test/fixtures/places/overpass-center.json');
  const first = await json('import', 'places', file);
  assert.ok(first.added > 0);
  const again = await json('import', 'places', file);
  assert.deepEqual([again.added, again.updated, again.unchanged], [0, 0, first.added]);
});

test('rotating secrets keeps webhook secrets readable by a server that runs on and seals by the new key', async () => {
  const partner = await campcairn.partner('Rotating Vans');
  const url = 'https://hooks.vans.example/campcairn';
  const { body } = await partner.call('PATCH', '/me', { webhook_url: url });
  const sealed = { feeds: 0, calendars: 0, applications: 0, authenticator_apps: 0 };
  assert.deepEqual(await json('secrets', 'rotate'), { webhook_secrets: 1, ...sealed });
  assert.deepEqual(await json('secrets', 'rotate'), { webhook_secrets: 1, ...sealed });
  const target = await campcairn.services.webhookOf(body.id);
  assert.equal(target.secret, body.webhook_secret);
  // What was sealed by the server since needs the newest key alone.
  const later = await campcairn.partner('Later Vans');
  const { body: other } = await later.call('PATCH', '/me', { webhook_url: url });
  const file = join(campcairn.context.settings.DATA_DIR, 'secret.key');
  const [newest = ''] = readFileSync(file, 'utf8').split('\n');
  writeFileSync(file, `${newest}\n`);
  for (const { id, webhook_secret: secret } of [body, other])
    assert.equal((await campcairn.services.webhookOf(id)).secret, secret);
  assert.match(await say('secrets', 'rotate'), /none has to be restarted/);
});

test('towns that are imported while the server runs are the nearest for what comes next', async () => {
  const partner = await campcairn.partner('Island Vans');
  const location = { lat: 62.0107, lng: -6.7741, country_code: 'FO' };
  const town = async (id: string) =>
    (await partner.call('PUT', `/listings/${id}`, aListing({ location }))).body.location.town;
  assert.notEqual((await town('before'))?.id, 99_000_001);
  const folder = await mkdtemp(join(tmpdir(), 'towns-'));
  const file = join(folder, 'cities500.txt');
  await writeFile(file, dumpOf([{ id: 99_000_001, name: 'Nýbygd', country: 'FO', ...location }]));
  const counts = await json('import', 'towns', file);
  assert.deepEqual([counts.read, counts.added, counts.skipped], [1, 1, 0]);
  let tries = 0;
  while (campcairn.services.locator.town(99_000_001) === undefined) {
    assert.ok(tries++ < 1000, 'the server never took them over');
    await wait(10);
  }
  assert.deepEqual(await town('after'), { id: 99_000_001, name: 'Nýbygd' });
  await rm(folder, { recursive: true });
});

test('an operator is written down once', async () => {
  const added = await json('operator', 'add', 'Ada@campcairn.example');
  const again = await json('operator', 'add', 'ada@campcairn.example');
  assert.deepEqual([again.id, again.email], [added.id, added.email]);
  assert.notEqual(again.sign_in_url, added.sign_in_url, 'a link is printed once');
  assert.match(await refusal('operator', 'add', 'nobody'), /email must be an email/);
});

test('the help names every command', async () => {
  const stdout = await say('help');
  for (const words of [
    'partner create',
    'key issue',
    'import towns',
    'feed confirm',
    'mail show',
  ]) {
    assert.ok(stdout.includes(`cc ${words}`), words);
  }
});
