import assert from 'node:assert/strict';
import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { promisify } from 'node:util';
import { ROOT } from '../../tools/run.ts';
import { aListing } from '../builders/listing.ts';
import { type Partner } from '../support/campcairn.ts';
import { type LeadLab, type Owner, startLeadLab } from '../support/lead-fixture.ts';
import { testAccount } from '../support/test-account.ts';

/** Python of the system, which is the distribution's. */
const PYTHON = ['/usr/bin/python3', 'python3'].find(
  (command) => spawnSync(command, ['--version']).status === 0,
);
const skip = PYTHON === undefined && 'there is no Python';
const FIXTURES = join(ROOT, 'test/fixtures/python');
const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'campcairn-python-'));

let fixture: LeadLab;
let live: Owner;
let test: Partner;
before(async () => {
  if (skip) return;
  fixture = await startLeadLab();
  live = await fixture.owner();
  test = await testAccount(fixture, live);
  const served = await fetch(`${fixture.address}/developers/packages/campcairn_client.py`);
  writeFileSync(join(folder, 'campcairn_client.py'), await served.text());
});
after(async () => {
  if (!skip) await fixture.stop();
  rmSync(folder, { recursive: true });
});

/** Runs a program beside the file that the site serves; returns what it prints. */
async function python(program: string, more: Record<string, string> = {}): Promise<string> {
  writeFileSync(join(folder, 'program.py'), program);
  const { stdout } = await run(PYTHON!, ['-B', '-W', 'error', 'program.py'], {
    cwd: folder,
    timeout: 60_000,
    env: {
      PATH: process.env['PATH'],
      CAMPCAIRN_API_KEY: test.key,
      CAMPCAIRN_BASE_URL: `${fixture.address}/api/v1`,
      ...more,
    },
  });
  return stdout;
}

const program = (name: string): string => readFileSync(join(FIXTURES, name), 'utf8');

describe('the Python client', { skip }, () => {
  it('has a method for each call of the API', () => {
    const file = readFileSync(join(ROOT, 'packages/python/campcairn_client.py'), 'utf8');
    const { paths } = JSON.parse(readFileSync(join(ROOT, 'docs/openapi.json'), 'utf8')) as {
      paths: Record<string, object>;
    };
    for (const path of Object.keys(paths)) {
      const written = path
        .replace(/\{external_id\}/, '{_part(external_id)}')
        .replace(/\{id\}/, () => `{_part(${path.startsWith('/leads') ? 'lead_id' : 'event_id'})}`);
      assert.ok(file.includes(`"${written}"`), path);
    }
  });

  it('keeps to the rate of the API, also with other programs and threads', async () => {
    assert.match(await python(program('gate.py')), /^ok$/m);
  });

  it('makes every call, and survives each fault of test mode', async () => {
    const said = await python(program('calls.py'), { RECEIVER: `${fixture.receiver.url}/python` });
    assert.match(said, /^ok$/m);
    assert.equal((await test.call('GET', '/listings')).body.data.length, 1);
  });

  it('verifies webhooks as they are sent', async () => {
    await fixture.drain();
    const { body, headers } = fixture.receiver.received.at(-1)!;
    const secret = (await test.call('PATCH', '/me', { rotate_webhook_secret: true })).body
      .webhook_secret;
    assert.ok(body.length > 0 && headers['cc-signature'] && secret);
    await test.call('PUT', '/listings/hook', aListing());
    await test.call('POST', '/test/enquiries', { external_id: 'hook', guests: 2 });
    await fixture.drain();
    const sent = fixture.receiver.received.at(-1)!;
    const now = String(Math.floor(fixture.clock.now().getTime() / 1000));
    writeFileSync(join(folder, 'body'), sent.body);
    const said = await python(program('webhook.py'), {
      SECRET: secret,
      SIGNATURE: String(sent.headers['cc-signature']),
      NOW: now,
    });
    assert.match(said, /^lead\.created 2 mismatch too_old missing malformed$/m);
  });

  it('has samples in its README that run', async () => {
    const readme = readFileSync(join(ROOT, 'packages/python/README.md'), 'utf8');
    const samples = [...readme.matchAll(/```python\n([\s\S]*?)```/g)].map(([, code]) => code!);
    assert.ok(samples.length >= 5);
    const given = `
my_listings = [{"external_id": "a", "category": "campervan", "title": "A van of ours",
  "url": "https://vans.example/a", "location": {"lat": 50.4, "lng": -5.0}}]
my_calendars = [{"external_id": "a", "ranges": []}]
last_cursor = None
keep = print
body, headers, secret = "{}", {}, "whsec_a"
`;
    const said = await python(given + samples.join('\n'));
    assert.match(said, /^created https/m);
    assert.match(said, /^401 missing$/m);
  });

  it('is typed as strictly as mypy can ask', { skip: !existsSync('/usr/bin/mypy') }, async () => {
    writeFileSync(join(folder, 'use.py'), program('typed.py'));
    await run('/usr/bin/mypy', ['--strict', '--cache-dir', '.mypy', 'use.py'], { cwd: folder });
  });
});
