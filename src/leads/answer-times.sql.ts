import { ANY_LISTING } from '../listings/index.ts';
import { statement } from '../platform/db/index.ts';

/** The measured answer times of one partner. */
export interface MeasuredRow {
  enquiries: number;
  /** Null when fewer than half of its enquiries were acknowledged in time. */
  median_seconds: number | null;
}

/**
 * Measures every partner anew by the enquiries created in [since, until). Only the first enquiry of
 * each traveller counts; travellers are distinguished by email address while it is kept. An enquiry
 * counts as late when it was acknowledged more than `lateAfterDays` days later, or never.
 */
export const measureAnswerTimes = statement<
  never,
  [since: Date, until: Date, lateAfterDays: number, now: Date]
>(
  'leads.measure_answer_times',
  `with asked as (
     select distinct on (partner_id, coalesce(lower(email), id)) partner_id, acked_at - least(created_at, acked_at) as took
     from lead where kind = 'enquiry' and created_at >= $1 and created_at < $2
     order by partner_id, coalesce(lower(email), id), seq
   ),
   measured as (
     select partner_id, count(*)::int as enquiries,
       percentile_disc(0.5) within group (order by
         case when took <= make_interval(days => $3) then extract(epoch from took)::float8 else 'infinity' end
       ) as median
     from asked group by partner_id
   ),
   gone as (
     delete from answer_time where partner_id not in (select partner_id from measured)
   )
   insert into answer_time (partner_id, enquiries, median_seconds, measured_at)
   select partner_id, enquiries, case when median < 'infinity' then ceil(median)::int end, $4
   from measured order by partner_id
   on conflict (partner_id) do update set enquiries = excluded.enquiries,
     median_seconds = excluded.median_seconds, measured_at = excluded.measured_at`,
);

/** Selects the measured answer time of a partner. */
export const selectAnswerTime = statement<MeasuredRow, [partnerId: number]>(
  'leads.select_answer_time',
  'select enquiries, median_seconds from answer_time where partner_id = $1',
);

/** Selects the measured answer times of the partners of some listings. */
export const selectAnswerTimes = statement<
  MeasuredRow & { listing_id: number },
  [listingIds: readonly number[]]
>(
  'leads.select_answer_times',
  `select l.id as listing_id, a.enquiries, a.median_seconds
   from ${ANY_LISTING} l join answer_time a on a.partner_id = l.partner_id
   where l.id = any($1::bigint[])`,
);
