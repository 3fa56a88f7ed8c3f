import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';
import { unpackTypeface } from './typeface.ts';

it('processes that start at once on one folder all have the typeface', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'typeface-'));
  t.after(() => rm(folder, { recursive: true }));
  await Promise.all(Array.from({ length: 8 }, () => unpackTypeface(folder)));
  assert.deepEqual(await readdir(folder), ['national-park-400.ttf', 'national-park-700.ttf']);
});
