import { z } from 'zod';
import type { Problem, Result } from '../errors.ts';
import { expectation, fieldAt } from './expectations.ts';

/** Problems listed in one answer; further ones are only counted. */
const MAX_PROBLEMS = 2000;

/** Problems listed of one item of a batch, of which an answer may have a hundred. */
export const MAX_PROBLEMS_OF_ITEM = 100;

/** The word for a schema's keys in sentences: fields of a body, or parameters of a query. */
export type Noun = 'field' | 'parameter';

type Issue = z.core.$ZodIssue;

/**
 * Returns the requirement on a value, in words that form a sentence with the field's name before
 * them.
 */
function sentence(issue: Issue, schema: z.core.$ZodType, noun: Noun): string {
  const { field, isOptional, isNullable } = fieldAt(schema, issue.path);
  const orNull = isNullable ? ', or null' : '';
  if (issue.code === 'custom') {
    return issue.message.startsWith('must be') ? issue.message + orNull : issue.message;
  }
  if (issue.input === undefined) return 'is required';
  if (issue.input === null && isOptional) return `must not be null: leave the ${noun} out instead`;
  return (expectation(field, issue.input) ?? issue.message) + orNull;
}

/**
 * Maximum length of a key in a path; longer ones are cut, so that an answer does not repeat the
 * whole input.
 */
const MAX_KEY_CHARACTERS = 200;

const shownKey = (key: PropertyKey): string => {
  const text = String(key);
  return text.length > MAX_KEY_CHARACTERS ? `${text.slice(0, MAX_KEY_CHARACTERS)}…` : text;
};

/** Joins a path by dots; halves of surrogate pairs, which many readers refuse in JSON, are replaced. */
const dotted = (path: PropertyKey[]): string => path.map(shownKey).join('.').toWellFormed();

/**
 * All issues of a value. Zod does not look into a list that is too long; here its first items, as many as
 * it may have, are checked all the same.
 */
function* allIssues(issues: Issue[], schema: z.core.$ZodType): Generator<Issue> {
  for (const issue of issues) {
    yield issue;
    if (issue.code !== 'too_big' || !Array.isArray(issue.input)) continue;
    const { field } = fieldAt(schema, issue.path);
    const first = issue.input.slice(0, Number(issue.maximum));
    const checked = field && z.safeParse(field, first, { reportInput: true });
    for (const inner of allIssues(checked?.error?.issues ?? [], field ?? schema)) {
      yield { ...inner, path: [...issue.path, ...inner.path] };
    }
  }
}

/** Converts zod's issues to `most` problems with dotted paths, one for each unknown field, and the number of others. */
function problemsOf(
  error: z.ZodError,
  schema: z.core.$ZodType,
  { noun, most }: { noun: Noun; most: number },
): Problem[] {
  const problems: Problem[] = [];
  let more = 0;
  const add = (keys: PropertyKey[], say: () => string) => {
    if (problems.length >= most) {
      more += 1;
      return;
    }
    const problem = { path: dotted(keys), message: say() };
    const last = problems.at(-1);
    // Zod reports 0.5 twice where an integer of 1 or more is wanted.
    if (last?.path !== problem.path || last.message !== problem.message) problems.push(problem);
  };
  const issues = [...allIssues(error.issues, schema)];
  // When not all can be listed, problems of whole lists and parts come first.
  const listed =
    issues.length > most ? issues.toSorted((a, b) => a.path.length - b.path.length) : issues;
  for (const issue of listed) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) add([...issue.path, key], () => `is not a known ${noun}`);
    } else {
      add(issue.path, () => sentence(issue, schema, noun));
    }
  }
  if (more > 0) {
    const message = more === 1 ? 'has one more problem' : `has ${more} more problems`;
    problems.push({ path: '', message });
  }
  return problems;
}

/** The result of checking a value. */
export type Checked<T> = Result<T, { problems: Problem[] }>;

/** Checks a value of unknown shape against a schema; reports all problems of all fields. */
export function check<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  noun: Noun = 'field',
  most = MAX_PROBLEMS,
): Checked<z.output<Schema>> {
  const result = schema.safeParse(value, { reportInput: true });
  return result.success
    ? { ok: true, value: result.data }
    : { ok: false, problems: problemsOf(result.error, schema, { noun, most }) };
}
