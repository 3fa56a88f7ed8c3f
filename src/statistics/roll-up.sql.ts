import { statement } from '../platform/db/index.ts';
import { FIGURES } from './count.sql.ts';

/** The progress of a batch. */
export interface RolledUp {
  /** Number of rows that were summed. */
  rows: number;
  /** The last listing, after which the next batch continues; null when there was none. */
  last: number | null;
}

/** The rows of a batch: those of one span that start before a day. */
export interface RollUp {
  from_span: 1 | 7 | 30;
  before: string;
  after_listing: number;
  most: number;
}

const OLD = `old as materialized (
     select c.listing_id, c.starts, c.source, c.country, c.span
     from jsonb_to_record($1::jsonb) as r (from_span smallint, before date, after_listing bigint, most integer)
     cross join lateral (
       select * from listing_count
       where span = r.from_span and listing_id >= r.after_listing and starts < r.before
       order by listing_id, starts, source, country limit r.most
     ) c
   ), removed as (
     delete from listing_count d using old
     where d.span = old.span and d.listing_id = old.listing_id and d.starts = old.starts
       and d.source = old.source and d.country = old.country
     returning d.*
   )`;

/** SQL that sums old rows to rows of a longer span. */
const rollUp = (into: 'week' | 'month', span: 7 | 30) =>
  `with ${OLD}, summed as (
     insert into listing_count as known (listing_id, starts, span, source, country, ${FIGURES.join(', ')})
     select listing_id, date_trunc('${into}', starts)::date as period, ${span}, source, country,
       ${FIGURES.map((figure) => `nullif(coalesce(sum(${figure}), 0), 0)::int`).join(', ')}
     from removed group by listing_id, period, source, country
     order by listing_id, period, source, country
     on conflict (span, listing_id, starts, source, country) do update set
       ${FIGURES.map(
         (figure) =>
           `${figure} = nullif(coalesce(known.${figure}, 0) + coalesce(excluded.${figure}, 0), 0)`,
       ).join(', ')}
   )
   select count(*)::int as rows, max(listing_id) as last from removed`;

/** Sums days to weeks. */
export const rollUpDays = statement<RolledUp, [what: RollUp]>(
  'statistics.roll_up_days',
  rollUp('week', 7),
);

/** Sums weeks to months. */
export const rollUpWeeks = statement<RolledUp, [what: RollUp]>(
  'statistics.roll_up_weeks',
  rollUp('month', 30),
);

/** Deletes rows of a span. */
export const forgetCounts = statement<RolledUp, [what: RollUp]>(
  'statistics.forget_counts',
  `with ${OLD} select count(*)::int as rows, max(listing_id) as last from removed`,
);

/** Deletes the days of partners before a given one. */
export const forgetPartnerDays = statement<never, [before: string]>(
  'statistics.forget_partner_days',
  'delete from partner_count where day < $1::date',
);
