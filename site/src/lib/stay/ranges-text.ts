import type { AvailabilityRange } from '#lib/services.ts';
import { addDays, nightsBetween } from '#lib/format/dates.ts';

/**
 * Writes the ranges of a calendar, in order, in a tenth of the characters of their JSON: the first day, then for each
 * range the number of its nights, `a` (free) or `u` (taken), and its own price in minor units. A number alone is of
 * nights without a range: `2027-05-01 2a9400 19u 7 4a`.
 */
export function rangesText(ranges: readonly AvailabilityRange[]): string {
  let day = ranges[0]?.start ?? '';
  const words = [day];
  for (const { start, end, status, price } of ranges) {
    if (start !== day) words.push(`${nightsBetween(day, start)}`);
    words.push(`${nightsBetween(start, end)}${status[0]}${price ?? ''}`);
    day = end;
  }
  return words.join(' ');
}

/** Reads the ranges that `rangesText` has written. */
export function rangesOf(text: string): AvailabilityRange[] {
  const [first = '', ...words] = text.split(' ');
  let start = first;
  return words.flatMap((word) => {
    const [, nights, state, price] = /^(\d+)([au]?)(\d*)$/.exec(word)!;
    const end = addDays(start, Number(nights));
    const range: AvailabilityRange = {
      start,
      end,
      status: state === 'a' ? 'available' : 'unavailable',
      price: price === '' ? null : Number(price),
    };
    start = end;
    return state === '' ? [] : [range];
  });
}
