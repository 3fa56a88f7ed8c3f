import { join } from 'node:path';
import { type CatalogueFolders, unusedCatalogueKeys } from './catalogue-keys.ts';
import { wronglyTranslatedKeys } from './catalogue-languages.ts';
import { allSpellings } from '../src/mails/sentences/index.ts';
import { bin, ROOT, type Step } from './run.ts';
import { wrongFrenchSpaces } from './french-spaces.ts';
import { brokenSourceRules } from './source-rules.ts';
import { brokenStatementNames } from './statement-names.ts';
import { brokenTableOwners } from './table-owners.ts';
import { untoldSentences } from './untold-sentences.ts';

/** Catalogues of pages and of mails, in which every key has to be used. */
const CATALOGUES: CatalogueFolders[] = [
  { catalogues: join(ROOT, 'site/messages'), readers: join(ROOT, 'site/src') },
  { catalogues: join(ROOT, 'src/mails/words'), readers: join(ROOT, 'src/mails') },
];

/** The strict checks: types, linter, formatter, import rules, catalogues. */
export const checks: Step[] = [
  {
    name: 'types',
    command: process.execPath,
    args: [
      join(ROOT, 'node_modules/@typescript/native/bin/tsc'),
      '--noEmit',
      '-p',
      'tsconfig.json',
    ],
  },
  {
    name: 'types of the site',
    command: bin('svelte-check'),
    args: [
      '--workspace',
      'site',
      '--tsconfig',
      './tsconfig.json',
      '--fail-on-warnings',
      '--output',
      'human',
    ],
  },
  {
    name: 'types of the service worker',
    command: process.execPath,
    args: [
      join(ROOT, 'node_modules/@typescript/native/bin/tsc'),
      '--noEmit',
      '-p',
      'site/src/service-worker',
    ],
  },
  { name: 'linter', command: bin('oxlint'), args: ['--deny-warnings'] },
  { name: 'formatter', command: bin('oxfmt'), args: ['--check', '.'] },
  {
    name: 'imports',
    command: bin('depcruise'),
    args: ['src', 'packages', 'site/src', 'site/messages', 'bench', '--output-type', 'err'],
  },
  {
    name: 'description of the API',
    command: process.execPath,
    args: [join(ROOT, 'tools/lint-openapi.mjs')],
  },
  {
    name: 'types of the SDK',
    command: process.execPath,
    args: [join(ROOT, 'tools/sdk-types.mjs'), '--check'],
  },
  {
    name: 'fields of the CLI',
    command: process.execPath,
    args: [join(ROOT, 'tools/cli-fields.ts'), '--check'],
  },
  {
    name: 'types of the Python client',
    command: process.execPath,
    args: [join(ROOT, 'tools/python-types.ts'), '--check'],
  },
  {
    name: 'collection of requests',
    command: process.execPath,
    args: [join(ROOT, 'tools/collection.ts'), '--check'],
  },
  {
    name: 'icons',
    command: process.execPath,
    args: [join(ROOT, 'site/tools/draw-icons.ts'), '--check'],
  },
  {
    name: 'catalogues',
    complaints: () => [
      ...CATALOGUES.flatMap(unusedCatalogueKeys),
      ...wronglyTranslatedKeys(ROOT),
      ...wrongFrenchSpaces(ROOT),
      ...untoldSentences(ROOT, allSpellings()),
    ],
  },
  { name: 'places of things', complaints: () => brokenSourceRules(ROOT) },
  { name: 'names of statements', complaints: () => brokenStatementNames(ROOT) },
  { name: 'owners of tables', complaints: () => brokenTableOwners(ROOT) },
];
