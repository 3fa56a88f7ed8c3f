import {
  DatabaseUnavailable,
  type ErrorCode,
  ExpectedError,
  isDiskFull,
  isUnreadableValue,
  type Problem,
} from '../errors.ts';
import type { Logger } from '../log.ts';

/** Roughly the time in which a standby becomes the primary. */
const RETRY_AFTER_SECONDS = 5;

/** Somebody has to make room first. */
const RETRY_AFTER_FULL_SECONDS = 60;

/** The HTTP status of each refusal. */
export const STATUS_OF: Record<ErrorCode, number> = {
  invalid_json: 400,
  bad_request: 400,
  invalid_external_id: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  webhook_not_configured: 409,
  precondition_failed: 412,
  payload_too_large: 413,
  unsupported_media_type: 415,
  validation_error: 422,
  rate_limited: 429,
  internal_error: 500,
};

/** The answer to an error, which reveals nothing about one that no use case expects. */
export interface Failure {
  /**
   * 503 while the database is away or a disk is full, 500 for a fault of the program, 4xx for a
   * refusal.
   */
  status: number;
  code: ErrorCode;
  /** A sentence for people. */
  message: string;
  details?: Problem[] | undefined;
  headers: Record<string, string>;
}

/** Message about a value that the database cannot read. */
const UNREADABLE =
  'A number that was sent is too large, or a text holds a character that is none. Correct it, and send it again.';

/**
 * Maps an error to its answer, in the same way for the API and for pages. Values that the database
 * cannot read are handled as a last resort: readers of ids and texts refuse the invalid values that
 * they recognise.
 * @param isRead whether the request looks something up, so that such a value means that it does not
 *   exist
 */
export function presentFailure(error: unknown, isRead = false): Failure {
  if (error instanceof ExpectedError) return refused(error);
  if (isUnreadableValue(error)) {
    return refused(
      isRead
        ? { code: 'not_found', message: 'There is no such thing.' }
        : {
            code: 'validation_error',
            message: UNREADABLE,
            details: [{ path: '', message: UNREADABLE }],
          },
    );
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
  return refused({ code: 'internal_error', message });
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

const refused = ({
  code,
  message,
  details,
}: Pick<Failure, 'code' | 'message' | 'details'>): Failure => ({
  status: STATUS_OF[code],
  code,
  message,
  details,
  headers: {},
});

const away = (message: string, retryAfterSeconds: number): Failure => ({
  status: 503,
  code: 'internal_error',
  message,
  headers: { 'retry-after': String(retryAfterSeconds) },
});
