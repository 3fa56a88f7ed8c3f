import { readFileSync } from 'node:fs';
import { UsageError } from './line/command.ts';

/** The bytes of a file. Throws UsageError when it cannot be read. */
export function fileBytes(path: string): Uint8Array {
  try {
    return readFileSync(path);
  } catch (cause) {
    throw new UsageError(`${path} cannot be read: ${(cause as NodeJS.ErrnoException).code}.`, {
      cause,
    });
  }
}

/** The text of a file, UTF-8. Throws UsageError when it cannot be read. */
export const fileText = (path: string): string => new TextDecoder().decode(fileBytes(path));
