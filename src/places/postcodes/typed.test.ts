import assert from 'node:assert/strict';
import { test } from 'node:test';
import { typedPostcode } from './typed.ts';

const READ: [typed: string, code: string, countryCode: string | null][] = [
  ['TR7', 'TR7', null],
  ['tr7 1ab', 'TR7', 'GB'],
  ['PL340BB', 'PL34', 'GB'],
  ['pl34 0', 'PL34', 'GB'],
  ['SW1A 1AA', 'SW1A', 'GB'],
  ['M1 1AE', 'M1', 'GB'],
  ['D04', 'D04', null],
  ['d04 x2f9', 'D04', 'IE'],
  ['A65F4E2', 'A65', 'IE'],
  ['D6W XY00', 'D6W', 'IE'],
  ['75001', '75001', null],
  ['29640 Fuengirola', '29640', null],
  ['8000', '8000', null],
  ['8000-123', '8000', 'PT'],
  ['8000 123', '8000', 'PT'],
  ['8000-', '8000', 'PT'],
];

for (const [typed, code, countryCode] of READ) {
  test(`${typed} is the postcode ${code}`, () => {
    const read = typedPostcode(typed);
    assert.deepEqual([read?.code, read?.countryCode], [code, countryCode]);
  });
}

test('names, dates and other numbers are no postcodes', () => {
  for (const text of [
    'Bath',
    '',
    'N',
    '1',
    'Route 66',
    '2026-05-04',
    'A9 road',
    'NC500',
    '123456',
  ]) {
    assert.equal(typedPostcode(text), null, text);
  }
});
