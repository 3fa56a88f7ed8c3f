/**
 * Generates the fields that files for `campcairn sync` may have, from docs/openapi.json. With
 * `--check` it only reports whether the generated file is up to date. `npm run openapi` runs it
 * after writing docs/openapi.json.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { genericNames } from '../src/feeds/map/columns/generic-columns.ts';
import type { Field } from '../src/feeds/map/columns/fields.ts';
import { ZONES } from '../src/places/zones.ts';
import { ROOT } from './run.ts';

/** The parts of JSON Schema that the listing's schema uses. */
interface JsonSchema {
  $ref?: string;
  type?: string;
  anyOf?: readonly JsonSchema[];
  properties?: Readonly<Record<string, JsonSchema>>;
}

const { schemas } = JSON.parse(readFileSync(join(ROOT, 'docs/openapi.json'), 'utf8'))
  .components as { schemas: Readonly<Record<string, JsonSchema>> };

const resolved = (schema: JsonSchema): JsonSchema =>
  schema.$ref === undefined ? schema : (schemas[schema.$ref.split('/').at(-1)!] ?? {});

/**
 * Returns the type of a field's cells. A field that may be null, such as the included distance, has
 * its other type.
 */
const kindOf = ({ type, anyOf }: JsonSchema): string => {
  const named = type ?? anyOf?.find((one) => one.type !== 'null')?.type ?? 'string';
  return { string: 'text', array: 'words' }[named] ?? named;
};

/**
 * Returns the fields of a schema by dotted path. Images are left out because they are parsed
 * separately.
 */
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

/** The fields of the API that columns of feeds fill by themselves. */
const FIELD_OF_COLUMN: Readonly<Partial<Record<Field, string>>> = {
  id: 'external_id',
  title: 'title',
  url: 'url',
  category: 'category',
  description: 'description',
  latitude: 'location.lat',
  longitude: 'location.lng',
  currency: 'price.currency',
  price_unit: 'price.unit',
  image: 'images',
  sleeps: 'vehicle.berths',
  seats: 'vehicle.seats',
  transmission: 'vehicle.transmission',
  make: 'vehicle.make',
  model: 'vehicle.model',
  year: 'vehicle.year',
  fuel: 'vehicle.fuel',
};

/** The price of feeds, which is in normal units. */
const PRICE_COLUMN = 'price';

const fields = fieldsOf('BatchItem');

/** Columns of feeds by name. Names of the API's own fields keep their meaning. */
const columns = new Map(
  Object.entries({ ...FIELD_OF_COLUMN, price: PRICE_COLUMN }).flatMap(([column, field]) =>
    genericNames(column as Field)
      .filter((name) => /^[a-z_]+$/.test(name) && !fields.has(name) && name !== 'images')
      .map((name): [string, string] => [name, field]),
  ),
);

const text = [
  '/** Generated from docs/openapi.json by tools/cli-fields.ts: run `npm run openapi` to update it. */\n',
  '/** Type of the value that a cell contains as text. */',
  "export type Kind = 'text' | 'integer' | 'number' | 'boolean' | 'words';\n",
  declared(
    'FIELDS',
    'Every field of a listing that a column may have, named as in the API; `images` are parsed separately.',
    fields,
  ),
  declared('IMAGE_FIELDS', 'Fields of an image.', fieldsOf('ImageInput')),
  `/** Fields by the columns of feeds that fill them, the preferred column first; \`price\` is in normal units. */
export const COLUMNS: Readonly<Record<string, string>> = {
${Array.from(columns, ([name, field]) => `  ${name}: '${field}',\n`).join('')}};
`,
].join('\n');

const zones = `/** Generated from src/places/zones.ts by tools/cli-fields.ts: run \`npm run openapi\` to update it. */

/** Time zones of countries, and of regions whose zone differs, by their codes. */
export const ZONES: Readonly<Record<string, string>> = {
${Object.entries(ZONES)
  .map(([code, zone]) => `  ${code.includes('-') ? `'${code}'` : code}: '${zone}',\n`)
  .join('')}};
`;

const FILES = { 'fields.ts': text, 'zones.ts': zones };

for (const [name, content] of Object.entries(FILES)) {
  const file = `packages/cli/src/generated/${name}`;
  const path = join(ROOT, file);
  if (!process.argv.includes('--check')) writeFileSync(path, content);
  else if (!existsSync(path) || readFileSync(path, 'utf8') !== content) {
    console.error(`${file} is not current: run \`npm run openapi\`.`);
    process.exitCode = 1;
  }
}
