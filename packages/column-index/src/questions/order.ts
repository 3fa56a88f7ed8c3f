import type { AnyIndex } from '../any-index.ts';
import type { NumberColumn } from '../columns/number-column.ts';
import { squaredChordFrom } from '../geometry/area.ts';
import { arcOf, EARTH_RADIUS_METRES, type Metres, unitVector } from '../geometry/mercator.ts';
import type { Selection } from '../sets/selection.ts';
import { count, dropBitmap, eachInBucket, eachSlot, keepBitmap } from '../sets/sets.ts';
import type { Averages } from './averages.ts';
import { BestFew, type SortKey } from './best-few.ts';

/** Sets with at most this number of rows are scanned completely, larger ones bucket by bucket. */
const MAX_FULL_SCAN_ROWS = 2000;

/** More than what rounding changes of a sum of a number and a distance. */
const ROUNDING = 1e-6;

/** An order of rows. `first` returns the first `limit` rows of a set that come after `after`. */
export interface Order {
  first(selection: Selection, set: Int32Array, limit: number, after: SortKey | null): BestFew;
}

/** The end of a column that comes first. */
export type Direction = 'lowest first' | 'highest first';

/**
 * Creates the order by a column, from its lowest or highest number on, then by id in the same direction.
 * @param averages Averages that replace the number of some rows.
 */
export function byColumn(
  index: AnyIndex,
  column: NumberColumn,
  direction: Direction,
  averages: Averages | null = null,
): Order {
  const sign = direction === 'lowest first' ? 1 : -1;
  const ids = index.columns.id.values;
  const { values, edges } = column;

  return {
    first(selection, set, limit, after) {
      const best = new BestFew(limit, after);
      const offer = (slot: number) => best.offer(slot, sign * values[slot]!, sign * ids[slot]!);
      const rest = averages === null ? set : offerAveraged(selection, set, averages);
      if (count(selection, rest) < MAX_FULL_SCAN_ROWS) {
        eachSlot(selection, rest, offer);
        return best;
      }
      const start = sign === 1 ? 0 : edges.length;
      let bucket = after === null ? start : column.bucketOf(sign * after.key);
      // Rows of later buckets come after all rows of this one, so a full page is complete, unless it was filled by averages
      // that come later.
      for (; bucket >= 0 && bucket <= edges.length && !isDone(bucket); bucket += sign) {
        eachInBucket(selection, rest, column, bucket, offer);
      }
      return best;

      function isDone(next: number): boolean {
        if (!best.full) return false;
        if (sign === 1) return best.worst < (edges[next - 1] ?? Number.NEGATIVE_INFINITY);
        return best.worst <= -(edges[next] ?? Number.POSITIVE_INFINITY);
      }

      /** Offers the rows of a set that have an average; returns the other rows. */
      function offerAveraged(of: Selection, all: Int32Array, { rows, each }: Averages) {
        const averaged = of.workspace.take();
        averaged.set(all.subarray(0, of.size));
        keepBitmap(of, averaged, rows);
        each(of, averaged, ({ slots, values: averages, length }) => {
          let { worst } = best;
          for (let n = 0; n < length; n++) {
            const key = sign * averages[n]!;
            if (key > worst) continue;
            const slot = slots[n]!;
            best.offer(slot, key, sign * ids[slot]!);
            worst = best.worst;
          }
        });
        const others = of.workspace.take();
        others.set(all.subarray(0, of.size));
        dropBitmap(of, others, rows);
        return others;
      }
    },
  };
}

/** A point, and what each metre from it adds to or takes from a number, so that rows come later the farther they are. */
export interface Drift<Point> {
  from: Point;
  /** Above 0. */
  perMetre: number;
}

/** Creates the order by a column whose numbers get worse with the distance from a point, then by id. */
export function byColumnAround(
  index: AnyIndex,
  column: NumberColumn,
  direction: Direction,
  { from, perMetre }: Drift<Metres>,
): Order {
  const sign = direction === 'lowest first' ? 1 : -1;
  const ids = index.columns.id.values;
  const { values } = column;
  const distance = squaredChordFrom(index.columns, from);
  const east = index.columns.axisB.values;
  const [, middle] = unitVector(from);
  const perRadius = perMetre * EARTH_RADIUS_METRES;
  return {
    first(selection, set, limit, after) {
      const best = new BestFew(limit, after);
      eachSlot(selection, set, (slot) => {
        const near = sign * values[slot]!;
        // An arc is at least as long as the difference in one of three coordinates. It excludes most rows of a large city.
        const least = near + perRadius * Math.abs(east[slot]! - middle);
        if (least > best.worst + ROUNDING) return;
        best.offer(slot, near + perMetre * arcOf(distance(slot)), sign * ids[slot]!);
      });
      return best;
    },
  };
}

/** Creates the order by the distance from a point, the nearest first. */
export function byDistance(index: AnyIndex, centre: Metres): Order {
  const distance = squaredChordFrom(index.columns, centre);
  const ids = index.columns.id.values;
  const east = index.columns.axisB.values;
  const [, middle] = unitVector(centre);
  return {
    first(selection, set, limit, after) {
      const best = new BestFew(limit, after);
      eachSlot(selection, set, (slot) => {
        // The difference in one of three coordinates is enough to exclude most rows of a large city.
        const apart = east[slot]! - middle;
        if (apart * apart <= best.worst) best.offer(slot, distance(slot), ids[slot]!);
      });
      return best;
    },
  };
}
