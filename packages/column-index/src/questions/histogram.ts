import type { AnyIndex } from '../any-index.ts';
import type { Selection } from '../sets/selection.ts';
import { subselectionBy } from '../sets/subselection.ts';
import { count, countIn } from '../sets/sets.ts';
import type { Averages } from './averages.ts';
import type { CountedSet } from './counted-set.ts';

/** A request to count the numbers of a column between bounds. */
export interface HistogramRequest {
  /** Name of the histogram in answers, and of the criterion that is left out when the numbers are counted. */
  name: string;
  column: string;
  /** The enumeration of the numbers' units. */
  units: string;
  /** The ascending bounds, each an edge of the column's scale. */
  bounds: readonly number[];
}

/** Counts of numbers of one unit between bounds. Units are never converted, so their numbers are not mixed. */
export interface Histogram {
  /** The unit of the bands; null if no row states a number. */
  unit: string | null;
  /** Counts between bounds; `from` is inclusive, `to` exclusive and null for the last band. */
  bands: { from: number; to: number | null; count: number }[];
  /** Number of rows with each unit, the most frequent first. */
  units: { value: string; count: number }[];
  notStated: number;
}

/** The units of the rows of a set with their counts, the most frequent first. */
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
 * Counts bands in the requested unit, or else in the most frequent one.
 * @param averages Averages that replace the number of some rows.
 */
export function histogramOf(
  index: AnyIndex,
  found: CountedSet,
  request: HistogramRequest,
  requestedUnit: string | null,
  averages: Averages | null,
): Histogram {
  const { bounds } = request;
  const column = index.columns.number(request.column);
  const set = found.selection;
  const units = unitsOf(index, request.units, set, set.mask);
  const unit = requestedUnit ?? units[0]?.value ?? null;
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

/** Adds rows with an average to the counts of rows that reach each bound; the first count is the number of all rows. */
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

/** Up to this maximum, whole bounds are looked up in a table. */
const MAX_TABLE_BOUND = 4096;

/** The last table, which is cached because most questions have the same bounds. */
let lastTable: { bounds: string; bands: Uint8Array } | undefined;

/** Creates the table: for each whole number up to the last bound, the number of bounds that it reaches. */
function bandsUpTo(bounds: readonly number[], last: number): Uint8Array {
  const key = bounds.join(' ');
  if (lastTable?.bounds !== key) {
    const bandOf = (whole: number) => bounds.filter((bound) => whole >= bound).length;
    const bands = Uint8Array.from({ length: last + 1 }, (_, whole) => bandOf(whole));
    lastTable = { bounds: key, bands };
  }
  return lastTable.bands;
}

/** Creates the function that returns how many of the bounds a number (at least 0) reaches. */
function bandFinder(bounds: readonly number[]): (value: number) => number {
  const last = bounds.at(-1) ?? 0;
  if (last > MAX_TABLE_BOUND || !bounds.every((bound) => Number.isInteger(bound) && bound >= 0)) {
    return (value) => bounds.filter((bound) => value >= bound).length;
  }
  // A table is used, because comparisons with each bound would mostly be mispredicted by the processor.
  const bands = bandsUpTo(bounds, last);
  return (value) => (value >= last ? bounds.length : bands[value | 0]!);
}
