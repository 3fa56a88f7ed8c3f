import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { bareEnvironment } from '../support/bare-environment.ts';

const MAIN = join(import.meta.dirname, '../../src/main.ts');
const dataDir = mkdtempSync(join(tmpdir(), 'campcairn-stopped-start-'));
const pidFile = join(dataDir, 'postgres/data/postmaster.pid');
after(() => rmSync(dataDir, { recursive: true, force: true }));

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  it(`a start that is told to stop by ${signal} leaves no database running`, async () => {
    const env = { ...bareEnvironment(), PORT: '0', DEMO: '0', DATA_DIR: dataDir };
    const child = spawn(process.execPath, [MAIN], { env, stdio: 'ignore' });
    const ended = once(child, 'exit');
    while (!existsSync(pidFile)) {
      assert.equal(child.exitCode, null, 'it ended before its database began');
      await wait(5);
    }
    child.kill(signal);
    assert.deepEqual(await ended, [0, null]);
    assert.ok(!existsSync(pidFile), 'PostgreSQL was stopped in order');
  });
}

it(
  'a start whose data folder cannot be made says so and ends',
  {
    skip: process.platform !== 'linux',
  },
  () => {
    // A file system that knows the parent and makes nothing in it.
    const env = { ...bareEnvironment(), PORT: '0', DEMO: '0', DATA_DIR: '/proc/campcairn/data' };
    const options = { env, encoding: 'utf8', timeout: 60_000, killSignal: 'SIGKILL' } as const;
    const { status, stderr } = spawnSync(process.execPath, [MAIN], options);
    assert.equal(status, 1);
    assert.match(stderr, /^DATA_DIR must be a folder that can be written to: [^\n]*\n$/);
  },
);
