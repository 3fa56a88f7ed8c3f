import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../../node_modules/.cache/compiled');

/**
 * Makes Node keep the modules that are imported from now on as compiled code for the next start, which
 * halves the work of starting. Where the folder cannot be written, nothing is kept; `NODE_COMPILE_CACHE`
 * names another.
 */
export function keepCompiledModules(): void {
  enableCompileCache(FOLDER);
}
