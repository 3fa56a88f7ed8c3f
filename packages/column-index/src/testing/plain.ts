import type { DayRange } from '../columns/calendar.ts';
import { arcOf, type LatLng, toMetres, unitVector } from '../geometry/mercator.ts';
import type { Criterion, Part } from '../questions/criterion.ts';
import type { Stated, Where } from '../sets/select.ts';
import type { TestRow } from './rows.ts';

/** A row as the plain search below looks at it. */
export interface Known {
  row: TestRow;
  days: readonly DayRange[];
}

/** What a row says to one thing that is asked. */
export type Says = 'yes' | 'no' | 'nothing';

const say = (value: boolean | null): Says => (value === null ? 'nothing' : value ? 'yes' : 'no');

const factOf = (row: TestRow, column: string): unknown => row[column as keyof TestRow];

const isPartOf = (row: TestRow, { column, value, has }: Part): boolean =>
  (factOf(row, column) === value) === has;

const monthAndDay = (day: number): string => new Date(day * 86_400_000).toISOString().slice(5, 10);

function saysToDay({ row, days }: Known, day: number): Says {
  const range = days.find(({ from, to }) => day >= from && day < to);
  if (range !== undefined) return say(range.yes);
  if (row.span === null) return 'nothing';
  const { first, last } = row.span;
  const date = monthAndDay(day);
  const isWithin = first <= last ? date >= first && date <= last : date >= first || date <= last;
  return isWithin ? 'nothing' : 'no';
}

function saysToDays(known: Known, from: number, to: number): Says {
  const said: Says[] = [];
  for (let day = from; day < to; day++) said.push(saysToDay(known, day));
  if (said.includes('no')) return 'no';
  return said.every((one) => one === 'yes') ? 'yes' : 'nothing';
}

function statedTo(known: Known, asked: Criterion): Says {
  const { row } = known;
  switch (asked.kind) {
    case 'any of': {
      const fact = factOf(row, asked.column);
      const values = Array.isArray(fact) ? (fact as string[]) : [fact as string | null];
      if (values.length === 0 || values[0] === null) return 'nothing';
      return say(values.some((value) => asked.values.includes(value!)));
    }
    case 'yes': {
      const fact = factOf(row, asked.column) as boolean | null;
      const { orListed } = asked;
      if (fact === null && orListed !== undefined) {
        const listed = factOf(row, orListed.column) as readonly string[];
        return listed.includes(orListed.value) ? 'yes' : 'nothing';
      }
      return say(fact);
    }
    case 'between': {
      const fact = factOf(row, asked.column) as number | null;
      if (fact === null) return 'nothing';
      const { min, below, unit } = asked;
      if (unit && factOf(row, unit.column) !== unit.value) return 'no';
      return say((min === null || fact >= min) && (below === null || fact < below));
    }
    case 'days':
      return saysToDays(known, asked.from, asked.to);
  }
}

/** What a row says to a criterion, in the plainest way. */
export function says(known: Known, asked: Criterion): Says {
  if (asked.always !== undefined && isPartOf(known.row, asked.always)) return 'yes';
  const said = statedTo(known, asked);
  const { notStated: unstated } = asked;
  if (said !== 'nothing' || unstated === 'keep') return said;
  return unstated !== 'drop' && isPartOf(known.row, unstated) ? said : 'no';
}

/** Metres along the sphere between a point and a row. */
export function plainDistance(row: TestRow, from: LatLng): number {
  const a = unitVector(toMetres(from));
  const b = unitVector(row);
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
