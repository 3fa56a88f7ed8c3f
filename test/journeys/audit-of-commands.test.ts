import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, beforeEach, it } from 'node:test';
import { formOf } from '../builders/form.ts';
import { APPLICANT } from '../support/application.ts';
import { client, startTestCampcairn, type TestCampcairn } from '../support/campcairn.ts';
import { COMMAND_ACTOR, type CommandLine, commandLine } from '../support/command-line.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { createWorker, enqueue } from '../../src/platform/jobs/index.ts';
import { createLog } from '../../src/platform/log.ts';

const ROOT = join(import.meta.dirname, '../..');

let campcairn: TestCampcairn;
let line: CommandLine;
let last = 0;
before(async () => {
  campcairn = await startTestCampcairn({ ENQUIRY_LIMIT: '100' }, { worker: false });
  // The commands go by the real time.
  campcairn.clock.set(systemClock.now());
  line = commandLine(campcairn);
});
after(() => campcairn.stop());

const newest = () => campcairn.context.audit.list({}, 20);
beforeEach(async () => {
  last = (await newest())[0]?.id ?? 0;
});

/** The entries that were added since the test began, the oldest first. */
async function added() {
  const entries = (await newest()).filter(({ id }) => id > last).toReversed();
  for (const { actor_kind, actor } of entries) {
    assert.deepEqual({ kind: actor_kind, name: actor }, COMMAND_ACTOR);
  }
  return entries.map(({ action, subject, reason, before, after, partner_id }) => ({
    action,
    subject,
    reason,
    before,
    after,
    partner_id,
  }));
}

const partner = async (name: string) => {
  const { id, slug } = await campcairn.services.partners.create({
    name,
    website: 'https://vans.example',
    email: 'office@vans.example',
    status: 'approved',
  });
  return { id, slug };
};

it('a partner that is made, suspended and brought back is in the log each time', async () => {
  const create = 'partner create --website https://tarn.example --email tarn@vans.example';
  const made = await line.cc(...create.split(' '), '--status', 'approved', '--name', 'Tarn Vans');
  await line.cc('partner', 'status', made.slug, 'suspended', '--reason', 'No answer for weeks.');
  await line.cc('partner', 'status', made.slug, 'suspended', '--reason', 'No answer for weeks.');
  await line.cc('partner', 'status', made.slug, 'approved');
  const about = { subject: 'partner tarn-vans', partner_id: made.id };
  const suspended = { status: 'suspended', reason: 'No answer for weeks.' };
  const approved = { status: 'approved', reason: null };
  assert.deepEqual(await added(), [
    {
      action: 'partner.create',
      ...about,
      reason: null,
      before: null,
      after: {
        name: 'Tarn Vans',
        website: 'https://tarn.example',
        status: 'approved',
        categories: [],
        countries: [],
        is_demo: false,
      },
    },
    {
      action: 'partner.status',
      ...about,
      reason: 'No answer for weeks.',
      before: approved,
      after: suspended,
    },
    { action: 'partner.status', ...about, reason: null, before: suspended, after: approved },
  ]);
  const mails = await campcairn.services.mailQueue.list({
    reference: `account-${made.id}`,
    limit: 9,
  });
  assert.deepEqual(
    mails.map(({ subject }) => subject),
    ['Your account is open again', 'Your account is suspended'],
  );
  const { text } = (await campcairn.services.mailQueue.show(mails[1]!.id))!;
  assert.match(text, /> No answer for weeks\./);
});

it('a key and Premium are in the log without the key', async () => {
  const { id, slug } = await partner('Beck Vans');
  const { api_key: key, api_key_prefix: prefix } = await line.cc('key', 'issue', slug);
  await line.cc('premium', 'grant', slug, '--until', '2027-01-31');
  await line.cc('premium', 'revoke', slug);
  const entries = await added();
  assert.doesNotMatch(JSON.stringify(entries), new RegExp(key));
  const until = '2027-01-31T00:00:00Z';
  assert.deepEqual(
    entries.map(({ action, before, after, partner_id }) => [action, before, after, partner_id]),
    [
      ['key.issue', { prefix: null }, { prefix }, id],
      ['premium.grant', { until: null }, { until }, id],
      ['premium.revoke', { until }, { until: null }, id],
    ],
  );
});

it('what is done about an application is in the log without anything that is wiped later', async () => {
  const { applications, applicationReview } = campcairn.services;
  const applied = async (email: string) => {
    const form = { ...APPLICANT, email, fax: '', form: applications.formToken() };
    await applications.apply(formOf(form), { address: '192.0.2.1', language: 'en' });
    return String((await applicationReview.list())[0]!.id);
  };
  const first = await applied('zoe1@vans.example');
  const asked = await line.cc('application', 'ask', first, '--question', 'Zoë, are they yours?');
  assert.deepEqual(asked, { id: Number(first), asked: true, mail: 'kept' });
  const { slug } = await line.cc('application', 'approve', first);
  const second = await applied('zoe2@vans.example');
  await line.cc('application', 'decline', second, '--reason', 'Zoë, the harbour is not there.');
  await line.cc('application', 'erase', second);
  await line.cc('application', 'erase', second);
  const entries = await added();
  assert.doesNotMatch(JSON.stringify(entries), /Zoë|zoe|harbour is not/);
  assert.deepEqual(
    entries.map(({ action, subject, after }) => [action, subject, after]),
    [
      ['application.ask', `application ${first}`, null],
      [
        'application.approve',
        `application ${first}`,
        { status: 'approved', partner: slug, key_issued: true },
      ],
      ['application.decline', `application ${second}`, { status: 'declined' }],
      ['application.erase', `application ${second}`, null],
    ],
  );
});

it('a feed is in the log without its address and header', async () => {
  const { id, slug } = await partner('Ghyll Vans');
  const add = `feed add ${slug} --url https://93.184.215.14/f.csv?key=s3cret --currency GBP`;
  const { id: feedId } = await line.cc(
    ...add.split(' '),
    '--header',
    'Authorization: Bearer t0ken',
  );
  const feed = String(feedId);
  await line.cc('feed', 'schedule', feed, 'daily');
  await line.cc('feed', 'schedule', feed, 'off');
  await line.cc('feed', 'confirm', feed);
  await line.cc('feed', 'remove', feed);
  const entries = await added();
  assert.doesNotMatch(JSON.stringify(entries), /s3cret|t0ken|f\.csv/);
  assert.ok(
    entries.every(({ subject, partner_id }) => subject === `feed ${feed}` && partner_id === id),
  );
  assert.deepEqual(
    entries.map(({ action, before, after }) => [action, before, after]),
    [
      [
        'feed.add',
        null,
        {
          partner: slug,
          host: '93.184.215.14',
          has_header: true,
          settings: { currency: 'GBP' },
        },
      ],
      ['feed.schedule', { schedule: 'off' }, { schedule: 'daily' }],
      ['feed.schedule', { schedule: 'daily' }, { schedule: 'off' }],
      ['feed.confirm', { held: 0 }, { held: 0, paused: 0 }],
      [
        'feed.remove',
        {
          host: '93.184.215.14',
          has_header: true,
          schedule: 'off',
          settings: { currency: 'GBP' },
        },
        null,
      ],
    ],
  );
});

it('imports, purges and new keys of the installation are in the log with their counts', async () => {
  const counts = await line.cc(
    'import',
    'places',
    join(ROOT, 'test/fixtures/places/overpass-center.json'),
  );
  await line.cc('leads', 'purge');
  const rotated = await line.cc('secrets', 'rotate');
  assert.deepEqual(
    (await added()).map(({ action, subject, after }) => [action, subject, after]),
    [
      ['places.import', 'overpass-center.json', counts],
      ['leads.purge', 'leads', { purged: 0, as_of: null }],
      ['secrets.rotate', 'key ring', rotated],
    ],
  );
});

it('a job that is retried and operators that come and go are in the log; the last one stays', async () => {
  const { db } = campcairn.context;
  await enqueue(db, { kind: 'test.fails', key: 'a' });
  const fails = {
    kind: 'test.fails',
    concurrency: 1,
    maxAttempts: 1,
    run: () => Promise.reject(new Error('No')),
  };
  await createWorker({ db, log: createLog('silent'), kinds: [fails] }).drain();
  const [{ id }] = await line.cc('jobs', 'list');
  await line.cc('jobs', 'retry', String(id));
  await line.cc('operator', 'add', 'ada@campcairn.example');
  await line.cc('operator', 'add', 'ada@campcairn.example');
  assert.match(
    await line.refusal('operator', 'remove', 'ada@campcairn.example'),
    /last operator cannot be removed/,
  );
  await line.cc('operator', 'add', 'grace@campcairn.example');
  await line.cc('operator', 'remove', 'ADA@campcairn.example');
  assert.match(
    await line.refusal('operator', 'remove', 'ada@campcairn.example'),
    /is not an operator/,
  );
  assert.deepEqual(
    (await line.cc('operator', 'list')).map(({ email }: { email: string }) => email),
    ['grace@campcairn.example'],
  );
  assert.deepEqual(
    (await added()).map(({ action, subject }) => [action, subject]),
    [
      ['job.retry', `job ${id}`],
      ['operator.add', 'operator ada@campcairn.example'],
      ['operator.link', 'operator ada@campcairn.example'],
      ['operator.link', 'operator ada@campcairn.example'],
      ['operator.add', 'operator grace@campcairn.example'],
      ['operator.link', 'operator grace@campcairn.example'],
      ['operator.remove', 'operator ada@campcairn.example'],
    ],
  );
});

it('what was refused leaves no entry, and no change', async () => {
  const { slug } = await partner('Force Vans');
  await line.refusal('partner', 'status', slug, 'suspended', '--reason', 'x'.repeat(1001));
  assert.equal((await campcairn.services.partners.bySlug(slug)).status, 'approved');
  await line.refusal('key', 'issue', 'nobody');
  await line.refusal('jobs', 'retry', '999999');
  await line.refusal('listing', 'hide', '999999', '--reason', 'x');
  await line.refusal('deliveries', 'resend', 'lead_unknown');
  assert.deepEqual(await added(), []);
});

it('a key that leaked is taken away at once, and that is in the log', async () => {
  const { id, slug } = await partner('Leaky Vans');
  const { api_key: key, api_key_prefix: prefix } = await line.cc('key', 'issue', slug);
  const status = async () => (await client(campcairn.address, key)('GET', '/me')).status;
  assert.equal(await status(), 200);
  assert.deepEqual(await line.cc('key', 'revoke', slug), { revoked: prefix });
  assert.equal(await status(), 401);
  assert.deepEqual(await line.cc('key', 'revoke', slug), { revoked: null });
  const entries = await added();
  assert.deepEqual(
    entries.map(({ action }) => action),
    ['key.issue', 'key.revoke'],
  );
  const about = { subject: `partner ${slug}`, partner_id: id, reason: null };
  assert.deepEqual(entries[1], {
    action: 'key.revoke',
    ...about,
    before: { prefix },
    after: null,
  });
});
