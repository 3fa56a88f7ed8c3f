import { ApiError, ConnectionError, WebhookError } from '@campcairn/sdk';
import { NotFound, Refused, UsageError, WorkFailed } from './command.ts';

/** Exit codes of unsuccessful commands. They differ by what the caller should do next. */
export const EXIT = {
  fault: 1,
  usage: 2,
  notFound: 3,
  refused: 4,
  failed: 5,
  stopped: 130,
} as const;

/** Reason why a command failed. */
export interface Failure {
  exit: number;
  /** The error for programs, in the format of the API's errors. */
  error: { code: string; message: string; details?: readonly object[]; request_id?: string };
  /** The error for people. */
  text: string;
}

/** Returns the exit code and the messages for an error. */
export function failureOf(error: unknown): Failure {
  if (error instanceof ApiError) return refusalOf(error);
  if (error instanceof ConnectionError)
    return plain(EXIT.failed, 'connection', `${error.message} ${reasonOf(error)}`.trim());
  const { message } = error instanceof Error ? error : new Error(String(error));
  if (error instanceof WebhookError) return plain(EXIT.refused, error.problem, message);
  if (error instanceof UsageError) return plain(EXIT.usage, 'usage', message);
  if (error instanceof NotFound) return plain(EXIT.notFound, 'not_found', message);
  if (error instanceof Refused) return plain(EXIT.refused, 'refused', message);
  if (error instanceof WorkFailed) return plain(EXIT.failed, 'work_failed', message);
  return plain(EXIT.fault, 'internal_error', message);
}

/** Describes why a connection failed, in the words of the underlying library. */
export function reasonOf(error: ConnectionError): string {
  let cause: unknown = error.cause;
  while (cause instanceof Error && cause.cause instanceof Error) ({ cause } = cause);
  if (!(cause instanceof Error)) return '';
  const { code } = cause as NodeJS.ErrnoException;
  return cause.message || code ? `(${[code, cause.message].filter(Boolean).join(': ')})` : '';
}

const plain = (exit: number, code: string, message: string): Failure => ({
  exit,
  error: { code, message },
  text: message,
});

function refusalOf(error: ApiError): Failure {
  const { status, code = 'not_the_api', message, fields, requestId } = error;
  return {
    exit:
      status === 404 ? EXIT.notFound : status >= 500 || status === 429 ? EXIT.failed : EXIT.refused,
    error: {
      code,
      message,
      ...(fields.length > 0 ? { details: fields } : {}),
      ...(requestId ? { request_id: requestId } : {}),
    },
    text: message,
  };
}
