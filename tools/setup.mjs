// Prepares a fresh clone: installs the locked packages, compiles the kernels of the search index
// and builds the site. Each step only runs when its sources have changed. It runs on any Node from
// 20 on, before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runtimeProblem } from './runtime-problem.mjs';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const STAMPS = join(ROOT, 'node_modules/.campcairn');
const COLUMN_INDEX = join(ROOT, 'packages/column-index');

function filesBelow(path) {
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true })
    .flatMap((entry) => {
      const inner = join(path, entry.name);
      return entry.isDirectory() ? filesBelow(inner) : [inner];
    })
    .sort();
}

function fingerprint(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

/** Runs a program; exits when it fails. */
function run(what, command, args) {
  const { status, error } = spawnSync(command, args, { cwd: ROOT, stdio: ['ignore', 2, 2] });
  if (status === 0) return;
  console.error(`campcairn: ${what} failed${error ? `: ${error.message}` : ''}.`);
  process.exit(1);
}

/** Runs a program unless the stamp `name` records that it already ran for the same files. */
function once(name, files, isThere, [what, command, args]) {
  const stamp = join(STAMPS, name);
  const wanted = fingerprint(files);
  const known = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  if (known === wanted && isThere()) return;
  console.error(`campcairn: ${what} …`);
  run(what, command, args);
  mkdirSync(STAMPS, { recursive: true });
  writeFileSync(stamp, wanted);
}

const packages = [join(ROOT, 'package-lock.json')];
const runtime = join(ROOT, 'node_modules/.bin/node');

once('packages', packages, () => existsSync(runtime), [
  'installing packages',
  'npm',
  ['ci', '--no-audit', '--no-fund', '--loglevel=error'],
]);
const problem = runtimeProblem(runtime);
if (problem !== undefined) {
  console.error(`campcairn: ${problem}`);
  process.exit(1);
}
once(
  'kernels',
  [...packages, join(COLUMN_INDEX, 'asconfig.json'), ...filesBelow(join(COLUMN_INDEX, 'assembly'))],
  () => existsSync(join(COLUMN_INDEX, 'build/kernels.wasm')),
  ['compiling the kernels', 'npm', ['run', '--silent', '--prefix', COLUMN_INDEX, 'build']],
);
if (!process.argv.includes('--without-site')) {
  const names = ['sdk', 'cli', 'feed-cells', 'ical'];
  const folders = names.map((name) => join(ROOT, 'packages', name));
  const served = join(ROOT, 'build/packages');
  once(
    'partner-packages',
    [
      ...packages,
      ...['LICENSE', 'package.json', 'tsconfig.json', 'tools/packages.ts'].map((file) =>
        join(ROOT, file),
      ),
      ...folders.flatMap((folder) => [
        ...filesBelow(join(folder, 'src')),
        ...readdirSync(folder, { withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(folder, entry.name)),
      ]),
    ],
    () => existsSync(served) && readdirSync(served).length === 2,
    ['packing the SDK and the command line', runtime, [join(ROOT, 'tools/packages.ts'), '--quiet']],
  );
  // The script compares the site's sources with those of its build, and prints a line when it
  // builds.
  run('building the site', runtime, [join(ROOT, 'tools/build-site.ts')]);
}
