import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from './run.ts';

/**
 * Runs a check on a temporary project with errors, so that a test can verify the complaints.
 * @param files the text of each file by its path; the migrations are added.
 */
export function complaintsAbout(
  check: (root: string) => string[],
  files: Record<string, string>,
): string[] {
  const root = mkdtempSync(join(tmpdir(), 'campcairn-example-'));
  try {
    cpSync(join(ROOT, 'migrations'), join(root, 'migrations'), { recursive: true });
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    return check(root);
  } finally {
    rmSync(root, { recursive: true });
  }
}
