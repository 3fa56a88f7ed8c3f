import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { ROOT } from './run.ts';

const PAGE = readFileSync(join(ROOT, 'docs/operations/security.md'), 'utf8');

/** A reference to a test in the page: its file, and its title in quotes. */
const NAMED = /`(?<file>[\w./-]+\.test\.ts)` "(?<title>[^"]+)"/g;

/** The rows of the page's tables, without their headings. */
const rows = PAGE.split('\n').filter((line, index, lines) => {
  const isHead = lines[index + 1]?.startsWith('|-') ?? false;
  return line.startsWith('|') && !line.startsWith('|-') && !isHead;
});

/** Returns the titles of the tests in a file, as written there. */
function titlesIn(file: string): Set<string> {
  const source = readFileSync(join(ROOT, file), 'utf8');
  const calls = source.matchAll(
    /\b(?:it|test)\(\s*(?<quote>['"])(?<title>(?:\\.|(?!\k<quote>).)*)/g,
  );
  return new Set([...calls].map(({ groups }) => groups!.title!.replaceAll(/\\(.)/g, '$1')));
}

describe('the page on security', () => {
  it('names a test for each of its lines', () => {
    assert.ok(rows.length > 40, `${rows.length} rows`);
    for (const row of rows) {
      const cell = row.split(' | ').at(-1)!;
      assert.match(cell, new RegExp(`^${NAMED.source}`), row);
      assert.equal(
        cell.replaceAll(NAMED, '').replaceAll('<br>', '').replace('|', '').trim(),
        '',
        row,
      );
    }
  });

  it('names only tests that there are, by file and title', () => {
    const named = [...PAGE.matchAll(NAMED)].map(({ groups }) => groups as Record<string, string>);
    const missing = named.filter(
      ({ file, title }) => !existsSync(join(ROOT, file!)) || !titlesIn(file!).has(title!),
    );
    assert.deepEqual(missing, []);
  });
});
