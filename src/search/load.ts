import type { Db } from '../platform/db/index.ts';
import { ListingIndex, type NightRange, type Vocabulary } from './index/index.ts';
import { presentIndexRow } from './index-row.present.ts';
import { type NightsRow, selectNightsBetween, selectSearchablePage } from './index-row.sql.ts';

/** Listings of one look into the database: a statement then holds a few megabytes. */
const PAGE = 2000;

/** Makes an index of everything that is shown. `today` counts days since 1970-01-01. */
export async function loadIndex(
  db: Db,
  vocabulary: Vocabulary,
  today: number,
): Promise<ListingIndex> {
  const index = ListingIndex.empty(vocabulary, today);
  let after = 0;
  for (;;) {
    const rows = await db.query(selectSearchablePage, [after, PAGE]);
    if (rows.length === 0) return index;
    const last = rows.at(-1)!.id;
    const nights = await db.query(selectNightsBetween, [rows[0]!.id, last, dateOf(today)]);
    for (const row of rows) index.put(presentIndexRow(row));
    for (const [id, ranges] of byListing(nights)) index.setNights(id, ranges);
    after = last;
  }
}

/** Ranges of each listing; the rows come listing by listing. */
export function byListing(rows: readonly NightsRow[]): Map<number, NightRange[]> {
  const calendars = new Map<number, NightRange[]>();
  for (const { listing_id, from, to, available } of rows) {
    const ranges = calendars.get(listing_id);
    if (ranges === undefined) calendars.set(listing_id, [{ from, to, available }]);
    else ranges.push({ from, to, available });
  }
  return calendars;
}

/** Days since 1970-01-01 as `YYYY-MM-DD`. */
export const dateOf = (day: number): string =>
  new Date(day * 86_400_000).toISOString().slice(0, 10);
