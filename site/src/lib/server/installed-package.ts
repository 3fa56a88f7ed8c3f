import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/**
 * A file of an installed package's folder, next to one of its entries; null when there is none.
 * `name` must not lead out of the folder: the caller checks its form.
 */
export async function packageFile(entry: string, name: string): Promise<Buffer | null> {
  try {
    return await readFile(join(dirname(require.resolve(entry)), name));
  } catch {
    return null;
  }
}
