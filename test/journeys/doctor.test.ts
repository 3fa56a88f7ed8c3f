import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import { runCommand } from '../../src/cli/run.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { readSettings } from '../../src/platform/config/index.ts';
import { RELEASE } from '../../src/platform/release.ts';
import { importCampsites } from '../../src/places/index.ts';
import { bareEnvironment } from '../support/bare-environment.ts';
import { startTestCampcairn, type TestCampcairn } from '../support/campcairn.ts';
import { type FakeSmtp, startFakeSmtp } from '../support/fake-smtp.ts';
import { until } from '../support/until.ts';

/** One line of the answer for programs. */
interface Found {
  check: string;
  severity: 'ok' | 'warning' | 'problem';
  says: string;
  fix: string | null;
}

let campcairn: TestCampcairn;
let smtp: FakeSmtp;
/** TXT records by name; an Error is how the look-up fails. */
let dns: Record<string, string[] | Error>;

before(async () => {
  campcairn = await startTestCampcairn({}, { worker: false });
  campcairn.clock.set(systemClock.now());
  smtp = await startFakeSmtp();
});
after(async () => {
  await smtp.close();
  await campcairn.stop();
});
beforeEach(() => {
  dns = {};
  smtp.refusal = '';
});

/** The settings of a site that lacks nothing. */
const complete = () => ({
  ...bareEnvironment(),
  DATABASE_URL: campcairn.context.settings.DATABASE_URL!,
  DATA_DIR: campcairn.context.settings.DATA_DIR,
  PUBLIC_URL: 'https://vans.example',
  TRUST_PROXY: '1',
  DEMO: '0',
  OPERATOR_NAME: 'Vans Ltd',
  OPERATOR_ADDRESS: 'Quay 1, Looe',
  SMTP_URL: smtp.url,
  MAIL_FROM: 'leads@vans.example',
});

const missing = (name: string) => Object.assign(new Error(`query ${name}`), { code: 'ENOTFOUND' });

async function doctor(env: NodeJS.ProcessEnv, ...words: string[]) {
  let stdout = '';
  let stderr = '';
  const code = await runCommand(['doctor', ...words], {
    settings: () => readSettings(env),
    environment: env,
    isPerson: false,
    out: (line) => (stdout += `${line}\n`),
    err: (line) => (stderr += `${line}\n`),
    async resolveTxt(name) {
      const known = dns[name] ?? missing(name);
      if (known instanceof Error) throw known;
      return known.map((record) => [record.slice(0, 10), record.slice(10)]);
    },
  });
  return { code, stdout, stderr };
}

/** What a check found, by programs. */
async function found(env: NodeJS.ProcessEnv, check: string, ...words: string[]): Promise<Found[]> {
  const { stdout } = await doctor(env, ...words, '--json');
  return (JSON.parse(stdout) as Found[]).filter((one) => one.check === check);
}

async function single(env: NodeJS.ProcessEnv, check: string, ...words: string[]): Promise<Found> {
  const [one, ...more] = await found(env, check, ...words);
  assert.ok(one && more.length === 0, check);
  return one;
}

describe('cc doctor', () => {
  it('says of a bare installation what it lacks and what to do, and ends with 5', async () => {
    const { DATABASE_URL, DATA_DIR } = complete();
    const env = { ...bareEnvironment(), DATABASE_URL, DATA_DIR, PUBLIC_URL: 'http://vans.example' };
    const { code, stdout } = await doctor(env);
    assert.equal(code, 5);
    assert.match(stdout, /^check +what is so\n/);
    assert.match(
      stdout,
      /address +problem +PUBLIC_URL is http:\/\/vans\.example: [^\n]*\n +→ Put a proxy/,
    );
    assert.match(
      stdout,
      /operator +problem +OPERATOR_NAME is not set: pages say that this is a dev/,
    );
    assert.match(stdout, /mail +problem +SMTP_URL is not set: mails are only kept/);
    assert.match(stdout, /sender +problem +Mails are sent from leads@campcairn\.example/);
    assert.match(stdout, /operators +problem +There is no operator/);
    assert.match(stdout, /backup +problem +No backup has been made\.\n +→ Make one now/);
    assert.match(stdout, /campsites +warning +There are no campsites/);
    assert.match(stdout, /\n\d+ problems, \d+ warnings?\.\n$/);
    const json = await doctor(env, '--json');
    assert.equal(json.code, 0, 'a program finds it in the answer');
    assert.equal((await doctor(env, '--json', '--exit-code')).code, 5);
    const csv = (await doctor(env, '--csv')).stdout;
    assert.match(csv, /^\uFEFFcheck,severity,says,fix\r\n/);
  });

  it('finds nothing wrong where all is set, and ends with 0', async () => {
    const { context, services, clock } = campcairn;
    for (const email of ['ada@vans.example', 'grace@vans.example'])
      await services.operators.add(email);
    await context.audit.record(
      context.db,
      { kind: 'command', name: 'ada' },
      { action: 'backup.make', subject: 'campcairn.backup' },
    );
    const file = join(context.settings.DATA_DIR, 'campsites.json');
    const elements = [
      { type: 'node', id: 1, lat: 50.35, lon: -4.45, tags: { tourism: 'camp_site' } },
    ];
    writeFileSync(file, JSON.stringify({ elements }));
    await importCampsites(context.db, await services.locator, file, clock.now());
    const { stdout } = await doctor(complete(), '--json');
    const wrong = (JSON.parse(stdout) as Found[]).filter(({ severity }) => severity !== 'ok');
    // The disk and the build are those of the machine that runs the tests.
    const others = wrong.filter(({ check }) => !['disk', 'site'].includes(check));
    assert.deepEqual(others, []);
  });

  it('names the age of the last backup', async () => {
    const env = complete();
    const { context } = campcairn;
    assert.match((await single(env, 'backup')).says, /^The last backup is \d+ minutes? old\.$/);
    const hour = 3_600_000;
    const record = async (hoursAgo: number) => {
      const entry = { action: 'backup.make', subject: 'a' };
      campcairn.clock.set(new Date(systemClock.now().getTime() - hoursAgo * hour));
      await context.audit.record(context.db, { kind: 'command', name: 'ada' }, entry);
      campcairn.clock.set(systemClock.now());
    };
    await record(30);
    const late = await single(env, 'backup');
    assert.deepEqual([late.severity, late.says], ['warning', 'The last backup is 30 hours old.']);
    await record(100);
    const missed = await single(env, 'backup');
    assert.deepEqual([missed.severity, missed.says], ['problem', 'The last backup is 4 days old.']);
    await record(0);
  });

  it('warns of a database user with too many rights, by name', async () => {
    const env = complete();
    assert.equal((await single(env, 'database')).severity, 'ok');
    const DATABASE_URL = env.DATABASE_URL.replace(/\/\/\w+@/, '//postgres@');
    const { severity, says } = await single({ ...env, DATABASE_URL }, 'database');
    assert.equal(severity, 'warning');
    assert.match(says, /^The role postgres of DATABASE_URL is a superuser, may make roles, /);
  });

  it('suggests a setting for one that is misspelt, and leaves other programs alone', async () => {
    const env = {
      ...complete(),
      SMPT_URL: 'smtp://u:s3cret@x',
      STRIPE_KEY: 'sk',
      HOSTNAME: 'a',
      VALKEY_URL: 'x',
    };
    const sentences = (await found(env, 'settings')).map(({ says }) => says);
    assert.deepEqual(sentences, [
      'SMPT_URL is set, and is not a setting: did you mean SMTP_URL?',
      'STRIPE_KEY is set, and is not a setting.',
      'VALKEY_URL is no longer a setting and is ignored: processes exchange what they count for limits through the database.',
    ]);
    assert.doesNotMatch((await doctor(env)).stdout, /s3cret/);
  });

  it('goes on where settings are wrong, and where the database is away', async () => {
    const wrong = await doctor({ ...complete(), PORT: 'x', MAIL_FROM: 'y' });
    assert.equal(wrong.code, 5);
    assert.match(
      wrong.stdout,
      /settings +problem +PORT must be a whole number[^]*MAIL_FROM must be/,
    );
    const away = await doctor({
      ...complete(),
      DATABASE_URL: 'postgres://me:s3cret@127.0.0.1:1/campcairn',
    });
    assert.equal(away.code, 5);
    assert.match(
      away.stdout,
      /database +problem +DATABASE_URL leads to no database that can be used/,
    );
    assert.match(away.stdout, /mail +ok/);
    assert.doesNotMatch(away.stdout, /s3cret/);
  });

  it('says that all visitors share the address of a proxy that is not trusted', async () => {
    const { severity, fix } = await single({ ...complete(), TRUST_PROXY: '' }, 'proxy');
    assert.equal(severity, 'problem');
    assert.match(fix ?? '', /TRUST_PROXY=1/);
  });
});

describe('cc doctor --mail', () => {
  const TO = 'ada@example.org';
  const good = () => {
    dns['vans.example'] = ['google-site-verification=x', 'v=spf1 include:mail.example -all'];
    dns['s1._domainkey.vans.example'] = ['v=DKIM1; k=rsa; p=MIGfMA0'];
    dns['_dmarc.vans.example'] = ['v=DMARC1; p=reject; rua=mailto:dmarc@vans.example'];
  };
  const records = async (...words: string[]) => {
    const { stdout } = await doctor(complete(), '--mail', TO, ...words, '--json');
    const listed = JSON.parse(stdout) as Found[];
    return Object.fromEntries(
      listed
        .filter(({ check }) => ['SPF', 'DKIM', 'DMARC'].includes(check))
        .map(({ check, severity, says }) => [check, `${severity}: ${says}`]),
    );
  };

  it('sends a mail through the mail server, and keeps it among the mails', async () => {
    good();
    const { severity, says } = await single(complete(), 'test mail', '--mail', TO);
    assert.deepEqual([severity, says], ['ok', `The mail server took a test mail to ${TO}.`]);
    const mail = smtp.arrived.at(-1)!;
    assert.deepEqual([mail.from, mail.to], ['leads@vans.example', [TO]]);
    assert.match(mail.raw, /^Subject: Campcairn: a test mail\r$/m);
    const [listed] = await campcairn.services.mailQueue.list({ limit: 1 });
    assert.deepEqual([listed?.to, listed?.state, listed?.attempts], [TO, 'sent', 1]);
  });

  it('says why the mail server did not take it', async () => {
    good();
    smtp.refusal = 'The mailbox is full';
    const refused = await doctor(complete(), '--mail', TO);
    assert.equal(refused.code, 5);
    assert.match(
      refused.stdout,
      /test mail +problem +The test mail was not taken: .*mailbox is full/,
    );
    const { SMTP_URL: _, ...without } = complete();
    assert.match((await single(without, 'test mail', '--mail', TO)).says, /SMTP_URL is not set/);
  });

  it('reads SPF, DKIM and DMARC of the domain of the sender', async () => {
    good();
    assert.deepEqual(await records('--dkim-selector', 's1'), {
      SPF: 'ok: vans.example: v=spf1 include:mail.example -all',
      DKIM: 'ok: s1._domainkey.vans.example has a key.',
      DMARC: 'ok: _dmarc.vans.example: v=DMARC1; p=reject; rua=mailto:dmarc@vans.example',
    });
  });

  it('says what is wrong with them', async () => {
    const none = await records();
    assert.match(none.SPF!, /^problem: vans\.example has no SPF record/);
    assert.match(none.DKIM!, /^warning: DKIM was not looked up/);
    assert.match(none.DMARC!, /^problem: vans\.example has no DMARC record/);
    dns['vans.example'] = ['v=spf1 a +all'];
    dns['s1._domainkey.vans.example'] = ['v=DKIM1; p='];
    dns['_dmarc.vans.example'] = ['v=DMARC1; p=none'];
    const lax = await records('--dkim-selector', 's1');
    assert.match(lax.SPF!, /^problem: vans\.example lets everybody send/);
    assert.match(lax.DKIM!, /^problem: .* is revoked/);
    assert.match(lax.DMARC!, /^warning: .* only watches/);
    dns['vans.example'] = ['v=spf1 -all', 'v=spf1 a -all'];
    dns['_dmarc.vans.example'] = Object.assign(new Error('queryTxt ESERVFAIL'), {
      code: 'ESERVFAIL',
    });
    const odd = await records();
    assert.match(odd.SPF!, /^problem: .* 2 SPF records, so none counts/);
    assert.match(odd.DMARC!, /^warning: DMARC of vans\.example could not be looked up/);
  });

  it('is refused without one plain address, and with a selector that is none', async () => {
    for (const words of [
      ['--mail', 'ada'],
      ['--mail', 'ada@example.org,grace@example.org'],
      ['--dkim-selector', 's1'],
      ['--mail', TO, '--dkim-selector', 'a/b'],
    ]) {
      assert.equal((await doctor(complete(), ...words)).code, 2, words.join(' '));
    }
  });
});

describe('the start', () => {
  /** What a worker logs until it runs. */
  async function log(settings: Record<string, string>): Promise<Record<string, string>[]> {
    const { DATABASE_URL, DATA_DIR } = complete();
    const own = {
      DATABASE_URL,
      DATA_DIR,
      ROLE: 'worker',
      PORT: '0',
      DEMO: '0',
      SECRET_KEY: 'x'.repeat(32),
    };
    const main = join(import.meta.dirname, '../../src/main.ts');
    const env = { ...bareEnvironment(), ...own, ...settings };
    const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const ended = once(child, 'exit');
    await until(() => said.includes('Campcairn is running') || child.exitCode !== null);
    child.kill('SIGTERM');
    await ended;
    return said
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Record<string, string>);
  }

  it('names the release first, and what a public site lacks', async () => {
    const [first, ...lines] = await log({
      PUBLIC_URL: 'https://vans.example',
      SMPT_URL: 'smtp://x',
    });
    assert.deepEqual([first?.msg, first?.release], ['Campcairn starts', RELEASE]);
    const told = lines
      .filter(({ severity }) => severity)
      .map(({ check, msg }) => `${check}: ${msg}`);
    assert.match(
      told.join('\n'),
      /^settings: SMPT_URL is set, and is not a setting: did you mean SMTP_URL\? Rename/,
    );
    for (const check of ['proxy', 'operator', 'mail', 'sender'])
      assert.ok(
        told.some((line) => line.startsWith(`${check}: `)),
        check,
      );
  });

  it('says nothing of it where this machine alone reaches the site', async () => {
    const lines = await log({ PUBLIC_URL: 'http://localhost:3000' });
    assert.deepEqual(
      lines.filter(({ severity }) => severity),
      [],
    );
  });
});

describe('/healthz', () => {
  it('is ok, and names the release in its second line', async () => {
    const answer = await fetch(`${campcairn.address}/healthz`);
    assert.deepEqual([answer.status, await answer.text()], [200, `ok\ncampcairn ${RELEASE}\n`]);
  });
});
