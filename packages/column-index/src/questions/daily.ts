import type { AnyIndex } from '../any-index.ts';
import type { DailyNumbers } from '../columns/schema.ts';
import type { Days } from './criterion.ts';

/** Makes the function that gives the exact sum over days of a row's numbers, in parts; null when it states none. */
export function daySums(
  { columns, calendar: { numbers } }: AnyIndex,
  { column, parts }: DailyNumbers,
): (slot: number, days: Days) => number | null {
  const { values } = columns.number(column);
  return (slot, days) => {
    const own = values[slot]!;
    if (Number.isNaN(own)) return null;
    return numbers.sum(slot, days, Math.round(own * parts));
  };
}
