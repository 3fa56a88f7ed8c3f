import type { Bitmap } from './bitmap.ts';
import type { Where } from './index-query.ts';
import type { ListingIndex } from './listing-index.ts';
import { select } from './select.ts';
import { narrow, nothing, type Selection } from './selection.ts';
import { countIn, eachSlot } from './sets.ts';

/** Listings of one place, and the middle of where they are shown, in Web Mercator metres. */
export interface Tally {
  count: number;
  x: number;
  y: number;
}

/** How many listings of a part of the world each category has. */
export function tallyCategories(index: ListingIndex, where: Where): Map<string, number> {
  const selection = select(index, where);
  const { category } = index.columns;
  return new Map(
    category.values.map((value) => [
      value,
      countIn(selection, selection.mask, category.bitmap(value) as Bitmap),
    ]),
  );
}

/**
 * How many listings of a part of the world, of one category or (null) of all, stand in each country,
 * by its code, in each region, by its id, or at each town, by its GeoNames id. Those that state none
 * are left out.
 */
export function tallyPlaces(
  index: ListingIndex,
  where: Where,
  category: string | null,
  by: 'country' | 'region' | 'town',
): Map<string, Tally> {
  const selection = ofCategory(index, select(index, where), category);
  const { columns } = index;
  if (by === 'town') return tally(index, selection, columns.town.values, String);
  const { codes, values } = columns[by];
  return tally(index, selection, codes, (code) => values[code - 1]!);
}

function ofCategory(index: ListingIndex, selection: Selection, category: string | null): Selection {
  if (category === null) return selection;
  const bitmap = index.columns.category.bitmap(category);
  if (bitmap === undefined) return nothing(index);
  narrow(selection, bitmap);
  return selection;
}

/** Adds up by the number that each slot has; 0 is "not stated". */
function tally(
  { columns: { x, y } }: ListingIndex,
  selection: Selection,
  numbers: Uint16Array | Int32Array,
  nameOf: (number: number) => string,
): Map<string, Tally> {
  const rows = new Map<number, number>();
  // Count, x and y of each number, one row after the other.
  const sums: number[] = [];
  let [number, row] = [0, 0];
  eachSlot(selection, selection.mask, (slot) => {
    // Neighbours in the index are neighbours in the world, so most are at the place of the last.
    if (numbers[slot] !== number) {
      number = numbers[slot]!;
      if (number === 0) return;
      row = rows.get(number) ?? sums.push(0, 0, 0) - 3;
      rows.set(number, row);
    }
    if (number === 0) return;
    sums[row]!++;
    sums[row + 1]! += x.values[slot]!;
    sums[row + 2]! += y.values[slot]!;
  });
  return new Map(
    [...rows].map(([number, row]) => {
      const count = sums[row]!;
      return [nameOf(number), { count, x: sums[row + 1]! / count, y: sums[row + 2]! / count }];
    }),
  );
}
