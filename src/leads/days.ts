import { type Clock, dayOf, daysBefore, startOfDay } from '../platform/clock.ts';
import type { Db } from '../platform/db/index.ts';
import type { JobKind } from '../platform/jobs/index.ts';
import {
  countNewLeads,
  type LeadDay,
  type LeadSum,
  selectLeadDays,
  selectLeadSums,
} from './days.sql.ts';

/** Daily numbers of a partner's leads, counted in advance so that a page never counts tens of thousands. */
export interface LeadDays {
  /** Returns the last `days` days up to today, oldest first. */
  last(partnerId: number, days: number): Promise<LeadDay[]>;
  /** Returns the sums of the last `days` days up to today, by partner id, for partners with leads. */
  ofAll(days: number): Promise<Map<number, LeadSum>>;
  /** The recurring job that counts the leads stored since its last run. */
  job: JobKind;
}

/** Maximum number of leads that one statement counts. */
const PER_STATEMENT = 10_000;

/** Maximum number of leads that a page counts because the job has not counted them yet. */
const MOST_UNCOUNTED = 5_000;

export function createLeadDays(db: Db, clock: Clock): LeadDays {
  return {
    async last(partnerId, days) {
      const today = startOfDay(clock.now());
      const since = daysBefore(today, days - 1);
      const rows = await db.query(selectLeadDays, [partnerId, since, MOST_UNCOUNTED]);
      const known = new Map(rows.map((row) => [row.day, row]));
      return Array.from({ length: days }, (_, index) => {
        const day = dayOf(daysBefore(today, days - 1 - index));
        return known.get(day) ?? { day, clicks: 0, enquiries: 0 };
      });
    },
    async ofAll(days) {
      const since = daysBefore(startOfDay(clock.now()), days - 1);
      const rows = await db.query(selectLeadSums, [since, MOST_UNCOUNTED]);
      return new Map(rows.map((row) => [row.partner_id, row]));
    },
    job: {
      kind: 'leads.count_days',
      concurrency: 1,
      everySeconds: 3600,
      async run() {
        for (;;) {
          const { counted } = await db.one(countNewLeads, [PER_STATEMENT]);
          if (counted < PER_STATEMENT) return;
        }
      },
    },
  };
}
