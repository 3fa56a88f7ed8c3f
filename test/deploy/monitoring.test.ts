import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { parse } from 'yaml';
import { startTestCampcairn, type TestCampcairn } from '../support/campcairn.ts';

const ROOT = join(import.meta.dirname, '../..');
const PROMETHEUS = join(ROOT, 'deploy/prometheus');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

interface Rule {
  alert?: string;
  expr: string;
  labels?: Record<string, string>;
  annotations?: Record<string, string>;
}

const rules: Rule[] = parse(read('deploy/prometheus/rules.yaml')).groups.flatMap(
  ({ rules }: { rules: Rule[] }) => rules,
);
const board: string[] = JSON.parse(read('deploy/grafana/campcairn.json')).panels.flatMap(
  ({ targets }: { targets: { expr: string }[] }) => targets.map(({ expr }) => expr),
);

/** Names of figures in an expression; those with a colon are made by the rules. */
const namesIn = (expr: string) =>
  [...expr.matchAll(/\bcampcairn_\w+|\bcampcairn:[\w:]+/g)].map(([name]) => name);

describe('rules and board', () => {
  let campcairn: TestCampcairn;
  before(async () => {
    const settings = {
      METRICS_PORT: '0',
      IMAGE_STORE_URL: 's3://pictures',
      S3_ENDPOINT: 'http://127.0.0.1:1',
      S3_ACCESS_KEY_ID: 'reader',
      S3_SECRET_ACCESS_KEY: 'secret',
    };
    campcairn = await startTestCampcairn(settings);
    campcairn.context.metrics!.firstAttempt('accepted', 1);
    await fetch(`${campcairn.address}/healthz`);
  });
  after(() => campcairn.stop());

  it('use only figures that a process has, or that the rules make', async () => {
    const text = await (await fetch(`${campcairn.metricsAddress}/metrics`)).text();
    const had = new Set([...text.matchAll(/^(\w+)(?:\{| )/gm)].map(([, name]) => name));
    const made = new Set(
      [...read('deploy/prometheus/rules.yaml').matchAll(/record: (\S+)/g)].map(([, n]) => n),
    );
    const used = [...rules.map(({ expr }) => expr), ...board].flatMap(namesIn);
    assert.ok(used.length > 40);
    for (const name of used) assert.ok(had.has(name) || made.has(name), name);
  });

  it('compare times with bounds that are counted, and name kinds of jobs that there are', async () => {
    const text = await (await fetch(`${campcairn.metricsAddress}/metrics`)).text();
    const exprs = [...rules.map(({ expr }) => expr), ...board].join('\n');
    for (const [, name = '', le = ''] of exprs.matchAll(/(\w+_bucket)\{[^}]*le="([^"]+)"/g))
      assert.ok(new RegExp(`^${name}\\{.*le="${le}"`, 'm').test(text), `${name} ${le}`);
    for (const [, kind = ''] of exprs.matchAll(/kind="([^"]+)"/g))
      assert.ok(read('src/feeds/schedule.ts').includes(`'${kind}'`), kind);
  });

  it('say of each alert how urgent it is, and where it stands what to do', () => {
    const page = read('docs/operations/alerts.md');
    const headings = new Set([...page.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading));
    const alerts = rules.filter(({ alert }) => alert !== undefined);
    const named = new Set<string>();
    for (const { alert = '', labels, annotations } of alerts) {
      assert.match(labels?.severity ?? '', /^(?:page|ticket)$/, alert);
      const [file, heading = ''] = (annotations?.runbook_url ?? '').split('#');
      assert.equal(file, 'docs/operations/alerts.md', alert);
      assert.ok(headings.has(heading), alert);
      named.add(heading);
    }
    assert.deepEqual(
      [...headings].filter((heading) => !named.has(heading)),
      [],
    );
  });

  it('are right for Prometheus, and fire when they should', (context) => {
    for (const args of [
      ['check', 'rules', 'rules.yaml'],
      ['test', 'rules', 'rules.test.yaml'],
    ]) {
      const { error, status, stdout, stderr } = spawnSync('promtool', args, {
        cwd: PROMETHEUS,
        encoding: 'utf8',
      });
      if (error) return context.skip('promtool is not installed');
      assert.equal(status, 0, stdout + stderr);
    }
  });
});
