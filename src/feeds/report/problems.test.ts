import assert from 'node:assert/strict';
import { it } from 'node:test';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Problems } from './problems.ts';

it('problems of rows keep their beginnings in memory, not the rows that they were cut out of', () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const problems = new Problems();
  collect();
  const before = process.memoryUsage().heapUsed;
  for (let row = 1; row <= 2_000; row += 1) {
    const text = Buffer.alloc(100_000, `row ${row} of many `).toString();
    const value = text.slice(500, 5_000);
    const message = `is no price: '${text.slice(50, 90)}'`;
    problems.addRow([{ row, id: null, path: 'price', message, columns: [], value }]);
  }
  collect();
  // All rows together are 200 MB.
  assert.ok(process.memoryUsage().heapUsed - before < 20 * 1024 ** 2);
  assert.equal(problems.list()[7]?.value?.length, 200);
});
