import { ANY_LISTING } from '../listings/index.ts';
import { statement } from '../platform/db/index.ts';
import { type Figure, FIGURES, sums } from './count.sql.ts';

/** Figures of something, each a number of times. */
export type Figures = Record<Figure, number>;

/** Figures of a period, a source or a country, whichever is not null; of all of them if all are. */
export interface FigureRow extends Figures {
  /** The first day of the period, `YYYY-MM-DD`. */
  period: string | null;
  source: number | null;
  country: string | null;
}

/** What the rows of days are grouped into. */
export type Unit = 'day' | 'week' | 'month';

/** Figures of days, in their periods, sources and countries, and in sum. */
const grouped = (days: string) =>
  `select to_char(period, 'YYYY-MM-DD') as period, source, country, ${sums('c')}
   from (${days}) c
   group by grouping sets ((period), (source), (country), ())
   order by period, source, country`;

type Range = [id: number, from: string, to: string, unit: Unit];

/** The figures of a partner from a day to another, both included. */
export const sumPartner = statement<FigureRow, Range>(
  'statistics.sum_partner',
  grouped(`select date_trunc($4, day)::date as period, * from partner_count
     where partner_id = $1 and day between $2::date and $3::date`),
);

/** The figures of a listing, likewise; weeks and months belong to the period that they start in. */
export const sumListing = statement<FigureRow, Range>(
  'statistics.sum_listing',
  grouped(`select date_trunc($4, starts)::date as period, * from listing_count
     where span in (1, 7, 30) and listing_id = $1 and starts between $2::date and $3::date`),
);

/** A partner's listing, as far as its figures need it. */
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

/** The median of listings of a category and country over the last days. */
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

/** Which page of listings to read; the first one when `value` is null. */
export interface FiguresPage {
  sort: Figure;
  /** The value and id of the last listing of the page before. */
  value: number | null;
  listing_id: number | null;
  limit: number;
}

/**
 * Listings of a partner with figures, by one of these, the highest first. A partner's windows lie side by
 * side in the index: reading 20,000 of them and keeping the highest takes some 15 ms.
 */
export const selectFigures = statement<
  ListingFigures,
  [partnerId: number, days: number, page: FiguresPage]
>(
  'statistics.select_figures',
  `select w.listing_id, l.external_id, l.title, ${FIGURES.map((figure) => `w.${figure}`).join(', ')}
   from (
     select w.*, v.value
     from jsonb_to_record($3::jsonb) as p (sort text, value bigint, listing_id bigint, "limit" bigint),
       listing_window w, lateral (
         select case p.sort ${FIGURES.map((figure) => `when '${figure}' then w.${figure}`).join(' ')} end
           as value
       ) v
     where w.partner_id = $1 and w.days = $2
       and (p.value is null or (v.value, w.listing_id) < (p.value, p.listing_id))
     order by v.value desc, w.listing_id desc limit ($3::jsonb ->> 'limit')::bigint
   ) w join ${ANY_LISTING} l on l.id = w.listing_id
   order by w.value desc, w.listing_id desc`,
);
