import type { Db, Tx } from '../platform/db/index.ts';
import type { AvailabilityInput } from './availability.schema.ts';
import {
  deleteRanges,
  insertRanges,
  lockListing,
  selectListingId,
  selectRanges,
} from './availability.sql.ts';
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
  get(partnerId: number, externalId: string): Promise<AvailabilityAnswer>;
  /** Replaces every range. */
  replace(
    partnerId: number,
    externalId: string,
    input: AvailabilityInput,
  ): Promise<AvailabilityAnswer>;
  /** Replaces all ranges by checked ones, in the caller's transaction. */
  write(tx: Tx, listingId: number, ranges: AvailabilityInput['ranges']): Promise<void>;
  /** The ranges of a listing that end after `today` (`YYYY-MM-DD`), for its public page. */
  upcoming(listingId: number, today: string): Promise<AvailabilityRange[]>;
}

/** Makes the use cases of availability. */
export function createAvailability(db: Db): Availability {
  const listingId = async (partnerId: number, externalId: string) => {
    const row = await db.maybeOne(selectListingId, [partnerId, externalId]);
    if (!row) throw listingNotFound();
    return row.id;
  };
  const write: Availability['write'] = async (tx, id, ranges) => {
    await tx.execute(deleteRanges, [id]);
    await tx.execute(insertRanges, [id, JSON.stringify(ranges)]);
  };
  return {
    listingId,
    write,
    async get(partnerId, externalId) {
      const listing_id = await listingId(partnerId, externalId);
      const ranges = await db.query(selectRanges, [listing_id, null]);
      return { listing_id, external_id: externalId, ranges };
    },
    replace: (partnerId, externalId, input) =>
      db.transaction(async (tx) => {
        const row = await tx.maybeOne(lockListing, [partnerId, externalId]);
        if (!row) throw listingNotFound();
        await write(tx, row.id, input.ranges);
        const ranges = await tx.query(selectRanges, [row.id, null]);
        return { listing_id: row.id, external_id: externalId, ranges };
      }),
    upcoming: (id, today) => db.query(selectRanges, [id, today]),
  };
}
