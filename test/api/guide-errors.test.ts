import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { ERROR_CODES } from '../../src/platform/errors.ts';
import { ERRORS, recordErrors } from '../fixtures/guide/errors.ts';
import { startTestCampcairn, type TestCampcairn } from '../support/campcairn.ts';

let campcairn: TestCampcairn;
before(async () => {
  campcairn = await startTestCampcairn({ RATE_LIMIT: '120' });
});
after(() => campcairn.stop());

describe('the errors that the guide shows', () => {
  it('are what the server answers (npx node test/fixtures/guide/write-golden.ts writes them again)', async () => {
    const recorded = await recordErrors(campcairn);
    assert.deepEqual(
      readdirSync(ERRORS).sort(),
      [...recorded.keys()].map((name) => `${name}.http`).sort(),
    );
    for (const [name, text] of recorded)
      assert.equal(readFileSync(new URL(`${name}.http`, ERRORS), 'utf8'), text, name);
  });

  it('have an entry for each code', () => {
    const page = readFileSync(new URL('../errors.md', ERRORS), 'utf8');
    for (const code of ERROR_CODES) assert.ok(page.includes(`\n## \`${code}\``), code);
  });
});
