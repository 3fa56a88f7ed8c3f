/**
 * Writes the fields that files of `campcairn sync` may have, from docs/openapi.json; with `--check` it only says
 * whether they are as they would be written. `npm run openapi` runs it after that file was written.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run.ts';

/** The parts of JSON Schema that the listing's schema makes use of. */
interface JsonSchema {
  $ref?: string;
  type?: string;
  anyOf?: readonly JsonSchema[];
  properties?: Readonly<Record<string, JsonSchema>>;
}

const FILE = 'packages/cli/src/generated/fields.ts';
const { schemas } = JSON.parse(readFileSync(join(ROOT, 'docs/openapi.json'), 'utf8'))
  .components as { schemas: Readonly<Record<string, JsonSchema>> };

const resolved = (schema: JsonSchema): JsonSchema =>
  schema.$ref === undefined ? schema : (schemas[schema.$ref.split('/').at(-1)!] ?? {});

/** What a cell of a field stands for; one that may be null, as the included distance, by its other type. */
const kindOf = ({ type, anyOf }: JsonSchema): string => {
  const named = type ?? anyOf?.find((one) => one.type !== 'null')?.type ?? 'string';
  return { string: 'text', array: 'words' }[named] ?? named;
};

/** The fields of a schema by their dotted paths; of images, which are read by themselves, none. */
const fieldsOf = (name: string): Map<string, string> =>
  new Map(
    Object.entries(schemas[name]?.properties ?? {}).flatMap(([key, sent]) => {
      const { properties, ...schema } = resolved(sent);
      if (key === 'images') return [];
      if (properties === undefined) return [[key, kindOf(schema)]];
      return Object.entries(properties).map(([inner, field]): [string, string] => [
        `${key}.${inner}`,
        kindOf(resolved(field)),
      ]);
    }),
  );

const declared = (name: string, comment: string, fields: ReadonlyMap<string, string>): string => {
  const lines = Array.from(
    fields,
    ([path, kind]) => `  ${path.includes('.') ? `'${path}'` : path}: '${kind}',\n`,
  );
  return `/** ${comment} */\nexport const ${name}: Readonly<Record<string, Kind>> = {\n${lines.join('')}};\n`;
};

const text = [
  '/** Made from docs/openapi.json by tools/cli-fields.ts: `npm run openapi` writes it anew. */\n',
  '/** What the text of a cell stands for. */',
  "export type Kind = 'text' | 'integer' | 'number' | 'boolean' | 'words';\n",
  declared(
    'FIELDS',
    'Every field of a listing that a column may have, named as in the API; `images` are read by themselves.',
    fieldsOf('BatchItem'),
  ),
  declared('IMAGE_FIELDS', 'What an image has.', fieldsOf('ImageInput')),
].join('\n');

if (!process.argv.includes('--check')) writeFileSync(join(ROOT, FILE), text);
else if (readFileSync(join(ROOT, FILE), 'utf8') !== text) {
  console.error(`${FILE} is not current: run \`npm run openapi\`.`);
  process.exitCode = 1;
}
