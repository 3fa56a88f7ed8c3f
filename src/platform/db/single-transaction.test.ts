import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { createTestDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { singleTransaction } from './single-transaction.ts';
import { statement } from './statement.ts';

const create = statement('test.create', 'create table note (text text)');
const insert = statement<never, [text: string]>('test.insert', 'insert into note values ($1)');
const select = statement<{ text: string }>('test.select', 'select text from note');

let database: TestDatabase;
before(async () => {
  database = await createTestDatabase();
  await database.db.execute(create);
});
after(() => database.drop());

it('transactions within a single transaction are undone with it', async () => {
  const { db } = database;
  const failed = db.transaction(async (tx) => {
    const single = singleTransaction(tx, db);
    await single.transaction((inner) => inner.execute(insert, ['first']));
    assert.deepEqual(await single.reads.query(select), [{ text: 'first' }]);
    throw new Error('undone');
  });
  await assert.rejects(failed, /undone/);
  assert.deepEqual(await db.query(select), []);
});

it('statements that run at the same time wait for each other', async () => {
  const { db } = database;
  const texts = ['one', 'two', 'three'];
  await db.transaction(async (tx) => {
    const single = singleTransaction(tx, db);
    await Promise.all(texts.map((text) => single.execute(insert, [text])));
  });
  assert.deepEqual(
    (await db.query(select)).map(({ text }) => text),
    texts,
  );
});
