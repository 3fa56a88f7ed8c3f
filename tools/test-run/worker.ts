/**
 * Runs test files for the pool, one after the other in one process, so that modules are loaded only
 * once. Each file is a separate suite, so that its top-level hooks apply only to it. A file fails
 * if it leaves something behind in the process.
 */
import { describe, mock } from 'node:test';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../run.ts';
import { noteSurroundings } from './leaks.ts';
import type { FileResult, Order } from './messages.ts';
import { childrensProcessorMs } from './processor-time.ts';
import { nextReport } from './reporter.ts';

/** Memory use above which a worker runs no further files. */
const WORN_BYTES = 1_500_000_000;

// Opens both streams now. If a test file were the first to use them, they would count as its leak.
void [process.stdout, process.stderr];

const stackOf = (error: unknown) =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
const lateErrors: string[] = [];
const lateRejections: string[] = [];
// Node's runner reports errors after the end of a test only when the process exits.
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
  // Errors between two files are reported with the second one.
  const [errors, rejections] = [lateErrors.splice(0), lateRejections.splice(0)];
  const isUnexplained = process.exitCode !== undefined && rejections.length === 0;
  if (passed && (errors.length > 0 || isUnexplained)) {
    complaints.push(`Something failed after its tests had ended: ${errors.join('\n')}`);
  }
  // A promise may be rejected long after the file that created it, so this is a warning and not a
  // failure.
  const warnings = rejections.map(
    (stack) => `⚠ ${path}, or a file before it, left a promise that was rejected: ${stack}\n`,
  );
  process.exitCode = undefined;
  const complaintText = complaints.map((complaint) => `✖ ${path}: ${complaint}\n`).join('');
  return {
    path,
    passed: passed && complaints.length === 0,
    counts,
    text: text + warnings.join('') + complaintText,
    failures: failures + complaintText,
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
