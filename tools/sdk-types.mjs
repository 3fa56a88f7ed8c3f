/**
 * Writes the SDK's types from docs/openapi.json, by Hey API's generator; with `--check` it only says whether
 * they are as they would be written. `npm run openapi` runs it after that file was written.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@hey-api/openapi-ts';

const ROOT = join(import.meta.dirname, '..');
const FILE = join(ROOT, 'packages/sdk/src/generated/types.ts');
const HEADER =
  '/** Made from docs/openapi.json by tools/sdk-types.mjs: `npm run openapi` writes it anew. */\n';

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
