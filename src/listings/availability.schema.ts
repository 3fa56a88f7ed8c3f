import { z } from 'zod';
import { check, type Checked, date, integer } from '../platform/validation/index.ts';

/** The largest number of ranges in one listing's calendar. */
const MAX_RANGES = 730;

const range = z
  .strictObject({
    start: date().meta({ description: 'First night.' }),
    end: date().meta({ description: 'Day after the last night.' }),
    status: z.enum(['available', 'unavailable']),
    price: integer(0).optional(),
  })
  .meta({ id: 'AvailabilityRangeInput' });

/** The body of `PUT /listings/{external_id}/availability`. */
export const availabilityInput = z
  .strictObject({ ranges: z.array(range).max(MAX_RANGES) })
  .meta({ id: 'AvailabilityInput' });

export type AvailabilityInput = z.output<typeof availabilityInput>;
type Range = AvailabilityInput['ranges'][number];

const runsForward = ({ start, end }: Range): boolean => end > start;

const backwards = (ranges: Range[]) =>
  ranges.flatMap((range, index) =>
    runsForward(range) ? [] : [{ path: `ranges.${index}.end`, message: 'must be after start' }],
  );

/** Reports overlaps at the later range in the order of dates; touching ranges do not overlap. */
function overlaps(ranges: Range[]) {
  const ordered = ranges
    .map((range, index) => ({ ...range, index }))
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

/** Checks a calendar of unknown shape. */
export function checkAvailability(value: unknown): Checked<AvailabilityInput> {
  const checked = check(availabilityInput, value);
  if (!checked.ok) return checked;
  const { ranges } = checked.value;
  const problems = [...backwards(ranges), ...overlaps(ranges)];
  return problems.length > 0 ? { ok: false, problems } : checked;
}
