import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Benchmarks of the whole service. Search and feeds with a million rows have separate scripts. */
const BENCHMARKS = [
  'locating',
  'hostile',
  'jobs',
  'put',
  'go',
  'pages',
  'dashboard',
  'deliveries',
  'disk',
];

for (const name of BENCHMARKS) {
  console.log(`\n${name}`);
  const file = join(import.meta.dirname, `${name}.ts`);
  const { status } = spawnSync(process.execPath, [file], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
