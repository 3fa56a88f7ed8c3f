import type { Db } from '../platform/db/index.ts';
import { selectDeleted, selectPublicListing } from './listing.sql.ts';
import type { PublicListingAnswer } from './public-listing.ts';
import { presentPublicListing, type PublicSurroundings } from './public.present.ts';

/** What travellers may see of listings: active ones of approved partners, and no others. */
export interface PublicListings {
  find(id: number): Promise<PublicListingAnswer>;
}

/** Makes the public side of listings. `db` may be a replica. */
export function createPublicListings(db: Db, surroundings: PublicSurroundings): PublicListings {
  return {
    async find(id) {
      const row = await db.maybeOne(selectPublicListing, [id]);
      if (row) return { found: true, listing: presentPublicListing(row, surroundings) };
      return { found: false, gone: (await db.query(selectDeleted, [id])).length > 0 };
    },
  };
}
