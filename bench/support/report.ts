import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';

/** A measurement and its limit, both taken in one run on one machine. */
export interface Measurement {
  name: string;
  /** Rate for each second, or milliseconds when the name says so. */
  figure: number;
  limit?: { name: string; figure: number };
  /** Ratio `figure / limit`, and its minimum. */
  wanted?: number;
  details?: unknown;
}

const ratioOf = ({ figure, limit }: Measurement): number | undefined =>
  limit ? Math.round((figure / limit.figure) * 1000) / 1000 : undefined;

/** Prints the measurements of a benchmark and writes them to `bench/results/NAME.json`. */
export function report(name: string, measurements: Measurement[]): void {
  const folder = join(import.meta.dirname, '../results');
  mkdirSync(folder, { recursive: true });
  const rows = measurements.map((measurement) => ({ ...measurement, ratio: ratioOf(measurement) }));
  const machine = { cores: cpus().length, model: cpus()[0]?.model, node: process.version };
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify({ machine, rows }, null, 2)}\n`);
  for (const { name: what, figure, limit, ratio, wanted } of rows) {
    const beside = limit ? ` beside ${limit.figure} (${limit.name}): ratio ${ratio}` : '';
    console.log(`${what}: ${figure}${beside}${wanted === undefined ? '' : `, wanted ${wanted}`}`);
  }
}
