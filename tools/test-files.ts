import { globSync } from 'node:fs';

/** All tests of the project. */
const ALL = '{src,packages,test,tools}/**/*.test.ts';

/** These tests are not part of all: `npm run faults` runs them. */
const APART = 'test/faults/**';

/** Paths of the tests to run, from the project's folder, and problems of the patterns. */
export interface TestFiles {
  files: string[];
  complaints: string[];
}

/**
 * Finds the test files that match patterns; all tests without a pattern. A pattern without matches
 * is a complaint, because Node would run all tests it finds when it receives no file.
 * @param patterns globs or paths from `root`
 */
export function testFiles(root: string, patterns: readonly string[]): TestFiles {
  const files = new Set<string>();
  const complaints: string[] = [];
  const excluded = ['**/node_modules/**', ...(patterns.length > 0 ? [] : [APART])];
  for (const pattern of patterns.length > 0 ? patterns : [ALL]) {
    const found = globSync(pattern, { cwd: root, exclude: excluded });
    const tests = found.filter((path) => path.endsWith('.test.ts'));
    for (const path of tests) files.add(path);
    if (tests.length === 0) {
      const isOther = found.length > 0;
      complaints.push(
        `No test file matches ${JSON.stringify(pattern)}` +
          (isOther ? `: ${found[0]} is none; name files that end in .test.ts.` : '.'),
      );
    }
  }
  return { files: [...files].sort(), complaints };
}
