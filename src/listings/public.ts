import type { Db } from '../platform/db/index.ts';
import { listingNotFound } from './listing.errors.ts';
import {
  selectDeleted,
  selectPreview,
  selectPublicListings,
  selectTestPreview,
} from './listing.sql.ts';
import type { PublicListing, PublicListingAnswer } from './public-listing.ts';
import { presentPublicListing, type PublicContext } from './public.present.ts';

/** The listings that travellers see: active ones of approved partners, and no others. */
export interface PublicListings {
  /** Finds a listing by its id. */
  find(id: number): Promise<PublicListingAnswer>;
  /** Those of the given listings that are shown, in the order of their ids. */
  all(ids: readonly number[]): Promise<PublicListing[]>;
  /** A partner's own listing as travellers would see it, paused or not. Rejects with `not_found`. */
  preview(partnerId: number, externalId: string): Promise<PublicListing>;
  /** A test account's listing as travellers would see it; undefined when it is none. */
  testPreview(id: number): Promise<PublicListing | undefined>;
}

/** Makes the use cases of public listings. `db` may be a replica. */
export function createPublicListings(db: Db, context: PublicContext): PublicListings {
  const all: PublicListings['all'] = async (ids) =>
    (await db.query(selectPublicListings, [ids])).map((row) => presentPublicListing(row, context));
  return {
    all,
    async find(id) {
      const [listing] = await all([id]);
      if (listing) return { found: true, listing };
      return { found: false, gone: (await db.query(selectDeleted, [id])).length > 0 };
    },
    async testPreview(id) {
      const row = await db.maybeOne(selectTestPreview, [id]);
      return row && presentPublicListing(row, context);
    },
    async preview(partnerId, externalId) {
      const row = await db.maybeOne(selectPreview, [partnerId, externalId]);
      if (!row) throw listingNotFound();
      return presentPublicListing(row, context);
    },
  };
}
