import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** What a test file needs in addition to this process and its database. */
export interface Needs {
  browser: boolean;
  /** Programs that it starts: commands, servers that are killed, other languages. */
  processes: boolean;
}

/** Files that change their process, each with an explanation. */
const ALONE: Record<string, string> = {};

/** Whether a test file runs in a separate process. */
export const runsAlone = (path: string): boolean => path in ALONE;

const IMPORT = /(?:from|import)\s*\(?\s*'([^']+)'/g;

/**
 * Returns a function that determines the needs of a test file from its imports, including imports
 * of the test support.
 */
export function createNeedsOf(root: string): (path: string) => Needs {
  const known = new Map<string, Needs>();
  const needsOf = (path: string): Needs => {
    const earlier = known.get(path);
    if (earlier !== undefined) return earlier;
    const needs = { browser: false, processes: false };
    known.set(path, needs);
    for (const [, imported = ''] of readFileSync(join(root, path), 'utf8').matchAll(IMPORT)) {
      if (imported === 'playwright-core') needs.browser = true;
      if (imported === 'node:child_process') needs.processes = true;
      const inner = normalize(join(dirname(path), imported));
      if (!imported.startsWith('.') || !inner.startsWith('test/') || !inner.endsWith('.ts'))
        continue;
      const { browser, processes } = needsOf(inner);
      needs.browser ||= browser;
      needs.processes ||= processes;
    }
    return needs;
  };
  return needsOf;
}

/** Test files in the order in which they run. */
export interface Groups {
  shared: string[];
  alone: string[];
}

/**
 * Groups test files: files with browsers first, because they take longest, and files with their own
 * processes last.
 * @param quick leaves out both groups.
 */
export function groupFiles(root: string, files: readonly string[], quick: boolean): Groups {
  const needsOf = createNeedsOf(root);
  const rank = (path: string) => {
    const { browser, processes } = needsOf(path);
    return processes ? 2 : browser ? 0 : 1;
  };
  const wanted = quick ? files.filter((path) => rank(path) === 1) : files;
  const ordered = wanted.toSorted((a, b) => rank(a) - rank(b));
  return {
    shared: ordered.filter((path) => !runsAlone(path)),
    alone: ordered.filter(runsAlone),
  };
}
