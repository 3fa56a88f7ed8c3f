import type { Operations } from '../app/operations/index.ts';
import { timestamp } from '../platform/clock.ts';
import type { Queryable } from '../platform/db/index.ts';
import { listParkedJobs, type ParkedJob } from '../platform/jobs/index.ts';
import { type Command, lines, table, UsageError } from './command.ts';

const row = ({ id, kind, key, attempts, parkedAt, error }: ParkedJob) => ({
  id,
  kind,
  key,
  attempts,
  parked_at: timestamp(parkedAt),
  error,
});

/** The services that the commands about jobs use. */
export interface JobContext {
  db: Queryable;
  operations: Pick<Operations, 'system'>;
}

/** Commands about parked jobs: those that failed too often. */
export const jobCommands: Command<JobContext>[] = [
  {
    words: 'jobs list',
    arguments: [],
    options: {},
    summary: 'List parked jobs, which failed too often, the longest parked first.',
    async run(_given, { db }) {
      const rows = (await listParkedJobs(db)).map(row);
      return { json: rows, text: table(rows) };
    },
  },
  {
    words: 'jobs retry',
    arguments: ['ID'],
    options: {},
    summary: 'Retry a parked job at once, with its number of attempts reset.',
    async run({ arguments: [id = ''] }, { operations }) {
      if (!/^[1-9]\d{0,14}$/.test(id)) throw new UsageError('ID must be the number of a job.');
      const job = Number(id);
      await operations.system.retryJob(job);
      const json = { id: job, retried: true };
      return { json, text: lines(json) };
    },
  },
];
