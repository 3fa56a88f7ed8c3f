import type { JobKind } from '../platform/jobs/index.ts';
import type { Logger } from '../platform/log.ts';
import type { Retention } from './retention.ts';

/**
 * The hourly job that erases personal data of leads after 90 days. If removing it from the
 * database's files fails, the next run tries again.
 */
export const leadJobs = (retention: Retention, log: Logger): JobKind[] => [
  {
    kind: 'leads.purge',
    concurrency: 1,
    everySeconds: 3600,
    async run() {
      await retention.redactOld();
      await retention.cleanFiles().catch((error: unknown) => {
        log.error({ err: error }, 'What was wiped cannot be removed from the files.');
      });
    },
  },
];
