import { readFileSync } from 'node:fs';
import { UsageError } from './line/command.ts';

/** Reads a file. Throws UsageError when it cannot be read. */
export function fileBytes(path: string): Uint8Array {
  try {
    return readFileSync(path);
  } catch (cause) {
    throw new UsageError(`${path} cannot be read: ${(cause as NodeJS.ErrnoException).code}.`, {
      cause,
    });
  }
}

/** Reads a UTF-8 file. Throws UsageError when it cannot be read. */
export const fileText = (path: string): string => new TextDecoder().decode(fileBytes(path));
