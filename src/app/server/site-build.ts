import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import {
  isBuiltFrom,
  siteFolder,
  sourcesFingerprint,
  stampFile,
} from '../use-cases/set-up/site-sources.ts';

export { buildFile, siteBuiltAt, siteFolder } from '../use-cases/set-up/site-sources.ts';

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
  if (isBuiltFrom(await sourcesFingerprint())) return false;
  return alone(async () => {
    const fingerprint = await sourcesFingerprint();
    if (isBuiltFrom(fingerprint)) return false;
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
