import { bigintArray, booleanArray, dateArray, type Queryable } from '../../platform/db/index.ts';
import { type RangeColumns, replaceCalendars, selectRanges } from '../availability.sql.ts';
import type { AvailabilityRange } from '../public-listing.ts';
import { deleteWritten, selectBlocksOf, selectWritten, upsertWritten } from './import.sql.ts';
import { overlaid, type Range } from './nights.ts';

// A listing with imported calendars has two layers: the ranges that the partner wrote (by the API,
// a feed or by hand), and the nights that the imports take. Travellers and the search see both
// combined, in `availability`; the partner reads and replaces its own layer.

/** Returns the ranges without the nulls that the database returns for missing prices. */
const asWritten = (ranges: readonly AvailabilityRange[]): Range[] =>
  ranges.map(({ price, ...range }) => (price === null ? range : { ...range, price }));

/** Returns the ranges that the partner wrote. */
export async function writtenRanges(db: Queryable, listingId: number): Promise<Range[]> {
  const written = await db.maybeOne(selectWritten, [listingId]);
  return written?.ranges ?? asWritten(await db.query(selectRanges, [listingId, null]));
}

/** Orders ranges that do not overlap. */
export const byStart = (a: Range, b: Range): number => (a.start < b.start ? -1 : 1);

/** The ranges of one listing. */
export interface Calendar {
  id: number;
  ranges: readonly Range[];
}

/** Calendars as parameters of `replaceCalendars`. */
function columnsOf(calendars: readonly Calendar[]): RangeColumns {
  const ranges = calendars.flatMap((calendar) => calendar.ranges);
  return [
    calendars.map(({ id }) => id),
    bigintArray(calendars.flatMap(({ id, ranges: { length } }) => Array<number>(length).fill(id))),
    dateArray(ranges.map(({ start }) => start)),
    dateArray(ranges.map(({ end }) => end)),
    booleanArray(ranges.map(({ status }) => status === 'available')),
    bigintArray(ranges.map(({ price = null }) => price)),
  ];
}

/**
 * Replaces the ranges that the partner wrote for different listings; nights taken by imported
 * calendars stay taken. Ranges that are stored already are not written again. The caller has locked
 * the listings.
 */
export async function writeCalendars(tx: Queryable, calendars: readonly Calendar[]): Promise<void> {
  const ids = calendars.map(({ id }) => id);
  const imports = Map.groupBy(await tx.query(selectBlocksOf, [ids]), (row) => row.listing_id);
  const layered = calendars.filter(({ id }) => imports.has(id));
  if (layered.length > 0) {
    const written = layered.map(({ id, ranges }) => ({
      listing_id: id,
      ranges: ranges.toSorted(byStart),
    }));
    await tx.execute(upsertWritten, [JSON.stringify(written)]);
  }
  const combined = calendars.map(({ id, ranges }) => {
    const taken = imports.get(id)?.flatMap(({ blocks }) => blocks);
    return taken ? { id, ranges: overlaid(ranges, taken) } : { id, ranges };
  });
  await tx.execute(replaceCalendars, columnsOf(combined));
}

/** Replaces the ranges that the partner wrote for one listing, like `writeCalendars`. */
export const writeRanges = (tx: Queryable, id: number, ranges: readonly Range[]): Promise<void> =>
  writeCalendars(tx, [{ id, ranges }]);

/** Combines both layers again after the imports have changed. The caller has locked the listing. */
export async function rewriteRanges(tx: Queryable, listingId: number): Promise<void> {
  const ranges = await writtenRanges(tx, listingId);
  await tx.execute(deleteWritten, [listingId]);
  await writeRanges(tx, listingId, ranges);
}
