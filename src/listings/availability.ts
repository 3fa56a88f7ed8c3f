import type { Db, Queryable } from '../platform/db/index.ts';
import type { AvailabilityInput } from './availability.schema.ts';
import {
  lockListings,
  selectKnownIds,
  selectListingId,
  selectRanges,
  selectWrittenByIds,
} from './availability.sql.ts';
import { byStart, type Calendar, writeCalendars, writtenRanges } from './calendar/layers.ts';
import type { Range } from './calendar/nights.ts';
import { listingNotFound } from './listing.errors.ts';
import type { AvailabilityRange } from './public-listing.ts';

/** A listing's calendar, sorted by start. */
export interface AvailabilityAnswer {
  listing_id: number;
  external_id: string;
  ranges: AvailabilityRange[];
}

/** The checked ranges of listings by the partner's ids. */
export type Calendars = ReadonlyMap<string, AvailabilityInput['ranges']>;

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
  /**
   * Replaces every range of several listings in one transaction, by the same few statements for any
   * number. Resolves with the ids of those that exist.
   */
  replaceMany(partnerId: number, calendars: Calendars): Promise<Set<string>>;
  /**
   * Says for the listings that exist whether `replaceMany` would change their ranges. Writes nothing.
   */
  wouldChange(partnerId: number, calendars: Calendars): Promise<Map<string, boolean>>;
  /** Returns those of a partner's ids that listings have. */
  knownIds(partnerId: number, externalIds: readonly string[]): Promise<Set<string>>;
  /** Writes the checked ranges of listings that the transaction has added. */
  writeNew(tx: Queryable, calendars: readonly Calendar[]): Promise<void>;
  /** Returns the ranges of a listing that end after `today` (`YYYY-MM-DD`), for its public page. */
  upcoming(listingId: number, today: string): Promise<AvailabilityRange[]>;
}

const present = (
  listing_id: number,
  external_id: string,
  ranges: readonly Range[],
): AvailabilityAnswer => ({
  listing_id,
  external_id,
  ranges: ranges.map(({ price = null, ...range }) => ({ ...range, price })),
});

/** A calendar in its order as a text, to compare calendars by. */
const inOneText = (ranges: readonly (Omit<Range, 'price'> & { price?: number | null })[]): string =>
  JSON.stringify(
    ranges.map(({ start, end, status, price }) => [start, end, status, price ?? null]),
  );

export function createAvailability(db: Db): Availability {
  const listingId = async (partnerId: number, externalId: string) => {
    const row = await db.maybeOne(selectListingId, [partnerId, externalId]);
    if (!row) throw listingNotFound();
    return row.id;
  };
  /** Writes calendars; returns the ids of their listings by the partner's ids. */
  const write = (partnerId: number, calendars: Calendars): Promise<Map<string, number>> =>
    db.transaction(async (tx) => {
      const listings = await tx.query(lockListings, [partnerId, [...calendars.keys()]]);
      const ids = new Map(listings.map(({ id, external_id }) => [external_id, id]));
      const found = [...ids].map(([externalId, id]) => ({
        id,
        ranges: calendars.get(externalId) ?? [],
      }));
      if (found.length > 0) await writeCalendars(tx, found);
      return ids;
    });
  return {
    listingId,
    writeNew: writeCalendars,
    async get(partnerId, externalId) {
      const id = await listingId(partnerId, externalId);
      return present(id, externalId, await writtenRanges(db, id));
    },
    async replace(partnerId, externalId, { ranges }) {
      const written = await write(partnerId, new Map([[externalId, ranges]]));
      const id = written.get(externalId);
      if (id === undefined) throw listingNotFound();
      return present(id, externalId, ranges.toSorted(byStart));
    },
    replaceMany: async (partnerId, calendars) =>
      new Set((await write(partnerId, calendars)).keys()),
    async wouldChange(partnerId, calendars) {
      const rows = await db.query(selectWrittenByIds, [partnerId, [...calendars.keys()]]);
      return new Map(
        rows.map(({ external_id: id, ranges }) => [
          id,
          inOneText(ranges) !== inOneText(calendars.get(id)?.toSorted(byStart) ?? []),
        ]),
      );
    },
    async knownIds(partnerId, externalIds) {
      const rows = await db.query(selectKnownIds, [partnerId, externalIds]);
      return new Set(rows.map((row) => row.external_id));
    },
    upcoming: (id, today) => db.query(selectRanges, [id, today]),
  };
}
