import type { AnyIndex } from '../any-index.ts';
import type { Selection } from '../sets/selection.ts';
import { subselectionBy } from '../sets/subselection.ts';
import { count, countIn } from '../sets/sets.ts';
import type { Averages } from './averages.ts';
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

/**
 * Counts bands in the unit that was asked for, or else in the most frequent one.
 * @param averages what some rows have in place of their number.
 */
export function histogramOf(
  index: AnyIndex,
  found: CountedSet,
  request: HistogramRequest,
  asked: string | null,
  averages: Averages | null,
): Histogram {
  const { bounds } = request;
  const column = index.columns.number(request.column);
  const set = found.selection;
  const units = unitsOf(index, request.units, set, set.mask);
  const unit = asked ?? units[0]?.value ?? null;
  const notStated = found.count(column.notStated);
  if (unit === null) return { unit, bands: [], units, notStated };

  const ofUnit = subselectionBy(set, index.columns.enumeration(request.units).bitmap(unit), 'in');
  const patch = averages?.column === request.column ? averages : null;
  const rest = patch === null ? ofUnit : subselectionBy(ofUnit, patch.rows, 'not in');
  const reaching = [
    count(rest, rest.mask),
    ...bounds.map((bound) => countIn(rest, rest.mask, column.reaching(bound))),
  ];
  if (patch !== null)
    addAverages(reaching, bounds, subselectionBy(ofUnit, patch.rows, 'in'), patch);
  const bands = [0, ...bounds].map((from, i) => ({
    from,
    to: bounds[i] ?? null,
    count: reaching[i]! - (reaching[i + 1] ?? 0),
  }));
  return { unit, bands, units, notStated };
}

/** Adds rows with an average to how many rows reach the bounds; the first count is that of all. */
function addAverages(
  reaching: number[],
  bounds: readonly number[],
  averaged: Selection,
  averages: Averages,
): void {
  const bandOf = bandFinder(bounds);
  const within = new Int32Array(bounds.length + 1);
  averages.eachValue(averaged, averaged.mask, (values, from, to) => {
    for (let n = from; n < to; n++) within[bandOf(values[n]!)]!++;
  });
  let higher = 0;
  for (let band = bounds.length; band >= 0; band--) {
    higher += within[band]!;
    reaching[band]! += higher;
  }
}

/** Bounds up to this are looked up in a table, when all are whole numbers. */
const MAX_TABLE_BOUND = 4096;

/** The table that was made last: questions ask for the same bounds one after the other. */
let lastTable: { bounds: string; bands: Uint8Array } | undefined;

/** How many of the bounds each whole number from 0 to the last of them reaches. */
function bandsUpTo(bounds: readonly number[], last: number): Uint8Array {
  const key = bounds.join(' ');
  if (lastTable?.bounds !== key) {
    const bandOf = (whole: number) => bounds.filter((bound) => whole >= bound).length;
    const bands = Uint8Array.from({ length: last + 1 }, (_, whole) => bandOf(whole));
    lastTable = { bounds: key, bands };
  }
  return lastTable.bands;
}

/** Makes the function that gives how many of the bounds a number of at least 0 reaches. */
function bandFinder(bounds: readonly number[]): (value: number) => number {
  const last = bounds.at(-1) ?? 0;
  if (last > MAX_TABLE_BOUND || !bounds.every((bound) => Number.isInteger(bound) && bound >= 0)) {
    return (value) => bounds.filter((bound) => value >= bound).length;
  }
  // A comparison for each bound would be guessed wrongly by the processor most of the time.
  const bands = bandsUpTo(bounds, last);
  return (value) => (value >= last ? bounds.length : bands[value | 0]!);
}
