import { z } from 'zod';
import type { Problem } from '../platform/errors.ts';
import { check, type Checked, date, described, integer } from '../platform/validation/index.ts';
import { WORDS } from './words-of-fields.ts';

/** Maximum number of ranges in one listing's calendar. */
export const MAX_RANGES = 730;

const range = z
  .strictObject(
    described(
      {
        start: date(),
        end: date(),
        status: z.enum(['available', 'unavailable']),
        price: integer(0).optional(),
      },
      WORDS.range,
    ),
  )
  .meta({ id: 'AvailabilityRangeInput' });

/** The body of `PUT /listings/{external_id}/availability`. */
export const availabilityInput = z
  .strictObject({
    ranges: z.array(range).max(MAX_RANGES).describe('All ranges of the calendar, in any order.'),
  })
  .meta({ id: 'AvailabilityInput' });

export type AvailabilityInput = z.output<typeof availabilityInput>;

const dates = z.object({ start: range.shape.start, end: range.shape.end });

/** The dates of a range, and its index in the list that was sent. */
interface Dated extends z.output<typeof dates> {
  index: number;
}

/** Returns the ranges with well-formed dates, whatever else is wrong with them or with others. */
function datedRanges(value: unknown): Dated[] {
  const sent = (value as { ranges?: unknown } | null)?.ranges;
  if (!Array.isArray(sent)) return [];
  return sent.slice(0, MAX_RANGES).flatMap((range: unknown, index) => {
    const checked = dates.safeParse(range);
    return checked.success ? [{ ...checked.data, index }] : [];
  });
}

/** The problem of a range that ends on its start or earlier. */
export const BACKWARDS = 'must be after start';

const runsForward = ({ start, end }: Dated): boolean => end > start;

const backwards = (ranges: Dated[]): Problem[] =>
  ranges
    .filter((range) => !runsForward(range))
    .map(({ index }) => ({ path: `ranges.${index}.end`, message: BACKWARDS }));

/** Reports overlaps at the later range in the order of dates; touching ranges do not overlap. */
function overlaps(ranges: Dated[]): Problem[] {
  const ordered = ranges
    .filter(runsForward)
    .sort((a, b) => (a.start === b.start ? a.index - b.index : a.start < b.start ? -1 : 1));
  const problems = [];
  let latest = ordered[0];
  for (const range of ordered.slice(1)) {
    if (latest && range.start < latest.end) {
      const message = `overlaps the range from ${latest.start} to ${latest.end}`;
      problems.push({ path: `ranges.${range.index}`, message });
    }
    if (!latest || range.end > latest.end) latest = range;
  }
  return problems;
}

/** The sort key of a problem: by range, then by field; problems of no range come last. */
function place({ path }: Problem): [range: number, field: number] {
  const [, index, field] = /^ranges\.(\d+)(?:\.(.*))?$/.exec(path) ?? [];
  if (index === undefined) return [Infinity, 0];
  const at = Object.keys(range.shape).indexOf(field ?? '');
  return [Number(index), field !== undefined && at < 0 ? Infinity : at];
}

function inOrder(a: Problem, b: Problem): number {
  const [rangeA, fieldA] = place(a);
  const [rangeB, fieldB] = place(b);
  if (rangeA !== rangeB) return rangeA < rangeB ? -1 : 1;
  return fieldA === fieldB ? 0 : fieldA < fieldB ? -1 : 1;
}

/** Checks a calendar of unknown shape; all problems of all ranges are reported, in the order of ranges. */
export function checkAvailability(value: unknown): Checked<AvailabilityInput> {
  const checked = check(availabilityInput, value);
  const ranges = checked.ok
    ? checked.value.ranges.map((range, index) => ({ ...range, index }))
    : datedRanges(value);
  const ofRules = [...backwards(ranges), ...overlaps(ranges)];
  if (checked.ok && ofRules.length === 0) return checked;
  const problems = [...(checked.ok ? [] : checked.problems), ...ofRules];
  return { ok: false, problems: problems.sort(inOrder) };
}
