import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { ROOT } from './run.ts';
import { testFiles } from './test-files.ts';

const OWN = 'tools/test-files.test.ts';

describe('the tests that are asked for', () => {
  it('are those that any of the patterns matches, each once', () => {
    const { files, complaints } = testFiles(ROOT, [OWN, 'tools/test-*.test.ts', join(OWN)]);
    assert.deepEqual([files, complaints], [[OWN], []]);
  });

  it('are all of the project without a pattern, and none of installed packages', () => {
    const { files, complaints } = testFiles(ROOT, []);
    assert.deepEqual(complaints, []);
    assert.ok(files.includes(OWN) && files.length > 100);
    assert.deepEqual(
      files.filter((path) => path.includes('node_modules')),
      [],
    );
    const faults = 'test/faults/faults.test.ts';
    assert.deepEqual(testFiles(ROOT, ['**/*.test.ts']).files, [...files, faults].sort());
  });

  it('name each pattern that matches nothing, also beside one that matches', () => {
    const { files, complaints } = testFiles(ROOT, ['no/such.test.ts', OWN, '', '--watch']);
    assert.deepEqual(files, [OWN]);
    assert.deepEqual(complaints, [
      'No test file matches "no/such.test.ts".',
      'No test file matches "".',
      'No test file matches "--watch".',
    ]);
  });

  it('are no folders and no programs, such as those that write golden files', () => {
    for (const pattern of ['tools', 'tools/run.ts', 'test/fixtures/**/write-golden.ts'])
      assert.match(testFiles(ROOT, [pattern]).complaints.join(), /name files that end in .test.ts/);
  });

  it('run nothing where a pattern matches none, and end with 1', () => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['tools/test.ts', 'no/such.test.ts', OWN],
      { cwd: ROOT, encoding: 'utf8' },
    );
    assert.deepEqual(
      [status, stdout, stderr],
      [1, '', 'No test file matches "no/such.test.ts".\n'],
    );
  });
});
