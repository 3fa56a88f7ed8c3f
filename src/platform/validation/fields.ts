import { z } from 'zod';
import { isRealDate } from '../clock.ts';
import { validationError } from '../errors.ts';
import { check } from './problems.ts';
import { isBlank } from './visible.ts';

const codePoints = (text: string): number => {
  let count = 0;
  for (let i = 0; i < text.length; i++, count++) {
    const unit = text.charCodeAt(i);
    if (unit >= 0xd800 && unit < 0xdc00) i++;
  }
  return count;
};

const withinLength = (text: string, min: number, max: number): boolean => {
  if (text.length >= min * 2 && text.length <= max) return true;
  const count = codePoints(text);
  return count >= min && count <= max;
};

const NOTHING_VISIBLE = 'must have a character that can be seen';

const lengthSentence = (min: number, max: number): string =>
  min > 0
    ? `must have ${min} to ${max} characters, not counting spaces around them`
    : `must have at most ${max} characters`;

/** Finds characters that PostgreSQL cannot store: NUL, or half of a surrogate pair. */
const storableProblem = (text: string): string | undefined => {
  if (text.includes('\0')) return 'must not contain a NUL character';
  return text.isWellFormed() ? undefined : 'must not contain half of a surrogate pair';
};

/** A further rule for a text: the sentence that refuses it, or undefined. */
type Rule = (text: string) => string | undefined;

interface TextOptions {
  min?: number;
  max: number;
  rule?: Rule;
  /** A regular expression of the texts that `rule` refuses, for the API description. */
  forbids?: string;
}

/** Creates a string schema; other values get the sentence that states the requirement. */
const stringOf = (sentence: string) => z.string({ error: () => sentence });

const checked = ({ min = 0, max, rule }: TextOptions) =>
  stringOf(`must be a string of ${min > 0 ? `${min} to` : 'at most'} ${max} characters`).check(
    ({ value, issues }) => {
      const refuse = (message: string | undefined) => {
        if (message) issues.push({ code: 'custom', message, input: value });
      };
      refuse(storableProblem(value));
      if (!withinLength(value.trim(), min, max)) refuse(lengthSentence(min, max));
      else if (min > 0 && isBlank(value)) refuse(NOTHING_VISIBLE);
      refuse(rule?.(value));
    },
  );

/** Bounds of the length once trimmed, for the API description; JSON Schema's own count untrimmed text. */
const trimmed = ({ min = 0, max, forbids }: TextOptions) => ({
  trimmedMin: min,
  trimmedMax: max,
  ...(forbids === undefined ? {} : { forbids }),
});

/** A required text of `min` to `max` code points once trimmed, of which one can be seen; stored as sent. */
export const requiredText = (options: TextOptions & { min: number }) =>
  checked(options).meta(trimmed(options));

/** An optional text; one of which nothing can be seen counts as left out. */
export const optionalText = (options: TextOptions) =>
  checked(options)
    .meta(trimmed(options))
    .transform((text) => (isBlank(text) ? undefined : text))
    .optional();

const checkPattern = (form: RegExp, sentence: string, rule?: Rule) => (text: string) =>
  form.test(text) ? rule?.(text) : sentence;

const formed = (form: RegExp, sentence: string, problem: Rule) =>
  stringOf(sentence)
    .check((context) => {
      const message = problem(context.value);
      if (message) context.issues.push({ code: 'custom', message, input: context.value });
    })
    .meta({ pattern: form.source });

/** A text that matches `form`, such as `YYYY-MM-DD`; `rule` may check further. */
export const pattern = (form: RegExp, sentence: string, rule?: Rule) =>
  formed(form, sentence, checkPattern(form, sentence, rule));

/** An optional text that matches `form`; an empty one counts as left out. */
export const optionalPattern = (form: RegExp, sentence: string, rule?: Rule) => {
  const problem = checkPattern(form, sentence, rule);
  return formed(form, sentence, (text) => (text === '' ? undefined : problem(text)))
    .meta({ emptyIsUnset: true })
    .transform((text) => (text === '' ? undefined : text))
    .optional();
};

const URL_SENTENCE = 'must be an https:// address without user name or password';
/** Characters that could end or be trimmed from a header or a log line. */
// oxlint-disable-next-line no-control-regex
const UNFIT_FOR_A_HEADER = /[\u0000-\u001f\u007f]|^\s|\s$/;

/** Begins as an address of a domain in plain letters, without port and user, which URL's parser always takes. */
const PLAIN_URL = /^https:\/\/(?:(?!xn--)[a-z][a-z0-9-]*\.)+[a-z]{2,}(?:[/?#]|$)/i;

const urlRule = (text: string, also?: RegExp): string | undefined => {
  if (PLAIN_URL.test(text) && !UNFIT_FOR_A_HEADER.test(text)) return undefined;
  if (also?.test(text)) return undefined;
  // An address that cannot be stored needs no further message.
  if (storableProblem(text)) return undefined;
  if (!/^https:\/\//i.test(text) || UNFIT_FOR_A_HEADER.test(text)) return URL_SENTENCE;
  // An empty user name ("https://@host") does not show in a parsed URL.
  const credentials = /^https:\/*[^/?#\\]*@/i.test(text);
  // URL.parse gives a text that begins with https:// this protocol and a host, or refuses it.
  return URL.canParse(text) && !credentials ? undefined : URL_SENTENCE;
};

const MAX_URL_CHARACTERS = 2000;

/** Approximates `urlRule` as a regular expression. */
const URL_PATTERN =
  '^[Hh][Tt][Tt][Pp][Ss]:\\/\\/(?![^/?#\\\\]*@)[^\\s/?#\\\\\\u0000-\\u001f\\u007f](?:[^\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f])?$';

/**
 * An https:// URL by WHATWG's parser, of at most 2000 characters, stored unchanged.
 * @param also other texts that are accepted, and not described
 */
export const httpsUrl = (also?: RegExp) =>
  checked({ max: MAX_URL_CHARACTERS, rule: (text) => urlRule(text, also) }).meta({
    maxLength: MAX_URL_CHARACTERS,
    pattern: URL_PATTERN,
  });

/** An integer within bounds; `1e2` and `100.0` are integers, `-0` is 0. */
export const integer = (min: number, max?: number) => {
  // z.int() already refuses integers beyond a double's safe range.
  const bounded = max === undefined ? z.int().min(min) : z.int().min(min).max(max);
  return bounded.overwrite((value) => value + 0);
};

/** A number within bounds; `-0` is 0. */
export const number = (min: number, max: number) =>
  z
    .number()
    .min(min)
    .max(max)
    .overwrite((value) => value + 0);

/** A date, `YYYY-MM-DD`. */
export const date = () =>
  pattern(/^\d{4}-\d{2}-\d{2}$/, 'must be a date such as 2026-05-31', (text) =>
    isRealDate(text) ? undefined : 'is not a day of the calendar',
  ).meta({ format: 'date' });

/** Adds the API description's text to each field of an object's shape. */
export const described = <Shape extends Readonly<Record<string, z.ZodType>>>(
  shape: Shape,
  words: { readonly [Name in keyof Shape]: string },
): Shape =>
  Object.fromEntries(
    Object.entries(shape).map(([name, field]) => [name, field.describe(words[name] ?? '')]),
  ) as Shape;

/** The longest text that people give as a reason or note, in code points. */
const MAX_TYPED_CHARACTERS = 1000;

const typedText = requiredText({ min: 1, max: MAX_TYPED_CHARACTERS });

/**
 * A text that a person has typed, trimmed. Throws `validation_error` at `path` for one that is empty or
 * has more than 1,000 characters.
 */
export function checkedText(path: string, typed: string): string {
  const checked = check(typedText, typed.trim());
  if (checked.ok) return checked.value;
  throw validationError(checked.problems.map(({ message }) => ({ path, message })));
}
