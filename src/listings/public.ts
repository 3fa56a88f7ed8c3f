import { noneWhileAway, type Queryable, unreachable } from '../platform/db/index.ts';
import type { LastKnown } from '../platform/last-known.ts';
import { listingNotFound } from './listing.errors.ts';
import {
  selectDeleted,
  selectPreview,
  selectPublicListings,
  selectTarget,
  selectTestPreview,
} from './listing.sql.ts';
import { selectRanges, selectRangesOf } from './availability.sql.ts';
import type { AvailabilityRange, PublicListing, PublicListingAnswer } from './public-listing.ts';
import { presentPublicListing, type PublicContext } from './public.present.ts';

/** The listings that travellers see: active ones of approved partners, and no others. */
export interface PublicListings {
  /** Finds a listing by its id. */
  find(id: number): Promise<PublicListingAnswer>;
  /** Those of the given listings that are shown, in their order; while the database is away those that are known. */
  all(ids: readonly number[]): Promise<PublicListing[]>;
  /** Where a click on a listing leads; undefined when it is not shown. */
  target(id: number): Promise<ListingTarget | undefined>;
  /** The ranges of a listing that end after `from` (`YYYY-MM-DD`), in order. */
  nights(id: number, from: string): Promise<AvailabilityRange[]>;
  /** The same of several listings, read together; each listing is there. */
  nightsOfAll(ids: readonly number[], from: string): Promise<Map<number, AvailabilityRange[]>>;
  /** A partner's own listing as travellers would see it, paused or not. Rejects with `not_found`. */
  preview(partnerId: number, externalId: string): Promise<PublicListing>;
  /** A test account's listing as travellers would see it; undefined when it is none. */
  testPreview(id: number): Promise<PublicListing | undefined>;
}

/** Where a click on a listing leads. */
export interface ListingTarget {
  /** The partner's own page. */
  url: string;
  slug: string;
  partnerId: number;
}

interface Needs {
  /** May be a replica. */
  db: Queryable;
  /** Where calendars are read, which must not lag behind. */
  currentDb: Queryable;
  /** What is known of shown listings while the databases are away. */
  known: LastKnown<number>;
  context: PublicContext;
}

/** Makes the use cases of public listings. */
export function createPublicListings({ db, currentDb, known, context }: Needs): PublicListings {
  const rowsOf = (ids: readonly number[]) =>
    known.each(ids, 'page', async () => {
      const rows = await db.query(selectPublicListings, [ids]);
      return new Map(rows.map((row) => [row.id, row]));
    });
  return {
    async all(ids) {
      const { found } = await rowsOf(ids);
      return ids.flatMap((id) => {
        const row = found.get(id);
        return row === undefined ? [] : [presentPublicListing(row, context)];
      });
    },
    async find(id) {
      const { found, missing } = await rowsOf([id]);
      const row = found.get(id);
      if (row) return { found: true, listing: presentPublicListing(row, context) };
      if (missing.length > 0) throw unreachable();
      // That it is not shown is known.
      const deleted = await db.query(selectDeleted, [id]).catch(noneWhileAway);
      return { found: false, gone: deleted.length > 0 };
    },
    async target(id) {
      const { found, missing } = await known.each([id], 'target', async () => {
        const row = await currentDb.maybeOne(selectTarget, [id]);
        return new Map(row ? [[id, row]] : []);
      });
      const target = found.get(id);
      if (target) return { url: target.url, slug: target.slug, partnerId: target.partner_id };
      if (missing.length === 0) return undefined;
      const row = (await rowsOf([id])).found.get(id);
      if (row) return { url: row.document.url, slug: row.slug, partnerId: row.partner_id };
      throw unreachable();
    },
    nights: (id, from) => known.one(id, 'nights', () => currentDb.query(selectRanges, [id, from])),
    async nightsOfAll(ids, from) {
      const { found } = await known.each(ids, 'nights', async (some) => {
        const ranges = new Map(some.map((id) => [id, [] as AvailabilityRange[]]));
        for (const { listing_id: id, ...range } of await currentDb.query(selectRangesOf, [
          some,
          from,
        ])) {
          ranges.get(id)!.push(range);
        }
        return ranges;
      });
      return found;
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
