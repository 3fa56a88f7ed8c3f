/** Numbers of tests by their result, counted as Node's test runner counts them. */
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

/** A worker's report about a finished test file. */
export interface FileResult {
  path: string;
  passed: boolean;
  counts: Counts;
  /** Output of Node's reporter about the file. */
  text: string;
  /**
   * Output of Node's reporter about failed tests, which it prints at the end; empty without
   * failures.
   */
  failures: string;
  elapsedMs: number;
  /** Processor time of the worker and of the processes that it started. */
  processorMs: number;
  /** Whether the worker should run no further files because it uses too much memory. */
  isWorn: boolean;
}

/** A request from the pool to a worker: run the file at a path from the project's folder, or exit. */
export type Order = { run: string; timeoutMs: number } | { end: true };
