import { type ActionFailure, fail } from '@sveltejs/kit';
import type { Problem } from '#lib/services.ts';

/** The reason why an action was refused, as its page shows it. */
export interface Refusal {
  /** Name of the action, so that the page knows which of its forms was refused. */
  action: string;
  /** One sentence when no single field is at fault; otherwise null. */
  sentence: string | null;
  /** Problems by field: the dotted path, and a sentence that begins with a verb. */
  problems: Problem[];
  /** The submitted text by field. */
  typed: Record<string, string>;
}

const typedIn = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    [...form.entries()].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

/**
 * Answers a refused form with its own page: with the problems of its fields if there are any,
 * otherwise with a sentence.
 */
export const refuse = (
  action: string,
  form: FormData,
  { problems, message = null }: { problems: Problem[]; message?: string | null },
): ActionFailure<{ refusal: Refusal }> => {
  const sentence = problems.length > 0 ? null : message;
  return fail(422, { refusal: { action, sentence, problems, typed: typedIn(form) } });
};

/** Returns the trimmed text of a form field. */
export function field(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
