import type { Clock } from '../platform/clock.ts';
import { wholeSecond } from '../platform/clock.ts';
import type { Db, Queryable } from '../platform/db/index.ts';
import { type ExpectedError, type Problem, validationError } from '../platform/errors.ts';
import type { Category, ListingStatus } from './enumerations.ts';
import { listingNotFound, PLACELESS } from './listing.errors.ts';
import { type ListingAnswer, presentListing, type Surroundings } from './listing.present.ts';
import { type ListingInput, soundLocation } from './listing.schema.ts';
import {
  countListings,
  countListingsOfAll,
  deleteListing,
  type ListingCounts,
  type ListingRow,
  selectListing,
  selectListings,
} from './listing.sql.ts';
import type { ListingWriter, Write, Written } from './listing.writer.ts';

/** A listing and what became of it. */
export type Upserted = ListingAnswer & { result: Written['result'] };

/** What a partner may ask of its listings. */
export interface ListingFilter {
  afterId: number;
  status?: ListingStatus | undefined;
  category?: Category | undefined;
  updatedSince?: Date | undefined;
  limit: number;
}

/** A partner's listings. Everything that names one throws `not_found` when there is none. */
export interface Listings {
  put(partnerId: number, externalId: string, input: ListingInput): Promise<Upserted>;
  /** The refusal of `sent` for its problems, and for its place when that is in an ocean besides. */
  refusal(problems: Problem[], sent: unknown): ExpectedError;
  get(partnerId: number, externalId: string): Promise<ListingAnswer>;
  /** Rows in the order of their ids, from after `afterId`; presented by `present`. */
  rows(partnerId: number, filter: ListingFilter): Promise<ListingRow[]>;
  present(row: ListingRow): ListingAnswer;
  delete(partnerId: number, externalId: string): Promise<void>;
  count(partnerId: number): Promise<ListingCounts>;
}

interface Needs extends Surroundings {
  db: Db;
  clock: Clock;
  writer: ListingWriter;
}

const upserted = (write: Write, row: Written, surroundings: Surroundings): Upserted => {
  const stored = { ...row, document: write.input, external_id: write.externalId };
  return { ...presentListing(stored, surroundings), result: row.result };
};

/** How many listings each partner has that has any, by the partner's id. */
export async function listingsOfPartners(db: Queryable): Promise<Map<number, ListingCounts>> {
  const rows = await db.query(countListingsOfAll);
  return new Map(rows.map(({ partner_id, active, paused }) => [partner_id, { active, paused }]));
}

/** Makes the use cases of a partner's listings. */
export function createListings({ db, clock, writer, ...surroundings }: Needs): Listings {
  const present = (row: ListingRow) => presentListing(row, surroundings);
  return {
    async put(partnerId, externalId, input) {
      const write = { partnerId, externalId, input, now: wholeSecond(clock.now()) };
      return upserted(write, await writer.write(write), surroundings);
    },
    refusal(problems, sent) {
      const location = soundLocation(sent);
      const placeless = location !== undefined && !writer.isPlace(location);
      return validationError(placeless ? [...problems, PLACELESS] : problems);
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
    count: (partnerId) => db.one(countListings, [partnerId]),
  };
}
