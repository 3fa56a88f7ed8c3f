/**
 * Generates the types of the Python client from docs/openapi.json, between two marks of its file.
 * With `--check` it only reports whether they are up to date. `npm run openapi` runs it after
 * writing docs/openapi.json.
 *
 * Optional fields are those of a class that inherits from the required ones, because `NotRequired`
 * is not in the standard library before Python 3.11.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run.ts';

/** The parts of JSON Schema that the description of the API uses. */
interface JsonSchema {
  $ref?: string;
  type?: string | readonly string[];
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
  items?: JsonSchema;
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
}

type Schemas = Readonly<Record<string, JsonSchema>>;

const FILE = 'packages/python/campcairn_client.py';
const BEGIN = '# <generated>\n';
const END = '# </generated>\n';

const { schemas } = JSON.parse(readFileSync(join(ROOT, 'docs/openapi.json'), 'utf8'))
  .components as { schemas: Schemas };

/** Schemas of whole bodies, which the client makes itself, and of errors, which it raises. */
const LEFT_OUT =
  /(?:Request|Answer|Summary|Page)$|^(?:AvailabilityInput|Error|ErrorObject|RefusedBatchItem)$/;
const KEPT = new Set(['RotationRequest', 'ErrorObject']);

/** Keywords of Python that are names of fields. */
const KEYWORDS = new Set(['from']);

const NULL = 'None';

const SIMPLE: Readonly<Record<string, string>> = {
  string: 'str',
  integer: 'int',
  number: 'float',
  boolean: 'bool',
  null: NULL,
  object: 'Dict[str, Any]',
};

/** Returns the types that a value may have. */
function typesOf(schema: JsonSchema): string[] {
  if (schema.$ref !== undefined) return [schema.$ref.split('/').at(-1)!];
  const several = schema.anyOf ?? schema.oneOf;
  if (several !== undefined) return several.flatMap(typesOf);
  const values = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  if (values !== undefined) {
    const stated = values.filter((value) => value !== null);
    const literal = `Literal[${stated.map((value) => JSON.stringify(value)).join(', ')}]`;
    return values.includes(null) ? [literal, NULL] : [literal];
  }
  const types = [schema.type ?? 'object'].flat();
  // A value of any type.
  if (types.includes('object') && types.includes('array')) return ['Any'];
  return types.map((type) =>
    type === 'array' ? `List[${typeOf(schema.items ?? {})}]` : SIMPLE[type]!,
  );
}

function typeOf(schema: JsonSchema): string {
  const types = new Set(typesOf(schema));
  const stated = [...types].filter((type) => type !== NULL);
  const all = stated.length > 1 ? `Union[${stated.join(', ')}]` : (stated[0] ?? NULL);
  return types.has(NULL) && stated.length > 0 ? `Optional[${all}]` : all;
}

/** Declares a class of fields, which are all required or all optional. */
function declared(
  name: string,
  fields: readonly (readonly [string, JsonSchema])[],
  base: string | undefined,
): string {
  const total = base === undefined ? '' : ', total=False';
  if (fields.some(([field]) => KEYWORDS.has(field))) {
    const entries = fields.map(
      ([field, schema]) => `"${field}": "${typeOf(schema).replaceAll('"', "'")}"`,
    );
    if (base !== undefined) throw new Error(`${name}: an optional field is a keyword of Python.`);
    return `${name} = TypedDict("${name}", {${entries.join(', ')}})\n`;
  }
  const lines = fields.map(([field, schema]) => `    ${field}: ${typeOf(schema)}\n`);
  return `class ${name}(${base ?? 'TypedDict'}${total}):\n${lines.join('') || '    pass\n'}`;
}

function typedDict(name: string, schema: JsonSchema): string[] {
  const fields = Object.entries(schema.properties ?? {});
  const required = fields.filter(([field]) => schema.required?.includes(field));
  const optional = fields.filter(([field]) => !schema.required?.includes(field));
  if (optional.length === 0) return [declared(name, required, undefined)];
  if (required.length === 0) return [declared(name, optional, 'TypedDict')];
  return [declared(`_${name}`, required, undefined), declared(name, optional, `_${name}`)];
}

const named = Object.entries(schemas).filter(([name]) => !LEFT_OUT.test(name) || KEPT.has(name));
const classes = named.filter(([, { properties }]) => properties !== undefined);
const aliases = named.filter(([, { oneOf }]) => oneOf !== undefined);

const comparedFields = (name: string, before = ''): string[] =>
  Object.entries(schemas[name]?.properties ?? {}).flatMap(([field, { $ref }]) =>
    $ref ? comparedFields($ref.split('/').at(-1)!, `${before}${field}.`) : [before + field],
  );

const text = [
  ...classes.flatMap(([name, schema]) => typedDict(name, schema)),
  ...aliases.map(([name, schema]) => `${name} = ${typeOf(schema)}\n`),
  `_LISTING_FIELDS = (\n${comparedFields('ListingInput')
    .filter((field) => field !== 'images')
    .map((field) => `    "${field}",\n`)
    .join('')})\n`,
].join('\n\n');

const source = readFileSync(join(ROOT, FILE), 'utf8');
const begin = source.indexOf(BEGIN) + BEGIN.length;
const end = source.indexOf(END);
const current = `${source.slice(0, begin)}\n\n${text}\n\n${source.slice(end)}`;

if (!process.argv.includes('--check')) writeFileSync(join(ROOT, FILE), current);
else if (source !== current) {
  console.error(`${FILE} is not current: run \`npm run openapi\`.`);
  process.exitCode = 1;
}
