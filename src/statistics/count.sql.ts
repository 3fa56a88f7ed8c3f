import { ANY_LISTING } from '../listings/index.ts';
import { statement } from '../platform/db/index.ts';

/** The figures of a listing, in the order in which the events happen. */
export const FIGURES = ['shown', 'viewed', 'saved', 'clicks', 'enquiries'] as const;

export type Figure = (typeof FIGURES)[number];

/** Window lengths in days; figures of each listing are precomputed for these windows. */
export const WINDOWS = [7, 30, 90, 365] as const;

/** Counts of one listing, day, source and country; missing figures are 0. */
export interface CountRow extends Partial<Record<Figure, number>> {
  /** Null when the listing has been deleted. */
  listing_id: number | null;
  /** When undefined, it is looked up by the listing. */
  partner_id?: number;
  /** UTC date, `YYYY-MM-DD`. */
  day: string;
  /** Index in SOURCES. */
  source: number;
  country: string;
}

const list = (write: (figure: Figure) => string) => FIGURES.map(write).join(', ');

/** SQL for the columns of figures, each summed over the rows of a group. */
export const sums = (rows: string) =>
  list((figure) => `coalesce(sum(${rows}.${figure}), 0)::int as ${figure}`);

/**
 * Adds counts to those of their listings, partners and windows, each in the order of its key, which
 * prevents deadlocks. Ignores counts of deleted listings without a partner.
 */
export const addCounts = statement<never, [rows: string]>(
  'statistics.add_counts',
  `with added as materialized (
     select c.listing_id, coalesce(c.partner_id, l.partner_id) as partner_id, c.day, c.source, c.country,
       ${list((figure) => `coalesce(c.${figure}, 0) as ${figure}`)}, l.id is not null as exists
     from json_to_recordset($1::json) as c (listing_id bigint, partner_id bigint, day date,
       source smallint, country text, ${list((figure) => `${figure} integer`)})
     left join ${ANY_LISTING} l on l.id = c.listing_id
   ), of_listings as (
     insert into listing_count as known (listing_id, starts, span, source, country, ${FIGURES.join(', ')})
     select listing_id, day, 1, source, country, ${list((figure) => `nullif(${figure}, 0)`)}
     from added where exists order by listing_id, day, source, country
     on conflict (span, listing_id, starts, source, country) do update set
       ${list((figure) => `${figure} = nullif(coalesce(known.${figure}, 0) + coalesce(excluded.${figure}, 0), 0)`)}
   ), of_windows as (
     insert into listing_window as known (partner_id, days, listing_id, ${FIGURES.join(', ')})
     select partner_id, w.days, listing_id, ${sums('added')}
     from added, unnest('{${WINDOWS.join(',')}}'::smallint[]) as w (days)
     where exists group by partner_id, w.days, listing_id order by partner_id, w.days, listing_id
     on conflict (partner_id, days, listing_id) do update set
       ${list((figure) => `${figure} = known.${figure} + excluded.${figure}`)}
   )
   insert into partner_count as known (partner_id, day, source, country, ${FIGURES.join(', ')})
   select partner_id, day, source, country, ${sums('added')}
   from added where partner_id is not null
   group by partner_id, day, source, country order by partner_id, day, source, country
   on conflict (partner_id, day, source, country) do update set
     ${list((figure) => `${figure} = known.${figure} + excluded.${figure}`)}`,
);

/** Records a batch of a process; no row when this or a later batch has been recorded. */
export const noteBatch = statement<{ id: string }, [writer: string, batch: number, now: Date]>(
  'statistics.note_batch',
  `insert into count_writer as known (id, batch, at) values ($1, $2, $3)
   on conflict (id) do update set batch = excluded.batch, at = excluded.at
   where known.batch < excluded.batch
   returning id`,
);

/** Deletes the records of processes that have written nothing since a time. */
export const deleteWriters = statement<never, [before: Date]>(
  'statistics.delete_writers',
  'delete from count_writer where at < $1',
);
