import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { createTestDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { bigintArray, booleanArray, dateArray, statement } from './index.ts';

const asTexts = statement<
  { numbers: string; days: string; flags: string },
  [numbers: Buffer, days: Buffer, flags: Buffer]
>(
  'test.db.arrays_as_texts',
  'select $1::bigint[]::text as numbers, $2::date[]::text as days, $3::boolean[]::text as flags',
);

let database: TestDatabase;
before(async () => {
  database = await createTestDatabase();
});
after(() => database.drop());

it('arrays of bytes are read as the values in them', async () => {
  const numbers = [0, 1, -1, 2 ** 31, 2 ** 32, -(2 ** 32), Number.MAX_SAFE_INTEGER, null];
  const days = ['0001-01-01', '1999-12-31', '2000-01-01', '2028-02-29', null, '9999-12-31'];
  const row = await database.db.one(asTexts, [
    bigintArray(numbers),
    dateArray(days),
    booleanArray([true, false, null]),
  ]);
  const asText = (values: unknown[]) => `{${values.map((value) => value ?? 'NULL').join(',')}}`;
  assert.deepEqual(row, { numbers: asText(numbers), days: asText(days), flags: '{t,f,NULL}' });
});

it('arrays without values are empty', async () => {
  const row = await database.db.one(asTexts, [bigintArray([]), dateArray([]), booleanArray([])]);
  assert.deepEqual(row, { numbers: '{}', days: '{}', flags: '{}' });
});
