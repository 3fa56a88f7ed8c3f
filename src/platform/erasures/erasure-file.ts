import { open, readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { Erasure } from './erasures.sql.ts';

const LINE = z.object({
  installation: z.string(),
  kind: z.enum(['lead', 'application', 'report', 'account', 'member', 'operator']),
  subject: z.string(),
  at: z.coerce.date(),
});

/**
 * Reads the erasures of an installation from a file of JSON lines; none when there is no file.
 * Ignores a line that a crash has truncated.
 */
export async function readErasureFile(file: string, installation: string): Promise<Erasure[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return text.split('\n').flatMap((line) => {
    const read = LINE.safeParse(parsed(line));
    if (!read.success || read.data.installation !== installation) return [];
    const { kind, subject, at } = read.data;
    return [{ kind, subject, at }];
  });
}

/** Whether a file is readable and contains erasures of any installation, or is empty. */
export async function isErasureFile(file: string): Promise<boolean> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return false;
  return text === '' || text.split('\n').some((line) => LINE.safeParse(parsed(line)).success);
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** Creates the file unless it exists. Throws when it cannot be written. */
export async function requireErasureFile(file: string): Promise<void> {
  await (await open(file, 'a', 0o600)).close();
}

/** Adds erasures to the file, and waits until the disk has them. */
export async function appendToErasureFile(
  file: string,
  installation: string,
  erasures: readonly Erasure[],
): Promise<void> {
  if (erasures.length === 0) return;
  const lines = erasures.map(({ kind, subject, at }) =>
    JSON.stringify({ installation, kind, subject, at }),
  );
  const handle = await open(file, 'a', 0o600);
  try {
    // Begins a new line, since the last one may be truncated.
    await handle.appendFile(`\n${lines.join('\n')}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
