/** How one parameter of an address is read and written. */
export interface Parameter<Value> {
  /** What the parameter is when it is left out. */
  absent: Value;
  /** Reads the values that were given, none of them empty; undefined when they make no sense. */
  read(values: string[]): Value | undefined;
  /** The values that read as this again; none for `absent`. */
  write(value: Value): string[];
}

/** A parameter that is given once; of several values the first counts. */
function single<Value>(
  read: (text: string) => Value | undefined,
  write: (value: Value) => string = String,
): Parameter<Value | null> {
  return {
    absent: null,
    read: ([first]) => read(first!),
    write: (value) => (value === null ? [] : [write(value)]),
  };
}

/** Words, without the space around them. */
export const words = (longest: number): Parameter<string | null> =>
  single((text) => (text.length <= longest ? text : undefined));

/** A number between two bounds, both included; with a fraction only where one makes sense. */
export const number = (
  min: number,
  max: number,
  kind: 'whole' | 'fraction' = 'whole',
): Parameter<number | null> =>
  single((text) => {
    const pattern = kind === 'whole' ? /^\d{1,9}$/ : /^\d{1,9}(?:\.\d{1,6})?$/;
    const value = Number(text);
    return pattern.test(text) && value >= min && value <= max ? value : undefined;
  });

/** A real day of the calendar, `YYYY-MM-DD`. */
export const date: Parameter<string | null> = single((text) => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? text : undefined;
});

/** Text of a certain form, in capitals. */
export const code = (pattern: RegExp): Parameter<string | null> =>
  single((text) => (pattern.test(text.toUpperCase()) ? text.toUpperCase() : undefined));

/** One of a list of words. */
export const oneOf = <const Word extends string>(
  list: readonly Word[],
  absent: Word,
): Parameter<Word> => ({
  absent,
  read: ([first]) => list.find((word) => word === first),
  write: (value) => (value === absent ? [] : [value]),
});

/** Some of a list of words: repeated, or separated by commas. Unknown ones spoil only themselves. */
export const someOf = <const Word extends string>(
  list: readonly Word[],
): Parameter<readonly Word[]> => ({
  absent: [],
  read: (values) => {
    const given = new Set<string>(separated(values));
    const known = list.filter((word) => given.has(word));
    return known.length > 0 ? known : undefined;
  },
  write: (value) => [...value],
});

/** Several texts of a certain form, in capitals: repeated, or separated by commas. */
export const codes = (pattern: RegExp, most: number): Parameter<readonly string[]> => ({
  absent: [],
  read: (values) => {
    const given = separated(values).map((text) => text.toUpperCase());
    const known = [...new Set(given.filter((text) => pattern.test(text)))].sort();
    return known.length > 0 ? known.slice(0, most) : undefined;
  },
  write: (value) => [...value],
});

/** A box to tick: `1` when it is. */
export const ticked: Parameter<boolean> = {
  absent: false,
  read: ([first]) => asBoolean(first!),
  write: (value) => (value ? ['1'] : []),
};

/** A box that is ticked unless it says `0`. */
export const tickedUnless: Parameter<boolean> = {
  absent: true,
  read: ([first]) => asBoolean(first!),
  write: (value) => (value ? [] : ['0']),
};

/** Numbers with commas between them, accepted by `check`. */
export const numbers = <Value>(
  count: number,
  check: (values: number[]) => Value | undefined,
  write: (value: Value) => string,
): Parameter<Value | null> =>
  single((text) => {
    const parts = text.split(',').map((part) => part.trim());
    const plain = parts.every((part) => /^-?\d{1,4}(?:\.\d{1,15})?$/.test(part));
    return plain && parts.length === count ? check(parts.map(Number)) : undefined;
  }, write);

function asBoolean(text: string): boolean | undefined {
  if (['1', 'true', 'yes', 'on'].includes(text)) return true;
  if (['0', 'false', 'no', 'off'].includes(text)) return false;
  return undefined;
}

const separated = (values: readonly string[]): string[] =>
  values.flatMap((value) => value.split(',')).map((text) => text.trim());
