import { joined, type Nights } from '@campcairn/ical';
import type { AvailabilityInput } from '../availability.schema.ts';

export { joined, type Nights };

/** One written range of a calendar: the nights from `start` to the one before `end`. */
export type Range = AvailabilityInput['ranges'][number];

const byStart = (a: Nights, b: Nights): number =>
  a.start < b.start ? -1 : a.start > b.start ? 1 : 0;

const isSame = (a: Range, b: Range): boolean => a.status === b.status && a.price === b.price;

/** Returns the parts of a range outside the given nights, up to two. */
export const outside = <Of extends Nights>(range: Of, { start, end }: Nights): Of[] =>
  range.end <= start || range.start >= end
    ? [range]
    : [
        ...(range.start < start ? [{ ...range, end: start }] : []),
        ...(range.end > end ? [{ ...range, start: end }] : []),
      ];

/**
 * Returns a calendar with some nights set, or cleared when `set` is null. Adjacent ranges of the
 * same status and price are joined with the new nights; other ranges stay as they are.
 */
export function paint(
  ranges: readonly Range[],
  nights: Nights,
  set: Pick<Range, 'status' | 'price'> | null,
): Range[] {
  const left = ranges.flatMap((range) => outside(range, nights));
  if (set === null) return left.sort(byStart);
  const { start, end } = nights;
  const painted: Range = { start, end, ...set };
  const before = left.find((range) => range.end === start && isSame(range, painted));
  const after = left.find((range) => range.start === end && isSame(range, painted));
  const joined = { ...painted, start: before?.start ?? start, end: after?.end ?? end };
  return [...left.filter((range) => range !== before && range !== after), joined].sort(byStart);
}

/** Returns a calendar in which the given nights are taken, whatever it says of them. */
export function overlaid(ranges: readonly Range[], taken: readonly Nights[]): Range[] {
  const blocks = joined(taken);
  const left = blocks.reduce<Range[]>(
    (kept, block) => kept.flatMap((range) => outside(range, block)),
    [...ranges],
  );
  const unavailable = blocks.map((block): Range => ({ ...block, status: 'unavailable' }));
  return [...left, ...unavailable].sort(byStart);
}
