import type { Checked } from '../../platform/validation/index.ts';
import { checkListing, type ListingInput } from '../listing.schema.ts';
import { controlOfProblem } from './controls.ts';
import { type FormProblem, formProblems } from './problem-rules.ts';
import { currencyOf, type PostedListing, readListingForm, textsUnder } from './read-form.ts';
import { API_MANNER, type FormManner, spelledForApi } from './typed-form.ts';

/** The result of checking a form. */
export type CheckedForm =
  | Extract<Checked<ListingInput>, { ok: true }>
  | { ok: false; problems: FormProblem[] };

const ROW = /^images\.(\d+)\.(.+)$/;

/** The texts of a control that a problem names: photos count without the rows that were left empty. */
function typedUnder(form: PostedListing, name: string): string[] {
  const [, at, field] = ROW.exec(name) ?? [];
  if (at === undefined) return textsUnder(form, name);
  const rows = new Set<number>();
  for (const key of form.keys()) {
    const [, row] = ROW.exec(key) ?? [];
    if (row !== undefined && textsUnder(form, key).some((text) => text.trim() !== ''))
      rows.add(Number(row));
  }
  const row = [...rows].sort((a, b) => a - b)[Number(at)];
  return row === undefined ? [] : textsUnder(form, `images.${row}.${field}`);
}

/**
 * Reads a form as people type it and checks it as the API does. Problems are at the names of the
 * controls that show them, one for each, with the rule by which the page words them; the API's
 * messages about amounts mention minor units, which nobody types, so the form replaces them.
 * @param stored the stored listing; fields without a control in the form are kept
 */
export function checkListingForm(
  posted: PostedListing,
  {
    stored,
    manner = API_MANNER,
  }: { stored?: ListingInput | undefined; manner?: FormManner | undefined } = {},
): { document: Record<string, unknown>; result: CheckedForm } {
  const form = spelledForApi(posted, manner, stored);
  const document = readListingForm(form, stored);
  const result = checkListing(document);
  if (result.ok) return { document, result };
  const problems = formProblems(
    result.problems.map(({ path, message }) => ({ path: controlOfProblem(path), message })),
    (name) => typedUnder(posted, name),
    currencyOf(form, stored),
  );
  return { document, result: { ok: false, problems } };
}
