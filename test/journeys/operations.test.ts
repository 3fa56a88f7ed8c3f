import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { enqueue } from '../../src/platform/jobs/index.ts';
import { startTestCampcairn, type TestCampcairn } from '../support/campcairn.ts';

let campcairn: TestCampcairn;
before(async () => {
  campcairn = await startTestCampcairn({}, { site: 'none' });
});
after(() => campcairn.stop());

async function figures(): Promise<Map<string, number>> {
  const response = await fetch(`${campcairn.address}/metrics`);
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

it('Prometheus finds requests by their route, waiting jobs and the size of the search index', async () => {
  await fetch(`${campcairn.address}/api/v1/taxonomy`);
  const before = await figures();
  const route = 'method="GET",route="/api/v1/taxonomy",status="200"';
  assert.equal(before.get(`campcairn_http_request_seconds_count{${route}}`), 1);
  assert.ok(before.get('campcairn_search_index_bytes')! > 0);
  assert.equal(before.get('campcairn_jobs_parked'), 0);
  const dueAt = new Date(Date.parse('2099-01-01T00:00:00Z'));
  await enqueue(campcairn.foundation.db, { kind: 'of this test', dueAt });
  const waiting = (await figures()).get('campcairn_jobs_waiting')!;
  assert.equal(waiting, before.get('campcairn_jobs_waiting')! + 1);
});
