import { z } from 'zod';

/** Reads and writes one query parameter. */
export interface Parameter<Value> {
  /** The value when the parameter is absent. */
  absent: Value;
  /** Validates values other than `absent` where they are sent as JSON, as assistants do. */
  schema: z.ZodType;
  /** Describes the accepted values in the documentation. */
  accepts: string;
  /** Parses the values, none of which is an empty string; undefined when they are invalid. */
  read(values: string[]): Value | undefined;
  /** The inverse of `read`; no values for `absent`. */
  write(value: Value): string[];
}

/** A parameter with one value. If it is repeated, the first value counts. */
function single<Value>(
  accepts: string,
  schema: z.ZodType,
  read: (text: string) => Value | undefined,
  write: (value: Value) => string = String,
): Parameter<Value | null> {
  return {
    absent: null,
    schema,
    accepts,
    read: ([first]) => read(first!),
    write: (value) => (value === null ? [] : [write(value)]),
  };
}

/** A trimmed text of at most `longest` characters. */
export const words = (longest: number): Parameter<string | null> =>
  single(`text of at most ${longest} characters`, z.string().trim().min(1).max(longest), (text) =>
    text.length <= longest ? text : undefined,
  );

/** A number between two inclusive bounds, with at most 6 decimals if `kind` is `fraction`. */
export const number = (
  min: number,
  max: number,
  kind: 'whole' | 'fraction' = 'whole',
): Parameter<number | null> => {
  const range = z.number().min(min).max(max);
  return single(
    `${kind === 'whole' ? 'whole number' : 'number'}, ${min} to ${max}`,
    kind === 'whole' ? range.int() : range,
    (text) => {
      const pattern = kind === 'whole' ? /^\d{1,9}$/ : /^\d{1,9}(?:\.\d{1,6})?$/;
      const value = Number(text);
      return pattern.test(text) && value >= min && value <= max ? value : undefined;
    },
  );
};

/** A date that exists in the calendar, `YYYY-MM-DD`. */
export const date: Parameter<string | null> = single('`YYYY-MM-DD`', z.iso.date(), (text) => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? text : undefined;
});

const MONTH = /^(?:19|20|21)\d{2}-(?:0[1-9]|1[0-2])$/;

/** A month of a year from 1900 to 2199, `YYYY-MM`. */
export const month: Parameter<string | null> = single(
  '`YYYY-MM`',
  z.string().regex(MONTH),
  (text) => (MONTH.test(text) ? text : undefined),
);

/** A code, read in upper case, that `isCode` accepts. */
export const code = (
  accepts: string,
  isCode: (text: string) => boolean,
): Parameter<string | null> =>
  single(accepts, z.string().describe(accepts), (text) =>
    isCode(text.toUpperCase()) ? text.toUpperCase() : undefined,
  );

/** One word of a list; `absent` is the default and is left out of addresses. */
export const oneOf = <const Word extends string>(
  list: readonly Word[],
  absent: Word,
): Parameter<Word> => ({
  absent,
  schema: z.enum(list),
  accepts: `one of ${quoted(list)}`,
  read: ([first]) => list.find((word) => word === first),
  write: (value) => (value === absent ? [] : [value]),
});

/** One value; `absent` is the default and is left out of addresses. If it is repeated, the last value counts. */
export const lastOf = <Value extends string | number>(
  absent: Value,
  {
    accepts,
    schema,
    read,
  }: {
    accepts: string;
    schema: z.ZodType;
    read(text: string): Value | undefined;
  },
): Parameter<Value> => ({
  absent,
  schema,
  accepts,
  read: (values) => read(values.at(-1)!),
  write: (value) => (value === absent ? [] : [String(value)]),
});

/** Several words of a list, as repeated parameters or separated by commas. Unknown words are ignored. */
export const someOf = <const Word extends string>(
  list: readonly Word[],
): Parameter<readonly Word[]> => ({
  absent: [],
  schema: z.array(z.enum(list)).min(1),
  accepts: `any of ${quoted(list)}`,
  read: (values) => {
    const given = new Set<string>(separated(values));
    const known = list.filter((word) => given.has(word));
    return known.length > 0 ? known : undefined;
  },
  write: (value) => [...value],
});

/** Several codes in upper case, as repeated parameters or separated by commas. Codes beyond `most` are ignored. */
export const codes = (
  accepts: string,
  pattern: RegExp,
  most: number,
): Parameter<readonly string[]> => ({
  absent: [],
  schema: z.array(z.string()).min(1).max(most),
  accepts: `${accepts}, at most ${most}`,
  read: (values) => {
    const given = separated(values).map((text) => text.toUpperCase());
    const known = [...new Set(given.filter((text) => pattern.test(text)))].sort();
    return known.length > 0 ? known.slice(0, most) : undefined;
  },
  write: (value) => [...value],
});

/** A checkbox that is off by default; `1` when ticked. */
export const ticked: Parameter<boolean> = {
  absent: false,
  schema: z.boolean(),
  accepts: '`1`',
  read: ([first]) => asBoolean(first!),
  write: (value) => (value ? ['1'] : []),
};

/** A checkbox that is on by default; `0` when not ticked. */
export const tickedUnless: Parameter<boolean> = {
  absent: true,
  schema: z.boolean(),
  accepts: '`0`',
  read: ([first]) => asBoolean(first!),
  write: (value) => (value ? [] : ['0']),
};

/**
 * A decimal number without exponent. Computed coordinates have up to 17 significant digits, which may
 * follow leading zeros.
 */
const PLAIN_NUMBER = /^-?\d{1,4}(?:\.\d{1,24})?$/;

/** Exactly `count` numbers separated by commas, which `check` turns into a value or refuses (undefined). */
export const numbers = <Value>(
  accepts: string,
  count: number,
  check: (values: number[]) => Value | undefined,
  write: (value: Value) => string,
): Parameter<Value | null> =>
  single(
    accepts,
    z.array(z.number()).length(count),
    (text) => {
      const parts = text.split(',').map((part) => part.trim());
      const plain = parts.every((part) => PLAIN_NUMBER.test(part));
      return plain && parts.length === count ? check(parts.map(Number)) : undefined;
    },
    write,
  );

const quoted = (list: readonly string[]): string => list.map((word) => `\`${word}\``).join(', ');

function asBoolean(text: string): boolean | undefined {
  if (['1', 'true', 'yes', 'on'].includes(text)) return true;
  if (['0', 'false', 'no', 'off'].includes(text)) return false;
  return undefined;
}

const separated = (values: readonly string[]): string[] =>
  values.flatMap((value) => value.split(',')).map((text) => text.trim());
