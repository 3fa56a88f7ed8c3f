import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the SvelteKit app. */
export const siteFolder = fileURLToPath(new URL('../../../../site', import.meta.url));

/** The module of the build that the server imports. */
export const buildFile = new URL('../../../../site/build/mount.js', import.meta.url);

/** Returns when the site was built; undefined when there is no build. */
export const siteBuiltAt = (): Date | undefined =>
  statSync(buildFile, { throwIfNoEntry: false })?.mtime;

/** File of the build that says from which sources it was built. */
export const stampFile = join(siteFolder, 'build/.sources');

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

/** Returns a SHA-256 of all files that the build depends on. Rejects when one of them is missing. */
export async function sourcesFingerprint(): Promise<string> {
  const hash = createHash('sha256');
  const files: string[] = FILES.map((file) => join(siteFolder, file));
  for (const folder of FOLDERS) {
    const path = join(siteFolder, folder);
    const entries = await readdir(path, { recursive: true, withFileTypes: true });
    for (const entry of entries) if (entry.isFile()) files.push(join(entry.parentPath, entry.name));
  }
  for (const file of files.sort())
    hash.update(file.slice(siteFolder.length)).update(await readFile(file));
  return hash.digest('hex');
}

/** Whether the build was made of the sources with this fingerprint. */
export function isBuiltFrom(fingerprint: string): boolean {
  try {
    return readFileSync(stampFile, 'utf8') === fingerprint;
  } catch {
    return false;
  }
}

/**
 * `missing`: there is no build; `stale`: the sources have changed since; `unknown`: there are no sources to compare
 * with, as in an image of the build alone.
 */
export type SiteState = 'current' | 'stale' | 'missing' | 'unknown';

/** Compares the build of the site with its sources. */
export async function siteState(): Promise<SiteState> {
  if (siteBuiltAt() === undefined) return 'missing';
  try {
    return isBuiltFrom(await sourcesFingerprint()) ? 'current' : 'stale';
  } catch {
    return 'unknown';
  }
}
