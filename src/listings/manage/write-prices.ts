import type { Queryable } from '../../platform/db/index.ts';
import { type Calendar, writeCalendars } from '../calendar/layers.ts';
import type { Range } from '../calendar/nights.ts';
import {
  lockChangedPrices,
  type PricedRow,
  restorePrices,
  selectChangedRanges,
  selectWrittenOf,
} from './price.sql.ts';

/** Listings whose calendars are read and written together. */
export const LISTINGS_PER_BATCH = 200;

/** Splits a list into parts of at most `LISTINGS_PER_BATCH`. */
export function* batchesOf<Of>(items: readonly Of[]): Generator<Of[]> {
  for (let at = 0; at < items.length; at += LISTINGS_PER_BATCH) {
    yield items.slice(at, at + LISTINGS_PER_BATCH);
  }
}

/** The ranges without the nulls that the database returns for missing prices. */
export const writtenOf = (ranges: NonNullable<PricedRow['ranges']>): Range[] =>
  ranges.map(({ price, ...range }) => (price == null ? range : { ...range, price }));

/** Replaces the calendars of any number of locked listings. */
export async function writeAllCalendars(
  tx: Queryable,
  calendars: readonly Calendar[],
): Promise<void> {
  for (const some of batchesOf(calendars)) await writeCalendars(tx, some);
}

/** A calendar as a text by which two of them compare. */
const textOf = (ranges: readonly Range[]): string =>
  JSON.stringify(
    ranges.map(({ start, end, status, price = null }) => [start, end, status, price]).sort(),
  );

/**
 * Gives back the prices that a change has set, where they are still the new ones; returns the partner's own ids of the
 * listings.
 */
export async function undoPrices(tx: Queryable, bulkId: number, now: Date): Promise<string[]> {
  const listings = await tx.query(lockChangedPrices, [bulkId]);
  const restored = new Set((await tx.query(restorePrices, [bulkId, now])).map(({ id }) => id));
  for (const some of batchesOf(listings.map(({ id }) => id))) {
    const changed = await tx.query(selectChangedRanges, [bulkId, some]);
    const current = new Map(
      (await tx.query(selectWrittenOf, [some])).map(({ id, ranges }) => [id, writtenOf(ranges)]),
    );
    const same = changed.filter(
      ({ listing_id: id, new_ranges: ranges }) => textOf(current.get(id) ?? []) === textOf(ranges),
    );
    await writeAllCalendars(
      tx,
      same.map(({ listing_id: id, old_ranges: ranges }) => ({ id, ranges })),
    );
    for (const { listing_id: id } of same) restored.add(id);
  }
  return listings.filter(({ id }) => restored.has(id)).map((row) => row.external_id);
}
