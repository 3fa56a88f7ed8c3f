import type { Db } from '../platform/db/index.ts';
import { listingNotFound } from './listing.errors.ts';
import { selectDeleted, selectPreview, selectPublicListing } from './listing.sql.ts';
import type { PublicListing, PublicListingAnswer } from './public-listing.ts';
import { presentPublicListing, type PublicContext } from './public.present.ts';

/** The listings that travellers see: active ones of approved partners, and no others. */
export interface PublicListings {
  /** Finds a listing by its id. */
  find(id: number): Promise<PublicListingAnswer>;
  /** A partner's own listing as travellers would see it, paused or not. Rejects with `not_found`. */
  preview(partnerId: number, externalId: string): Promise<PublicListing>;
}

/** Makes the use cases of public listings. `db` may be a replica. */
export function createPublicListings(db: Db, context: PublicContext): PublicListings {
  return {
    async find(id) {
      const row = await db.maybeOne(selectPublicListing, [id]);
      if (row) return { found: true, listing: presentPublicListing(row, context) };
      return { found: false, gone: (await db.query(selectDeleted, [id])).length > 0 };
    },
    async preview(partnerId, externalId) {
      const row = await db.maybeOne(selectPreview, [partnerId, externalId]);
      if (!row) throw listingNotFound();
      return presentPublicListing(row, context);
    },
  };
}
