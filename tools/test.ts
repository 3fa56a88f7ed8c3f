import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestCluster, testClusterPid } from '../test/support/cluster.ts';
import { ROOT } from './run.ts';
import { testFiles } from './test-files.ts';
import { groupFiles } from './test-run/groups.ts';
import type { FileResult } from './test-run/messages.ts';
import { runPool } from './test-run/pool.ts';
import { processorMsOf } from './test-run/processor-time.ts';
import { closingLines, processorTime, slowestFiles, totalOf } from './test-run/summary.ts';

/** Leaves out tests that need a browser or start processes. */
const QUICK = '--quick';
/** Keeps the machine busy during the tests. */
const BUSY = '--busy';
const BUSY_LOOPS = 4;

/** Compiled modules are cached for all runs. Otherwise imports take half of a worker's start. */
const env = { NODE_COMPILE_CACHE: join(tmpdir(), 'campcairn-compile-cache') };

/** Result of the checks, and their processor time. */
interface Checked {
  passed: boolean;
  processorMs: number;
}

/** Runs the strict checks, and prints their output in one piece. */
async function runChecks(): Promise<Checked> {
  const child = spawn(process.execPath, [join(ROOT, 'tools/check.ts')], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  child.stdout!.on('data', (chunk) => (output += chunk));
  child.stderr!.on('data', (chunk) => (output += chunk));
  let processorMs = 0;
  child.on('message', (message) => (processorMs = Number(message)));
  const [code] = await once(child, 'close');
  process.stdout.write(output);
  return { passed: code === 0, processorMs };
}

/** Keeps the processors busy until `stop`, which returns the used processor time. */
function startBusyLoops(count: number): { stop(): number } {
  const loops: ChildProcess[] = Array.from({ length: count }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  );
  return {
    stop() {
      const used = loops.map(({ pid }) => processorMsOf(pid!));
      for (const loop of loops) loop.kill('SIGKILL');
      return used.reduce((sum, ms) => sum + ms, 0);
    },
  };
}

/** Runs test files and optionally the checks beside them; returns whether all succeeded. */
async function run(files: readonly string[], flags: ReadonlySet<string>, withChecks: boolean) {
  const began = performance.now();
  await openTestCluster();
  const postgres = testClusterPid();
  const postgresBefore = processorMsOf(postgres);
  const busy = startBusyLoops(flags.has(BUSY) ? BUSY_LOOPS : 0);
  const checking = withChecks ? runChecks() : undefined;
  const groups = groupFiles(ROOT, files, flags.has(QUICK));
  const results: FileResult[] = [];
  // One worker more than processors, since some tests wait for processes that they have killed.
  const workers = availableParallelism() + 1;
  await runPool({ ...groups, workers, env }, (result) => {
    results.push(result);
    process.stdout.write(result.text);
  });
  const checked = await checking;
  // PostgreSQL is a child of the run that started it, and continues to run afterwards.
  const all = processorMsOf(process.pid, postgres) - busy.stop();

  const failed = results.filter(({ passed }) => !passed);
  const ofFiles = results.reduce((sum, { processorMs }) => sum + processorMs, 0);
  const ofChecks = checked?.processorMs ?? 0;
  console.log(slowestFiles(results));
  // Near the end, so that whoever sees only the last lines of the output sees why it failed.
  for (const { failures } of failed) process.stdout.write(failures);
  console.log(
    processorTime({
      files: ofFiles,
      checks: ofChecks,
      postgres: processorMsOf(postgres) - postgresBefore,
      rest: all - ofFiles - ofChecks,
    }),
  );
  console.log(closingLines(totalOf(results), performance.now() - began));
  for (const { path } of failed) console.error(`FAILED ${path}`);
  if (checked?.passed === false) console.error('FAILED the checks');
  return failed.length === 0 && checked?.passed !== false;
}

const flags = new Set(process.argv.slice(2).filter((word) => [QUICK, BUSY].includes(word)));
const patterns = process.argv.slice(2).filter((word) => !flags.has(word));
const { files, complaints } = testFiles(ROOT, patterns);
if (complaints.length > 0) {
  console.error(complaints.join('\n'));
  process.exitCode = 1;
} else {
  process.exitCode = (await run(files, flags, patterns.length === 0)) ? 0 : 1;
}
