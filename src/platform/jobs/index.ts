export { JOB_DUE } from './published.sql.ts';
export type { Job, JobKind, NewJob, ParkedJob, Payload } from './job.ts';
export {
  cancelJob,
  cancelJobs,
  countJobs,
  enqueue,
  enqueueMany,
  listParkedJobs,
  retryParkedJob,
} from './queue.ts';
export { createWorker, type Drained, type Worker, type WorkerOptions } from './worker.ts';
