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
 * @param onLeftOut takes the problems of images that are left out of a valid row, and all images that it has
 */
export function checkRow(
  row: MappedListing,
  settings: FeedSettings,
  onLeftOut?: (problems: readonly Problem[], sent: ListingBody) => void,
): Checked<ListingInput> {
  let checked = checkInput(row);
  if (settings.leaveOutBadImages === true && !checked.ok) {
    const { problems } = checked;
    const sent = { images: row.body.images };
    if (leaveOutImages(row, problems)) {
      checked = checkInput(row);
      const isImage = ({ path }: Problem): boolean => rootOf(path) === 'images';
      if (checked.ok) onLeftOut?.(problems.filter(isImage), sent);
    }
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
function leaveOutImages(
  { body, storedImages }: MappedListing,
  problems: readonly Problem[],
): boolean {
  const images = body.images;
  if (!Array.isArray(images)) return false;
  const bad = new Set(problems.map(({ path }) => /^images\.(\d+)/.exec(path)?.[1]));
  const good = images.filter((_, at) => !bad.has(String(at))).slice(0, MAX_IMAGES);
  if (good.length === images.length) return false;
  body.images = good.length === 0 ? (storedImages ?? good) : good;
  return true;
}

function rootOf(path: string): string {
  return path.split('.', 1)[0] ?? path;
}
