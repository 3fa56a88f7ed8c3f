import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes the data folder, and the folders it is in, where they are missing. One after the other: Node's recursive
 * `mkdir` never ends in a file system that knows the parent but makes nothing in it, such as /proc.
 */
export function makeDataFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeDataFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o755 });
  } catch (error) {
    // Another process that starts may have made it meanwhile.
    if (!existsSync(folder)) throw error;
  }
}
