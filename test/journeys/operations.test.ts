import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { banner } from '../../src/app/server/banner.ts';
import { startCampcairn } from '../../src/app/server/start.ts';
import { startProblem } from '../../src/platform/config/index.ts';
import { enqueue } from '../../src/platform/jobs/index.ts';
import { createLog } from '../../src/platform/log.ts';
import { aListing } from '../builders/listing.ts';
import { startTestCampcairn, type TestCampcairn } from '../support/campcairn.ts';
import { startTestSite } from '../support/site.ts';

let campcairn: TestCampcairn;
before(async () => {
  campcairn = await startTestCampcairn({ METRICS_PORT: '0' });
});
after(() => campcairn.stop());

async function figures(): Promise<Map<string, number>> {
  const response = await fetch(`${campcairn.metricsAddress}/metrics`);
  assert.equal(response.status, 200);
  assert.match(response.headers.get('content-type') ?? '', /^text\/plain; version=0\.0\.4/);
  const lines = (await response.text()).split('\n').filter((line) => /^\w/.test(line));
  return new Map(
    lines.map((line) => {
      const space = line.lastIndexOf(' ');
      return [line.slice(0, space), Number(line.slice(space + 1))];
    }),
  );
}

describe('a process that works', () => {
  it('says that it does not serve the addresses that it tells', () => {
    const { settings } = campcairn.context;
    const told = (ROLE: 'web' | 'worker') => banner({ ...settings, ROLE }, {});
    assert.match(told('worker'), /This process works: it answers \/healthz and \/readyz/);
    assert.doesNotMatch(told('web'), /This process/);
  });

  it('does not start where ERASURE_LOG can hold nothing, which would be found at the first erasure', async () => {
    const { settings } = campcairn.context;
    const folder = settings.DATA_DIR;
    for (const ERASURE_LOG of [folder, `${folder}/not-mounted/erasures.log`]) {
      const started = { ...settings, PORT: 0, ERASURE_LOG };
      const error: unknown = await startCampcairn(started).catch((reason: unknown) => reason);
      assert.match(
        String(startProblem(error, started)),
        /ERASURE_LOG must be a file that can be written to: E(?:ISDIR|NOENT)/,
      );
    }
  });
});

describe('a process that is started with other keys than sealed the data', () => {
  /** What a further process of the same installation logs as it starts. */
  async function toldAtStart(secretKey: string): Promise<string> {
    const lines: string[] = [];
    const log = createLog('error', { write: (line) => void lines.push(line) });
    const { settings } = campcairn.context;
    const started = await startCampcairn(
      { ...settings, PORT: 0, METRICS_PORT: undefined, ROLE: 'web', SECRET_KEY: secretKey },
      { site: 'none', log },
    );
    await started.stop();
    return lines.join('');
  }

  it('says so at its start, and what to do', async () => {
    const { call } = await campcairn.partner('Sealed Vans');
    const { status } = await call('PATCH', '/me', { webhook_url: 'https://vans.example/hook' });
    assert.equal(status, 200);
    const right = readFileSync(join(campcairn.context.settings.DATA_DIR, 'secret.key'), 'utf8');
    const wrong = 'another secret of thirty-two letters or more';
    const told = await toldAtStart(wrong);
    assert.match(told, /"level":50,.*SECRET_KEY .* lacks a key: 1 webhook secrets, .* restart\./);
    assert.match(told, /Nothing that is sealed can be opened\./);
    assert.equal(await toldAtStart(`${wrong},${right.trim()}`), '', 'nor with both');
    assert.equal(await toldAtStart(right.trim()), '');
  });
});

describe('the listener for figures', () => {
  it('gives Prometheus requests by their route, waiting jobs and the size of the search index', async () => {
    await fetch(`${campcairn.address}/api/v1/taxonomy`);
    const before = await figures();
    const route = 'method="GET",route="/api/v1/taxonomy",status="200"';
    assert.equal(before.get(`campcairn_http_request_seconds_count{${route}}`), 1);
    assert.ok(before.get('campcairn_search_index_bytes')! > 0);
    assert.equal(before.get('campcairn_jobs_parked'), 0);
    const dueAt = new Date(Date.parse('2099-01-01T00:00:00Z'));
    await enqueue(campcairn.context.db, { kind: 'of this test', dueAt });
    const waiting = (await figures()).get('campcairn_jobs_waiting')!;
    assert.equal(waiting, before.get('campcairn_jobs_waiting')! + 1);
  });

  it('is on loopback, and answers nothing else', async () => {
    assert.match(campcairn.metricsAddress ?? '', /^http:\/\/127\.0\.0\.1:[1-9]\d*$/);
    for (const path of ['/', '/metrics/', '/api/v1/taxonomy', '/healthz'])
      assert.equal((await fetch(`${campcairn.metricsAddress}${path}`)).status, 404, path);
    const posted = await fetch(`${campcairn.metricsAddress}/metrics`, { method: 'POST' });
    assert.equal(posted.status, 404);
    const headed = await fetch(`${campcairn.metricsAddress}/metrics`, { method: 'HEAD' });
    assert.equal(headed.status, 200);
  });

  it('is not there unless it is asked for', async () => {
    const other = await startTestCampcairn();
    assert.equal(other.metricsAddress, undefined);
    await other.stop();
  });
});

/** An answer without what differs from request to request. */
async function answerOf(address: string, path: string) {
  const response = await fetch(address + path, { headers: { accept: 'text/html' } });
  const headers = Object.fromEntries(response.headers);
  const once = /[0-9a-f]{16}|nonce-[\w+/=]+|nonce="[^"]*"/g;
  const text = (await response.text()).replaceAll(path, '/PATH').replaceAll(once, 'ONCE');
  return { status: response.status, names: Object.keys(headers).sort(), text };
}

describe('the public port', () => {
  it('is in the addresses that are told, where the system has chosen it', async () => {
    const other = await startTestCampcairn({ PUBLIC_URL: '' });
    const address = `http://localhost:${new URL(other.address).port}`;
    assert.match(banner(other.context.settings, {}), new RegExp(`Site +${address}\n`));
    const { call } = await other.partner();
    const { body } = await call('PUT', '/listings/fern', aListing());
    assert.ok(body.public_url.startsWith(`${address}/listing/`), body.public_url);
    await other.stop();
  });

  it('knows no more of /metrics than of any page that is not there', async () => {
    const site = await startTestSite({ METRICS_PORT: '0' });
    const answer = await answerOf(site.address, '/metrics');
    assert.equal(answer.status, 404);
    assert.deepEqual(answer, await answerOf(site.address, '/nothing'));
    await site.stop();
  });

  it('knows nothing of it on a worker either', async () => {
    const worker = await startTestCampcairn({ ROLE: 'worker', METRICS_PORT: '0' });
    assert.equal((await fetch(`${worker.address}/metrics`)).status, 404);
    assert.equal((await fetch(`${worker.metricsAddress}/metrics`)).status, 200);
    await worker.stop();
  });
});
