export { JOB_DUE } from './published.sql.ts';
export {
  attemptJobs,
  type Attempted,
  type AttemptSource,
  MAX_HOLD_SECONDS,
  type Outcome,
  type OutcomeHandler,
  type Outcomes,
  type Progress,
} from './attempts.ts';
export type { FailingJob, Job, JobKind, NewJob, ParkedJob, Payload } from './job.ts';
export type { KindRow } from './job.sql.ts';
export {
  cancelJob,
  cancelJobs,
  countJobs,
  countJobsByKind,
  enqueue,
  enqueueAll,
  hastenJobs,
  listFailingJobs,
  listParkedJobs,
  retryFailedJob,
  retryFailedJobs,
} from './queue.ts';
export { createWorker, type Drained, type Worker, type WorkerOptions } from './worker.ts';
