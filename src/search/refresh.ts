import { CALENDAR_DAYS, type DayRange } from '@campcairn/column-index';
import type { Queryable } from '../platform/db/index.ts';
import { campsitesOf, refreshCampsites } from './campsite-rows.ts';
import type { Changed } from './changes.ts';
import { dateOf } from './filters/windows.ts';
import {
  selectListingsOfPartners,
  selectNightsOf,
  selectNightsWithin,
  selectSearchable,
} from './index-row.sql.ts';
import type { LiveIndex } from './live-index.ts';
import { byListing } from './load.ts';

/** Maximum number of listings or campsites that one statement reads. */
const ROWS_PER_STATEMENT = 1000;

/** Ids of the rows that are about to be read again. */
export interface Touched {
  listings: ReadonlySet<number>;
  /** Ids of the campsites' pages. */
  campsites: ReadonlySet<number>;
}

/**
 * Reads changed listings and campsites and updates the index. After a failure it may be called again with the same
 * changes.
 * @param onChange Called with the ids of all affected rows before they are read.
 */
export async function refresh(
  db: Queryable,
  live: LiveIndex,
  changed: Changed,
  onChange: (touched: Touched) => void = () => {},
): Promise<void> {
  const listings = new Set(changed.listings);
  if (changed.partners.size > 0) {
    const rows = await db.query(selectListingsOfPartners, [[...changed.partners]]);
    for (const { id } of rows) listings.add(id);
  }
  const campsites = await campsitesOf(db, changed);
  onChange({ listings: listings.union(changed.calendars), campsites });
  for (const ids of pages(listings)) await refreshListings(db, live, ids);
  for (const ids of pages(changed.calendars)) await refreshCalendars(db, live, ids);
  for (const ids of pages(campsites)) await refreshCampsites(db, live, ids);
  if (changed.pages) live.changeBeside();
}

async function refreshListings(db: Queryable, live: LiveIndex, ids: number[]): Promise<void> {
  const shown = await db.query(selectSearchable, [ids]);
  const shownIds = new Set(shown.map(({ id }) => id));
  const hidden = ids.filter((id) => !shownIds.has(id));
  // Calendars are read before the index changes, because a listing must never be in the index without its calendar.
  const added = [...shownIds].filter((id) => !live.current.has(id));
  const calendars = await calendarsOf(db, live, added);
  live.change((index) => {
    for (const row of shown) index.put(row);
    for (const id of hidden) index.remove(id);
    for (const id of added) index.setDays(id, calendars.get(id) ?? []);
  });
}

async function refreshCalendars(db: Queryable, live: LiveIndex, ids: number[]): Promise<void> {
  const shown = ids.filter((id) => live.current.has(id));
  if (shown.length === 0) return;
  const calendars = await calendarsOf(db, live, shown);
  live.change((index) => {
    for (const id of shown) index.setDays(id, calendars.get(id) ?? []);
  });
}

/** Reads the calendars of listings from the index's first day on. */
async function calendarsOf(
  db: Queryable,
  live: LiveIndex,
  ids: number[],
): Promise<Map<number, DayRange[]>> {
  if (ids.length === 0) return new Map();
  const firstDay = dateOf(live.current.calendar.first);
  return byListing(await db.query(selectNightsOf, [ids, firstDay]));
}

/** Drops nights before `today`, and reads the nights that newly come into the calendar's range. */
export async function advance(db: Queryable, live: LiveIndex, today: number): Promise<void> {
  const { first } = live.current.calendar;
  if (today <= first) return;
  const from = Math.max(today, first + CALENDAR_DAYS);
  const to = today + CALENDAR_DAYS;
  const calendars = byListing(await db.query(selectNightsWithin, [dateOf(from), dateOf(to)]));
  live.change((index) => {
    index.calendar.advance(today);
    for (const [id, ranges] of calendars) index.addDays(id, ranges);
  });
}

function* pages(ids: Iterable<number>): Generator<number[]> {
  const all = [...ids];
  for (let from = 0; from < all.length; from += ROWS_PER_STATEMENT)
    yield all.slice(from, from + ROWS_PER_STATEMENT);
}
