import type { Db, Tx } from '../../platform/db/index.ts';
import { type Problem, validationError } from '../../platform/errors.ts';
import { checkAvailability } from '../availability.schema.ts';
import { selectRangesOf } from '../availability.sql.ts';
import { listingNotFound } from '../listing.errors.ts';
import type { AvailabilityRange } from '../public-listing.ts';
import type { CalendarChange } from './calendar.ts';
import { type NightsForm, painted, readNights } from './edits.ts';
import { writeRanges, writtenRanges } from './layers.ts';
import {
  type LockedRow,
  lockPricedListings,
  selectSides,
  type SideRow,
} from './side-by-side.sql.ts';

/** A listing's calendar beside others: the ranges that travellers see, and what shows beside them. */
export interface SideCalendar extends Omit<SideRow, 'id'> {
  ranges: AvailabilityRange[];
}

/** A listing's calendar before and after an edit of several listings. */
export interface SideChange extends CalendarChange {
  externalId: string;
}

/** Maximum number of listings that one request changes. */
const MAX_LISTINGS_AT_ONCE = 100;

/** Calendars of several listings at once. */
export interface SideCalendars {
  /** Returns the calendars of listings by id, with the ranges that end after a day. */
  of(listingIds: readonly number[], day: string): Promise<Map<number, SideCalendar>>;
  /**
   * Sets the same nights of several listings, in the caller's transaction. Throws `not_found` when
   * one of them does not exist, and `validation_error` with problems at the names of the controls, or
   * at `listing`; nothing is then changed.
   */
  paint(
    tx: Tx,
    partnerId: number,
    externalIds: readonly string[],
    form: NightsForm,
  ): Promise<SideChange[]>;
}

const atListing = (message: string) => validationError([{ path: 'listing', message }]);

/** The problems of one price for listings that count in different ones, or in none. */
function priceProblems(form: NightsForm, listings: readonly LockedRow[]): Problem[] {
  if (form.price.trim() === '') return [];
  const at = (message: string): Problem[] => [{ path: 'price', message }];
  const unpriced = listings.filter(({ price }) => !price).map(({ title }) => title);
  if (unpriced.length > 0) {
    return at(`needs a price in the form of the listing first: ${unpriced.join(', ')}`);
  }
  const kinds = new Set(listings.map(({ price }) => `${price?.currency} ${price?.unit}`));
  return kinds.size > 1
    ? at('is for one currency, and for nights or weeks: choose listings that have the same')
    : [];
}

/**
 * Locks several listings until the transaction ends. Throws `validation_error` at `listing` when none
 * or too many are chosen, and `not_found`.
 */
export async function lockedOnes(
  tx: Tx,
  partnerId: number,
  externalIds: readonly string[],
): Promise<LockedRow[]> {
  const chosen = [...new Set(externalIds)];
  if (chosen.length === 0) throw atListing('Tick at least one listing.');
  if (chosen.length > MAX_LISTINGS_AT_ONCE) {
    throw atListing(`Tick at most ${MAX_LISTINGS_AT_ONCE} listings at once.`);
  }
  const listings = await tx.query(lockPricedListings, [partnerId, chosen]);
  if (listings.length < chosen.length) throw listingNotFound();
  return listings;
}

export function createSideCalendars(db: Db): SideCalendars {
  const paintOne = async (
    tx: Tx,
    { id, external_id: externalId, title, price }: LockedRow,
    form: NightsForm,
  ): Promise<SideChange> => {
    const currency = price?.currency ?? null;
    const edit = readNights(form, currency ?? '');
    if (!edit.ok) throw validationError(edit.problems);
    const before = await writtenRanges(tx, id);
    const after = painted(before, [edit.value]);
    const checked = checkAvailability({ ranges: after });
    if (!checked.ok) {
      throw atListing(`${title}: ${checked.problems.map(({ message }) => message).join('; ')}`);
    }
    await writeRanges(tx, id, after);
    return { externalId, before, after, currency };
  };
  return {
    async of(listingIds, day) {
      const [sides, ranges] = await Promise.all([
        db.query(selectSides, [listingIds]),
        db.query(selectRangesOf, [listingIds, day]),
      ]);
      const byListing = Map.groupBy(ranges, ({ listing_id: id }) => id);
      return new Map(
        sides.map(({ id, ...side }) => [id, { ...side, ranges: byListing.get(id) ?? [] }]),
      );
    },
    async paint(tx, partnerId, externalIds, form) {
      const listings = await lockedOnes(tx, partnerId, externalIds);
      const problems = priceProblems(form, listings);
      if (problems.length > 0) throw validationError(problems);
      const changes: SideChange[] = [];
      for (const listing of listings) changes.push(await paintOne(tx, listing, form));
      return changes;
    },
  };
}
