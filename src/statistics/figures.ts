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

/** The requested days, both included, and the unit of the figures. */
export interface FigureRange {
  from: string;
  to: string;
  unit: Unit;
}

/** Figures of a partner or a listing. */
export interface Summary {
  total: Figures;
  /** One item for each day, week or month, oldest first, including those without figures. */
  periods: (Figures & { starts: string })[];
  /** Sources with figures, the most shown first. */
  sources: (Figures & { source: Source })[];
  /** Figures by the country of the searched place; empty when no place was searched. */
  countries: (Figures & { country: string })[];
}

/** The statistics that partners may read. Listings are identified by the partner's own ids. */
export interface OwnFigures {
  ofPartner(partnerId: number, range: FigureRange): Promise<Summary>;
  /** Throws `not_found`. */
  ofListing(partnerId: number, externalId: string, range: FigureRange): Promise<Summary>;
  /**
   * Returns a listing and the median of comparable ones, null when they are too few. Throws
   * `not_found`.
   */
  compared(
    partnerId: number,
    externalId: string,
    days: PeriodDays,
  ): Promise<{ listing: OwnListingRow; median: MedianRow | null }>;
  /**
   * Returns listings with figures, the highest of one figure first. An invalid cursor starts from
   * the beginning.
   */
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

/** Creates the statistics that partners may read. */
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

/** Parses the name of the figure by which a list is sorted; `shown` for any other text. */
export const readFigure = (text: string | null): Figure =>
  FIGURES.find((figure) => figure === text) ?? 'shown';

/** Ratios of figures; null when the divisor is 0. */
export interface Rates {
  /** Views per time shown. */
  viewsPerShown: number | null;
  /** Clicks and enquiries per view. */
  leadsPerView: number | null;
  /** Pence of the subscription per click or enquiry. */
  pencePerLead: number | null;
}

const ratio = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);

/**
 * Returns the rates of figures of a number of days.
 * @param yearPence price of a year of Premium; null when the partner pays nothing or the price is
 * unknown
 */
export function ratesOf(
  { shown, viewed, clicks, enquiries }: Figures,
  days: number,
  yearPence: number | null,
): Rates {
  const leads = clicks + enquiries;
  return {
    viewsPerShown: ratio(viewed, shown),
    leadsPerView: ratio(leads, viewed),
    pencePerLead: yearPence === null ? null : ratio((yearPence * days) / 365, leads),
  };
}
