import type { DayRange } from '../columns/schema.ts';
import { arcOf, type LatLng, toMetres, unitVector } from '../geometry/mercator.ts';
import type { Criterion, Days, Part, Test } from '../questions/criterion.ts';
import type { Stated, Where } from '../sets/select.ts';
import { PARTS, type TestRow } from './rows.ts';

/** A row with its calendar, for the reference implementation below. */
export interface Known {
  row: TestRow;
  days: readonly DayRange[];
}

/** Whether a row matches a criterion; `short` if it is not taken, but requires more days. */
export type Outcome = 'match' | 'no match' | 'not stated' | 'short';

const outcome = (value: boolean | null): Outcome =>
  value === null ? 'not stated' : value ? 'match' : 'no match';

const factOf = (row: TestRow, column: string): unknown => row[column as keyof TestRow];

const isPartOf = (row: TestRow, { column, value, has }: Part): boolean =>
  (factOf(row, column) === value) === has;

const monthAndDay = (day: number): string => new Date(day * 86_400_000).toISOString().slice(5, 10);

function outcomeOfDay({ row, days }: Known, day: number): Outcome {
  const range = days.find(({ from, to }) => day >= from && day < to);
  if (range !== undefined) return outcome(range.yes);
  if (row.span === null) return 'not stated';
  const { first, last } = row.span;
  const date = monthAndDay(day);
  const isWithin = first <= last ? date >= first && date <= last : date >= first || date <= last;
  return isWithin ? 'not stated' : 'no match';
}

const daysOf = ({ from, to }: Days): number[] =>
  Array.from({ length: to - from }, (_, i) => from + i);

function outcomeOfWindow(known: Known, window: Days): Outcome {
  const outcomes = daysOf(window).map((day) => outcomeOfDay(known, day));
  if (outcomes.includes('no match')) return 'no match';
  return outcomes.every((one) => one === 'match') ? 'match' : 'not stated';
}

type DaysTest = Extract<Test, { kind: 'days' }>;

const windowOf = (known: Known, { windows }: DaysTest): Days | undefined =>
  windows.find((window) => outcomeOfWindow(known, window) === 'match');

function outcomeOfDays(known: Known, criterion: DaysTest): Outcome {
  const outcomes = new Set(criterion.windows.map((one) => outcomeOfWindow(known, one)));
  const outcomeOfAny = (['match', 'not stated'] as const).find((one) => outcomes.has(one));
  if (outcomeOfAny === undefined) return 'no match';
  const { from, to } = criterion.windows[0]!;
  return (known.row.least ?? 0) > to - from ? 'short' : outcomeOfAny;
}

/** Whether a row fails the windows only because of its season. */
export function isOutside(known: Known, { windows }: DaysTest): boolean {
  const unknown = { row: { ...known.row, span: null }, days: known.days };
  return windows.every(
    (window) =>
      outcomeOfWindow(known, window) === 'no match' &&
      outcomeOfWindow(unknown, window) === 'not stated',
  );
}

/** Replaces the price of a row by the average over the first window in which it is free. */
export function priced(
  known: Known,
  criteria: readonly Criterion[],
): Known & { sum: number | null } {
  const criterion = criteria.find((one) => one.kind === 'days');
  const window = criterion && windowOf(known, criterion);
  const { row, days } = known;
  if (window === undefined || row.price === null) return { ...known, sum: null };
  const own = Math.round(row.price * PARTS);
  const sum = daysOf(window)
    .map((day) => days.find(({ from, to }) => day >= from && day < to)?.number)
    .reduce<number>((all, number) => all + (number == null ? own : number * row.scale), 0);
  const price = sum / (PARTS * (window.to - window.from));
  return { row: { ...row, price }, days, sum };
}

function statedOutcome(known: Known, criterion: Criterion): Outcome {
  const { row } = known;
  switch (criterion.kind) {
    case 'any of': {
      const fact = factOf(row, criterion.column);
      const values = Array.isArray(fact) ? (fact as string[]) : [fact as string | null];
      const isSilentOf =
        criterion.unknown === undefined ? [] : (factOf(row, criterion.unknown) as string[]);
      if (isSilentOf.length > 0) {
        if (values.some((value) => criterion.values.includes(value!))) return 'match';
        return outcome(criterion.values.some((value) => isSilentOf.includes(value)) ? null : false);
      }
      if (values.length === 0 || values[0] === null) return 'not stated';
      return outcome(values.some((value) => criterion.values.includes(value!)));
    }
    case 'yes': {
      const fact = factOf(row, criterion.column) as boolean | null;
      const { orListed } = criterion;
      if (fact === null && orListed !== undefined) {
        const listed = factOf(row, orListed.column) as readonly string[];
        return listed.includes(orListed.value) ? 'match' : 'not stated';
      }
      return outcome(fact);
    }
    case 'between': {
      const fact = factOf(row, criterion.column) as number | null;
      if (fact === null) return 'not stated';
      const { min, below, unit } = criterion;
      if (unit && factOf(row, unit.column) !== unit.value) return 'no match';
      return outcome((min === null || fact >= min) && (below === null || fact < below));
    }
    case 'days':
      return outcomeOfDays(known, criterion);
  }
}

/** Whether a row matches a criterion. */
export function outcomeOf(known: Known, criterion: Criterion): Outcome {
  if (criterion.always !== undefined && isPartOf(known.row, criterion.always)) return 'match';
  const stated = statedOutcome(known, criterion);
  const { notStated: unstated, isStrict } = criterion;
  const isOpen = stated === 'not stated' || stated === 'short';
  if (isOpen && isStrict) return 'no match';
  if (!isOpen || unstated === 'keep') return stated;
  return unstated !== 'drop' && isPartOf(known.row, unstated) ? stated : 'no match';
}

/** The distance along the earth, in metres, between a point and a row, whose place the index keeps in single precision. */
export function plainDistance(row: TestRow, from: LatLng): number {
  const a = unitVector(toMetres(from));
  const b = unitVector(row).map(Math.fround);
  return arcOf(a.reduce((sum, axis, i) => sum + (axis - b[i]!) ** 2, 0));
}

export const states = (row: TestRow, { column, value }: Stated): boolean =>
  factOf(row, column) === value;

/** Whether a row lies in a part of the world. */
export function liesIn(row: TestRow, where: Where): boolean {
  switch (where.kind) {
    case 'everywhere':
      return true;
    case 'nowhere':
      return false;
    case 'boxes':
      return where.boxes.some(
        (box) => row.x >= box.west && row.x <= box.east && row.y >= box.south && row.y <= box.north,
      );
    case 'circle':
      return plainDistance(row, where.centre) <= where.radius;
    case 'stating':
      return where.all.every((stated) => states(row, stated));
  }
}
