import assert from 'node:assert/strict';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { signature } from '../../src/deliveries/index.ts';
import { freePort } from '../support/free-port.ts';
import { startTestSite, type TestSite } from '../support/site.ts';

const ROOT = join(import.meta.dirname, '../..');
const EXAMPLES = join(ROOT, 'examples/webhook-receivers');
const SECRET = 'whsec_of_this_test';

const read = (...path: string[]) => readFileSync(join(...path), 'utf8');
const runs = (command: string) => spawnSync(command, ['--version']).status === 0;

/** Each language, its runtime if this machine has it, and its programs. */
const LANGUAGES: [
  folder: string,
  command: string,
  file: string,
  check: string,
  server: string[],
][] = [
  ['typescript', process.execPath, 'receive.ts', 'check.ts', ['server.ts']],
  ['python', 'python3', 'receive.py', 'check.py', ['server.py']],
  ['php', 'php', 'receive.php', 'check.php', ['-S', '127.0.0.1:PORT', 'server.php']],
];

const running: ChildProcess[] = [];
const folders: string[] = [];
after(() => {
  for (const child of running) child.kill();
  for (const folder of folders) rmSync(folder, { recursive: true });
});

async function start(folder: string, command: string, args: string[]) {
  const port = await freePort();
  const kept = mkdtempSync(join(tmpdir(), 'campcairn-receiver-'));
  folders.push(kept);
  const own = { CAMPCAIRN_SECRET: SECRET, LEADS_DIR: kept, PORT: String(port) };
  const env = { ...process.env, ...own, PYTHONDONTWRITEBYTECODE: '1' };
  const given = args.map((argument) => argument.replace('PORT', String(port)));
  running.push(spawn(command, given, { cwd: join(EXAMPLES, folder), env, stdio: 'ignore' }));
  const url = `http://127.0.0.1:${port}/`;
  for (let tries = 0; ; tries++) {
    if (
      await fetch(url, { method: 'POST', body: '' }).then(
        () => true,
        () => false,
      )
    )
      break;
    assert.ok(tries < 400, `${folder} did not start`);
    await wait(25);
  }
  const post = async (body: string, header: string, next?: string) => {
    const headers = {
      'CC-Signature': header,
      ...(next === undefined ? {} : { 'CC-Signature-Next': next }),
    };
    return (await fetch(url, { method: 'POST', headers, body })).status;
  };
  return { post, kept: () => readdirSync(kept), file: (name: string) => read(kept, name) };
}

describe('the page about webhooks', () => {
  let site: TestSite;
  let page: string;
  before(async () => {
    site = await startTestSite();
    page = (await site.page('/developers/webhooks.md')).text;
  });
  after(() => site.stop());

  it('shows a signature to try a receiver on, which is as we sign', () => {
    const { secret, body, time, header } = JSON.parse(read(EXAMPLES, 'test-vector.json'));
    for (const part of [secret, body, String(time), header]) assert.ok(page.includes(part), part);
    assert.equal(signature(secret, new Date(time * 1000), Buffer.from(body)), header);
  });

  for (const [folder, , file] of LANGUAGES) {
    it(`shows the very lines that the receiver in ${folder} checks a signature with`, () => {
      assert.ok(page.includes(read(EXAMPLES, folder, file).trim()));
    });
  }
});

for (const [folder, command, file, check, server] of LANGUAGES) {
  const missing = runs(command) ? false : `there is no ${command} here`;
  describe(`the receiver in ${folder}`, () => {
    it('checks signatures in constant time, for five minutes', () => {
      const code = read(EXAMPLES, folder, file);
      assert.match(code, /timingSafeEqual|compare_digest|hash_equals/);
      assert.match(code, /FIVE_MINUTES = 300/);
    });

    it('accepts the test vector, and nothing that is almost like it', { skip: missing }, () => {
      const env = { ...process.env, PYTHONDONTWRITEBYTECODE: '1' };
      const { status, stdout } = spawnSync(command, [join(EXAMPLES, folder, check)], { env });
      assert.deepEqual([status, stdout.toString()], [0, 'ok\n']);
    });

    it(
      'keeps an event that arrives twice once, and none that is not ours',
      { skip: missing },
      async () => {
        const { post, kept, file: keptFile } = await start(folder, command, server);
        const body = JSON.stringify({
          id: 'evt_7Kq2',
          type: 'lead.created',
          data: { name: 'Zoë' },
        });
        const at = (seconds: number) =>
          signature(SECRET, new Date(Date.now() + seconds * 1000), Buffer.from(body));
        assert.equal(await post(body, at(0)), 204);
        assert.equal(await post(body, at(-240)), 204);
        assert.deepEqual(kept(), ['evt_7Kq2.json']);
        assert.equal(keptFile('evt_7Kq2.json'), body);
        for (const header of ['', at(-400), at(400), at(0).replace(/.$/, 'x'), 'v1=1,t=1'])
          assert.equal(await post(body, header), 401, header);
        const others = signature('whsec_of_before', new Date(), Buffer.from(body));
        assert.equal(await post(body, others, at(0)), 204, 'by the next secret');
        assert.equal(await post(body, others, others), 401);
        assert.equal(await post(body.replace('7Kq2', 'fake'), at(0)), 401);
        const test = JSON.stringify({
          id: 'evt_test1',
          type: 'webhook.test',
          data: { message: 'Hi' },
        });
        assert.equal(await post(test, signature(SECRET, new Date(), Buffer.from(test))), 204);
        assert.deepEqual(kept(), ['evt_7Kq2.json']);
      },
    );
  });
}
