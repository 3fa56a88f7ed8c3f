import { z } from 'zod';

type Schema = z.core.$ZodType;

/** A schema's statements about one field. */
interface Field {
  /** The field's own schema; undefined when the path leads to none. */
  field: z.core.$ZodTypes | undefined;
  isOptional: boolean;
  isNullable: boolean;
  /** Its text in the API description; empty when it has none. */
  description: string;
}

/** The schema inside of `optional`, `nullable`, `default` and transformations. */
function unwrapped(schema: Schema): Field {
  let field = schema as z.core.$ZodTypes;
  let isOptional = false;
  let isNullable = false;
  let description = '';
  for (;;) {
    description ||= z.globalRegistry.get(field)?.description ?? '';
    const { def } = field._zod;
    if (def.type === 'pipe') field = def.in as z.core.$ZodTypes;
    else if (def.type === 'optional' || def.type === 'default' || def.type === 'nullable') {
      if (def.type === 'nullable') isNullable = true;
      else isOptional = true;
      field = def.innerType as z.core.$ZodTypes;
    } else return { field, isOptional, isNullable, description };
  }
}

function schemaInside(field: z.core.$ZodTypes, key: PropertyKey): Schema | undefined {
  const { def } = field._zod;
  if (def.type === 'array') return def.element;
  if (def.type === 'record') return def.valueType;
  if (def.type !== 'object') return undefined;
  return Object.hasOwn(def.shape, key) ? def.shape[String(key)] : undefined;
}

/** Finds a schema's statements about the field at a path. */
export function fieldAt(schema: Schema, path: readonly PropertyKey[]): Field {
  let found = unwrapped(schema);
  for (const key of path) {
    const inside = found.field && schemaInside(found.field, key);
    if (!inside) return { field: undefined, isOptional: false, isNullable: false, description: '' };
    found = unwrapped(inside);
  }
  return found;
}

/** The keywords of JSON Schema that tell a field's bounds. */
interface Bounds {
  type?: string;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  maxLength?: number;
}

const known = new WeakMap<Schema, Bounds>();

function boundsOf(field: Schema): Bounds {
  let bounds = known.get(field);
  if (!bounds) {
    bounds = z.toJSONSchema(field, { io: 'input', unrepresentable: 'any' }) as Bounds;
    known.set(field, bounds);
  }
  return bounds;
}

function numberSentence({ type, minimum, maximum }: Bounds, sent: unknown): string {
  const noun = type === 'integer' ? 'a whole number' : 'a number';
  if (maximum !== Number.MAX_SAFE_INTEGER) {
    const isBounded = minimum !== undefined && maximum !== undefined;
    return isBounded ? `must be ${noun} from ${minimum} to ${maximum}` : `must be ${noun}`;
  }
  if (typeof sent === 'number' && sent > maximum) return `must be at most ${maximum}`;
  return minimum === Number.MIN_SAFE_INTEGER
    ? `must be ${noun}`
    : `must be ${noun}, ${minimum} or more`;
}

function listSentence({ minItems = 0, maxItems }: Bounds): string {
  if (maxItems === undefined) return 'must be a list';
  const items = maxItems === 1 ? 'item' : 'items';
  return `must be a list of ${minItems > 0 ? `${minItems} to` : 'at most'} ${maxItems} ${items}`;
}

/**
 * Returns the requirement on a value of a schema, with all its bounds in one sentence; undefined
 * when zod's issue has the sentence, and for schemas that requests do not use.
 */
export function expectation(
  field: z.core.$ZodTypes | undefined,
  sent: unknown,
): string | undefined {
  if (!field) return undefined;
  const { def } = field._zod;
  switch (def.type) {
    case 'number':
      return numberSentence(boundsOf(field), sent);
    case 'boolean':
      return 'must be true or false';
    case 'enum':
      return `must be one of ${Object.values(def.entries).join(', ')}`;
    case 'array':
      return listSentence(boundsOf(field));
    case 'object':
    case 'record':
      return 'must be an object';
    case 'string': {
      if (def.error) return undefined;
      const { maxLength } = boundsOf(field);
      return maxLength === undefined
        ? 'must be a string'
        : `must be a string of at most ${maxLength} characters`;
    }
    default:
      return undefined;
  }
}
