import { type ActionFailure, fail } from '@sveltejs/kit';
import type { Problem } from '#lib/services.ts';

/** Why an action was refused, as its page shows it. */
export interface Refusal {
  /** The action's name, so that the page knows which of its forms it was. */
  action: string;
  /** One sentence, where no field is at fault. */
  sentence: string | null;
  /** Problems by field: the dotted path, and a sentence that begins with a verb. */
  problems: Problem[];
  /** What was typed, by field. */
  typed: Record<string, string>;
}

const typedIn = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    [...form.entries()].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

/** The refusal of a form by its own page: with the problems of its fields, else with the sentence. */
export const refuse = (
  action: string,
  form: FormData,
  { problems, message = null }: { problems: Problem[]; message?: string | null },
): ActionFailure<{ refusal: Refusal }> => {
  const sentence = problems.length > 0 ? null : message;
  return fail(422, { refusal: { action, sentence, problems, typed: typedIn(form) } });
};

/** The text of a form's field, trimmed. */
export function field(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
