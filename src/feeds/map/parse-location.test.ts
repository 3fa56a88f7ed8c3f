import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseDegrees } from './parse-location.ts';

test('the sign of a degree may be the ordinal that Spanish keyboards have', () => {
  for (const text of ['50.4155º N', '50º24\'55.8"N']) assert.equal(parseDegrees(text), 50.4155);
  assert.equal(parseDegrees('5,0737º O', 'es'), -5.0737);
});
