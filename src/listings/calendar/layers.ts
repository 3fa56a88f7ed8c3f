import type { Queryable } from '../../platform/db/index.ts';
import { deleteRanges, insertRanges, selectRanges } from '../availability.sql.ts';
import type { AvailabilityRange } from '../public-listing.ts';
import { deleteWritten, selectBlocks, selectWritten, upsertWritten } from './import.sql.ts';
import { overlaid, type Range } from './nights.ts';

// A listing with imported calendars has two layers: the ranges that the partner wrote (by the API,
// a feed or by hand), and the nights that the imports take. Travellers and the search see both
// combined, in `availability`; the partner reads and replaces its own layer.

async function store(tx: Queryable, listingId: number, ranges: readonly Range[]): Promise<void> {
  await tx.execute(deleteRanges, [listingId]);
  await tx.execute(insertRanges, [listingId, JSON.stringify(ranges)]);
}

/** Returns the ranges without the nulls that the database returns for missing prices. */
const asWritten = (ranges: readonly AvailabilityRange[]): Range[] =>
  ranges.map(({ price, ...range }) => (price === null ? range : { ...range, price }));

/** Returns the ranges that the partner wrote. */
export async function writtenRanges(db: Queryable, listingId: number): Promise<Range[]> {
  const written = await db.maybeOne(selectWritten, [listingId]);
  return written?.ranges ?? asWritten(await db.query(selectRanges, [listingId, null]));
}

const byStart = (a: Range, b: Range): number => (a.start < b.start ? -1 : 1);

/**
 * Replaces the ranges that the partner wrote; nights taken by imported calendars stay taken. The
 * caller has locked the listing.
 */
export async function writeRanges(
  tx: Queryable,
  listingId: number,
  ranges: readonly Range[],
): Promise<void> {
  const imports = await tx.query(selectBlocks, [listingId]);
  if (imports.length === 0) return store(tx, listingId, ranges);
  await tx.execute(upsertWritten, [listingId, JSON.stringify(ranges.toSorted(byStart))]);
  const taken = imports.flatMap(({ blocks }) => blocks);
  return store(tx, listingId, overlaid(ranges, taken));
}

/** Combines both layers again after the imports have changed. The caller has locked the listing. */
export async function rewriteRanges(tx: Queryable, listingId: number): Promise<void> {
  const ranges = await writtenRanges(tx, listingId);
  await tx.execute(deleteWritten, [listingId]);
  await writeRanges(tx, listingId, ranges);
}
