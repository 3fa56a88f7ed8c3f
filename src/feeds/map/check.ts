import type { Problem } from '../../platform/errors.ts';
import type { Checked } from '../../platform/validation/index.ts';
import type { ListingBody, MappedRow } from './mapped-row.ts';
import type { FeedSettings } from './settings.ts';

/** The API's check of a listing's id and body. */
export type Validate<Value> = (externalId: string, body: ListingBody) => Checked<Value>;

const MAX_IMAGES = 30;

/**
 * Checks a mapped row by the API's rules. Problems of the mapping and of the check are reported together,
 * once for each field.
 */
export function checkRow<Value>(
  row: MappedRow & { kind: 'listing' },
  settings: FeedSettings,
  validate: Validate<Value>,
): Checked<Value> {
  let checked = validate(row.id, row.body);
  if (settings.leaveOutBadImages === true && !checked.ok) {
    if (leaveOutImages(row.body, checked.problems)) checked = validate(row.id, row.body);
  }
  if (row.problems.length === 0) return checked;
  const reported = new Set(row.problems.map(({ path }) => rootOf(path)));
  const further = checked.ok
    ? []
    : checked.problems.filter(({ path }) => !reported.has(rootOf(path)));
  return { ok: false, problems: [...row.problems, ...further] };
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
