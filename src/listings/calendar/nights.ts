import type { AvailabilityInput } from '../availability.schema.ts';

/** One range of a calendar as it is written: the nights from `start` to the one before `end`. */
export type Range = AvailabilityInput['ranges'][number];

/** A run of nights, `end` excluded. */
export interface Nights {
  start: string;
  end: string;
}

const byStart = (a: Nights, b: Nights): number =>
  a.start < b.start ? -1 : a.start > b.start ? 1 : 0;

const isSame = (a: Range, b: Range): boolean => a.status === b.status && a.price === b.price;

/** What is left of a range outside of some nights: up to two parts. */
const outside = <Of extends Nights>(range: Of, { start, end }: Nights): Of[] =>
  range.end <= start || range.start >= end
    ? [range]
    : [
        ...(range.start < start ? [{ ...range, end: start }] : []),
        ...(range.end > end ? [{ ...range, start: end }] : []),
      ];

/**
 * A calendar with some nights set anew, or cleared when nothing is set. Where the new nights touch
 * others of the same state and price they become one range with them; other ranges stay as they are.
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

/** Runs of nights in order, those that touch or overlap as one. */
export function joined(runs: readonly Nights[]): Nights[] {
  const all: Nights[] = [];
  for (const { start, end } of runs.toSorted(byStart)) {
    const last = all.at(-1);
    if (last && start <= last.end) last.end = end > last.end ? end : last.end;
    else all.push({ start, end });
  }
  return all;
}

/** A calendar in which some nights are taken, whatever it says of them itself. */
export function overlaid(ranges: readonly Range[], taken: readonly Nights[]): Range[] {
  const blocks = joined(taken);
  const left = blocks.reduce<Range[]>(
    (kept, block) => kept.flatMap((range) => outside(range, block)),
    [...ranges],
  );
  const unavailable = blocks.map((block): Range => ({ ...block, status: 'unavailable' }));
  return [...left, ...unavailable].sort(byStart);
}
