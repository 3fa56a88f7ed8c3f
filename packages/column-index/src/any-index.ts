import type { Partition } from './arrangement.ts';
import type { Calendar } from './columns/calendar.ts';
import type { Columns } from './columns/columns.ts';
import type { DailyNumbers } from './columns/schema.ts';
import type { Bitmap } from './sets/bitmap.ts';
import type { SortedCodes } from './sorted-codes.ts';
import type { Workspace } from './sets/workspace.ts';

/** The part of an index that questions read, whatever its rows are. */
export interface AnyIndex {
  readonly columns: Columns;
  readonly calendar: Calendar;
  /** The slots that hold a row. */
  readonly live: Bitmap;
  /** Arrays for the question that is being answered, in the memory of the columns' bitmaps. */
  readonly workspace: Workspace;
  /** Codes of the sorted slots, rising; see `Arrangement`. */
  readonly codes: SortedCodes;
  /** The partitions of the sorted slots. */
  readonly partitions: readonly Partition[];
  /** The column whose number may differ by day; undefined if there is none. */
  readonly daily: DailyNumbers | undefined;
  /** Number of slots in order. */
  readonly sorted: number;
  /** Number of slots in use, including dead ones. */
  readonly used: number;
  /** The slot of a row by its id; undefined if it is not in the index. */
  slotOf(id: number): number | undefined;
}
