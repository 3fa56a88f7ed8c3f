import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the SvelteKit app. */
export const siteFolder = fileURLToPath(new URL('../../site', import.meta.url));

/** What the build makes for `mountSite` to import. */
export const buildFile = new URL('../../site/build/mount.js', import.meta.url);

const stampFile = join(siteFolder, 'build/.sources');

/** A fingerprint of everything the build is made from. */
function sourcesFingerprint(): string {
  const hash = createHash('sha256');
  const files = ['messages', 'src', 'static', 'vite'].flatMap((folder) =>
    readdirSync(join(siteFolder, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  files.push(join(siteFolder, 'vite.config.ts'), join(siteFolder, '../package-lock.json'));
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

/**
 * Builds the site unless its build is of these very sources. Answers whether it had to.
 * Throws with the builder's output when the build fails.
 */
export async function ensureSiteBuilt(): Promise<boolean> {
  const fingerprint = sourcesFingerprint();
  if (isBuilt(fingerprint)) return false;
  const vite = fileURLToPath(new URL('../../node_modules/vite/bin/vite.js', import.meta.url));
  const output: Buffer[] = [];
  const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn'], { cwd: siteFolder });
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  const code = await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (code !== 0) throw new Error(`The site could not be built:\n${Buffer.concat(output)}`);
  writeFileSync(stampFile, fingerprint);
  return true;
}
