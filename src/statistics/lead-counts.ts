import { DIRECT_REFERRAL, readReferral, SOURCES } from '../listings/index.ts';
import type { Db, Tx } from '../platform/db/index.ts';
import type { JobKind } from '../platform/jobs/index.ts';
import { addCounts, type CountRow } from './count.sql.ts';
import { lockLastLead, noteLastLead } from './progress.sql.ts';

/** The number of leads with the same key, and the highest of their sequence numbers. */
interface NewLeads {
  partner_id: number;
  listing_id: number | null;
  /** UTC date, `YYYY-MM-DD`. */
  day: string;
  found: string | null;
  clicks: number;
  enquiries: number;
  last_seq: number;
}

/** Counts at most `most` leads after a sequence number. */
export type CountLeadsAfter = (tx: Tx, afterSeq: number, most: number) => Promise<NewLeads[]>;

/** Number of leads that one transaction counts. */
const PER_TRANSACTION = 10_000;

/** The recurring job that adds new leads to the figures, each exactly once. */
export const leadCountsJob = (db: Db, countLeadsAfter: CountLeadsAfter): JobKind => ({
  kind: 'statistics.count_leads',
  concurrency: 1,
  everySeconds: 300,
  async run() {
    for (;;) {
      const counted = await db.transaction(async (tx) => {
        const { last_seq: last } = await tx.one(lockLastLead);
        const leads = await countLeadsAfter(tx, last, PER_TRANSACTION);
        if (leads.length === 0) return 0;
        await tx.execute(addCounts, [JSON.stringify(rowsOf(leads))]);
        await tx.execute(noteLastLead, [Math.max(...leads.map(({ last_seq }) => last_seq))]);
        return leads.reduce((total, { clicks, enquiries }) => total + clicks + enquiries, 0);
      });
      if (counted < PER_TRANSACTION) return;
    }
  },
});

/** Merges counts into one row for each key; leads with an unknown referral are counted as direct. */
function rowsOf(leads: NewLeads[]): CountRow[] {
  const rows = new Map<string, CountRow>();
  for (const { partner_id, listing_id, day, found, clicks, enquiries } of leads) {
    const { source, country } = readReferral(found) ?? DIRECT_REFERRAL;
    const key = [partner_id, listing_id, day, source, country].join(' ');
    const known = rows.get(key);
    rows.set(key, {
      partner_id,
      listing_id,
      day,
      source: SOURCES.indexOf(source),
      country,
      clicks: clicks + (known?.clicks ?? 0),
      enquiries: enquiries + (known?.enquiries ?? 0),
    });
  }
  return [...rows.values()];
}
