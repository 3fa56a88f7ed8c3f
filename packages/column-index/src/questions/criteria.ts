import type { AnyIndex } from '../column-index.ts';
import type { EnumerationColumn } from '../columns/enumeration-column.ts';
import { SetColumn } from '../columns/set-column.ts';
import type { Bitmap } from '../sets/bitmap.ts';
import type { Selection } from '../sets/selection.ts';
import {
  addBetween,
  addSet,
  addBitmap,
  dropBitmap,
  fill,
  keepBitmap,
  setDifference,
} from '../sets/sets.ts';
import type { Criterion, Part, Test } from './criterion.ts';
import { testDays } from './days.ts';

/**
 * The result of a criterion for the rows of a selection: `yes` has those that state a match, `open` those
 * that state nothing and are kept. Rows in neither do not match.
 */
export interface CriterionResult {
  name: string;
  value?: string;
  yes: Int32Array;
  open: Int32Array | null;
}

/** The rows of a selection that state a match, and those that state nothing, computed when needed. */
interface Tested {
  yes: Int32Array;
  unstated(): Int32Array;
}

/** Evaluates each criterion for the rows of a selection. */
export function criteriaOf(
  index: AnyIndex,
  criteria: readonly Criterion[],
  selection: Selection,
): CriterionResult[] {
  return criteria.map((criterion) => {
    const { name, value, notStated: unstated, always } = criterion;
    const tested = testOf(index, criterion, selection);
    const open = unstated === 'drop' ? null : tested.unstated();
    if (open !== null && typeof unstated === 'object') narrow(index, selection, open, unstated);
    if (always !== undefined) {
      addPart(index, selection, tested.yes, always);
      if (open !== null) narrow(index, selection, open, { ...always, has: !always.has });
    }
    return { name, ...(value === undefined ? {} : { value }), yes: tested.yes, open };
  });
}

/** The rows of an enumeration's value; undefined when no row ever had it. */
export const bitmapOf = (index: AnyIndex, { column, value }: Part): Bitmap | undefined =>
  index.columns.enumeration(column).bitmap(value);

function addPart(index: AnyIndex, selection: Selection, set: Int32Array, part: Part): void {
  const bitmap = bitmapOf(index, part);
  if (part.has) {
    addBitmap(selection, set, bitmap);
    return;
  }
  const rest = selection.workspace.take();
  rest.set(selection.mask.subarray(0, selection.size));
  dropBitmap(selection, rest, bitmap);
  addSet(selection, set, rest);
}

function narrow(index: AnyIndex, selection: Selection, set: Int32Array, part: Part): void {
  const bitmap = bitmapOf(index, part);
  if (part.has) keepBitmap(selection, set, bitmap);
  else dropBitmap(selection, set, bitmap);
}

/** A column whose values can be chosen from. */
export function valuesColumn({ columns }: AnyIndex, name: string): EnumerationColumn | SetColumn {
  const column = columns.named(name);
  return column instanceof SetColumn ? column : columns.enumeration(name);
}

function testOf(index: AnyIndex, test: Test, selection: Selection): Tested {
  switch (test.kind) {
    case 'any of': {
      const column = valuesColumn(index, test.column);
      const yes = unionOf(selection, ...test.values.map((value) => column.bitmap(value)));
      return { yes, unstated: () => unionOf(selection, column.notStated) };
    }
    case 'yes':
      return testYes(index, test, selection);
    case 'between': {
      const { min, below, unit } = test;
      const column = index.columns.number(test.column);
      const yes = unionOf(selection);
      const lower = min ?? Number.NEGATIVE_INFINITY;
      addBetween(selection, yes, column, lower, below ?? Number.POSITIVE_INFINITY);
      if (unit) {
        keepBitmap(selection, yes, index.columns.enumeration(unit.column).bitmap(unit.value));
      }
      return { yes, unstated: () => unionOf(selection, column.notStated) };
    }
    case 'days': {
      const { yes, unstated } = testDays(index, test, selection);
      return { yes, unstated: () => unstated };
    }
  }
}

function testYes(
  { columns }: AnyIndex,
  { column, orListed }: Extract<Test, { kind: 'yes' }>,
  selection: Selection,
): Tested {
  const flag = columns.flag(column);
  const yes = unionOf(selection, flag.yes);
  const unstated = () => unionOf(selection, flag.notStated);
  if (orListed === undefined) return { yes, unstated };
  const byList = unionOf(selection, columns.set(orListed.column).bitmap(orListed.value));
  keepBitmap(selection, byList, flag.notStated);
  addSet(selection, yes, byList);
  return {
    yes,
    unstated() {
      const flagUnstated = unstated();
      setDifference(selection, flagUnstated, flagUnstated, byList);
      return flagUnstated;
    },
  };
}

/** A new set with the union of the bitmaps. */
function unionOf(selection: Selection, ...bitmaps: (Bitmap | undefined)[]): Int32Array {
  const set = selection.workspace.take();
  fill(selection, set, 0);
  for (const bitmap of bitmaps) addBitmap(selection, set, bitmap);
  return set;
}
