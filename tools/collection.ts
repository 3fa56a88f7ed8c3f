import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bodyOf, fromDescription } from './collection/requests.ts';
import { ROOT } from './run.ts';

/**
 * Generates the collection of all requests for Postman, which Bruno and Insomnia can import too,
 * and its environment, from docs/openapi.json. Sites serve both with their own address. With `--check` it only reports whether the files are
 * up to date. `npm run openapi` runs it after writing docs/openapi.json.
 */
const FOLDER = join(ROOT, 'packages/postman');
const description = JSON.parse(readFileSync(join(ROOT, 'docs/openapi.json'), 'utf8'));

const environment = {
  name: 'Campcairn',
  values: [
    { key: 'baseUrl', value: description.servers[0].url, type: 'default', enabled: true },
    { key: 'apiKey', value: '', type: 'secret', enabled: true },
  ],
  _postman_variable_scope: 'environment',
};
const files = {
  'campcairn.postman_collection.json': bodyOf(fromDescription(description)),
  'campcairn.postman_environment.json': bodyOf(environment),
};

for (const [name, text] of Object.entries(files)) {
  const path = join(FOLDER, name);
  if (!process.argv.includes('--check')) writeFileSync(path, text);
  else if (readFileSync(path, 'utf8') !== text) {
    console.error(`packages/postman/${name} is not current: run \`npm run openapi\`.`);
    process.exitCode = 1;
  }
}
