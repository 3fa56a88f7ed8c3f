import { statement } from '../platform/db/index.ts';

/** Leads of one listing, day and way in which it was found. */
export interface LeadCount {
  partner_id: number;
  /** Null when the listing was deleted since. */
  listing_id: number | null;
  /** Of the click or enquiry, `YYYY-MM-DD`, UTC. */
  day: string;
  /** As `writeFound` writes it; null when it is not known. */
  found: string | null;
  clicks: number;
  enquiries: number;
  /** The highest sequence number among them. */
  last_seq: number;
}

/**
 * Counts the leads after a sequence number, at most `most` of them. As numbers are in the order of commits,
 * whoever goes on after the highest one counts each lead once.
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
