import { statement } from '../platform/db/index.ts';

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
