import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { draftedSection, hasSection, withSection } from './release-notes.ts';

const CHANGELOG = '# Changelog\n\nWhat it is.\n\n## 1.0.0\n\nThe first release.\n';

describe('the section of a release', () => {
  const subjects = [
    'search: index one- and two-letter prefixes',
    'test: wait for the page',
    'api: name every problem at once',
    'Merge branch',
    'constructor: nothing',
  ];
  const section = draftedSection('1.1.0', subjects);

  it('is drafted from commits, for each reader', () => {
    assert.equal(
      section,
      [
        '## 1.1.0\n',
        '### Travellers\n\n- Index one- and two-letter prefixes.\n',
        '### Partners\n\n- Nothing changes.\n',
        '### Developers\n\n- Name every problem at once.\n',
        '### Operators\n\n- Nothing changes.\n',
      ].join('\n'),
    );
  });

  it('stands before those of earlier releases', () => {
    const written = withSection(CHANGELOG, section);
    assert.match(written, /^# Changelog\n\nWhat it is\.\n\n## 1\.1\.0\n[^]*\n\n## 1\.0\.0\n/);
    assert.deepEqual(
      [CHANGELOG, written].map((text) => hasSection(text, '1.1.0')),
      [false, true],
    );
  });
});
