import { type ActionFailure, fail } from '@sveltejs/kit';

/** Why an action was refused, as its page shows it. */
export interface Refusal {
  /** The action's name, so that the page knows which of its forms it was. */
  action: string;
  /** One sentence, where no field is at fault. */
  sentence: string | null;
  /** Problems by field: the dotted path, and a sentence that begins with a verb. */
  problems: { path: string; message: string }[];
  /** What was typed, by field. */
  typed: Record<string, string>;
}

/** An expected failure of a use case; pages import no classes of the program. */
interface Expected extends Error {
  code: string;
  details?: { path: string; message: string }[];
}

const isExpected = (error: unknown): error is Expected =>
  error instanceof Error && error.name === 'ExpectedError';

const typedIn = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    [...form.entries()].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

/** The refusal of a form by its own page. */
export const refuse = (
  action: string,
  form: FormData,
  problems: Refusal['problems'],
  sentence: string | null = null,
): ActionFailure<{ refusal: Refusal }> =>
  fail(422, { refusal: { action, sentence, problems, typed: typedIn(form) } });

/**
 * Runs an action; what it refuses for its input or the state of things is answered 422 with what was
 * typed. Other errors are the page's: 404 for what is not there.
 */
export async function attempt<Result>(
  action: string,
  form: FormData,
  work: () => Promise<Result>,
): Promise<{ done: Result } | { failed: ActionFailure<{ refusal: Refusal }> }> {
  try {
    return { done: await work() };
  } catch (error) {
    if (!isExpected(error)) throw error;
    if (error.code === 'validation_error') {
      return { failed: refuse(action, form, error.details ?? []) };
    }
    if (error.code !== 'bad_request') throw error;
    return { failed: refuse(action, form, [], error.message) };
  }
}

/** The text of a form's field, trimmed. */
export function field(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
