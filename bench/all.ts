import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Every benchmark of the service itself; search and feeds at a million rows have scripts of their own. */
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
