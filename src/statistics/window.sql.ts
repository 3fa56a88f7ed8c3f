import { ANY_LISTING } from '../listings/index.ts';
import { statement } from '../platform/db/index.ts';
import { FIGURES, sums } from './count.sql.ts';

export interface WindowKey {
  partner_id: number;
  days: number;
  listing_id: number;
}

/** Locks the windows after a given one, in the order in which counts are added to them. */
export const lockWindows = statement<WindowKey, [after: WindowKey, most: number]>(
  'statistics.lock_windows',
  `select w.partner_id, w.days, w.listing_id
   from listing_window w,
     jsonb_to_record($1::jsonb) as a (partner_id bigint, days smallint, listing_id bigint)
   where (w.partner_id, w.days, w.listing_id) > (a.partner_id, a.days, a.listing_id)
   order by w.partner_id, w.days, w.listing_id limit $2 for update of w`,
);

/** Recomputes windows for a day. */
export const sumWindows = statement<never, [keys: string, day: string]>(
  'statistics.sum_windows',
  `update listing_window w set ${FIGURES.map((figure) => `${figure} = s.${figure}`).join(', ')}
   from json_to_recordset($1::json) as k (partner_id bigint, days smallint, listing_id bigint),
     lateral (
       select ${sums('c')} from listing_count c
       where c.span in (1, 7) and c.listing_id = k.listing_id and c.starts > $2::date - k.days
     ) s
   where (w.partner_id, w.days, w.listing_id) = (k.partner_id, k.days, k.listing_id)
     and (${FIGURES.map((figure) => `w.${figure}`).join(', ')})
       is distinct from (${FIGURES.map((figure) => `s.${figure}`).join(', ')})`,
);

/** Deletes the given windows without figures, and all counts of deleted listings. */
export const forgetWindows = statement<never, [keys: string]>(
  'statistics.forget_windows',
  `with k as materialized (
     select k.* , l.id is null as gone
     from json_to_recordset($1::json) as k (partner_id bigint, days smallint, listing_id bigint)
     left join ${ANY_LISTING} l on l.id = k.listing_id
   ), counts as (
     delete from listing_count c using (select distinct listing_id from k where gone) g
     where c.span in (1, 7, 30) and c.listing_id = g.listing_id
   )
   delete from listing_window w using k
   where (w.partner_id, w.days, w.listing_id) = (k.partner_id, k.days, k.listing_id)
     and (k.gone or (${FIGURES.map((figure) => `w.${figure}`).join(', ')}) = (0, 0, 0, 0, 0))`,
);

export const deleteMedians = statement('statistics.delete_medians', 'delete from window_median');

const median = (figure: string) => `percentile_cont(0.5) within group (order by ${figure})`;

/**
 * Inserts medians of the listings of each category and country that have figures, when there are
 * enough.
 */
export const insertMedians = statement<never, [leastListings: number]>(
  'statistics.insert_medians',
  `insert into window_median (category, country_code, days, listings, shown, viewed, saved, leads)
   select l.category, l.country_code, w.days, count(*), ${median('w.shown')}, ${median('w.viewed')},
     ${median('w.saved')}, ${median('w.clicks + w.enquiries')}
   from listing_window w join ${ANY_LISTING} l on l.id = w.listing_id
   group by l.category, l.country_code, w.days having count(*) >= $1`,
);
