import { statement } from '../platform/db/index.ts';

/** The number of a partner's leads on one day. */
export interface LeadDay {
  /** UTC date, such as `2026-05-04`. */
  day: string;
  clicks: number;
  enquiries: number;
}

/** Adds at most `most` leads after the last counted one to the daily numbers of their partners. */
export const countNewLeads = statement<{ last_seq: number; counted: number }, [most: number]>(
  'leads.count_new_leads',
  `with before as (select last_seq from lead_counted for update),
   new as materialized (
     select seq, partner_id, (coalesce(clicked_at, created_at) at time zone 'UTC')::date as day, kind
     from lead where seq > (select last_seq from before) order by seq limit $1
   ),
   added as (
     insert into lead_day (partner_id, day, clicks, enquiries)
     select partner_id, day, count(*) filter (where kind = 'click'),
       count(*) filter (where kind = 'enquiry')
     from new group by partner_id, day order by partner_id, day
     on conflict (partner_id, day) do update set clicks = lead_day.clicks + excluded.clicks,
       enquiries = lead_day.enquiries + excluded.enquiries
   )
   update lead_counted set last_seq = coalesce((select max(seq) from new), last_seq)
   returning last_seq, (select count(*)::int from new) as counted`,
);

/**
 * Selects the days since `since` that have leads, in order. Includes at most `most` leads that the
 * job has not counted yet.
 */
export const selectLeadDays = statement<LeadDay, [partnerId: number, since: Date, most: number]>(
  'leads.select_lead_days',
  `select to_char(day, 'YYYY-MM-DD') as day, sum(clicks)::int as clicks,
     sum(enquiries)::int as enquiries
   from (
     select day, clicks, enquiries from lead_day
     where partner_id = $1 and day >= ($2::timestamptz at time zone 'UTC')::date
     union all
     select (happened_at at time zone 'UTC')::date, (kind = 'click')::int, (kind = 'enquiry')::int
     from (
       select coalesce(clicked_at, created_at) as happened_at, kind from lead
       where partner_id = $1 and seq > (select last_seq from lead_counted) and coalesce(clicked_at, created_at) >= $2
       order by seq limit $3
     ) uncounted
   ) d
   group by d.day order by d.day`,
);

/** Number of leads of one listing, day and referral. */
export interface LeadCount {
  partner_id: number;
  /** Null when the listing has been deleted. */
  listing_id: number | null;
  /** UTC date of the click or enquiry, `YYYY-MM-DD`. */
  day: string;
  /** How the traveller found the listing, as `writeFound` writes it; null when unknown. */
  found: string | null;
  clicks: number;
  enquiries: number;
  /** The highest sequence number among them. */
  last_seq: number;
}

/**
 * Counts at most `most` leads after a sequence number. Numbers are in the order of commits, so a
 * caller that continues after the highest one counts each lead once.
 */
export const countLeadsAfter = statement<LeadCount, [afterSeq: number, most: number]>(
  'leads.count_leads_after',
  `select partner_id, listing_id, to_char(happened_at at time zone 'UTC', 'YYYY-MM-DD') as day, found,
     count(*) filter (where kind = 'click')::int as clicks,
     count(*) filter (where kind = 'enquiry')::int as enquiries, max(seq) as last_seq
   from (
     select seq, partner_id, listing_id, coalesce(clicked_at, created_at) as happened_at, found, kind
     from lead where seq > $1 order by seq limit $2
   ) new
   group by partner_id, listing_id, day, found`,
);

/** The number of a partner's leads in a period. */
export interface LeadSum {
  partner_id: number;
  clicks: number;
  enquiries: number;
}

/**
 * Selects the sums of all partners since `since`. Includes at most `most` leads that the job has not
 * counted yet.
 */
export const selectLeadSums = statement<LeadSum, [since: Date, most: number]>(
  'leads.select_lead_sums',
  `select partner_id, sum(clicks)::int as clicks, sum(enquiries)::int as enquiries
   from (
     select partner_id, clicks, enquiries from lead_day
     where day >= ($1::timestamptz at time zone 'UTC')::date
     union all
     select partner_id, (kind = 'click')::int, (kind = 'enquiry')::int
     from (
       select partner_id, kind, coalesce(clicked_at, created_at) as happened_at from lead
       where seq > (select last_seq from lead_counted) order by seq limit $2
     ) uncounted
     where happened_at >= $1
   ) d
   group by partner_id`,
);
