import type { AnyIndex } from '../column-index.ts';
import { dayOfYear, monthOf, type YearlyColumn } from '../columns/yearly-column.ts';
import type { Selection } from '../sets/selection.ts';
import { addBitmap, dropBitmap, eachSlot, fill, keepBitmap, setDifference } from '../sets/sets.ts';
import type { Test } from './criterion.ts';

type DaysTest = Extract<Test, { kind: 'days' }>;

/** Evaluates a range of days for the rows of a selection: see the kind `days` of `Test`. */
export function testDays(
  index: AnyIndex,
  test: DaysTest,
  selection: Selection,
): { yes: Int32Array; unstated: Int32Array } {
  const { calendar } = index;
  const yes = selection.workspace.take();
  const unstated = selection.workspace.take();
  fill(selection, yes, -1);
  fill(selection, unstated, 0);
  // `unstated` first collects the rows that state no, and is inverted below.
  for (let day = test.from; day < test.to; day++) {
    keepBitmap(selection, yes, calendar.yes(day));
    addBitmap(selection, unstated, calendar.no(day));
  }
  setDifference(selection, unstated, selection.mask, unstated);
  setDifference(selection, unstated, unstated, yes);
  dropOutside(index, test, selection, unstated);
  return { yes, unstated };
}

/**
 * Takes the rows out whose stretch of the year does not hold a day for which their calendar states no yes.
 * What is known of whole months decides for most; the others are looked at one by one.
 */
function dropOutside(
  index: AnyIndex,
  test: DaysTest,
  selection: Selection,
  unstated: Int32Array,
): void {
  const yearly = index.columns.yearly(test.yearly);
  const days = Array.from({ length: test.to - test.from }, (_, i) => dayOfYear(test.from + i));
  const months = [...new Set(days.map(monthOf))];
  const { workspace } = selection;
  const inside = workspace.take();
  const outside = workspace.take();
  fill(selection, inside, -1);
  fill(selection, outside, -1);
  for (const month of months) {
    keepBitmap(selection, inside, yearly.whollyIn(month));
    keepBitmap(selection, outside, yearly.neverIn(month));
  }
  // Outside on every day: the calendar did not state yes for at least one of them.
  setDifference(selection, unstated, unstated, outside);
  const undecided = workspace.take();
  setDifference(selection, undecided, unstated, inside);
  dropBitmap(selection, undecided, yearly.notStated);
  const isOutside = outsideOn(index, yearly, test, days);
  eachSlot(selection, undecided, (slot, k) => {
    if (isOutside(slot)) unstated[k]! &= ~(1 << (slot & 31));
  });
}

/** Whether a row's yearly range lacks a requested day that its calendar does not state as yes. */
function outsideOn(
  { calendar }: AnyIndex,
  yearly: YearlyColumn,
  test: DaysTest,
  days: readonly number[],
): (slot: number) => boolean {
  return (slot) =>
    days.some((day, i) => !yearly.holds(slot, day) && !calendar.yes(test.from + i)?.has(slot));
}
