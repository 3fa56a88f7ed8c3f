import { type Reads, unreachable } from '../platform/db/index.ts';
import { listingNotFound } from './listing.errors.ts';
import {
  selectDeleted,
  selectPreview,
  selectPublicListings,
  selectTestPreview,
} from './listing.sql.ts';
import { selectRanges, selectRangesOf } from './availability.sql.ts';
import type { AvailabilityRange, PublicListing, PublicListingAnswer } from './public-listing.ts';
import { presentPublicListing, type PublicContext } from './public.present.ts';

/** The listings that travellers see: active ones of approved partners only. */
export interface PublicListings {
  /** Finds a listing by its id. */
  find(id: number): Promise<PublicListingAnswer>;
  /**
   * Returns the given listings that are shown, in their order; while the database is away, only
   * cached ones.
   */
  all(ids: readonly number[]): Promise<PublicListing[]>;
  /** Returns the target of a click on a listing; undefined when it is not shown. */
  target(id: number): Promise<ListingTarget | undefined>;
  /** Returns the ranges of a listing that end after `from` (`YYYY-MM-DD`), in order. */
  nights(id: number, from: string): Promise<AvailabilityRange[]>;
  /** Returns the ranges of several listings, read together; the map contains every listing. */
  nightsOfAll(ids: readonly number[], from: string): Promise<Map<number, AvailabilityRange[]>>;
  /**
   * Returns a partner's own listing as travellers would see it, paused or not. Rejects with
   * `not_found`.
   */
  preview(partnerId: number, externalId: string): Promise<PublicListing>;
  /** Returns a test account's listing as travellers would see it; undefined for any other listing. */
  testPreview(id: number): Promise<PublicListing | undefined>;
}

/** The target of a click on a listing. */
export interface ListingTarget {
  /** The partner's own page. */
  url: string;
  slug: string;
  partnerId: number;
}

interface Deps {
  reads: Reads;
  context: PublicContext;
}

/** Makes the use cases of public listings. */
export function createPublicListings({ reads, context }: Deps): PublicListings {
  const rowOf = async (id: number) => {
    const { rows, unread } = await reads.byId(selectPublicListings, [id]);
    if (unread.length > 0) throw unreachable();
    return rows.get(id);
  };
  return {
    async all(ids) {
      const { rows } = await reads.byId(selectPublicListings, ids);
      return ids.flatMap((id) => {
        const row = rows.get(id);
        return row === undefined ? [] : [presentPublicListing(row, context)];
      });
    },
    async find(id) {
      const row = await rowOf(id);
      if (row) return { found: true, listing: presentPublicListing(row, context) };
      const deleted = await reads.query(selectDeleted, [id]);
      return { found: false, gone: deleted.length > 0 };
    },
    async target(id) {
      const row = await rowOf(id);
      return row && { url: row.document.url, slug: row.slug, partnerId: row.partner_id };
    },
    nights: (id, from) => reads.query(selectRanges, [id, from]),
    async nightsOfAll(ids, from) {
      const ranges = new Map(ids.map((id) => [id, [] as AvailabilityRange[]]));
      for (const { listing_id: id, ...range } of await reads.query(selectRangesOf, [ids, from]))
        ranges.get(id)!.push(range);
      return ranges;
    },
    async testPreview(id) {
      const row = await reads.maybeOne(selectTestPreview, [id]);
      return row && presentPublicListing(row, context);
    },
    async preview(partnerId, externalId) {
      const row = await reads.maybeOne(selectPreview, [partnerId, externalId]);
      if (!row) throw listingNotFound();
      return presentPublicListing(row, context);
    },
  };
}
