import type { z } from 'zod';
import type { Problem } from '../errors.ts';
import { lettersOf, misspelledName, nearestNames } from '../spelling.ts';
import { fieldAt } from './expectations.ts';
import { type OtherNames, otherNames } from './other-names.ts';
import { check, type Checked, MAX_PROBLEMS_OF_ITEM } from './problems.ts';

type Schema = z.core.$ZodType;

/** Values of an enum that a sentence lists; of longer ones it names the nearest. */
const MAX_LISTED_VALUES = 12;
const NEAREST_VALUES = 3;
/** Fields that a sentence lists of an object that is wanted. */
const MAX_LISTED_FIELDS = 8;

/** Words that a sentence may repeat: short, of one line, without quotes, and no secret of ours. */
const REPEATABLE = /^(?!.*(?:cc_|whsec_))[\p{L}\p{N} _.:/+-]{1,40}$/u;

/** The type of a sent value in words. */
function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'string') return 'text';
  if (typeof value === 'number') return 'a number';
  return typeof value === 'boolean' ? 'true or false' : 'an object';
}

/** Finds the keys to the value at a dotted path, of which the last may contain dots, and the value. */
function resolve(sent: unknown, path: string): { keys: string[]; value: unknown } | undefined {
  const keys: string[] = [];
  let value = sent;
  for (let rest = path; rest !== '';) {
    if (typeof value !== 'object' || value === null) return undefined;
    const [first = ''] = rest.split('.', 1);
    const key = Object.hasOwn(value, first) ? first : rest;
    if (!Object.hasOwn(value, key)) return undefined;
    keys.push(key);
    value = (value as Record<string, unknown>)[key];
    rest = rest.slice(key.length + 1);
  }
  return { keys, value };
}

const namesIn = (field: z.core.$ZodTypes | undefined): string[] =>
  field?._zod.def.type === 'object' ? Object.keys(field._zod.def.shape) : [];

const knownPaths = new WeakMap<Schema, Map<string, string>>();

/**
 * The dotted paths of a schema's fields, by the letters of the path and of its last name: the first one of several.
 * Items of lists have the number 0. A body may have thousands of unknown fields, each of which is looked up.
 */
function pathsByLetters(schema: Schema): Map<string, string> {
  const known = knownPaths.get(schema);
  if (known) return known;
  const paths = new Map<string, string>();
  const add = (letters: string, path: string) => paths.has(letters) || paths.set(letters, path);
  const visit = (keys: string[]) => {
    const { field } = fieldAt(schema, keys);
    if (field?._zod.def.type === 'array') visit([...keys, '0']);
    for (const name of namesIn(field)) {
      const path = [...keys, name].join('.');
      add(lettersOf(path), path);
      add(lettersOf(name), path);
      visit([...keys, name]);
    }
  };
  visit([]);
  knownPaths.set(schema, paths);
  return paths;
}

/** Finds the path of the field that an unknown one is likely to mean. */
function meantField(schema: Schema, keys: string[], { fields = {} }: OtherNames) {
  const key = keys.at(-1) ?? '';
  const parents = keys.slice(0, -1);
  const siblings = namesIn(fieldAt(schema, parents).field);
  const letters = lettersOf(key);
  if (letters === '') return undefined;
  const besides = (name: string | undefined) => name && [...parents, name].join('.');
  const other = Object.hasOwn(fields, letters) ? fields[letters] : undefined;
  // In items of lists, the field is one of the same item.
  const before = parents.map((name) => `${name.replace(/^\d+$/, '0')}.`).join('');
  const name = other?.startsWith(before) ? other.slice(before.length) : undefined;
  return (
    besides(siblings.find((name) => lettersOf(name) === letters)) ??
    (name !== undefined && !name.includes('.') ? besides(name) : other) ??
    besides(misspelledName(key, siblings)) ??
    pathsByLetters(schema).get(letters)
  );
}

/** Says what is likely to be meant by an unknown field. */
function unknownHint(schema: Schema, keys: string[], names: OtherNames): string {
  const path = keys.map((name) => name.replace(/^\d+$/, '0')).join('.');
  const { sentences = {} } = names;
  if (Object.hasOwn(sentences, path)) return `: ${sentences[path]}`;
  const meant = meantField(schema, keys, names);
  return meant === undefined ? '' : `: did you mean ${meant}?`;
}

/** Decimals of an amount whose currency is not known. */
const USUAL_DECIMALS = 2;
const EXAMPLE_AMOUNT = 89.5;

/**
 * Says how an amount with decimals is sent in minor units.
 * @param decimals those of its currency
 */
function amountHint(amount: number, decimals: number): string {
  if (decimals === 0) return 'its currency has no smaller unit, so send 90 for 90';
  const minor = amount * 10 ** decimals;
  const isWhole = Math.abs(minor - Math.round(minor)) < 1e-6 && amount >= 0;
  const shown = isWhole ? amount : EXAMPLE_AMOUNT;
  return `send ${Math.round(shown * 10 ** decimals)} for ${shown.toFixed(decimals)}`;
}

const NUMBER = /^\s*-?\d{1,12}(?:\.\d{1,6})?\s*$/;

function numberHint(description: string, sent: unknown, decimals = USUAL_DECIMALS): string {
  const amount = typeof sent === 'string' && NUMBER.test(sent) ? Number(sent) : sent;
  const isMoney = description.includes('minor units');
  if (typeof amount !== 'number') return `; it came as ${typeOf(sent)}`;
  const asText = typeof sent === 'string' ? 'it came as text' : '';
  if (isMoney && (!Number.isInteger(amount) || String(sent).includes('.')))
    return `; ${asText || 'it is in minor units'}: ${amountHint(amount, decimals)}`;
  return asText ? `; ${asText}: send ${amount} without quotes` : `; it is ${amount}`;
}

function choiceHint(values: string[], message: string, sent: unknown): string {
  if (typeof sent !== 'string') return `${message}; it came as ${typeOf(sent)}`;
  const letters = lettersOf(sent);
  const same = values.find((value) => lettersOf(value) === letters);
  if (sent.trim() === '') return `${message}; it is empty`;
  const shown = REPEATABLE.test(sent) ? `'${sent}'` : 'what was sent';
  if (values.length <= MAX_LISTED_VALUES) {
    const meant = same ?? misspelledName(sent, values);
    return `${message}; ${shown} is none of them${meant === undefined ? '' : `: did you mean ${meant}?`}`;
  }
  if (same !== undefined) return `must be one of ${values.length} values; did you mean ${same}?`;
  const nearest = nearestNames(sent, values, NEAREST_VALUES).join(', ');
  const hint = nearest === '' ? '' : `: the nearest are ${nearest}`;
  return `must be one of ${values.length} values; ${shown} is none of them${hint}`;
}

/** Says what an object may contain, or that a value came as another type. */
function shapeHint(field: z.core.$ZodTypes, sent: unknown): string {
  const names = namesIn(field);
  const shape =
    names.length > 0 && names.length <= MAX_LISTED_FIELDS ? ` with ${names.join(', ')}` : '';
  return `${shape}; it came as ${typeOf(sent)}`;
}

function hinted(problem: Problem, schema: Schema, names: OtherNames, sent: unknown): string {
  const { message } = problem;
  const found = resolve(sent, problem.path);
  if (!found) return message;
  const { keys, value } = found;
  if (message.startsWith('is not a known ')) return message + unknownHint(schema, keys, names);
  const { field, description } = fieldAt(schema, keys);
  if (!field || !/^must (?:be|have) /.test(message)) return message;
  const { def } = field._zod;
  switch (def.type) {
    case 'number':
      return message + numberHint(description, value, names.decimalsOf?.(sent));
    case 'enum':
      return choiceHint(Object.values(def.entries).map(String), message, value);
    case 'boolean':
      return typeof value === 'string' && /^(?:true|false)$/i.test(value)
        ? `${message}; it came as text: send ${value.toLowerCase()} without quotes`
        : `${message}; it came as ${typeOf(value)}`;
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value)
        ? message
        : message + shapeHint(field, value);
    case 'array':
      return Array.isArray(value)
        ? `${message}; it has ${value.length}`
        : `${message}; it came as ${typeOf(value)}`;
    case 'string': {
      if (typeof value !== 'string') return `${message}; it came as ${typeOf(value)}`;
      const isLength = /^must have (?:at most )?\d+ (?:to \d+ )?characters(?:$|,)/.test(message);
      return isLength ? `${message}; it has ${[...value.trim()].length}` : message;
    }
    default:
      return message;
  }
}

/** Checks an item of a batch against its schema; its problems have hints. */
export function checkItemWithHints<Of extends z.ZodType>(
  schema: Of,
  value: unknown,
): Checked<z.output<Of>> {
  const checked = check(schema, value, 'field', MAX_PROBLEMS_OF_ITEM);
  return checked.ok ? checked : { ok: false, problems: withHints(checked.problems, schema, value) };
}

/**
 * Adds to each problem of a JSON value or a query what was sent and what may be meant. Long texts and secrets are not
 * repeated.
 * @param schema the schema that refused the value
 */
export function withHints(problems: readonly Problem[], schema: Schema, sent: unknown): Problem[] {
  const names = otherNames.get(schema) ?? {};
  return problems.map((problem) => ({
    path: problem.path,
    message: hinted(problem, schema, names, sent),
  }));
}
