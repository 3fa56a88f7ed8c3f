import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = import.meta.dirname;
const CLI = join(FOLDER, 'node_modules/lighthouse/cli/index.js');
const STAMP = join(FOLDER, 'node_modules/.installed-lock');

/**
 * Returns the path of Lighthouse's command, after installing it in this folder at the version of
 * its lockfile on first use. It is no dependency of the project, because it is much larger.
 */
export function lighthouseCommand(): string {
  const lock = readFileSync(join(FOLDER, 'package-lock.json'), 'utf8');
  const installed = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : '';
  if (installed === lock && existsSync(CLI)) return CLI;
  console.error('lighthouse: installing it, once …');
  const options = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', options, { cwd: FOLDER, stdio: ['ignore', 2, 2] });
  writeFileSync(STAMP, lock);
  return CLI;
}
