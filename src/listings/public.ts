import type { Db } from '../platform/db/index.ts';
import { selectDeleted, selectPublicListing } from './listing.sql.ts';
import type { PublicListingAnswer } from './public-listing.ts';
import { presentPublicListing, type PublicContext } from './public.present.ts';

/** The listings that travellers see: active ones of approved partners, and no others. */
export interface PublicListings {
  /** Finds a listing by its id. */
  find(id: number): Promise<PublicListingAnswer>;
}

/** Makes the use cases of public listings. `db` may be a replica. */
export function createPublicListings(db: Db, context: PublicContext): PublicListings {
  return {
    async find(id) {
      const row = await db.maybeOne(selectPublicListing, [id]);
      if (row) return { found: true, listing: presentPublicListing(row, context) };
      return { found: false, gone: (await db.query(selectDeleted, [id])).length > 0 };
    },
  };
}
