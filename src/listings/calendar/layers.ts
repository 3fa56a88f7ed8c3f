import type { Queryable } from '../../platform/db/index.ts';
import { deleteRanges, insertRanges, selectRanges } from '../availability.sql.ts';
import type { AvailabilityRange } from '../public-listing.ts';
import { deleteWritten, selectBlocks, selectWritten, upsertWritten } from './import.sql.ts';
import { overlaid, type Range } from './nights.ts';

// A listing's calendar has two layers where other calendars are imported: what the partner wrote (by the
// API, a feed or by hand), and the nights that the imports take. Travellers and the search see both as one,
// in `availability`; the partner reads and replaces what it wrote.

async function store(tx: Queryable, listingId: number, ranges: readonly Range[]): Promise<void> {
  await tx.execute(deleteRanges, [listingId]);
  await tx.execute(insertRanges, [listingId, JSON.stringify(ranges)]);
}

/** The ranges without the nulls that the database has for prices that were not given. */
const asWritten = (ranges: readonly AvailabilityRange[]): Range[] =>
  ranges.map(({ price, ...range }) => (price === null ? range : { ...range, price }));

/** A listing's calendar as the partner wrote it. */
export async function writtenRanges(db: Queryable, listingId: number): Promise<Range[]> {
  const written = await db.maybeOne(selectWritten, [listingId]);
  return written?.ranges ?? asWritten(await db.query(selectRanges, [listingId, null]));
}

const byStart = (a: Range, b: Range): number => (a.start < b.start ? -1 : 1);

/** Replaces what the partner wrote; nights that imported calendars take stay taken. The listing is locked. */
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

/** Puts both layers together again after the imports have changed. The listing is locked. */
export async function rewriteRanges(tx: Queryable, listingId: number): Promise<void> {
  const ranges = await writtenRanges(tx, listingId);
  await tx.execute(deleteWritten, [listingId]);
  await writeRanges(tx, listingId, ranges);
}
