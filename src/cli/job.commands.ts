import type { Operations } from '../app/use-cases/operations/index.ts';
import { timestamp } from '../platform/clock.ts';
import type { countJobsByKind, FailingJob, DeadLetter } from '../platform/jobs/index.ts';
import { type Command, flag, idArgument } from './command.ts';
import { asLines, asTable } from './output.ts';

const row = ({ id, kind, key, attempts, parkedAt, error }: DeadLetter) => ({
  id,
  kind,
  key,
  attempts,
  parked_at: timestamp(parkedAt),
  error,
});

const failingRow = ({ id, kind, key, attempts, dueAt, error }: FailingJob) => ({
  id,
  kind,
  key,
  attempts,
  due_at: timestamp(dueAt),
  error,
});

export interface JobContext {
  jobs: {
    byKind(): ReturnType<typeof countJobsByKind>;
    parked(): Promise<DeadLetter[]>;
    failing(): Promise<FailingJob[]>;
  };
  operations: Pick<Operations, 'system'>;
}

/** Commands that count jobs, and list and retry failed ones. */
export const jobCommands: Command<JobContext>[] = [
  {
    words: 'jobs status',
    arguments: [],
    options: {},
    table: true,
    summary:
      'Count jobs by kind: running, due, later, parked, failing; and since when the oldest waits.',
    async run(_given, { jobs }) {
      const kinds = await jobs.byKind();
      return asTable(
        kinds.map(({ oldest_due: due, ...counts }) => ({
          ...counts,
          oldest_due: due && timestamp(due),
        })),
      );
    },
  },
  {
    words: 'jobs list',
    arguments: [],
    options: { failing: flag('those that failed and are tried again, the next first') },
    table: true,
    summary: 'List parked jobs, which failed too often, the longest parked first.',
    run: async ({ options }, { jobs }) =>
      asTable(
        options.failing ? (await jobs.failing()).map(failingRow) : (await jobs.parked()).map(row),
      ),
  },
  {
    words: 'jobs retry',
    arguments: ['ID'],
    options: {},
    summary: 'Retry a job that failed at once, with its number of attempts reset.',
    async run(given, { operations }) {
      const id = idArgument(given, 'a job');
      await operations.system.retryJob(id);
      return asLines({ id, retried: true });
    },
  },
  {
    words: 'jobs retry-all',
    arguments: ['KIND'],
    options: {},
    summary: 'Retry all jobs of a kind that failed, such as mail.send, once the cause is mended.',
    run: async ({ arguments: [kind = ''] }, { operations }) =>
      asLines({ kind, retried: await operations.system.retryJobs(kind) }),
  },
];
