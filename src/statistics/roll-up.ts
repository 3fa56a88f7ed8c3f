import { type Clock, dayOf, daysBefore, mondayOf } from '../platform/clock.ts';
import type { Db } from '../platform/db/index.ts';
import type { JobKind } from '../platform/jobs/index.ts';
import type { Statement } from '../platform/db/index.ts';
import { deleteWriters } from './count.sql.ts';
import {
  forgetCounts,
  forgetPartnerDays,
  rollUpDays,
  rollUpWeeks,
  type RolledUp,
  type RollUp,
} from './roll-up.sql.ts';
import { forgetSearchCounts } from './search-count.sql.ts';

/** Ages in days at which days are summed to weeks, weeks to months, and months are deleted. */
export const KEPT_DAYS = { days: 90, weeks: 400, months: 800 } as const;

/** Days for which searches that found little are kept. */
export const KEPT_SEARCH_DAYS = 90;

const ROWS_PER_STATEMENT = 5_000;

/** Returns the first day of a day's month. */
const monthOf = (day: Date): Date => new Date(`${dayOf(day).slice(0, 7)}-01T00:00:00Z`);

/** The recurring job that sums days to weeks and weeks to months, and deletes old months. */
export function rollUpJob(db: Db, clock: Clock, rowsPerStatement = ROWS_PER_STATEMENT): JobKind {
  const all = async (
    some: Statement<RolledUp, [what: RollUp]>,
    from_span: RollUp['from_span'],
    before: Date,
  ): Promise<void> => {
    for (let after_listing = 0; ;) {
      const what = { from_span, before: dayOf(before), after_listing, most: rowsPerStatement };
      const { rows, last } = await db.one(some, [what]);
      if (rows < rowsPerStatement || last === null) return;
      after_listing = last;
    }
  };
  return {
    kind: 'statistics.roll_up',
    concurrency: 1,
    everySeconds: 86_400,
    async run() {
      const now = clock.now();
      const oldest = monthOf(daysBefore(now, KEPT_DAYS.months));
      await all(rollUpDays, 1, mondayOf(daysBefore(now, KEPT_DAYS.days)));
      await all(rollUpWeeks, 7, monthOf(daysBefore(now, KEPT_DAYS.weeks)));
      await all(forgetCounts, 30, oldest);
      await db.execute(forgetPartnerDays, [dayOf(oldest)]);
      await db.execute(forgetSearchCounts, [dayOf(daysBefore(now, KEPT_SEARCH_DAYS))]);
      await db.execute(deleteWriters, [daysBefore(now, 7)]);
    },
  };
}
