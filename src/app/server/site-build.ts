import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** Folder of the SvelteKit app. */
export const siteFolder = fileURLToPath(new URL('../../../site', import.meta.url));

/** The module of the build that `mountSite` imports. */
export const buildFile = new URL('../../../site/build/mount.js', import.meta.url);

/** Returns when the site was built; undefined when there is no build. */
export const siteBuiltAt = (): Date | undefined =>
  statSync(buildFile, { throwIfNoEntry: false })?.mtime;

const stampFile = join(siteFolder, 'build/.sources');

/** Folders and files from which the site is built, relative to its folder. */
const FOLDERS = ['messages', 'src', 'static', 'vite', '../data', '../docs/guide', '../examples'];
const FILES = [
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  '../package-lock.json',
  '../packages/sdk/README.md',
  '../packages/python/README.md',
  '../packages/cli/README.md',
];

/** Returns a SHA-256 of all files that the build depends on. */
function sourcesFingerprint(): string {
  const hash = createHash('sha256');
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(siteFolder, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  for (const file of FILES) files.push(join(siteFolder, file));
  for (const file of files.sort())
    hash.update(file.slice(siteFolder.length)).update(readFileSync(file));
  return hash.digest('hex');
}

function isBuilt(fingerprint: string): boolean {
  try {
    return readFileSync(stampFile, 'utf8') === fingerprint;
  } catch {
    return false;
  }
}

const lockFolder = join(siteFolder, '.svelte-kit/build.lock');
const ownerFile = join(lockFolder, 'owner');

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Takes the lock unless a running process holds it; `mkdir` is atomic. */
function takeLock(): boolean {
  mkdirSync(dirname(lockFolder), { recursive: true });
  try {
    mkdirSync(lockFolder);
  } catch {
    const owner = Number(readFileSync(ownerFile, { encoding: 'utf8', flag: 'a+' }));
    if (owner > 0 && !isAlive(owner)) rmSync(lockFolder, { recursive: true, force: true });
    return false;
  }
  writeFileSync(ownerFile, String(process.pid));
  return true;
}

/** Runs `work` while no other process builds. */
async function alone<Result>(work: () => Promise<Result>): Promise<Result> {
  while (!takeLock()) await setTimeout(200);
  try {
    return await work();
  } finally {
    rmSync(lockFolder, { recursive: true, force: true });
  }
}

/**
 * Builds the site unless its build is up to date; resolves with whether it was built. Concurrent
 * processes build it once. Rejects with the builder's output when the build fails.
 * @param onBuild called before the build
 */
export async function ensureSiteBuilt(onBuild?: () => void): Promise<boolean> {
  if (isBuilt(sourcesFingerprint())) return false;
  return alone(async () => {
    const fingerprint = sourcesFingerprint();
    if (isBuilt(fingerprint)) return false;
    onBuild?.();
    await build();
    writeFileSync(stampFile, fingerprint);
    return true;
  });
}

async function build(): Promise<void> {
  const vite = fileURLToPath(new URL('../../../node_modules/vite/bin/vite.js', import.meta.url));
  const output: Buffer[] = [];
  const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn'], { cwd: siteFolder });
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  const code = await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (code !== 0) throw new Error(`The site could not be built:\n${Buffer.concat(output)}`);
}
