import type { Problem } from '../../platform/errors.ts';
import type { Checked } from '../../platform/validation/index.ts';
import { checkListing, type ListingInput } from '../listing.schema.ts';
import { moneyProblem } from './amounts.ts';
import { controlNamed, controlOfProblem } from './controls.ts';
import { currencyOf, type PostedListing, readListingForm, textsUnder } from './read-form.ts';

/**
 * Reads a form and checks it as the API does. The API's messages about amounts mention minor units,
 * which nobody types, so the form replaces them. Problems are at the names of the controls that
 * show them.
 * @param stored the stored listing; fields without a control in the form are kept
 */
export function checkListingForm(
  form: PostedListing,
  stored?: ListingInput,
): { document: Record<string, unknown>; result: Checked<ListingInput> } {
  const document = readListingForm(form, stored);
  const result = checkListing(document);
  if (result.ok) return { document, result };
  const currency = currencyOf(form, stored);
  const worded = ({ path, message }: Problem): Problem => {
    const typed = textsUnder(form, path).findLast((text) => text.trim() !== '');
    const isAmount = typed !== undefined && controlNamed(path)?.kind === 'money';
    const said = (isAmount && moneyProblem(typed, currency)) || message;
    return { path: controlOfProblem(path), message: said };
  };
  return { document, result: { ok: false, problems: result.problems.map(worded) } };
}
