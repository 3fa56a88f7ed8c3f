/** How many tests ended in each way, counted as Node's test runner counts them. */
export interface Counts {
  tests: number;
  suites: number;
  pass: number;
  fail: number;
  cancelled: number;
  skipped: number;
  todo: number;
}

export const noCounts = (): Counts => ({
  tests: 0,
  suites: 0,
  pass: 0,
  fail: 0,
  cancelled: 0,
  skipped: 0,
  todo: 0,
});

/** What a worker says of a test file that has ended. */
export interface FileResult {
  path: string;
  passed: boolean;
  counts: Counts;
  /** What Node's reporter prints of it. */
  text: string;
  /** What Node's reporter prints at the end of tests that failed; empty where none did. */
  failures: string;
  elapsedMs: number;
  /** Of the worker and of the processes that it started. */
  processorMs: number;
  /** Whether the worker should run no further files, since it has grown large. */
  isWorn: boolean;
}

/** What the pool asks a worker for: a path from the project's folder, or to end. */
export type Order = { run: string; timeoutMs: number } | { end: true };
