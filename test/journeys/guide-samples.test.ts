import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { promisify } from 'node:util';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Partner } from '../support/campcairn.ts';
import { createAuthority } from '../support/certificates.ts';
import {
  missing,
  OLDER_NODES,
  readersFolder,
  SAMPLE_LANGUAGES,
  type SampleLanguage,
} from '../support/guide-samples.ts';
import { type Receiver, startReceiver } from '../support/receiver.ts';
import { startTestSite, type TestSite } from '../support/site.ts';
import { testAccount } from '../support/test-account.ts';
import { assertSigned } from '../support/verify.ts';

const ROOT = join(import.meta.dirname, '../..');

let site: TestSite;
let receiver: Receiver;
let status = 204;
before(async () => {
  const authority = createAuthority();
  receiver = await startReceiver(authority.issue(), (_, response) => {
    response.writeHead(status).end();
  });
  site = await startTestSite(
    { OUTBOUND_ALLOW: '127.0.0.0/8' },
    { worker: false, outboundCa: authority.ca },
  );
});
after(async () => {
  await site.stop();
  await receiver.close();
});

const drain = async () => {
  const { errors } = await site.services.worker.drain();
  assert.deepEqual(errors, []);
};

/** A sample that answers what the pattern says, in the words of curl's JSON or of the others. */
type Sample = (name: string, says: RegExp, env?: Record<string, string>) => Promise<string>;

/** Every sample in the order of the guide, as a reader would run them. */
async function walk(sample: Sample, test: Partner): Promise<void> {
  await sample('account', /Harbour Vans/);
  await sample('listing', /^(?=.*\bcreated\b).*\/preview\/\d/);
  await sample('listing', /unchanged/);
  await sample('sync', /created\W+50\b/);
  const response = await fetch(`${site.address}/samples/fifty-vans.json`);
  const { body: same } = await test.call('POST', '/listings/batch', await response.json());
  assert.equal(same.summary.unchanged, 50, 'the rows are the same as a batch');
  await sample('sync', /unchanged\W+50\b/);
  await sample('calendars', /bramble"?(,"status":| )200/);
  await sample('availability', /3 ranges|"price":12900/);
  await sample('read-calendar', /2027-07-15.*12900/);
  await sample('changes', /bramble/);

  const printed = await sample('webhook', /whsec_/, { WEBHOOK_URL: `${receiver.url}/guide` });
  const [secret = ''] = /whsec_\w+/.exec(printed) ?? [];
  receiver.received.length = 0;
  await sample('test-event', /delivered: 204|"delivered":true/);
  await sample('enquiry', /lead_\w+ pending|"delivery_status":"pending"/);
  await drain();
  assert.equal(receiver.received.length, 2, 'the test event and the enquiry');
  for (const request of receiver.received) assertSigned(request, secret, site.clock.now());

  status = 503;
  await sample('enquiry', /pending/);
  await drain();
  await sample('clock', /^1 waiting|"attempts":1/);
  await sample('leads', /1 acknowledged|"acked_at":"2/);
  await sample('events', /cancelled/);

  await sample('enquiry', /pending/);
  for (const advance_seconds of [60, 240, 960, 3_840, 15_360, 60]) {
    await drain();
    await test.call('POST', '/test/clock', { advance_seconds });
  }
  status = 204;
  const { body: failed } = await test.call('GET', '/events?state=failed');
  await sample('resend', /^1 sent again|"state":"waiting"/);
  await drain();
  const { body: sent } = await test.call('GET', `/events/${failed.data[0].id}`);
  assert.equal(sent.delivery.state, 'delivered');

  await sample('rotate', /whsec_/);
  await sample('click', /cc_lead=lead_/);
  await sample('clicks', /bramble/);
  await sample('fault', /429/);
  await sample('delete', /^$/);
  assert.equal((await test.call('GET', '/listings/bramble')).status, 404);
  await sample('reconcile', /^$|van-050/);
}

describe('the samples of the guide', () => {
  for (const language of SAMPLE_LANGUAGES) {
    const { folder, extension } = language;
    it(
      `do in ${folder} (.${extension}) what the guide says, each of them`,
      {
        skip: missing(language),
      },
      async () => {
        const { run, names, remove } = readersFolder(language);
        try {
          const live = await site.partner('Harbour Vans');
          const test = await testAccount(site, live);
          const ran = new Set(['campcairn']);
          const sampleWith =
            (key: string): Sample =>
            async (name, says, more = {}) => {
              ran.add(name);
              const address = { CAMPCAIRN_BASE_URL: `${site.address}/api/v1` };
              const printed = await run(name, { ...address, CAMPCAIRN_API_KEY: key, ...more });
              assert.match(printed, says, name);
              return printed;
            };
          await walk(sampleWith(test.key), test);

          const asLive = sampleWith(live.key);
          await asLive('listing', /^(?=.*\bcreated\b).*\/listing\/bramble-the-campervan-\d/);
          const { body: listing } = await live.call('GET', '/listings/bramble');
          const page = await site.page(new URL(listing.public_url).pathname);
          assert.match(page.text, /Bramble the campervan/, 'it is live');
          if (folder !== 'shell') {
            await asLive('reconcile', /deleted bramble/);
            assert.equal((await live.call('GET', '/listings/bramble')).status, 404);
            await asLive('listing', /created/);
          }
          await site.services.partners.setPremium(live.slug, new Date('2027-01-01T00:00:00Z'));
          await asLive('weeks', /2026-05-04/);
          assert.deepEqual(
            names.filter((name) => !ran.has(name)),
            [],
          );
        } finally {
          remove();
        }
      },
    );
  }
});

describe('the lines of the quick start for a terminal', () => {
  it('fetch the spreadsheet and all samples into an empty folder', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'campcairn-quick-start-'));
    after(() => rmSync(folder, { recursive: true }));
    const source = readFileSync(join(ROOT, 'docs/guide/quick-start.md'), 'utf8');
    const fetching = [...source.matchAll(/```bash\n([\s\S]*?)```/g)]
      .map(([, code]) => code!)
      .filter((code) => code.includes('curl'));
    assert.equal(fetching.length, 2);
    const lines = fetching.join('\n');
    const { stderr } = await promisify(execFile)('bash', ['-c', lines], {
      cwd: folder,
      env: { ...process.env, CAMPCAIRN_BASE_URL: `${site.address}/api/v1` },
    });
    assert.equal(stderr, '');
    const files = readdirSync(folder);
    assert.ok(files.length > 10 && files.includes('fifty-vans.csv'), files.join());
    for (const file of files.filter((name) => name.endsWith('.ts'))) {
      const from = /receive|server/.test(file) ? 'webhook-receivers' : 'guide';
      const own = readFileSync(join(ROOT, 'examples', from, 'typescript', file), 'utf8');
      assert.equal(readFileSync(join(folder, file), 'utf8'), own, file);
    }
  });
});

describe('the helper that the samples share', () => {
  const helpers = [...SAMPLE_LANGUAGES, ...OLDER_NODES].filter(({ folder }) => folder !== 'shell');
  const here = helpers.filter((language) => missing(language) === false);

  /** Runs `account` in one language against a server that cuts, limits and fails before it answers. */
  async function attempts(language: SampleLanguage): Promise<number> {
    const { run, remove } = readersFolder(language);
    const body = JSON.stringify({ name: 'Harbour Vans', listings: {} });
    let asked = 0;
    const server = createServer((_, response) => {
      asked += 1;
      const answer = [200, 429, 503, 200][asked - 1]!;
      response.writeHead(answer, { 'retry-after': '0', 'content-length': body.length });
      if (asked > 1) response.end(answer === 200 ? body : body.replaceAll(/./g, '1'));
      else response.write('{"name"', () => response.destroy());
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    try {
      const env = { CAMPCAIRN_BASE_URL: `http://127.0.0.1:${port}`, CAMPCAIRN_API_KEY: 'key' };
      assert.match(await run('account', env), /Harbour Vans/);
      return asked;
    } finally {
      server.close();
      remove();
    }
  }

  it('sends again after half an answer, a 429 and a 503, as soon as it is told', async () => {
    assert.deepEqual(await Promise.all(here.map(attempts)), Array(here.length).fill(4));
  });
});
