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
export type { FailingJob, Job, JobKind, DeadLetter } from './job.ts';
export {
  cancelJob,
  cancelJobs,
  countJobs,
  countJobsByKind,
  enqueue,
  enqueueAll,
  expediteJobs,
  hurryJob,
  listFailingJobs,
  listDeadLetters,
  retryFailedJob,
  retryFailedJobs,
} from './queue.ts';
export { createWorker, type Worker } from './worker.ts';
