/**
 * Generates the SDK's types from docs/openapi.json with Hey API's generator. With `--check` it only
 * reports whether the generated file is up to date. `npm run openapi` runs it after writing
 * docs/openapi.json.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@hey-api/openapi-ts';

const ROOT = join(import.meta.dirname, '..');
const FILE = join(ROOT, 'packages/sdk/src/generated/types.ts');
const HEADER =
  '/** Generated from docs/openapi.json by tools/sdk-types.mjs: run `npm run openapi` to update it. */\n';

async function generate() {
  const folder = mkdtempSync(join(tmpdir(), 'campcairn-types-'));
  try {
    await createClient({
      input: join(ROOT, 'docs/openapi.json'),
      output: { path: folder, entryFile: false, header: null },
      plugins: ['@hey-api/typescript'],
      logs: { level: 'silent', file: false },
    });
    return `${HEADER}${readFileSync(join(folder, 'types.gen.ts'), 'utf8').trimEnd()}\n`;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const types = await generate();
if (!process.argv.includes('--check')) writeFileSync(FILE, types);
else if (readFileSync(FILE, 'utf8') !== types) {
  console.error('packages/sdk/src/generated/types.ts is not current: run `npm run openapi`.');
  process.exitCode = 1;
}
