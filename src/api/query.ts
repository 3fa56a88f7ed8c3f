import type { z } from 'zod';
import { ExpectedError, type Problem } from '../platform/errors.ts';
import type { Endpoint } from '../platform/http/index.ts';
import { check } from '../platform/validation/index.ts';

const badRequest = (details: Problem[]) =>
  new ExpectedError(
    'bad_request',
    details.map(({ path, message }) => `${path} ${message}`).join('; '),
    details,
  );

/**
 * Reads the query of a URL by a schema. Throws `bad_request` with every problem: one for each parameter
 * that is repeated or empty, and those of the others.
 */
export function readQuery(
  url: string,
  schema: z.ZodType,
  furtherProblems: Endpoint['furtherProblems'] = () => [],
): unknown {
  const question = url.indexOf('?');
  // Takes one question mark off: a second one belongs to a name.
  const given = new URLSearchParams(question === -1 ? '' : url.slice(question));
  const values: Record<string, string> = Object.create(null) as Record<string, string>;
  const problems = new Map<string, Problem>();
  for (const [name, value] of given) {
    const add = (message: string) => problems.set(name, { path: name, message });
    if (name in values) add('must be given only once');
    else if (value === '') add('must not be empty: leave the parameter out instead');
    values[name] = value;
  }
  const checked = check(schema, { ...values }, 'parameter');
  if (checked.ok && problems.size === 0) return checked.value;
  const further = [...(checked.ok ? [] : checked.problems), ...furtherProblems(values)];
  throw badRequest([...problems.values(), ...further.filter(({ path }) => !problems.has(path))]);
}
