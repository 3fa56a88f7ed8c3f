import assert from 'node:assert/strict';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { openDatabase, ping } from '../index.ts';
import { openEmbeddedPostgres } from './index.ts';

const folder = mkdtempSync(join(tmpdir(), 'campcairn-embedded-'));
after(() => rmSync(folder, { recursive: true, force: true }));

test('a database in a folder that nobody else may enter starts, is shared, and stops with the last', async () => {
  chmodSync(folder, 0o700);
  // Longer than a socket's path may be, as folders of projects can be.
  const dataDir = join(folder, 'a-rather-long-name-of-a-folder-for-data'.repeat(3));
  const first = await openEmbeddedPostgres(dataDir);
  const second = await openEmbeddedPostgres(dataDir);
  const db = openDatabase(second.url('campcairn'));
  await first.close();
  assert.deepEqual(await db.query(ping), [{ ok: 1 }]);
  await db.end();
  await second.close();
  const gone = openDatabase(second.url('campcairn'));
  await assert.rejects(gone.query(ping));
  await gone.end();
});

test('a folder of a version that cannot be served is left as it is, with a sentence about what to do', async () => {
  const versions: [version: string, sentence: RegExp][] = [
    ['9', /is of PostgreSQL 9, from which this release cannot upgrade: .*"cc backup FILE"/],
    ['99', /is of PostgreSQL 99, later than the \d+ of this release/],
  ];
  for (const [version, sentence] of versions) {
    const dataDir = join(folder, `version-${version}`);
    const data = join(dataDir, 'postgres/data');
    mkdirSync(data, { recursive: true });
    writeFileSync(join(data, 'PG_VERSION'), `${version}\n`);
    await assert.rejects(openEmbeddedPostgres(dataDir), { name: 'CannotStart', message: sentence });
    assert.deepEqual(readdirSync(data), ['PG_VERSION']);
    assert.ok(!existsSync(join(dataDir, 'postgres/upgrade.lock')));
  }
});
