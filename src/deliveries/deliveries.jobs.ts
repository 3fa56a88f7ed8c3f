import type { JobKind } from '../platform/jobs/index.ts';
import { attempt, type AttemptNeeds } from './attempt.ts';
import { FORGET_ATTEMPTS } from './delivery.sql.ts';

/** The kind of the job that makes the next attempt of one delivery; its key is the event's id. */
export const ATTEMPT = 'deliveries.attempt';

const keepAttemptsDays = 30;

/** What a worker does for deliveries. */
export function deliveryJobs(needs: AttemptNeeds): JobKind[] {
  const { db, clock } = needs;
  return [
    {
      kind: ATTEMPT,
      // Attempts mostly wait. So many that a hundred partners who hang leave room for the others.
      concurrency: 400,
      perGroup: 4,
      // Counts crashes of the process too, none of which is the delivery's own fault.
      maxAttempts: 1_000,
      run: (job) => attempt(needs, job),
    },
    {
      kind: 'deliveries.forget_attempts',
      concurrency: 1,
      everySeconds: 86_400,
      async run() {
        const before = new Date(clock.now().getTime() - keepAttemptsDays * 86_400_000);
        await db.execute(FORGET_ATTEMPTS, [before]);
      },
    },
  ];
}
