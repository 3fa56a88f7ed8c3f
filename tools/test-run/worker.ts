/**
 * Runs test files, one after the other as the pool asks for them, in one process, so that modules are loaded once.
 * Each file is a suite of its own, so that its hooks at the top are its own. What a file leaves behind in the
 * process fails it.
 */
import { describe, mock } from 'node:test';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../run.ts';
import { noteSurroundings } from './leaks.ts';
import type { FileResult, Order } from './messages.ts';
import { childrensProcessorMs } from './processor-time.ts';
import { nextReport } from './reporter.ts';

/** Memory from which on a worker runs no further files. */
const WORN_BYTES = 1_500_000_000;

// Opened when they are first used, they would pass for what a test file leaves open.
void [process.stdout, process.stderr];

const stackOf = (error: unknown) =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
const lateErrors: string[] = [];
const lateRejections: string[] = [];
// Node's runner keeps errors after the end of a test for the end of the process.
process.on('uncaughtExceptionMonitor', (error) => lateErrors.push(stackOf(error)));
process.on('unhandledRejection', (error) => lateRejections.push(stackOf(error)));

const processorMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000 + childrensProcessorMs();
};

async function runFile(path: string, timeoutMs: number): Promise<FileResult> {
  const began = performance.now();
  const usedBefore = processorMs();
  const surroundings = noteSurroundings();
  const report = nextReport();
  void describe(path, { timeout: timeoutMs }, async () => {
    await import(pathToFileURL(join(ROOT, path)).href);
  });
  const { passed, counts, text, failures } = await report;
  mock.reset();
  const complaints = await surroundings.leaks();
  // What comes between two files is reported with the second.
  const [errors, rejections] = [lateErrors.splice(0), lateRejections.splice(0)];
  const isUnexplained = process.exitCode !== undefined && rejections.length === 0;
  if (passed && (errors.length > 0 || isUnexplained)) {
    complaints.push(`Something failed after its tests had ended: ${errors.join('\n')}`);
  }
  // A promise may be rejected long after the file that made it, so this fails no file.
  const warnings = rejections.map(
    (stack) => `⚠ ${path}, or a file before it, left a promise that was rejected: ${stack}\n`,
  );
  process.exitCode = undefined;
  const said = complaints.map((complaint) => `✖ ${path}: ${complaint}\n`).join('');
  return {
    path,
    passed: passed && complaints.length === 0,
    counts,
    text: text + warnings.join('') + said,
    failures: failures + said,
    elapsedMs: performance.now() - began,
    processorMs: processorMs() - usedBefore,
    isWorn: process.memoryUsage.rss() > WORN_BYTES,
  };
}

process.on('message', async (order: Order) => {
  if ('end' in order) process.exit(0);
  const result = await runFile(order.run, order.timeoutMs);
  process.send!(result);
});
process.once('disconnect', () => process.exit(1));
