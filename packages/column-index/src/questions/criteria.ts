import type { AnyIndex } from '../any-index.ts';
import type { EnumerationColumn } from '../columns/enumeration-column.ts';
import { SetColumn } from '../columns/set-column.ts';
import type { Bitmap, Words } from '../sets/bitmap.ts';
import type { Selection } from '../sets/selection.ts';
import { narrow as narrowSelection } from '../sets/subselection.ts';
import {
  addBetween,
  addSet,
  addBitmap,
  dropBitmap,
  fill,
  keepBitmap,
  setDifference,
} from '../sets/sets.ts';
import { type Averages, averagesOf } from './averages.ts';
import type { Criterion, Part, Test } from './criterion.ts';
import { staysIn, testDays, type TestedDays } from './days.ts';

/**
 * The result of a criterion for the rows of a selection: `yes` has the rows that state a match, `open` the
 * rows that do not state the criterion and are kept. Rows in neither do not match. `withheld` has the rows that a strict
 * criterion leaves out although they state no mismatch, if these are counted.
 */
export interface CriterionResult {
  name: string;
  value?: string;
  yes: Int32Array;
  open: Int32Array | null;
  withheld?: Int32Array;
  /** For a criterion of days: rows that are short (these are also in `open` if they are kept), and rows that are outside. */
  days?: Pick<TestedDays, 'short' | 'outside'>;
}

/** The results of all criteria. */
export interface Evaluated {
  criteria: readonly CriterionResult[];
  /** Averages over the requested days; null if nothing reads them. */
  averages: Averages | null;
}

/** Number of times that the daily numbers of matching rows are read. */
export type DailyReads = 'never' | 'once' | 'twice';

/** The rows of a selection that state a match, and, computed on demand, the rows that do not state the criterion. */
interface Tested {
  yes: Int32Array;
  unstated(): Int32Array;
}

/**
 * Evaluates each criterion for the rows of a selection.
 * @param dailyReads Number of times that daily numbers are read in addition to the reads of the criteria.
 * @param findsWithheld Whether results of strict criteria have `withheld`.
 */
export function evaluate(
  index: AnyIndex,
  criteria: readonly Criterion[],
  selection: Selection,
  dailyReads: DailyReads,
  findsWithheld = false,
): Evaluated {
  const { daily } = index;
  const days = criteria.find((one) => one.kind === 'days');
  const areTested = criteria.some((one) => one.kind === 'between' && one.column === daily?.column);
  const areKept = dailyReads === 'twice' || (areTested && dailyReads === 'once');
  const areRead = areTested || dailyReads !== 'never';
  const stays = days && areRead ? staysIn(days, selection) : null;
  const tested = days && testDays(index, days, selection, stays);
  const averages =
    daily && tested && stays
      ? averagesOf(index, { daily, stays, areKept }, selection, tested)
      : null;
  const results = criteria.map((criterion) =>
    criterion.kind === 'days'
      ? ofDays(index, criterion, tested!, selection)
      : resultOf(
          index,
          criterion,
          testOf(index, criterion, selection, averages),
          selection,
          findsWithheld,
        ),
  );
  return { criteria: results, averages };
}

/**
 * Applies the criteria whose matches are one bitmap by narrowing the selection, and returns the other criteria. Afterwards
 * it is unknown which rows would match without one of the applied criteria.
 */
export function narrowByBitmaps(
  index: AnyIndex,
  selection: Selection,
  criteria: readonly Criterion[],
): Criterion[] {
  return criteria.filter((one) => {
    const isBitmap =
      one.kind === 'any of' &&
      one.values.length === 1 &&
      (one.notStated === 'drop' || one.isStrict === true) &&
      one.always === undefined;
    if (!isBitmap) return true;
    const [value] = one.values;
    narrowSelection(selection, valuesColumn(index, one.column).bitmap(value!));
    return false;
  });
}

function ofDays(
  index: AnyIndex,
  criterion: Criterion,
  { yes, unstated, short, outside }: TestedDays,
  selection: Selection,
): CriterionResult {
  const open = selection.workspace.take();
  open.set(unstated.subarray(0, selection.size));
  addSet(selection, open, short);
  return {
    ...resultOf(index, criterion, { yes, unstated: () => open }, selection),
    days: { short, outside },
  };
}

function resultOf(
  index: AnyIndex,
  { name, value, notStated: unstated, always, isStrict = false }: Criterion,
  tested: Tested,
  selection: Selection,
  findsWithheld = false,
): CriterionResult {
  const isSkipped = unstated === 'drop' || (isStrict && !findsWithheld);
  const open = isSkipped ? null : tested.unstated();
  if (open !== null && typeof unstated === 'object') narrow(index, selection, open, unstated);
  if (always !== undefined) {
    addPart(index, selection, tested.yes, always);
    if (open !== null) narrow(index, selection, open, { ...always, has: !always.has });
  }
  const result = { name, ...(value === undefined ? {} : { value }), yes: tested.yes };
  if (!isStrict) return { ...result, open };
  return { ...result, open: null, ...(open !== null && { withheld: open }) };
}

/** The rows with a value of an enumeration; undefined if no row ever had it. */
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

/** Returns a column of kind `enumeration` or `set`. */
export function valuesColumn({ columns }: AnyIndex, name: string): EnumerationColumn | SetColumn {
  const column = columns.named(name);
  return column instanceof SetColumn ? column : columns.enumeration(name);
}

function testOf(
  index: AnyIndex,
  test: Exclude<Test, { kind: 'days' }>,
  selection: Selection,
  averages: Averages | null,
): Tested {
  const { columns } = index;
  switch (test.kind) {
    case 'any of': {
      const column = valuesColumn(index, test.column);
      const yes = unionOf(selection, ...test.values.map((value) => column.bitmap(value)));
      const { unknown } = test;
      if (unknown === undefined) {
        return { yes, unstated: () => unionOf(selection, column.notStated) };
      }
      return {
        yes,
        unstated: () => unstatedBy(selection, test, column, columns.set(unknown), yes),
      };
    }
    case 'yes':
      return testYes(index, test, selection);
    case 'between':
      return testBetween(index, test, selection, averages);
  }
}

/** The rows that do not state whether they have the values; `unknown` is the column in which rows list such values. */
function unstatedBy(
  selection: Selection,
  { values }: { values: readonly string[] },
  { notStated: empty }: { notStated: Bitmap },
  unknown: SetColumn,
  yes: Int32Array,
): Int32Array {
  const set = unionOf(selection, empty);
  keepBitmap(selection, set, unknown.notStated);
  for (const value of values) addBitmap(selection, set, unknown.bitmap(value));
  setDifference(selection, set, set, yes);
  return set;
}

function testBetween(
  { columns }: AnyIndex,
  { column: name, min, below, unit }: Extract<Test, { kind: 'between' }>,
  selection: Selection,
  averages: Averages | null,
): Tested {
  const column = columns.number(name);
  const yes = unionOf(selection);
  const lower = min ?? Number.NEGATIVE_INFINITY;
  const upper = below ?? Number.POSITIVE_INFINITY;
  addBetween(selection, yes, column, lower, upper);
  if (averages?.column === name) {
    dropBitmap(selection, yes, averages.rows);
    const averaged = unionOf(selection, averages.rows);
    if (unit) keepBitmap(selection, averaged, columns.enumeration(unit.column).bitmap(unit.value));
    averages.each(selection, averaged, ({ slots, places, values, length }) => {
      for (let n = 0; n < length; n++) {
        const value = values[n]!;
        if (value >= lower && value < upper) yes[places[n]!]! |= 1 << (slots[n]! & 31);
      }
    });
  }
  if (unit) keepBitmap(selection, yes, columns.enumeration(unit.column).bitmap(unit.value));
  return { yes, unstated: () => unionOf(selection, column.notStated) };
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

/** Creates a set with the union of the bitmaps. */
function unionOf(selection: Selection, ...bitmaps: (Words | undefined)[]): Int32Array {
  const set = selection.workspace.take();
  fill(selection, set, 0);
  for (const bitmap of bitmaps) addBitmap(selection, set, bitmap);
  return set;
}
