/** An invalid value of a setting. Its message is the complete sentence to print. */
export class SettingError extends Error {
  override name = 'SettingError';
}

/** One setting: its description, its default, and the parser of its value. */
export interface Setting<T> {
  sentence: string;
  default: T;
  parse(text: string): T;
  /** Whether its value is shown to nobody. */
  isSecret?: boolean;
}

const refuse = (why: string): never => {
  throw new SettingError(why);
};

/** Creates a setting that is text. */
export const text = <D extends string | undefined>(
  sentence: string,
  fallback: D,
): Setting<string | D> => ({ sentence, default: fallback, parse: (value) => value });

/** Creates a setting that is a secret, which is shown to nobody. */
export const secret = (sentence: string): Setting<string | undefined> => ({
  ...text(sentence, undefined),
  isSecret: true,
});

/** Creates a setting that is a whole number within bounds. */
export const integer = <D extends number | undefined>(
  sentence: string,
  fallback: D,
  min: number,
  max: number,
): Setting<number | D> => ({
  sentence,
  default: fallback,
  parse: (value) => {
    const number = Number(value);
    return /^\d+$/.test(value) && number >= min && number <= max
      ? number
      : refuse(`must be a whole number from ${min} to ${max}`);
  },
});

/** Creates a setting that is one of the given words. */
export const oneOf = <T extends string>(
  sentence: string,
  fallback: T,
  words: readonly T[],
): Setting<T> => ({
  sentence,
  default: fallback,
  parse: (value) =>
    words.find((word) => word === value) ?? refuse(`must be one of ${words.join(', ')}`),
});

/** Creates a setting that is on (1, true, yes) or off (0, false, no). */
export const flag = (sentence: string, fallback: boolean): Setting<boolean> => ({
  sentence,
  default: fallback,
  parse: (value) => {
    if (/^(1|true|yes|on)$/i.test(value)) return true;
    if (/^(0|false|no|off)$/i.test(value)) return false;
    return refuse('must be 1 or 0');
  },
});

/**
 * Whether an address can be parsed and names a host. PostgreSQL's addresses may omit the host, even
 * after a user (`postgres://me@/db`).
 */
const isAddress = (value: string): boolean =>
  value.startsWith('postgres')
    ? URL.canParse(value.replace('@/', '@host/'))
    : Boolean(URL.parse(value)?.hostname);

/** Creates a setting that is an address of one of the given schemes, such as `https:`. */
export const address = <D extends string | undefined>(
  sentence: string,
  fallback: D,
  schemes: readonly string[],
): Setting<string | D> => ({
  sentence,
  default: fallback,
  parse: (value) => {
    const known = schemes.some((scheme) => value.startsWith(`${scheme}//`));
    return known && isAddress(value)
      ? value
      : refuse(`must be an address starting with ${schemes.map((s) => `${s}//`).join(' or ')}`);
  },
});

/** Creates a setting that is a comma-separated list; `parseItem` parses each item. */
export const list = <T>(
  sentence: string,
  fallback: T[],
  parseItem: (item: string) => T,
): Setting<T[]> => ({
  sentence,
  default: fallback,
  parse: (value) =>
    value
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== '')
      .map(parseItem),
});

/**
 * Creates a setting that is the address of a site: https or http, a host, no path. It is normalised
 * as browsers do.
 */
export const origin = <D extends string | undefined>(
  sentence: string,
  fallback: D,
): Setting<string | D> => ({
  sentence,
  default: fallback,
  parse: (value) => {
    const url = URL.parse(value);
    const bare = url && url.href === `${url.origin}/` && !/[?#@]/.test(value);
    return bare && /^https?:$/.test(url.protocol)
      ? url.origin
      : refuse('must be an address such as https://vans.example, without a path');
  },
});

/** Creates a setting that is text accepted by `rule`; `sentence` describes the accepted form. */
export const textThat = <D extends string | undefined>(
  sentence: string,
  fallback: D,
  isRight: (value: string) => boolean,
  rule: string,
): Setting<string | D> => ({
  sentence,
  default: fallback,
  parse: (value) => (isRight(value) ? value : refuse(rule)),
});
