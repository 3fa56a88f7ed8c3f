import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import {
  type Db,
  migrate,
  MIGRATIONS,
  openDatabase,
  statement,
} from '../../src/platform/db/index.ts';
import { openTestCluster } from '../support/cluster.ts';

const applied = statement<{ name: string }>(
  'test.applied',
  'select name from migration order by name',
);
let url: (name: string) => string;
let admin: Db;
const names: string[] = [];
before(async () => {
  ({ url } = await openTestCluster());
  admin = openDatabase(url('postgres'), { max: 1 });
});
after(async () => {
  for (const name of names) {
    await admin.execute({ name: `test.drop.${name}`, text: `drop database ${name} with (force)` });
  }
  await admin.end();
});

async function emptyDatabase(): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  names.push(name);
  await admin.execute({ name: `test.create.${name}`, text: `create database ${name}` });
  return url(name);
}

describe('twenty starters on one empty database at the same moment', () => {
  it('migrate it once, each step by one of them', async () => {
    const address = await emptyDatabase();
    const starters = Array.from({ length: 20 }, () => openDatabase(address, { max: 1 }));
    const done = await Promise.all(starters.map((db) => migrate(db)));
    const files = readdirSync(MIGRATIONS)
      .filter((file) => file.endsWith('.sql'))
      .sort();
    assert.deepEqual(done.flat().sort(), files);
    assert.deepEqual(await migrate(starters[0] as Db), []);
    const rows = await (starters[1] as Db).query(applied);
    assert.deepEqual(
      rows.map(({ name }) => name),
      files,
    );
    await Promise.all(starters.map((db) => db.end()));
  });
});
