import type { Bitmap } from './bitmap.ts';
import { CAMPSITE } from './index-row.ts';
import type { ListingIndex } from './listing-index.ts';
import type { NumberColumn } from './number-column.ts';
import type { Selection } from './selection.ts';
import { addBetween, addBitmap, dropBitmap, fill, keepBitmap } from './sets.ts';

/** Makes sets of a selection's listings for criteria; each may be changed by who asked for it. */
export class CriterionSets {
  readonly selection: Selection;
  readonly campsites: Bitmap | undefined;

  constructor({ columns }: ListingIndex, selection: Selection) {
    this.selection = selection;
    this.campsites = columns.category.bitmap(CAMPSITE);
  }

  /** Who is in any of the bitmaps. */
  any(...bitmaps: (Bitmap | undefined)[]): Int32Array {
    const set = this.selection.workspace.take();
    fill(this.selection, set, 0);
    for (const bitmap of bitmaps) addBitmap(this.selection, set, bitmap);
    return set;
  }

  /** Who is in the one bitmap and in the other. */
  both(one: Bitmap | undefined, other: Bitmap | undefined): Int32Array {
    const set = this.any(one);
    keepBitmap(this.selection, set, other);
    return set;
  }

  vehicles(among: Bitmap): Int32Array {
    const set = this.any(among);
    dropBitmap(this.selection, set, this.campsites);
    return set;
  }

  atLeast(column: NumberColumn, min: number): Int32Array {
    return this.between(column, min, Number.POSITIVE_INFINITY);
  }

  /** Whose whole number is at most `max`. */
  atMost(column: NumberColumn, max: number): Int32Array {
    return this.between(column, Number.NEGATIVE_INFINITY, max + 1);
  }

  between(column: NumberColumn, min: number, below: number): Int32Array {
    const set = this.any();
    addBetween(this.selection, set, column, min, below);
    return set;
  }
}
