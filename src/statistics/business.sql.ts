import { ANY_PARTNER } from '../partners/index.ts';
import { statement } from '../platform/db/index.ts';

/** Clicks and enquiries of all partners on one day, by the country that was searched. */
export interface LeadsOfDay {
  /** UTC date, `YYYY-MM-DD`. */
  day: string;
  /** ISO 3166 code of the searched place; empty when none was searched. */
  country: string;
  clicks: number;
  enquiries: number;
}

/**
 * Sums the leads of all partners, without those of test accounts, by day and searched country. Reads
 * each partner's days by their index, as the days of all partners together have none.
 */
export const sumLeads = statement<LeadsOfDay, [from: string, to: string]>(
  'statistics.sum_leads',
  `select to_char(c.day, 'YYYY-MM-DD') as day, c.country, sum(c.clicks)::int as clicks,
     sum(c.enquiries)::int as enquiries
   from ${ANY_PARTNER} p
   cross join lateral (
     select day, country, clicks, enquiries from partner_count
     where partner_id = p.id and day between $1::date and $2::date and clicks + enquiries > 0
     offset 0
   ) c
   where p.test_of is null group by c.day, c.country order by c.day, c.country`,
);
