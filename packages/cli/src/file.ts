import { readFileSync } from 'node:fs';
import { UsageError, WorkFailed } from './line/command.ts';

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

/** Reads a file that must be UTF-8. Throws UsageError when it cannot be read, WorkFailed when it is not. */
export function fileUtf8(path: string): string {
  const bytes = fileBytes(path);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new WorkFailed(`${path} is not UTF-8. In Excel, save it as "CSV UTF-8".`, { cause });
  }
}
