import fc from 'fast-check';
import type { Criterion, Days } from '../questions/criterion.ts';
import type { MonthsQuestion } from '../questions/months.ts';
import type { Where } from '../sets/select.ts';
import { TODAY } from './rows.ts';

/** The day that a month begins with, some months after that of `TODAY`, in days since 1970-01-01. */
const firstDay = (months: number): number => Date.UTC(2026, 4 + months, 1) / 86_400_000;

/** Months of a year; of the first one perhaps only its last days. */
export const anyMonths: fc.Arbitrary<Days[]> = fc
  .tuple(fc.integer({ min: 0, max: 24 }), fc.subarray([0, 1, 5, 9, 12]))
  .map(([gone, others]) => [
    { from: TODAY + gone, to: firstDay(1) },
    ...others.map((months) => ({ from: firstDay(months), to: firstDay(months + 1) })),
  ]);

/** A question about months of the rows of `SCHEMA`; grey ones are counted apart. */
export const monthsQuestion = (
  where: Where,
  criteria: readonly Criterion[],
  months: readonly Days[],
): MonthsQuestion => ({
  where,
  criteria,
  months,
  yearly: 'span',
  least: 'least',
  units: 'unit',
  part: { column: 'colour', value: 'grey', has: true },
});
