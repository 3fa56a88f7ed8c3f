import { type Counts, type FileResult, noCounts } from './messages.ts';

/** Number of the slowest files that are listed. */
const SLOWEST = 20;

/** Adds up the counts of all files. */
export function totalOf(results: readonly FileResult[]): Counts {
  const total = noCounts();
  for (const { counts } of results) {
    for (const name of Object.keys(total) as (keyof Counts)[]) total[name] += counts[name];
  }
  return total;
}

const seconds = (ms: number): string => (ms / 1000).toFixed(1).padStart(7);

/** Lists the slowest files with their processor time. */
export function slowestFiles(results: readonly FileResult[]): string {
  const slowest = results.toSorted((a, b) => b.elapsedMs - a.elapsedMs).slice(0, SLOWEST);
  return [
    'Slowest files (seconds; of these, of the processor without PostgreSQL):',
    ...slowest.map(
      ({ path, elapsedMs, processorMs }) =>
        `${seconds(elapsedMs)} ${seconds(processorMs)}  ${path}`,
    ),
  ].join('\n');
}

/** Processor time of a whole run in milliseconds, by consumer. */
export interface ProcessorTime {
  files: number;
  checks: number;
  postgres: number;
  /** Other work of this process and of its workers, such as starting. */
  rest: number;
}

/** Describes the processor time of a run. */
export function processorTime({ files, checks, postgres, rest }: ProcessorTime): string {
  const all = files + checks + postgres + rest;
  const parts = { 'test files': files, checks, PostgreSQL: postgres, rest };
  const shares = Object.entries(parts).map(([name, ms]) => `${name} ${(ms / 1000).toFixed(1)}`);
  return `Processor time: ${(all / 1000).toFixed(1)} s in all (${shares.join(', ')}).`;
}

/** Returns the closing lines in the format of Node's test runner. */
export function closingLines(counts: Counts, elapsedMs: number): string {
  const lines = [...Object.entries(counts), ['duration_ms', elapsedMs]];
  return lines.map(([name, value]) => `ℹ ${name} ${value}`).join('\n');
}
