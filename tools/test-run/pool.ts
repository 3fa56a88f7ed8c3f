import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../run.ts';
import { type FileResult, noCounts, type Order } from './messages.ts';

const WORKER = join(import.meta.dirname, 'worker.ts');
const REPORTER = pathToFileURL(join(import.meta.dirname, 'reporter.ts')).href;

/** Timeout of a file; sufficient on a machine that is busy with other work. */
const FILE_TIMEOUT_MS = 900_000;
/**
 * Time after which a worker is killed because it has not ended a file itself: it is in an endless
 * loop.
 */
const KILL_AFTER_MS = FILE_TIMEOUT_MS + 60_000;

/** Time in which an idle worker has to exit. */
const END_MS = 10_000;

/** A process that runs test files, one at a time. */
interface TestWorker {
  run(path: string): Promise<FileResult>;
  end(): Promise<void>;
}

function startWorker(env: Record<string, string>): TestWorker {
  const child: ChildProcess = fork(WORKER, [], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    execArgv: [`--test-reporter=${REPORTER}`, '--test-reporter-destination=stdout'],
  });
  const exited = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`));
    child.once('error', (error) => resolve(error.message));
  });
  return {
    async run(path) {
      const began = performance.now();
      const result = new Promise<FileResult>((resolve) => child.once('message', resolve as never));
      child.send({ run: path, timeoutMs: FILE_TIMEOUT_MS } satisfies Order);
      const killer = setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS);
      const died = exited.then((how): FileResult => {
        const text = `✖ ${path}: its process ended before it (${how}).\n`;
        const counts = { ...noCounts(), tests: 1, fail: 1 };
        const elapsedMs = performance.now() - began;
        return {
          path,
          passed: false,
          counts,
          text,
          failures: text,
          elapsedMs,
          processorMs: 0,
          isWorn: true,
        };
      });
      try {
        return await Promise.race([result, died]);
      } finally {
        clearTimeout(killer);
      }
    },
    async end() {
      if (child.connected) child.send({ end: true } satisfies Order);
      const killer = setTimeout(() => child.kill('SIGKILL'), END_MS);
      await exited;
      clearTimeout(killer);
    },
  };
}

/** The test files of a pool. */
export interface PoolPlan {
  /** Files that run first, many of them in one process. */
  shared: readonly string[];
  /** Files that run last, each in a separate process. */
  alone: readonly string[];
  workers: number;
  env: Record<string, string>;
}

/**
 * Runs test files in several processes, and reports each result as soon as it is known. A process
 * in which a file has failed, or that uses too much memory, runs no further files.
 */
export async function runPool(plan: PoolPlan, onResult: (result: FileResult) => void) {
  const shared = [...plan.shared];
  const alone = [...plan.alone];
  const work = async () => {
    let worker: TestWorker | undefined;
    for (let path = shared.shift(); path !== undefined; path = shared.shift()) {
      worker ??= startWorker(plan.env);
      const result = await worker.run(path);
      onResult(result);
      if (result.passed && !result.isWorn) continue;
      await worker.end();
      worker = undefined;
    }
    await worker?.end();
    for (let path = alone.shift(); path !== undefined; path = alone.shift()) {
      const own = startWorker(plan.env);
      onResult(await own.run(path));
      await own.end();
    }
  };
  await Promise.all(Array.from({ length: plan.workers }, work));
}
