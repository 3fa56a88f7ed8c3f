import type { AnyIndex } from '../column-index.ts';
import type { Selection } from '../sets/selection.ts';
import { subselectionBy } from '../sets/subselection.ts';
import { count, countIn } from '../sets/sets.ts';
import type { CountedSet } from './counted-set.ts';

/** A column of numbers, with an enumeration of their units, to be counted between bounds. */
export interface HistogramRequest {
  /** The criterion that is left out when it is counted. */
  name: string;
  column: string;
  units: string;
  /** Rising, each an edge of the column's scale. */
  bounds: readonly number[];
}

/** Numbers of one unit between bounds: units are never converted, so never counted together. */
export interface Histogram {
  /** The unit of the bands; null when no row states a number. */
  unit: string | null;
  /** `from` inclusive, `to` exclusive; the last has no end. */
  bands: { from: number; to: number | null; count: number }[];
  /** How many rows have each unit, the most frequent first. */
  units: { value: string; count: number }[];
  notStated: number;
}

/** The units that rows of a set have, the most frequent first. */
export function unitsOf(
  { columns }: AnyIndex,
  column: string,
  selection: Selection,
  set: Int32Array,
): { value: string; count: number }[] {
  const units = columns.enumeration(column);
  return units.values
    .map((value) => ({ value, count: countIn(selection, set, units.bitmap(value)!) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}

/** Counts bands in the unit that was asked for, or else in the most frequent one. */
export function histogramOf(
  index: AnyIndex,
  found: CountedSet,
  request: HistogramRequest,
  asked: string | null,
): Histogram {
  const { bounds } = request;
  const column = index.columns.number(request.column);
  const set = found.selection;
  const units = unitsOf(index, request.units, set, set.mask);
  const unit = asked ?? units[0]?.value ?? null;
  const notStated = found.count(column.notStated);
  if (unit === null) return { unit, bands: [], units, notStated };

  const ofUnit = subselectionBy(set, index.columns.enumeration(request.units).bitmap(unit), 'in');
  const reaching = [
    count(ofUnit, ofUnit.mask),
    ...bounds.map((bound) => countIn(ofUnit, ofUnit.mask, column.reaching(bound))),
  ];
  const bands = [0, ...bounds].map((from, i) => ({
    from,
    to: bounds[i] ?? null,
    count: reaching[i]! - (reaching[i + 1] ?? 0),
  }));
  return { unit, bands, units, notStated };
}
