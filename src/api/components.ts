import { z } from 'zod';

/** A JSON object of the API description. */
export type Json = Record<string, unknown>;

/** Whether a schema is for requests, which are closed, or for answers, which may get more fields. */
export type Direction = 'sent' | 'answered';

/**
 * Keywords that apply to requests only. Fields may be added to answers at any time, so answers are not
 * closed; and lengths are those of trimmed text, but answers have it untrimmed.
 */
const ONLY_SENT = new Set(['additionalProperties', 'minLength', 'maxLength']);

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
    return key !== 'id' && (direction === 'sent' || !ONLY_SENT.has(key));
  };
  const entries = Object.entries(value)
    .filter(isKept)
    .map(([key, item]) => [
      key,
      key === '$ref' ? pointer(item, direction) : adapted(item, direction),
    ]);
  return Object.fromEntries(entries) as Json;
}

const pointer = (reference: unknown, direction: Direction): string =>
  `#/components/schemas/${nameOf(String(reference).replace('#/$defs/', ''), direction)}`;
