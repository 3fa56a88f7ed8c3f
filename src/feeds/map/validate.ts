import { checkListing, isExternalId } from '../../listings/index.ts';
import type { ListingInput } from '../../listings/index.ts';
import type { Validate } from './index.ts';

const BAD_ID =
  "must be 1 to 100 characters from A-Z a-z 0-9 . _ : ~ - and none of 'batch', '.' and '..'";

/** The API's own check of a listing and its id. */
export const validateListing: Validate<ListingInput> = (externalId, body) => {
  const checked = checkListing(body);
  // The mapping has reported a missing id.
  if (externalId === '' || isExternalId(externalId)) return checked;
  const problems = checked.ok ? [] : checked.problems;
  return { ok: false, problems: [{ path: 'id', message: BAD_ID }, ...problems] };
};
