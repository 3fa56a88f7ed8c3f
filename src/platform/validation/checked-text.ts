import { validationError } from '../errors.ts';
import { requiredText } from './fields.ts';
import { check } from './problems.ts';

/** The longest text that people give as a reason or note, in code points. */
const MAX_CHARACTERS = 1000;

const text = requiredText({ min: 1, max: MAX_CHARACTERS });

/**
 * A text that a person has typed, trimmed. Throws `validation_error` at `path` for one that is empty or
 * has more than 1,000 characters.
 */
export function checkedText(path: string, typed: string): string {
  const checked = check(text, typed.trim());
  if (checked.ok) return checked.value;
  throw validationError(checked.problems.map(({ message }) => ({ path, message })));
}
