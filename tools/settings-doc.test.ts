import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from './run.ts';
import { settingsPage } from './settings-doc.ts';

test('the page of settings names every setting with its default', () => {
  const page = readFileSync(join(ROOT, 'docs/operations/settings.md'), 'utf8');
  assert.equal(page, settingsPage(), 'run `npm run docs` to write it anew');
});
