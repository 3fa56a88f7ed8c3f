import { checkListing, isExternalId, type ListingInput } from '../../listings/index.ts';
import type { Problem } from '../../platform/errors.ts';
import type { Checked } from '../../platform/validation/index.ts';
import type { ListingBody, MappedListing } from './mapped-row.ts';
import type { FeedSettings } from './settings.ts';

const MAX_IMAGES = 30;

const BAD_ID =
  "must be 1 to 100 characters from A-Z a-z 0-9 . _ : ~ - and none of 'batch', '.' and '..'";

/**
 * Checks a mapped row by the API's rules. Problems of the mapping and of the check are reported together,
 * once for each field.
 */
export function checkRow(row: MappedListing, settings: FeedSettings): Checked<ListingInput> {
  let checked = checkInput(row);
  if (settings.leaveOutBadImages === true && !checked.ok) {
    if (leaveOutImages(row.body, checked.problems)) checked = checkInput(row);
  }
  if (row.problems.length === 0) return checked;
  const reported = new Set(row.problems.map(({ path }) => rootOf(path)));
  const further = checked.ok
    ? []
    : checked.problems.filter(({ path }) => !reported.has(rootOf(path)));
  return { ok: false, problems: [...row.problems, ...further] };
}

/** The API's own check of a listing and its id. */
function checkInput({ id, body }: MappedListing): Checked<ListingInput> {
  const checked = checkListing(body);
  // The mapping has reported a missing id.
  if (id === '' || isExternalId(id)) return checked;
  const problems = checked.ok ? [] : checked.problems;
  return { ok: false, problems: [{ path: 'id', message: BAD_ID }, ...problems] };
}

/** Removes the images that problems name and those above the maximum; false when there is none. */
function leaveOutImages(body: ListingBody, problems: readonly Problem[]): boolean {
  const images = body.images;
  if (!Array.isArray(images)) return false;
  const bad = new Set(problems.map(({ path }) => /^images\.(\d+)/.exec(path)?.[1]));
  body.images = images.filter((_, at) => !bad.has(String(at))).slice(0, MAX_IMAGES);
  return (body.images as unknown[]).length < images.length;
}

function rootOf(path: string): string {
  return path.split('.', 1)[0] ?? path;
}
