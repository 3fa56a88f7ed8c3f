import { isDeepStrictEqual } from 'node:util';
import type { Clock } from '../platform/clock.ts';
import { wholeSecond } from '../platform/clock.ts';
import type { Db, Queryable } from '../platform/db/index.ts';
import { type ExpectedError, type Problem, validationError } from '../platform/errors.ts';
import { type Caller, etagOf, hasEtag } from '../platform/http/index.ts';
import { lockPartner, MAX_TRIAL_LISTINGS } from '../partners/index.ts';
import { lockListing } from './availability.sql.ts';
import type { Category, ListingStatus } from './enumerations.ts';
import {
  listingChanged,
  listingNotFound,
  NO_COUNTRY,
  TOO_MANY_IN_TRIAL,
} from './listing.errors.ts';
import { type ListingAnswer, presentListing, type PresentContext } from './listing.present.ts';
import { type ListingInput, positionOf } from './listing.schema.ts';
import {
  countListings,
  countListingsOfAll,
  deleteListing,
  type ListingCounts,
  type ListingRow,
  selectDocuments,
  selectListing,
  selectListings,
} from './listing.sql.ts';
import { documentOf, type ListingWriter, type Write, type Written } from './listing.writer.ts';
import { concernsUploads, type OwnPhotos, photoProblems, withOwnPhotos } from './own-photos.ts';
import { deleteListings } from './write.sql.ts';

/** A listing and whether it was created, updated or unchanged. */
export type Upserted = ListingAnswer & { result: Written['result'] };

/** What writing a listing would do: the result, and its document before (empty when new) and after. */
export interface Foreseen {
  result: Written['result'];
  from: Record<string, unknown>;
  to: Record<string, unknown>;
}

/** The filters and page of a partner's list of listings. */
export interface ListingFilter {
  afterId: number;
  status?: ListingStatus | undefined;
  category?: Category | undefined;
  updatedSince?: Date | undefined;
  limit: number;
}

/** A partner's listings. Operations on one listing reject with `not_found` when it does not exist. */
export interface Listings {
  put(partnerId: number, externalId: string, input: ListingInput): Promise<Upserted>;
  /**
   * Like `put`; rejects with `precondition_failed` unless the listing is there and its ETag, which
   * is that of `get`, is one of `ifMatch`.
   */
  putIfMatch(
    partnerId: number,
    externalId: string,
    input: ListingInput,
    ifMatch: string,
  ): Promise<Upserted>;
  /** Like `put`; rejects with `validation_error` when the test account would have too many listings. */
  putInTrial(partnerId: number, externalId: string, input: ListingInput): Promise<Upserted>;
  /**
   * Says what `put`, or `putInTrial` for a trial, would do with each of these listings, one after
   * another: their results, or the errors that they would reject with. Writes nothing.
   */
  foresee(
    owner: Pick<Caller, 'partnerId' | 'isTrial'>,
    inputs: readonly (ListingInput & { external_id: string })[],
  ): Promise<(Foreseen | ExpectedError)[]>;
  /** Returns the `validation_error` for `sent`: the given problems, and that of a location in an ocean. */
  refusal(problems: Problem[], sent: unknown): ExpectedError;
  get(partnerId: number, externalId: string): Promise<ListingAnswer>;
  /** Returns rows in the order of their ids, after `afterId`; `present` maps them to answers. */
  rows(partnerId: number, filter: ListingFilter): Promise<ListingRow[]>;
  present(row: ListingRow): ListingAnswer;
  delete(partnerId: number, externalId: string): Promise<void>;
  /** Deletes listings by one statement; resolves with the ids of those that existed. */
  deleteMany(partnerId: number, externalIds: readonly string[]): Promise<Set<string>>;
  count(partnerId: number, tx?: Queryable): Promise<ListingCounts>;
}

interface Deps extends PresentContext {
  db: Db;
  clock: Clock;
  writer: ListingWriter;
  photos: OwnPhotos;
}

const upserted = (write: Write, row: Written, context: PresentContext): Upserted => {
  const stored = { ...row, document: write.input, external_id: write.externalId };
  return { ...presentListing(stored, context), result: row.result };
};

/** Returns the counts of listings by partner id, for partners that have any. */
export async function listingsOfPartners(db: Queryable): Promise<Map<number, ListingCounts>> {
  const rows = await db.query(countListingsOfAll);
  return new Map(rows.map(({ partner_id, active, paused }) => [partner_id, { active, paused }]));
}

/** Makes the use cases of a partner's listings. */
export function createListings({ db, clock, writer, photos, ...context }: Deps): Listings {
  const present = (row: ListingRow) => presentListing(row, context);
  const writeOf = async (
    partnerId: number,
    externalId: string,
    input: ListingInput,
  ): Promise<Write> => {
    // A partner's program states sizes itself; what it sends is stored as it is.
    await withOwnPhotos(photos, db, partnerId, input.images);
    return { partnerId, externalId, input, now: wholeSecond(clock.now()) };
  };
  return {
    async put(partnerId, externalId, input) {
      const write = await writeOf(partnerId, externalId, input);
      return upserted(write, await writer.write(write), context);
    },
    async putIfMatch(partnerId, externalId, input, ifMatch) {
      const write = await writeOf(partnerId, externalId, input);
      return db.transaction(async (tx) => {
        const isThere = await tx.maybeOne(lockListing, [partnerId, externalId]);
        const known = isThere && (await tx.maybeOne(selectListing, [partnerId, externalId]));
        if (!known || !hasEtag(ifMatch, etagOf(present(known)))) throw listingChanged();
        const [row] = await writer.writeAll(tx, [write]);
        if (!row) throw new Error('A listing was not written');
        return upserted(write, row, context);
      });
    },
    async putInTrial(partnerId, externalId, input) {
      const write = await writeOf(partnerId, externalId, input);
      return db.transaction(async (tx) => {
        // Calls that come at once wait for each other here, so that each counts the others.
        await lockPartner(tx, partnerId);
        const [row] = await writer.writeAll(tx, [write]);
        if (!row) throw new Error('A listing was not written');
        if (row.result === 'created') {
          const { active, paused } = await tx.one(countListings, [partnerId]);
          if (active + paused > MAX_TRIAL_LISTINGS) throw validationError([TOO_MANY_IN_TRIAL]);
        }
        return upserted(write, row, context);
      });
    },
    async foresee({ partnerId, isTrial }, inputs) {
      const photosOf = inputs.flatMap(({ images }) => images.map(({ url }) => url));
      const uploads = photosOf.filter((url) => concernsUploads(photos, url));
      const own = await photos.own(partnerId, uploads);
      const ids = [...new Set(inputs.map(({ external_id: id }) => id))];
      const rows = await db.query(selectDocuments, [partnerId, ids]);
      const known = new Map<string, Record<string, unknown>>(
        rows.map(({ external_id: id, document }) => [id, { ...document }]),
      );
      const { active, paused } = await db.one(countListings, [partnerId]);
      let count = active + paused;
      return inputs.map(({ external_id: id, ...input }) => {
        const problems = photoProblems(photos, input.images, own);
        if (problems.length > 0) return validationError(problems);
        if (!writer.isLocatable(input.location)) return validationError([NO_COUNTRY]);
        const to = documentOf(input);
        const from = known.get(id);
        if (from !== undefined && isDeepStrictEqual(from, to))
          return { result: 'unchanged', from, to };
        if (from === undefined) {
          if (isTrial && count >= MAX_TRIAL_LISTINGS) return validationError([TOO_MANY_IN_TRIAL]);
          count++;
        }
        known.set(id, to);
        return { result: from === undefined ? 'created' : 'updated', from: from ?? {}, to };
      });
    },
    refusal(problems, sent) {
      const position = positionOf(sent);
      const noCountry = position !== undefined && !writer.isLocatable(position);
      return validationError(noCountry ? [...problems, NO_COUNTRY] : problems);
    },
    async get(partnerId, externalId) {
      const row = await db.maybeOne(selectListing, [partnerId, externalId]);
      if (!row) throw listingNotFound();
      return present(row);
    },
    rows: (partnerId, { afterId, status, category, updatedSince, limit }) =>
      db.query(selectListings, [
        partnerId,
        afterId,
        updatedSince ?? null,
        { status: status ?? null, category: category ?? null, limit },
      ]),
    present,
    async delete(partnerId, externalId) {
      const deleted = await db.execute(deleteListing, [partnerId, externalId, clock.now()]);
      if (deleted === 0) throw listingNotFound();
    },
    async deleteMany(partnerId, externalIds) {
      const rows = await db.query(deleteListings, [partnerId, externalIds, clock.now()]);
      return new Set(rows.map(({ external_id }) => external_id));
    },
    count: (partnerId, tx = db) => tx.one(countListings, [partnerId]),
  };
}
