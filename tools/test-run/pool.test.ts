import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { ROOT } from '../run.ts';
import { groupFiles } from './groups.ts';
import type { FileResult } from './messages.ts';
import { runPool } from './pool.ts';

const FILES = {
  'passes.test.ts': `import { before, describe, it } from 'node:test';
    before(() => (globalThis.hooks = ['passes']));
    describe('it', () => it('passes', () => {}));
    it('is skipped', { skip: true }, () => {});`,
  'hooks.test.ts': `import assert from 'node:assert';
    import { beforeEach, it } from 'node:test';
    let times = 0;
    beforeEach(() => (times += 1));
    it('has its own hooks', () => assert.equal(times, 1));`,
  'fails.test.ts': `import assert from 'node:assert';
    import { it } from 'node:test';
    it('adds wrongly', () => assert.equal(1 + 1, 3));`,
  'leaks.test.ts': `import { it } from 'node:test';
    it('forgets', () => { process.env.FORGOTTEN = '1'; console.log = () => {}; });`,
  'open.test.ts': `import { createServer } from 'node:net';
    import { it } from 'node:test';
    it('forgets', () => new Promise((done) => createServer().listen(0, done)));`,
  'ends.test.ts': `import { it } from 'node:test';
    it('ends its process', () => process.exit(7));`,
  'late.test.ts': `import { it } from 'node:test';
    it('fails later', () => { setTimeout(() => { throw new Error('too late') }, 5); });
    it('waits', () => new Promise((done) => setTimeout(done, 100)));`,
  'broken.test.ts': `import './nowhere.ts';`,
};

describe('test files in one process', () => {
  const results = new Map<string, FileResult>();
  let folder: string;
  const of = (name: keyof typeof FILES) => results.get(name)!;
  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'campcairn-pool-'));
    for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
    const shared = Object.keys(FILES).map((name) => relative(ROOT, join(folder, name)));
    await runPool({ shared, alone: [], workers: 1, env: {} }, (result) =>
      results.set(result.path.replace(/.*\//, ''), result),
    );
  });
  after(() => rmSync(folder, { recursive: true }));

  it('have hooks at the top of their own, and are counted', () => {
    const { passed, counts, text } = of('passes.test.ts');
    assert.equal(passed, true);
    assert.deepEqual([counts.tests, counts.pass, counts.skipped], [2, 1, 1]);
    assert.match(text, /passes\.test\.ts[^]*✔ passes/);
    assert.equal(of('hooks.test.ts').passed, true, of('hooks.test.ts').text);
  });

  it('fail by name, with what failed', () => {
    const { passed, counts, failures } = of('fails.test.ts');
    assert.deepEqual([passed, counts.fail], [false, 1]);
    assert.match(failures, /fails\.test\.ts[^]*adds wrongly[^]*2 == 3/);
    assert.match(of('broken.test.ts').failures, /broken\.test\.ts[^]*nowhere\.ts/);
  });

  it('fail where they leave something behind', () => {
    assert.match(
      of('leaks.test.ts').text,
      /leaves FORGOTTEN changed[^]*leaves console\.log replaced/,
    );
    assert.match(of('open.test.ts').text, /leaves a TCPServerWrap open/);
    const late = of('late.test.ts');
    assert.equal(late.passed, false);
    assert.match(late.text + late.failures, /too late/);
  });

  it('fail where they end their process, and the next ones run', () => {
    assert.match(
      of('ends.test.ts').text,
      /ends\.test\.ts: its process ended before it \(exit code 7/,
    );
    assert.equal(results.size, Object.keys(FILES).length);
  });
});

describe('groups of test files', () => {
  const files = [
    'src/platform/csv.test.ts',
    'test/journeys/site-keyboard.test.ts',
    'test/api/killed-server.test.ts',
  ];

  it('run those of browsers first, and those that start processes last', () => {
    const { shared } = groupFiles(ROOT, files, false);
    assert.deepEqual(shared, [files[1], files[0], files[2]]);
  });

  it('leave out both for those who are at work', () => {
    assert.deepEqual(groupFiles(ROOT, files, true), { shared: [files[0]], alone: [] });
  });
});
