import { type Source, SOURCES } from '../listings/index.ts';
import type { Queryable } from '../platform/db/index.ts';
import { notFound } from '../platform/errors.ts';
import { type Page, pageOf } from '../platform/paging.ts';
import { type Figure, FIGURES } from './count.sql.ts';
import {
  type FigureRow,
  type Figures,
  type ListingFigures,
  type MedianRow,
  type OwnListingRow,
  selectByClicks,
  selectByEnquiries,
  selectBySaved,
  selectByShown,
  selectByViewed,
  selectMedian,
  selectOwnListing,
  sumListing,
  sumPartner,
  type Unit,
} from './figures.sql.ts';
import { type PeriodDays, unitsOf } from './period.ts';

/** Days that figures are asked for, both included, and the units that they come in. */
export interface FigureRange {
  from: string;
  to: string;
  unit: Unit;
}

/** Figures of a partner or a listing. */
export interface Summary {
  total: Figures;
  /** Of each day, week or month from the oldest on, those without any included. */
  periods: (Figures & { starts: string })[];
  /** Those with any, from the most shown on. */
  sources: (Figures & { source: Source })[];
  /** By the country of the place that was asked for; empty where none was. */
  countries: (Figures & { country: string })[];
}

/** What partners may read of their statistics. Listings are named by the partner's own ids. */
export interface OwnFigures {
  ofPartner(partnerId: number, range: FigureRange): Promise<Summary>;
  /** Throws `not_found`. */
  ofListing(partnerId: number, externalId: string, range: FigureRange): Promise<Summary>;
  /** A listing and the median of those like it, null when they are too few. Throws `not_found`. */
  compared(
    partnerId: number,
    externalId: string,
    days: PeriodDays,
  ): Promise<{ listing: OwnListingRow; median: MedianRow | null }>;
  /** Listings with figures, the highest of one figure first. A cursor that is none begins anew. */
  listings(
    partnerId: number,
    days: PeriodDays,
    sort: Figure,
    page: { cursor?: string | undefined; limit: number },
  ): Promise<Page<ListingFigures>>;
}

const SORTED = {
  shown: selectByShown,
  viewed: selectByViewed,
  saved: selectBySaved,
  clicks: selectByClicks,
  enquiries: selectByEnquiries,
};

const NOTHING: Figures = { shown: 0, viewed: 0, saved: 0, clicks: 0, enquiries: 0 };

const figuresOf = (row: Figures): Figures => ({
  shown: row.shown,
  viewed: row.viewed,
  saved: row.saved,
  clicks: row.clicks,
  enquiries: row.enquiries,
});

const byShown = (a: Figures, b: Figures) =>
  b.shown - a.shown || b.viewed - a.viewed || b.clicks - a.clicks;

function summaryOf(rows: FigureRow[], { from, to, unit }: FigureRange): Summary {
  const known = new Map(rows.map((row) => [row.period, row]));
  const total = rows.find(
    ({ period, source, country }) => period === null && source === null && country === null,
  );
  return {
    total: total ? figuresOf(total) : NOTHING,
    periods: unitsOf(from, to, unit).map((starts) => ({
      starts,
      ...figuresOf(known.get(starts) ?? NOTHING),
    })),
    sources: rows
      .flatMap((row) => {
        const source = row.source === null ? undefined : SOURCES[row.source];
        return source === undefined ? [] : [{ source, ...figuresOf(row) }];
      })
      .sort(byShown),
    countries: rows
      .flatMap((row) => (row.country === null ? [] : [{ country: row.country, ...figuresOf(row) }]))
      .sort(byShown),
  };
}

const CURSOR = /^(\d{1,10})-(\d{1,15})$/;

/** Makes the statistics that partners may read. */
export function createOwnFigures(db: Queryable): OwnFigures {
  const listingOf = async (partnerId: number, externalId: string): Promise<OwnListingRow> => {
    const row = await db.maybeOne(selectOwnListing, [partnerId, externalId]);
    if (!row) throw notFound('listing');
    return row;
  };
  return {
    async ofPartner(partnerId, range) {
      const { from, to, unit } = range;
      return summaryOf(await db.query(sumPartner, [partnerId, from, to, unit]), range);
    },
    async ofListing(partnerId, externalId, range) {
      const { from, to, unit } = range;
      const { id } = await listingOf(partnerId, externalId);
      return summaryOf(await db.query(sumListing, [id, from, to, unit]), range);
    },
    async compared(partnerId, externalId, days) {
      const listing = await listingOf(partnerId, externalId);
      const { category, country_code } = listing;
      const median = await db.maybeOne(selectMedian, [category, country_code, days]);
      return { listing, median: median ?? null };
    },
    async listings(partnerId, days, sort, { cursor, limit }) {
      const [, value, id] = CURSOR.exec(cursor ?? '') ?? [];
      const after = value === undefined ? null : { value: Number(value), listing_id: Number(id) };
      const rows = await db.query(SORTED[sort], [partnerId, days, after, limit + 1]);
      const cursorOf = (row: ListingFigures) => `${row[sort]}-${row.listing_id}`;
      return pageOf(rows, limit, cursorOf);
    },
  };
}

/** Reads the name of a figure that a list is sorted by; the number of times shown for anything else. */
export const readFigure = (text: string | null): Figure =>
  FIGURES.find((figure) => figure === text) ?? 'shown';
