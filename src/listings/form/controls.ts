import { z } from 'zod';
import { listingInput } from '../listing.schema.ts';

/** The type of a control in a listing's form. */
export type ControlKind =
  | 'text'
  /** An address of the web. */
  | 'address'
  /** A day of the year. */
  | 'day'
  /** A time of the day. */
  | 'time'
  /** ISO code of a currency. */
  | 'currency'
  /** ISO code of a country. */
  | 'country'
  | 'number'
  /** In metres. */
  | 'length'
  /** Latitude or longitude. */
  | 'degrees'
  /** Typed in normal units of the listing's currency, sent in minor units. */
  | 'money'
  /** Yes, no or not stated. */
  | 'flag'
  /** One of several values. */
  | 'choice'
  /** Any number of several values. */
  | 'choices'
  /** A number, `unlimited` or not stated. */
  | 'mileage';

/** One control, derived from the API's schema. */
export interface Control {
  kind: ControlKind;
  /** Whether it is required when the part that contains it is present. */
  required: boolean;
  /** The values of `choice` and `choices`; empty for other kinds. */
  values: readonly string[];
  /** Whether a number has no decimals. */
  isWhole: boolean;
  min: number | null;
  max: number | null;
  /** Maximum number of characters of a text. */
  maxLength: number | null;
  /**
   * Whether a text has a prescribed format, such as an address or code; spaces around it are then
   * removed.
   */
  formed: boolean;
}

/** The parts of JSON Schema that the listing's schema uses. */
interface JsonSchema {
  $ref?: string;
  type?: string;
  enum?: readonly string[];
  anyOf?: readonly JsonSchema[];
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
  items?: JsonSchema;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  trimmedMax?: number;
  pattern?: string;
}

/** Paths of amounts in the listing's currency. */
const MONEY: ReadonlySet<string> = new Set([
  'price.from',
  'price.deposit',
  'policies.insurance_excess',
]);

const DEGREES: ReadonlySet<string> = new Set(['location.lat', 'location.lng']);

/** Texts of which the schema alone does not tell what they are. */
const TEXTS: Readonly<Record<string, ControlKind>> = {
  url: 'address',
  'images.*.url': 'address',
  'price.currency': 'currency',
  'location.country_code': 'country',
  'campsite.open_from': 'day',
  'campsite.open_to': 'day',
  'campsite.check_in': 'time',
  'campsite.check_out': 'time',
};

const LENGTHS: ReadonlySet<string> = new Set([
  'vehicle.length_m',
  'vehicle.height_m',
  'vehicle.width_m',
]);

const NUMERIC: ReadonlySet<ControlKind> = new Set([
  'number',
  'length',
  'degrees',
  'money',
  'mileage',
]);

const TEXTUAL: ReadonlySet<ControlKind> = new Set<ControlKind>(['text', ...Object.values(TEXTS)]);

/** Whether the API's value of a control is a number. */
export const isNumeric = ({ kind }: Pick<Control, 'kind'>): boolean => NUMERIC.has(kind);

/** Whether the API's value of a control is a text that is typed. */
export const isTextual = ({ kind }: Pick<Control, 'kind'>): boolean => TEXTUAL.has(kind);

const root = z.toJSONSchema(listingInput, { io: 'input' }) as JsonSchema & {
  $defs: Record<string, JsonSchema>;
};

const resolved = (schema: JsonSchema): JsonSchema =>
  schema.$ref === undefined ? schema : (root.$defs[schema.$ref.slice('#/$defs/'.length)] ?? {});

function kindOf(path: string, schema: JsonSchema): ControlKind {
  if (schema.anyOf) return 'mileage';
  if (schema.enum) return 'choice';
  if (schema.type === 'array') return 'choices';
  if (schema.type === 'boolean') return 'flag';
  if (MONEY.has(path)) return 'money';
  if (DEGREES.has(path)) return 'degrees';
  if (LENGTHS.has(path)) return 'length';
  return schema.type === 'string' ? (TEXTS[path] ?? 'text') : 'number';
}

function controlOf(path: string, schema: JsonSchema, required: boolean): Control {
  const value = schema.anyOf?.find(({ type }) => type !== 'null') ?? schema;
  const words = value.items === undefined ? value : resolved(value.items);
  const { minimum: min, maximum: max } = value;
  return {
    kind: kindOf(path, schema),
    required,
    values: words.enum ?? [],
    isWhole: value.type === 'integer',
    min: min ?? null,
    max: max === undefined || max === Number.MAX_SAFE_INTEGER ? null : max,
    maxLength: value.maxLength ?? value.trimmedMax ?? null,
    formed: value.pattern !== undefined,
  };
}

function* controlsIn(schema: JsonSchema, path: string): Generator<[string, Control]> {
  const { properties = {}, required = [] } = resolved(schema);
  for (const [key, sent] of Object.entries(properties)) {
    const inner = resolved(sent);
    const own = path + key;
    const items = inner.items && resolved(inner.items);
    if (inner.properties) yield* controlsIn(inner, `${own}.`);
    else if (items?.properties) yield* controlsIn(items, `${own}.*.`);
    else yield [own, controlOf(own, inner, required.includes(key))];
  }
}

/**
 * The controls of a listing's form by their dotted paths in the API, with `*` for an index
 * (`images.*.url`). Derived from the API's own schema, so that the form has the same fields as the
 * API.
 */
export const CONTROLS: ReadonlyMap<string, Control> = new Map(controlsIn(root, ''));

/** The control with a name such as `images.0.url`; undefined when the API has no such field. */
export const controlNamed = (name: string): Control | undefined =>
  CONTROLS.get(name.replaceAll(/(?<=\.)\d+(?=\.)/g, '*'));

/** Objects of the listing that are required. */
export const REQUIRED_PARTS: readonly string[] = (resolved(root).required ?? []).filter(
  (key) => resolved(resolved(root).properties?.[key] ?? {}).properties !== undefined,
);

/**
 * The name of the control that shows a problem of the API: the group for one value of a group of
 * boxes, else the path itself, which may also name a part (`vehicle`).
 */
export function controlOfProblem(path: string): string {
  const group = path.replace(/\.\d+$/, '');
  return CONTROLS.get(group)?.kind === 'choices' ? group : path;
}
