import { z } from 'zod';
import type { Problem } from '../platform/errors.ts';
import {
  check,
  type Checked,
  checkItemWithHints,
  date,
  described,
  integer,
  otherNames,
} from '../platform/validation/index.ts';
import { batchOf, checkItems, MAX_ITEMS, refusedItem } from './batch.schema.ts';
import { externalId } from './listing.schema.ts';
import { OTHER_NAMES } from './other-names.ts';
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

const fields = {
  ranges: z.array(range).max(MAX_RANGES).describe('All ranges of the calendar, in any order.'),
};

/** The body of `PUT /listings/{external_id}/availability`. */
export const availabilityInput = z
  .strictObject(fields)
  .meta({ id: 'AvailabilityInput' })
  .register(otherNames, OTHER_NAMES.calendar);

export type AvailabilityInput = z.output<typeof availabilityInput>;

/** One item of a batch: a calendar and the id of its listing. */
const availabilityItem = z
  .strictObject({ external_id: externalId, ...fields })
  .meta({ id: 'AvailabilityBatchItem' })
  .register(otherNames, OTHER_NAMES.calendarInBatch);

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

/** Adds the problems of ranges to those of a value's schema; all are in the order of the ranges. */
function withRangeRules<Of extends AvailabilityInput>(
  checked: Checked<Of>,
  value: unknown,
): Checked<Of> {
  const ranges = checked.ok
    ? checked.value.ranges.map((range, index) => ({ ...range, index }))
    : datedRanges(value);
  const ofRules = [...backwards(ranges), ...overlaps(ranges)];
  if (checked.ok && ofRules.length === 0) return checked;
  const problems = [...(checked.ok ? [] : checked.problems), ...ofRules];
  return { ok: false, problems: problems.sort(inOrder) };
}

/** Checks a calendar of unknown shape; all problems of all ranges are reported, in the order of ranges. */
export const checkAvailability = (value: unknown): Checked<AvailabilityInput> =>
  withRangeRules(check(availabilityInput, value), value);

/** The body of `POST /availability/batch`. */
export const availabilityBatch = batchOf(
  z.union([availabilityItem, refusedItem]),
  'Calendars, each with the id of its listing.',
)
  .meta({ id: 'AvailabilityBatchRequest' })
  .register(otherNames, OTHER_NAMES.batch);

/** An item of a batch as it was sent, and the result of its check. */
export interface AvailabilityItem {
  sent: unknown;
  checked: Checked<z.output<typeof availabilityItem>>;
}

/** Checks one item of a batch on its own. */
export const checkAvailabilityItem = (sent: unknown): AvailabilityItem => ({
  sent,
  checked: withRangeRules(checkItemWithHints(availabilityItem, sent), sent),
});

/** Checks a batch of calendars: the list as a whole, and each item on its own. */
export const checkAvailabilityBatch = (value: unknown): Checked<AvailabilityItem[]> =>
  checkItems(value, checkAvailabilityItem);

/** Objects, members and items in the ranges of a calendar that has all it may have. */
const VALUES_OF_CALENDAR = MAX_RANGES * (Object.keys(range.shape).length + 1) + 10;

/** Maximum number of values in the body of a batch of calendars. */
export const VALUES_OF_BATCH = MAX_ITEMS * VALUES_OF_CALENDAR;
