import type { Db, Queryable } from '../platform/db/index.ts';
import type { AvailabilityInput } from './availability.schema.ts';
import { insertCalendars, lockListing, selectListingId, selectRanges } from './availability.sql.ts';
import { writeRanges, writtenRanges } from './calendar/layers.ts';
import { listingNotFound } from './listing.errors.ts';
import type { AvailabilityRange } from './public-listing.ts';

/** A listing's calendar, sorted by start. */
export interface AvailabilityAnswer {
  listing_id: number;
  external_id: string;
  ranges: AvailabilityRange[];
}

/** The calendars of listings. Operations by external id reject with `not_found` without such a listing. */
export interface Availability {
  /** Finds the id of a listing. */
  listingId(partnerId: number, externalId: string): Promise<number>;
  /** Returns the ranges that the partner wrote, without nights taken by imported calendars. */
  get(partnerId: number, externalId: string): Promise<AvailabilityAnswer>;
  /** Replaces every range. */
  replace(
    partnerId: number,
    externalId: string,
    input: AvailabilityInput,
  ): Promise<AvailabilityAnswer>;
  /** Writes the checked ranges of new listings, which have none yet, in one statement. */
  writeNew(
    tx: Queryable,
    calendars: readonly { listing_id: number; ranges: AvailabilityInput['ranges'] }[],
  ): Promise<void>;
  /** Returns the ranges of a listing that end after `today` (`YYYY-MM-DD`), for its public page. */
  upcoming(listingId: number, today: string): Promise<AvailabilityRange[]>;
}

export function createAvailability(db: Db): Availability {
  const listingId = async (partnerId: number, externalId: string) => {
    const row = await db.maybeOne(selectListingId, [partnerId, externalId]);
    if (!row) throw listingNotFound();
    return row.id;
  };
  const written = async (queryable: Queryable, listing_id: number, external_id: string) => {
    const ranges = await writtenRanges(queryable, listing_id);
    const presented = ranges.map(({ price = null, ...range }) => ({ ...range, price }));
    return { listing_id, external_id, ranges: presented };
  };
  return {
    listingId,
    async writeNew(tx, calendars) {
      await tx.execute(insertCalendars, [JSON.stringify(calendars)]);
    },
    async get(partnerId, externalId) {
      return written(db, await listingId(partnerId, externalId), externalId);
    },
    replace: (partnerId, externalId, input) =>
      db.transaction(async (tx) => {
        const row = await tx.maybeOne(lockListing, [partnerId, externalId]);
        if (!row) throw listingNotFound();
        await writeRanges(tx, row.id, input.ranges);
        return written(tx, row.id, externalId);
      }),
    upcoming: (id, today) => db.query(selectRanges, [id, today]),
  };
}
