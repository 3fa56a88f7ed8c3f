import type { z } from 'zod';
import type { Problem } from '../errors.ts';

/** Problems listed in one answer; further ones are only counted. */
const MAX_PROBLEMS = 2000;

type Issue = z.core.$ZodIssue;

const describeType = (issue: Extract<Issue, { code: 'invalid_type' }>): string => {
  const article = /^(array|int|object)/.test(issue.expected) ? 'an' : 'a';
  const noun = issue.expected === 'int' ? 'integer' : issue.expected;
  return issue.input === undefined ? 'is required' : `must be ${article} ${noun}`;
};

const bound = (
  issue: Extract<Issue, { code: 'too_big' | 'too_small' }>,
  limit: number | bigint,
  words: 'at most' | 'at least',
): string => {
  if (issue.origin === 'array') return `must have ${words} ${limit} items`;
  if (issue.origin === 'string') return `must have ${words} ${limit} characters`;
  return `must be ${words} ${limit}`;
};

function sentence(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return describeType(issue);
    case 'too_big':
      return issue.origin === 'int' && issue.maximum === Number.MAX_SAFE_INTEGER
        ? 'is too large a number'
        : bound(issue, issue.maximum, 'at most');
    case 'too_small':
      return bound(issue, issue.minimum, 'at least');
    case 'invalid_value':
      return issue.input === undefined
        ? 'is required'
        : `must be one of ${issue.values.map(String).join(', ')}`;
    default:
      return issue.message;
  }
}

const dotted = (path: PropertyKey[]): string => path.map(String).join('.');

/**
 * Converts zod's issues to problems with dotted paths, one for each unknown field. Problems inside a
 * list that is too long are left out.
 */
export function problemsOf(error: z.ZodError): Problem[] {
  const tooLong = error.issues
    .filter((issue) => issue.code === 'too_big' && issue.origin === 'array')
    .map((issue) => `${dotted(issue.path)}.`);
  const problems: Problem[] = [];
  for (const issue of error.issues) {
    const path = dotted(issue.path);
    if (tooLong.some((list) => path.startsWith(list))) continue;
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) {
        problems.push({ path: dotted([...issue.path, key]), message: 'is not a known field' });
      }
    } else {
      problems.push({ path, message: sentence(issue) });
    }
  }
  if (problems.length <= MAX_PROBLEMS) return problems;
  const more = { path: '', message: `and ${problems.length - MAX_PROBLEMS} more problems` };
  return [...problems.slice(0, MAX_PROBLEMS), more];
}

/** The result of checking a value. */
export type Checked<T> = { ok: true; value: T } | { ok: false; problems: Problem[] };

/** Checks a value of unknown shape against a schema. */
export function check<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): Checked<z.output<Schema>> {
  const result = schema.safeParse(value, { reportInput: true });
  return result.success
    ? { ok: true, value: result.data }
    : { ok: false, problems: problemsOf(result.error) };
}
