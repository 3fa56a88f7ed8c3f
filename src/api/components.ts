import { z } from 'zod';

export type Json = Record<string, unknown>;

/** Which way a schema goes: what callers send is closed, what they are answered may grow. */
export type Direction = 'sent' | 'answered';

/**
 * What holds for what is sent alone. Fields may be added to answers at any time, so nobody may be
 * told that there are no others; and lengths count trimmed text, which is answered untrimmed.
 */
const ONLY_SENT = new Set(['additionalProperties', 'minLength', 'maxLength']);

/** A part of an input is named `VehicleInput`; where it is answered, `Vehicle`. */
const nameOf = (id: string, direction: Direction): string =>
  direction === 'answered' ? id.replace(/Input$/, '') : id;

/** Schemas by name, collected while endpoints are described. */
export class Components {
  readonly schemas: Record<string, Json> = {};

  /**
   * Describes a schema; named ones are put aside and referred to. All are described by what goes into
   * them: parts of a listing are answered as they came, and what transformations make has no form.
   */
  describe(schema: z.ZodType, direction: Direction): Json {
    const json = z.toJSONSchema(schema, {
      io: 'input',
      reused: 'inline',
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => {
        // Left out by zod where a transformation is near.
        const { def } = zodSchema._zod;
        if (def.type === 'default') jsonSchema.default = def.defaultValue as Json;
        // What JSON's readers count to needs no saying at the lower end.
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

/** Points references to the components and drops ids, which OpenAPI keeps as names. */
function adapted(value: unknown, direction: Direction): unknown {
  if (Array.isArray(value)) return value.map((item) => adapted(item, direction));
  if (typeof value !== 'object' || value === null) return value;
  const isKept = ([key, item]: [string, unknown]): boolean => {
    // A field may have the name of a keyword, but then what it stands for is an object.
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
