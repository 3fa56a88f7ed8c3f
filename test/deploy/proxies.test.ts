import assert from 'node:assert/strict';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { startTestCampcairn, type TestCampcairn } from '../support/campcairn.ts';
import { createAuthority } from '../support/certificates.ts';
import { freePort } from '../support/free-port.ts';

const PROXIES = join(import.meta.dirname, '../../deploy/proxy');
const WRONG_KEYS = 4;
const MAX_STARTS = 3;

/** Where a proxy listens, and what is behind it. */
interface Places {
  folder: string;
  http: number;
  https: number;
  /** Port of Campcairn. */
  behind: number;
}

/** How each proxy is started with the file that is shipped, at other places. */
const STARTS: Record<string, (shipped: string, places: Places) => [text: string, args: string[]]> =
  {
    'haproxy.cfg': (shipped, { folder, http, https, behind }) => [
      shipped
        .replace('bind :80', `bind 127.0.0.1:${http}`)
        .replace('bind :443', `bind 127.0.0.1:${https}`)
        .replaceAll('/etc/campcairn/tls', folder)
        .replace('127.0.0.1:3000', `127.0.0.1:${behind}`),
      ['haproxy', '-db', '-f', join(folder, 'haproxy.cfg')],
    ],
    'nginx.conf': (shipped, { folder, http, https, behind }) => [
      `daemon off; pid ${folder}/pid; error_log stderr; events {} http { access_log off; ${shipped
        .replaceAll(/listen \[::\]:\d+.*\n/g, '')
        .replace('listen 80', `listen 127.0.0.1:${http}`)
        .replace('listen 443', `listen 127.0.0.1:${https}`)
        .replaceAll('/etc/campcairn/tls', folder)
        .replace('127.0.0.1:3000', `127.0.0.1:${behind}`)} }`,
      ['nginx', '-c', join(folder, 'nginx.conf')],
    ],
    Caddyfile: (shipped, { folder, http, https, behind }) => [
      `{\n\tadmin off\n\tlocal_certs\n\tskip_install_trust\n\thttp_port ${http}\n\thttps_port ${https}\n\tstorage file_system ${folder}/caddy\n}\n${shipped
        .replace('{$DOMAIN:localhost}', 'localhost')
        .replace('{$UPSTREAM:127.0.0.1:3000}', `127.0.0.1:${behind}`)}`,
      ['caddy', 'run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')],
    ],
  };

for (const [file, start] of Object.entries(STARTS)) {
  const [, [command = '']] = start('', { folder: '', http: 0, https: 0, behind: 0 });
  const missing = spawnSync(command, ['-v'], { stdio: 'ignore' }).error !== undefined;

  describe(
    `behind ${command} as it is shipped`,
    { skip: missing && `${command} is not installed` },
    () => {
      const folder = mkdtempSync(join(tmpdir(), 'campcairn-proxy-'));
      const dispatcher = new Agent({
        connect: { rejectUnauthorized: false, servername: 'localhost' },
      });
      let campcairn: TestCampcairn;
      let proxy: ChildProcess;
      let places: Places;
      before(async () => {
        const settings = { TRUST_PROXY: '1', RATE_LIMIT: String(WRONG_KEYS) };
        campcairn = await startTestCampcairn(settings);
        const behind = Number(new URL(campcairn.address).port);
        const { cert, key } = createAuthority().issue({ names: ['localhost'] });
        const files = { 'fullchain.pem': cert, 'privkey.pem': key, 'site.pem': cert + key };
        for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
        const shipped = readFileSync(join(PROXIES, file), 'utf8');
        // Tests run side by side: another may take a free port first.
        for (let left = MAX_STARTS; !(await isReady(behind, shipped)); left--)
          if (left === 1) throw new Error(`${command} ended before it was ready.`);
      });
      after(async () => {
        const ended = proxy.exitCode === null ? once(proxy, 'exit') : undefined;
        proxy.kill('SIGTERM');
        await ended;
        await dispatcher.close();
        await campcairn.stop();
        rmSync(folder, { recursive: true, force: true });
      });

      /** Starts the proxy at free ports; false when it ends before it answers. */
      async function isReady(behind: number, shipped: string): Promise<boolean> {
        places = { folder, behind, http: await freePort(), https: await freePort() };
        const [text, [program = '', ...args]] = start(shipped, places);
        writeFileSync(join(folder, file), text);
        proxy = spawn(program, args, { stdio: 'ignore' });
        const answers = () =>
          ask('/healthz').then(
            ({ status }) => status === 200,
            () => false,
          );
        while (proxy.exitCode === null) {
          if (await answers()) return true;
          await wait(50);
        }
        return false;
      }

      async function ask(path: string, headers: Record<string, string> = {}, scheme = 'https') {
        const port = scheme === 'https' ? places.https : places.http;
        const address = `${scheme}://127.0.0.1:${port}${path}`;
        const answer = await request(address, {
          dispatcher,
          headers: { host: 'localhost', ...headers },
        });
        const { location, 'strict-transport-security': hsts } = answer.headers;
        return { status: answer.statusCode, location, hsts, text: await answer.body.text() };
      }

      it('counts who asks by the address that the proxy sees, whatever a client says', async () => {
        const statuses = [];
        for (let n = 0; n <= WRONG_KEYS; n++) {
          const headers = {
            authorization: `Bearer cc_live_${'x'.repeat(43)}`,
            'x-forwarded-for': `192.0.2.${n}`,
            forwarded: `for=192.0.2.${n}`,
          };
          statuses.push((await ask('/api/v1/me', headers)).status);
        }
        assert.deepEqual(statuses, [401, 401, 401, 401, 429]);
      });

      it('asks for https, and says so', async () => {
        const page = await ask('/api/v1/taxonomy');
        assert.equal(page.status, 200);
        assert.match(String(page.hsts), /max-age=\d+/);
        const plain = await ask('/search', { 'x-forwarded-proto': 'https' }, 'http');
        assert.equal(plain.status, 308);
        assert.match(String(plain.location), /^https:/);
      });
    },
  );
}
