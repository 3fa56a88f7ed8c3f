import { ApiError, ConnectionError } from './errors.ts';

const FIRST_WAIT_MS = 500;
const LONGEST_BACKOFF_MS = 20_000;
const LONGEST_RETRY_AFTER_SECONDS = 120;
const SPREAD_OF_RETRY_AFTER_MS = 1000;

/**
 * Returns the wait after a number of attempts in milliseconds: exponential backoff with random
 * jitter.
 */
export const backoff = (attempt: number): number =>
  Math.min(FIRST_WAIT_MS * 2 ** (attempt - 1), LONGEST_BACKOFF_MS) * (0.5 + Math.random() / 2);

/**
 * Returns the wait before another attempt in milliseconds; undefined if there should be none. The
 * API refuses with 429 before it does anything, so any call may be repeated. After a 5xx or a
 * broken connection, only repeatable calls are.
 */
export function waitBeforeRetry(
  error: unknown,
  attempt: number,
  repeatable: boolean,
): number | undefined {
  if (error instanceof ConnectionError) return repeatable ? backoff(attempt) : undefined;
  if (!(error instanceof ApiError)) return undefined;
  const { status, retryAfterSeconds } = error;
  if (status !== 429 && !(status >= 500 && repeatable)) return undefined;
  if (retryAfterSeconds === undefined) return backoff(attempt);
  if (retryAfterSeconds > LONGEST_RETRY_AFTER_SECONDS) return undefined;
  return retryAfterSeconds * 1000 + Math.random() * SPREAD_OF_RETRY_AFTER_MS;
}
