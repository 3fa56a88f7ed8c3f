import { type Clock, dayOf } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import { type Problem, validationError } from '../../platform/errors.ts';
import { checkAvailability } from '../availability.schema.ts';
import { lockListing, selectRanges } from '../availability.sql.ts';
import { currencyDecimals } from '../codes.ts';
import { listingNotFound } from '../listing.errors.ts';
import { selectListing } from '../listing.sql.ts';
import type { AvailabilityRange } from '../public-listing.ts';
import { type LineProblem, type NightsForm, painted, readNights, readRangeLines } from './edits.ts';
import { writeRanges, writtenRanges } from './layers.ts';
import type { Range } from './nights.ts';

/** A listing's calendar for the partner that edits it. */
export interface OwnCalendar {
  /** The ranges that travellers see: written ranges and the nights taken by imported calendars. */
  shown: AvailabilityRange[];
  /** The ranges that the partner wrote. */
  written: Range[];
  /** The listing's own price in minor units; null without one. */
  ownPrice: number | null;
  currency: string | null;
  /** Number of decimals of typed amounts. */
  decimals: number;
  unit: 'night' | 'week';
}

/** A calendar before and after an edit, and the currency of its prices. */
export interface CalendarChange {
  before: Range[];
  after: Range[];
  currency: string | null;
}

/** Calendars as partners edit them. Operations reject with `not_found` when the listing does not exist. */
export interface OwnCalendars {
  get(partnerId: number, externalId: string): Promise<OwnCalendar>;
  /**
   * Applies edits of nights one after the other, in the caller's transaction. Throws
   * `validation_error` with problems at `<number of the edit>.<control>`.
   */
  paint(
    tx: Tx,
    partnerId: number,
    externalId: string,
    edits: readonly NightsForm[],
  ): Promise<CalendarChange>;
  /**
   * Parses pasted lines and sets their nights, or replaces the whole calendar by them. When a line
   * has a problem, nothing is changed. Returns the first of the set nights too.
   */
  paste(
    tx: Tx,
    partnerId: number,
    externalId: string,
    pasted: { text: string; replace: boolean },
  ): Promise<(CalendarChange & { first: string | null }) | { problems: LineProblem[] }>;
}

const of = (at: number, { path, message }: Problem): Problem => ({
  path: `${at}.${path}`,
  message,
});

export function createOwnCalendars(db: Db, clock: Clock): OwnCalendars {
  const open = async (queryable: Pick<Db, 'maybeOne'>, partnerId: number, externalId: string) => {
    const listing = await queryable.maybeOne(selectListing, [partnerId, externalId]);
    if (!listing) throw listingNotFound();
    const { price } = listing.document;
    const currency = price?.currency ?? null;
    return { id: listing.id, price, currency, decimals: currencyDecimals(currency ?? '') };
  };
  const locked = async (tx: Tx, partnerId: number, externalId: string) => {
    await tx.maybeOne(lockListing, [partnerId, externalId]);
    return open(tx, partnerId, externalId);
  };
  const write = async (tx: Tx, listingId: number, change: CalendarChange) => {
    const { after } = change;
    const checked = checkAvailability({ ranges: after });
    if (!checked.ok) throw validationError(checked.problems);
    await writeRanges(tx, listingId, after);
    return change;
  };
  return {
    async get(partnerId, externalId) {
      const { id, price, currency, decimals } = await open(db, partnerId, externalId);
      return {
        shown: await db.query(selectRanges, [id, null]),
        written: await writtenRanges(db, id),
        ownPrice: price?.from ?? null,
        currency,
        decimals,
        unit: price?.unit ?? 'night',
      };
    },
    async paint(tx, partnerId, externalId, forms) {
      const { id, currency } = await locked(tx, partnerId, externalId);
      const read = forms.map((form) => readNights(form, currency ?? ''));
      const problems = read.flatMap((edit, at) =>
        edit.ok ? [] : edit.problems.map((problem) => of(at, problem)),
      );
      if (problems.length > 0) throw validationError(problems);
      const before = await writtenRanges(tx, id);
      const edits = read.flatMap((edit) => (edit.ok ? [edit.value] : []));
      return write(tx, id, { before, after: painted(before, edits), currency });
    },
    async paste(tx, partnerId, externalId, { text, replace }) {
      const { id, currency } = await locked(tx, partnerId, externalId);
      const read = readRangeLines(text, currency ?? '', dayOf(clock.now()));
      if (!read.ok) return { problems: read.problems };
      const before = await writtenRanges(tx, id);
      const edits = read.ranges.map(({ start, end, ...set }) => ({ nights: { start, end }, set }));
      const after = replace ? read.ranges : painted(before, edits);
      const [first = null] = read.ranges.map(({ start }) => start).toSorted();
      return { ...(await write(tx, id, { before, after, currency })), first };
    },
  };
}
