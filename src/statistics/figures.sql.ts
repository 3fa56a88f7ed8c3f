import { ANY_LISTING } from '../listings/index.ts';
import { statement } from '../platform/db/index.ts';
import { type Figure, FIGURES, sums } from './count.sql.ts';

/** The number of each figure. */
export type Figures = Record<Figure, number>;

/** Figures of a period, a source or a country, whichever is not null; the total when all are null. */
export interface FigureRow extends Figures {
  /** The first day of the period, `YYYY-MM-DD`. */
  period: string | null;
  source: number | null;
  country: string | null;
}

/** The unit into which days are grouped. */
export type Unit = 'day' | 'week' | 'month';

/**
 * SQL for the figures of days by period, source and country, and their total. Days are first summed
 * to periods, which leaves a fraction of the rows to group in four ways.
 */
const grouped = (day: string, from: string) =>
  `select to_char(period, 'YYYY-MM-DD') as period, source, country, ${sums('c')}
   from (
     select date_trunc($4, d.${day}::timestamp) as period, d.source, d.country, ${sums('d')}
     from ${from} and d.${day} between $2::date and $3::date
     group by 1, 2, 3
   ) c
   group by grouping sets ((period), (source), (country), ())
   order by period, source, country`;

type Range = [id: number, from: string, to: string, unit: Unit];

/** Selects the figures of a partner between two days, both included. */
export const sumPartner = statement<FigureRow, Range>(
  'statistics.sum_partner',
  grouped('day', 'partner_count d where d.partner_id = $1'),
);

/**
 * Selects the figures of a listing between two days, both included. Weeks and months belong to the
 * period in which they start.
 */
export const sumListing = statement<FigureRow, Range>(
  'statistics.sum_listing',
  grouped('starts', 'listing_count d where d.span in (1, 7, 30) and d.listing_id = $1'),
);

/** The data of a partner's listing that its figures need. */
export interface OwnListingRow {
  id: number;
  external_id: string;
  title: string;
  category: string;
  country_code: string;
}

export const selectOwnListing = statement<OwnListingRow, [partnerId: number, externalId: string]>(
  'statistics.select_own_listing',
  `select id, external_id, title, category, country_code from ${ANY_LISTING} l
   where partner_id = $1 and external_id = $2`,
);

/** The medians of listings of a category and country over the last days. */
export interface MedianRow {
  listings: number;
  shown: number;
  viewed: number;
  saved: number;
  leads: number;
}

export const selectMedian = statement<
  MedianRow,
  [category: string, countryCode: string, days: number]
>(
  'statistics.select_median',
  `select listings, shown, viewed, saved, leads from window_median
   where category = $1 and country_code = $2 and days = $3`,
);

/** A listing of a partner with its figures of the last days. */
export interface ListingFigures extends Figures {
  listing_id: number;
  external_id: string;
  title: string;
}

/** A position in a list of listings: the figure and id of one. */
export interface FiguresPlace {
  value: number;
  listing_id: number;
}

type FiguresPage = [partnerId: number, days: number, after: FiguresPlace | null, limit: number];

/**
 * SQL for the listings of a partner with figures, sorted by one of them, highest first. Figures
 * have no index, because they change all the time: a partner's windows are adjacent in the key, and
 * the query keeps the highest.
 */
const byFigure = (figure: Figure) =>
  `select w.listing_id, l.external_id, l.title, ${FIGURES.map((one) => `w.${one}`).join(', ')}
   from (
     select * from listing_window
     where partner_id = $1 and days = $2
       and ($3::jsonb is null
         or (${figure}, listing_id) < (($3 ->> 'value')::bigint, ($3 ->> 'listing_id')::bigint))
     order by ${figure} desc, listing_id desc limit $4
   ) w join ${ANY_LISTING} l on l.id = w.listing_id
   order by w.${figure} desc, w.listing_id desc`;

export const selectByShown = statement<ListingFigures, FiguresPage>(
  'statistics.select_by_shown',
  byFigure('shown'),
);
export const selectByViewed = statement<ListingFigures, FiguresPage>(
  'statistics.select_by_viewed',
  byFigure('viewed'),
);
export const selectBySaved = statement<ListingFigures, FiguresPage>(
  'statistics.select_by_saved',
  byFigure('saved'),
);
export const selectByClicks = statement<ListingFigures, FiguresPage>(
  'statistics.select_by_clicks',
  byFigure('clicks'),
);
export const selectByEnquiries = statement<ListingFigures, FiguresPage>(
  'statistics.select_by_enquiries',
  byFigure('enquiries'),
);
