import {
  DatabaseUnavailable,
  type ErrorCode,
  ExpectedError,
  isDiskFull,
  isUnreadableValue,
} from '../errors.ts';
import type { Logger } from '../log.ts';

/** Roughly the time in which a standby becomes the primary. */
const RETRY_AFTER_SECONDS = 5;

/** Somebody has to make room first. */
const RETRY_AFTER_FULL_SECONDS = 60;

/** The answer to an unexpected error, which reveals nothing about the error itself. */
export interface Failure {
  /** 503 while the database is away or a disk is full, 500 for a fault of ours, 4xx for what is refused. */
  status: number;
  /** A sentence for people. */
  message: string;
  headers: Record<string, string>;
}

/** Statuses of refusals that reach a page. */
const REFUSALS: Partial<Record<ErrorCode, number>> = {
  bad_request: 400,
  forbidden: 403,
  not_found: 404,
  rate_limited: 429,
};

/** How a refusal that a page does not show itself is answered; undefined for other errors. */
export function presentRefusal(error: unknown): Failure | undefined {
  const status = error instanceof ExpectedError ? REFUSALS[error.code] : undefined;
  if (status === undefined) return undefined;
  return { status, message: (error as ExpectedError).message, headers: {} };
}

/** What is said of a value that the database cannot read. */
const UNREADABLE =
  'A number that was sent is too large, or a text holds a character that is none. Correct it, and send it again.';

/**
 * How an error that no use case expects is answered, on every surface alike. Values that the database cannot read are the
 * last line of defence: whatever reads an id or a text refuses what it can tell itself.
 * @param isRead whether something was asked for, of which there is none by such a value
 */
export function presentFailure(error: unknown, isRead = false): Failure {
  if (isUnreadableValue(error)) {
    if (isRead) return { status: 404, message: 'There is no such thing.', headers: {} };
    return { status: 422, message: UNREADABLE, headers: {} };
  }
  if (isDiskFull(error)) {
    const message = 'Campcairn cannot store anything at the moment. Try again in some minutes.';
    return away(message, RETRY_AFTER_FULL_SECONDS);
  }
  if (error instanceof DatabaseUnavailable) {
    const message = 'Campcairn is away for a moment. Try again in a few seconds.';
    return away(message, RETRY_AFTER_SECONDS);
  }
  const message = 'Something failed on our side. Try again in a moment.';
  return { status: 500, message, headers: {} };
}

/**
 * Logs an error that no use case expects: as a warning where the database could not read a value, which may be a fault of
 * ours too. Its message quotes the value, so only where it came from is told.
 */
export function logFailure(
  log: Pick<Logger, 'error' | 'warn'>,
  error: unknown,
  what: string,
): void {
  if (!isUnreadableValue(error)) return log.error({ err: error }, what);
  const { code: sqlstate, message = '', stack = '' } = error as Partial<Error> & { code: string };
  // A value may have lines of its own, so its message is cut off as a whole.
  const frames = stack.slice(stack.indexOf(message) + message.length);
  const at = frames.split('\n').filter((line) => /^ +at /.test(line));
  log.warn({ sqlstate, at }, `${what}: the database cannot read a value that was sent`);
}

const away = (message: string, retryAfterSeconds: number): Failure => ({
  status: 503,
  message,
  headers: { 'retry-after': String(retryAfterSeconds) },
});
