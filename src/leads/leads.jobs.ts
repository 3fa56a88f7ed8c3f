import type { JobKind } from '../platform/jobs/index.ts';
import type { Retention } from './retention.ts';

/** The recurring job that erases personal data of leads after 90 days; it runs every hour. */
export const leadJobs = (retention: Retention): JobKind[] => [
  {
    kind: 'leads.purge',
    concurrency: 1,
    everySeconds: 3600,
    async run() {
      await retention.purge();
    },
  },
];
