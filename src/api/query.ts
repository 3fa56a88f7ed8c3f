import type { z } from 'zod';
import { ExpectedError } from '../platform/errors.ts';
import { check } from '../platform/validation/index.ts';

const badRequest = (details: { path: string; message: string }[]) =>
  new ExpectedError(
    'bad_request',
    details.map(({ path, message }) => `${path} ${message}`).join('; '),
    details,
  );

/** Reads the query of a URL by a schema. Throws `bad_request` with every problem. */
export function readQuery(url: string, schema: z.ZodType): unknown {
  const question = url.indexOf('?');
  const given = new URLSearchParams(question === -1 ? '' : url.slice(question + 1));
  const values: Record<string, string> = Object.create(null) as Record<string, string>;
  const problems = [];
  for (const [name, value] of given) {
    if (name in values) problems.push({ path: name, message: 'may be given only once' });
    else if (value === '') problems.push({ path: name, message: 'must not be empty' });
    values[name] = value;
  }
  if (problems.length > 0) throw badRequest(problems);
  const checked = check(schema, { ...values });
  if (!checked.ok) throw badRequest(checked.problems);
  return checked.value;
}
