import { now } from './clock.ts';
import { ApiError, ConnectionError } from './errors.ts';

const FIRST_WAIT_MS = 500;
const LONGEST_BACKOFF_MS = 20_000;
const LONGEST_RETRY_AFTER_SECONDS = 120;
const LEAST_SPREAD_MS = 100;
const MOST_SPREAD_MS = 1000;

/**
 * Returns the wait after a number of attempts in milliseconds: exponential backoff with random
 * jitter.
 */
export const backoff = (attempt: number): number =>
  Math.min(FIRST_WAIT_MS * 2 ** (attempt - 1), LONGEST_BACKOFF_MS) * (0.5 + Math.random() / 2);

/**
 * Reads `Retry-After` (RFC 9110, 10.2.3): a number of seconds, or a date, which is compared with the
 * `Date` of the same answer, because clocks differ. Returns seconds; undefined without a valid one.
 */
export function retryAfterSecondsOf(headers: Pick<Headers, 'get'>): number | undefined {
  const value = headers.get('retry-after')?.trim() ?? '';
  if (/^\d+$/.test(value)) return Number(value);
  const until = Date.parse(value);
  if (Number.isNaN(until)) return undefined;
  const sent = Date.parse(headers.get('date') ?? '');
  return Math.max(0, Math.ceil((until - (Number.isNaN(sent) ? now() : sent)) / 1000));
}

/** Returns the wait that the API asked for in milliseconds; undefined if it is too long. */
function waitAsked(seconds: number): number | undefined {
  if (seconds > LONGEST_RETRY_AFTER_SECONDS) return undefined;
  const spread = LEAST_SPREAD_MS + Math.random() * (MOST_SPREAD_MS - LEAST_SPREAD_MS);
  return seconds * 1000 + spread;
}

/**
 * Returns the wait after a 429 in milliseconds; undefined if it is too long to wait.
 */
export const waitAfterRefusal = ({ retryAfterSeconds }: ApiError): number | undefined =>
  retryAfterSeconds === undefined ? LONGEST_BACKOFF_MS : waitAsked(retryAfterSeconds);

/**
 * Returns the wait before another attempt in milliseconds; undefined if there should be none. After
 * a 5xx or a broken connection, only repeatable calls are repeated.
 */
export function waitBeforeRetry(
  error: unknown,
  attempt: number,
  repeatable: boolean,
): number | undefined {
  if (!repeatable) return undefined;
  if (error instanceof ConnectionError) return backoff(attempt);
  if (!(error instanceof ApiError) || error.status < 500) return undefined;
  const { retryAfterSeconds } = error;
  return retryAfterSeconds === undefined ? backoff(attempt) : waitAsked(retryAfterSeconds);
}
