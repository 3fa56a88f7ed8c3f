import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Nobody answers there: whatever is installed must need no registry. */
const NO_REGISTRY = 'http://127.0.0.1:1/';

/** Installs a package by its address in an empty folder, as partners do. */
export async function npmInstall(folder: string, address: string): Promise<void> {
  writeFileSync(join(folder, 'package.json'), '{}');
  const quiet = ['--no-audit', '--no-fund', '--silent', '--fetch-retries=0'];
  const own = ['--registry', NO_REGISTRY, '--cache', join(folder, '.cache')];
  await promisify(execFile)('npm', ['install', address, ...quiet, ...own], { cwd: folder });
}
