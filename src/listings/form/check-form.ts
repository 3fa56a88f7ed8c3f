import type { Problem } from '../../platform/errors.ts';
import type { Checked } from '../../platform/validation/index.ts';
import { checkListing, type ListingInput } from '../listing.schema.ts';
import { moneyProblem } from './amounts.ts';
import { controlNamed, controlOfProblem } from './controls.ts';
import { currencyOf, type PostedListing, readListingForm, textsUnder } from './read-form.ts';

/**
 * Reads a form and checks it as the API does. The API's words for amounts are about minor units, which nobody
 * types; the form says what to type. Problems are at the names of the controls that they are shown at.
 * @param stored the listing as it is; what the form has no control for is kept.
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
