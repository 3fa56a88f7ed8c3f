import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/index.ts';
import { deleteSomeOfPartner, type PartnerRange, selectRangesOfPartner } from './of-partner.sql.ts';

const PER_STATEMENT = 500;

/** Deletes all listings of a partner in batches. After an interruption it may be called again. */
export async function deleteListingsOf(db: Db, clock: Clock, partnerId: number): Promise<void> {
  for (;;) {
    const deleted = await db.execute(deleteSomeOfPartner, [partnerId, clock.now(), PER_STATEMENT]);
    if (deleted < PER_STATEMENT) return;
  }
}

const BEFORE_ALL_DAYS = '0001-01-01';
const RANGES_PER_STATEMENT = 2_000;

/** Yields all ranges of a partner's calendars by listing and start, in batches. */
export async function* rangesOf(db: Db, partnerId: number): AsyncGenerator<PartnerRange[]> {
  let [listing, start] = [0, BEFORE_ALL_DAYS];
  for (;;) {
    const ranges = await db.query(selectRangesOfPartner, [
      partnerId,
      listing,
      start,
      RANGES_PER_STATEMENT,
    ]);
    yield ranges;
    const last = ranges.at(-1);
    if (!last || ranges.length < RANGES_PER_STATEMENT) return;
    [listing, start] = [last.listing_id, last.start];
  }
}
