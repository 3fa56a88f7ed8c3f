/**
 * Generates the SDK's types from docs/openapi.json with Hey API's generator, and the paths of the
 * fields that `compare` looks at. With `--check` it only
 * reports whether the generated files are up to date. `npm run openapi` runs it after writing
 * docs/openapi.json.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@hey-api/openapi-ts';

const ROOT = join(import.meta.dirname, '..');
const GENERATED = 'packages/sdk/src/generated';
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

/** Returns the dotted paths of a listing's fields that are sent, without its id and its images. */
function comparedFields() {
  const { schemas } = JSON.parse(readFileSync(join(ROOT, 'docs/openapi.json'), 'utf8')).components;
  const pathsOf = (name, before = '') =>
    Object.entries(schemas[name].properties).flatMap(([field, { $ref }]) =>
      $ref ? pathsOf($ref.split('/').at(-1), `${before}${field}.`) : [before + field],
    );
  const paths = pathsOf('ListingInput').filter((path) => path !== 'images');
  const lines = paths.map((path) => `  '${path}',\n`).join('');
  const comment =
    '/** Dotted paths of the fields of a listing that is sent, without its images. */\n';
  return `${HEADER}\n${comment}export const LISTING_FIELDS: readonly string[] = [\n${lines}];\n`;
}

const files = { 'types.ts': await generate(), 'fields.ts': comparedFields() };
for (const [name, text] of Object.entries(files)) {
  const file = join(ROOT, GENERATED, name);
  if (!process.argv.includes('--check')) writeFileSync(file, text);
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    console.error(`${GENERATED}/${name} is not current: run \`npm run openapi\`.`);
    process.exitCode = 1;
  }
}
