import type { JobKind } from '../platform/jobs/index.ts';
import type { Retention } from './retention.ts';

/** What a worker does for leads: personal data goes at 90 days, looked for every hour. */
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
