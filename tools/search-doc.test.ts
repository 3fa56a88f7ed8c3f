import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from './run.ts';
import { searchParametersPage } from './search-doc.ts';

test('the page of search parameters names every parameter with its values', () => {
  const page = readFileSync(join(ROOT, 'docs/search-parameters.md'), 'utf8');
  assert.equal(page, searchParametersPage(), 'run `npm run docs` to write it anew');
});
