import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run.ts';

/** Files that contain the release's version as text. npm updates the manifests and the lock file. */
export const STATED_IN = [
  'deploy/kubernetes/kustomization.yaml',
  'packages/cli/README.md',
  'packages/cli/src/version.ts',
  'packages/python/campcairn_client.py',
  'packages/sdk/README.md',
  'packages/sdk/src/version.ts',
];

const versionIn = (file: string): string =>
  (JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as { version: string }).version;

/** Returns the version of this source tree. */
export const released = (): string => versionIn('package.json');

/** Replaces this release's version by `next` everywhere. */
function release(next: string): void {
  const before = released();
  for (const file of STATED_IN) {
    const text = readFileSync(join(ROOT, file), 'utf8');
    writeFileSync(join(ROOT, file), text.replaceAll(before, next));
  }
  const npm = (...args: string[]) =>
    execFileSync('npm', args, { cwd: ROOT, stdio: 'inherit', shell: process.platform === 'win32' });
  const everywhere = ['--workspaces', '--include-workspace-root'];
  // The packages depend on each other by version, which npm would not update.
  for (const file of ['packages/cli/package.json', 'packages/demo-partner/package.json']) {
    const text = readFileSync(join(ROOT, file), 'utf8');
    writeFileSync(
      join(ROOT, file),
      text.replaceAll(/("@campcairn\/[\w-]+": )"[^"]+"/g, `$1"${next}"`),
    );
  }
  npm('version', next, ...everywhere, '--no-git-tag-version', '--allow-same-version');
  npm('run', 'openapi');
}

if (import.meta.main) {
  const [next] = process.argv.slice(2);
  if (next === undefined || !/^\d+\.\d+\.\d+$/.test(next)) {
    console.error('Name the number of the release, such as 1.1.0: npm run release -- 1.1.0');
    process.exitCode = 2;
  } else release(next);
}
