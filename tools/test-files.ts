import { globSync } from 'node:fs';

/** The tests of the project. */
const ALL = '{src,packages,test,tools}/**/*.test.ts';

/** Not a part of all: `npm run faults` runs them. */
const APART = 'test/faults/**';

/** What a run of tests is given: paths from the project's folder, or what is wrong with the patterns. */
export interface TestFiles {
  files: string[];
  complaints: string[];
}

/**
 * Finds the test files that patterns match, all without a pattern. Each pattern that matches none is a complaint, since
 * Node runs whatever it finds where it is given no file.
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
