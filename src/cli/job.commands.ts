import type { Operations } from '../app/operations/index.ts';
import { timestamp } from '../platform/clock.ts';
import type { ParkedJob } from '../platform/jobs/index.ts';
import { type Command, idArgument } from './command.ts';
import { asLines, asTable } from './output.ts';

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
  parkedJobs(): Promise<ParkedJob[]>;
  operations: Pick<Operations, 'system'>;
}

/** Commands about parked jobs: those that failed too often. */
export const jobCommands: Command<JobContext>[] = [
  {
    words: 'jobs list',
    arguments: [],
    options: {},
    summary: 'List parked jobs, which failed too often, the longest parked first.',
    run: async (_given, { parkedJobs }) => asTable((await parkedJobs()).map(row)),
  },
  {
    words: 'jobs retry',
    arguments: ['ID'],
    options: {},
    summary: 'Retry a parked job at once, with its number of attempts reset.',
    async run(given, { operations }) {
      const id = idArgument(given, 'a job');
      await operations.system.retryJob(id);
      return asLines({ id, retried: true });
    },
  },
];
