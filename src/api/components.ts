import { z } from 'zod';

/** A JSON object of the API description. */
export type Json = Record<string, unknown>;

/**
 * Whether a schema is for bodies or queries of requests, which are closed, or for answers, which may get
 * more fields.
 */
export type Direction = 'sent' | 'asked' | 'answered';

/** Keywords that apply to requests only: fields may be added to answers at any time. */
const ONLY_SENT = new Set(['additionalProperties', 'maxLength']);

/**
 * Campcairn's own schema keywords (platform/validation), which are translated into those of JSON
 * Schema.
 */
const OWN = new Set(['trimmedMin', 'trimmedMax', 'forbids', 'emptyIsUnset']);

/** A part of an input is named `VehicleInput`; where it is answered, `Vehicle`. */
const nameOf = (id: string, direction: Direction): string =>
  direction === 'answered' ? id.replace(/Input$/, '') : id;

/** Schemas by name, collected while endpoints are described. */
export class Components {
  readonly schemas: Record<string, Json> = {};

  /**
   * Describes a schema; named ones become components and are referred to. The input side of a schema
   * is described, also for answers: the output of a transformation has no schema.
   */
  describe(schema: z.ZodType, direction: Direction): Json {
    const json = z.toJSONSchema(schema, {
      io: 'input',
      reused: 'inline',
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => {
        // Zod leaves the default out beside a transformation.
        const { def } = zodSchema._zod;
        if (def.type === 'default') jsonSchema.default = def.defaultValue as Json;
        // The smallest safe integer is no limit worth describing.
        if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      },
    });
    return this.adopt(json as Json, direction);
  }

  private adopt(json: Json, direction: Direction): Json {
    const { $schema: _, $defs = {}, ...rest } = json;
    for (const [id, definition] of Object.entries($defs as Record<string, Json>)) {
      this.schemas[nameOf(id, direction)] ??= adapted(definition, direction) as Json;
    }
    const described = adapted(rest, direction) as Json;
    const id = rest.id as string | undefined;
    if (!id) return described;
    const name = nameOf(id, direction);
    this.schemas[name] ??= described;
    return { $ref: `#/components/schemas/${name}` };
  }
}

/** Rewrites references to point to the components and drops ids, which are the components' names. */
function adapted(value: unknown, direction: Direction): unknown {
  if (Array.isArray(value)) return value.map((item) => adapted(item, direction));
  if (typeof value !== 'object' || value === null) return value;
  const isKept = ([key, item]: [string, unknown]): boolean => {
    // A field may have the name of a keyword; then its value is an object.
    if (typeof item === 'object') return true;
    return key !== 'id' && !OWN.has(key) && (direction !== 'answered' || !ONLY_SENT.has(key));
  };
  const schema = direction === 'sent' ? asSent(value as Json) : (value as Json);
  const entries = Object.entries(schema)
    .filter(isKept)
    .map(([key, item]) => [
      key,
      key === '$ref' ? pointer(item, direction) : adapted(item, direction),
    ]);
  return Object.fromEntries(entries) as Json;
}

/**
 * Returns the JSON Schema of a request body. Describes lengths of trimmed text, and an empty text
 * that counts as not sent, as patterns; describes defaults in words, since generated clients treat
 * a field with a `default` as always present.
 */
function asSent({ default: unsent, ...schema }: Json): Json {
  const { trimmedMin: min = 0, trimmedMax: max, forbids, emptyIsUnset, pattern } = schema;
  const words = [schema.description];
  if (typeof max === 'number') {
    schema.pattern = trimmedPattern(Number(min), max);
    words.push(
      `${Number(min) > 0 ? `${min as number} to` : 'At most'} ${max} characters, not counting spaces around them.`,
    );
    if (min === 0) words.push('An empty text counts as not sent.');
  }
  if (emptyIsUnset === true) {
    schema.pattern = `^$|${String(pattern)}`;
    words.push('An empty text counts as not sent.');
  }
  if (typeof forbids === 'string') schema.not = { pattern: forbids };
  if (unsent !== undefined)
    words.push(
      `\`${typeof unsent === 'string' ? unsent : JSON.stringify(unsent)}\` when it is not sent.`,
    );
  const description = words.filter((sentence) => typeof sentence === 'string').join(' ');
  return description === '' ? schema : { ...schema, description };
}

/** A pattern of texts that have `min` to `max` characters once trimmed; NUL is none of them. */
function trimmedPattern(min: number, max: number): string {
  const inner = `[^\\s\\u0000][^\\u0000]{${Math.max(min - 2, 0)},${max - 2}}[^\\s\\u0000]`;
  if (min > 1) return `^\\s*${inner}\\s*$`;
  const any = `(?:${inner}|[^\\s\\u0000])`;
  return `^\\s*${min === 0 ? `${any}?` : any}\\s*$`;
}

const pointer = (reference: unknown, direction: Direction): string =>
  `#/components/schemas/${nameOf(String(reference).replace('#/$defs/', ''), direction)}`;
