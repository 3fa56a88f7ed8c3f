import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { released, STATED_IN } from './release.ts';
import { ROOT } from './run.ts';

const text = (file: string) => readFileSync(join(ROOT, file), 'utf8');

describe('a release', () => {
  it('has one number in the packages, OpenAPI and all files that state it', () => {
    for (const file of globSync('packages/*/package.json', { cwd: ROOT })) {
      const { version } = JSON.parse(text(file)) as { version: string };
      assert.equal(version, released(), file);
    }
    const openapi = JSON.parse(text('docs/openapi.json')) as { info: { version: string } };
    assert.equal(openapi.info.version, released(), 'docs/openapi.json');
    for (const file of STATED_IN) assert.ok(text(file).includes(released()), file);
  });

  it('stands first in the changelog, with a section for each reader', () => {
    const [newest] = text('CHANGELOG.md').split(/^## /m).slice(1);
    assert.ok(newest!.startsWith(`${released()}\n`));
    for (const reader of ['Travellers', 'Partners', 'Developers', 'Operators'])
      assert.match(newest!, new RegExp(`^### ${reader}$`, 'm'));
  });
});
