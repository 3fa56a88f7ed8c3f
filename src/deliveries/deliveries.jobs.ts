import { type Clock, daysBefore } from '../platform/clock.ts';
import type { Db } from '../platform/db/index.ts';
import type { JobKind } from '../platform/jobs/index.ts';
import { ATTEMPT_KIND, deleteAttempts } from './delivery.sql.ts';

/** Settings of the jobs that attempt deliveries. */
export const ATTEMPT = {
  kind: ATTEMPT_KIND,
  // Attempts mostly wait for replies. The limit is high enough that a hundred hanging partners
  // leave capacity for others.
  concurrency: 400,
  perGroup: 4,
};

/** The daily job that deletes attempts from the log after `keepDays`. */
export const forgetAttempts = (db: Db, clock: Clock, keepDays: number): JobKind => ({
  kind: 'deliveries.forget_attempts',
  concurrency: 1,
  everySeconds: 86_400,
  async run() {
    await db.execute(deleteAttempts, [daysBefore(clock.now(), keepDays)]);
  },
});
