import { DatabaseUnavailable } from '../errors.ts';

/** Seconds after which to ask again: about as long as a standby takes to become the primary. */
const RETRY_AFTER_SECONDS = 5;

/** What is said of an error that no use case expects; nothing of the error itself. */
export interface Failure {
  /** 503 while the database is away, 500 for a fault of ours. */
  status: 500 | 503;
  /** A sentence for people. */
  message: string;
  headers: Record<string, string>;
}

/** How an error that no use case expects is answered, on every surface alike. */
export function presentFailure(error: unknown): Failure {
  return error instanceof DatabaseUnavailable
    ? {
        status: 503,
        message: 'Campcairn is away for a moment. Try again in a few seconds.',
        headers: { 'retry-after': String(RETRY_AFTER_SECONDS) },
      }
    : {
        status: 500,
        message: 'Something failed on our side. Try again in a moment.',
        headers: {},
      };
}
