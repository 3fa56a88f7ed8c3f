import { ColumnIndex, type DayRange } from '@campcairn/column-index';
import type { Db, Tx } from '../platform/db/index.ts';
import { countOsmCampsites } from './campsite-row.sql.ts';
import { loadCampsites } from './campsite-rows.ts';
import {
  countListings,
  DECLARE_SEARCHABLE,
  FETCH_SEARCHABLE,
  type NightsRow,
  type SearchableRow,
  selectNightsOf,
} from './index-row.sql.ts';
import { dateOf } from './filters/windows.ts';
import { LISTING_SCHEMA } from './index-schema.ts';
import type { ListingIndex } from './live-index.ts';

/** Spare rows for listings that are added while the index is being loaded. */
const SPARE_ROWS = 1024;

/** Creates an index of all shown listings and open-data campsites. `today` is in days since 1970-01-01. */
export async function loadIndex(db: Db, today: number): Promise<ListingIndex> {
  const { count } = await db.one(countListings);
  const { count: campsites } = await db.one(countOsmCampsites);
  const index = ColumnIndex.empty(LISTING_SCHEMA, today, count + campsites + SPARE_ROWS);
  await db.transaction(async (tx) => {
    await tx.client.query(DECLARE_SEARCHABLE);
    let page = await fetchPage(tx, today);
    while (page.rows.length > 0) {
      // The next page is fetched while this one is inserted.
      const next = fetchPage(tx, today);
      for (const row of page.rows) index.put(row);
      for (const [id, ranges] of byListing(page.nights)) index.setDays(id, ranges);
      page = await next;
    }
    await loadCampsites(tx, index);
  });
  return index;
}

async function fetchPage(
  tx: Tx,
  today: number,
): Promise<{ rows: SearchableRow[]; nights: NightsRow[] }> {
  const { rows } = await tx.client.query<SearchableRow>(FETCH_SEARCHABLE);
  const ids = rows.map(({ id }) => id);
  const nights = ids.length === 0 ? [] : await tx.query(selectNightsOf, [ids, dateOf(today)]);
  return { rows, nights };
}

/** Groups calendar ranges by listing, and keeps the order of the rows. */
export function byListing(rows: readonly NightsRow[]): Map<number, DayRange[]> {
  const calendars = new Map<number, DayRange[]>();
  for (const { listing_id, from, to, available, price } of rows) {
    const range: DayRange = { from, to, yes: available, number: price };
    const ranges = calendars.get(listing_id);
    if (ranges === undefined) calendars.set(listing_id, [range]);
    else ranges.push(range);
  }
  return calendars;
}
