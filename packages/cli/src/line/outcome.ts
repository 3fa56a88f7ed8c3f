import { ApiError, ConnectionError, WebhookError } from '@campcairn/sdk';
import { NotFound, Refused, UsageError, WorkFailed } from './command.ts';

/** How a command can end other than well. Codes are told apart by what to do next. */
export const EXIT = {
  fault: 1,
  usage: 2,
  notFound: 3,
  refused: 4,
  failed: 5,
  stopped: 130,
} as const;

/** Why a command did not end well. */
export interface Failure {
  exit: number;
  /** For programs, as the API's errors are. */
  error: { code: string; message: string; details?: readonly object[]; request_id?: string };
  /** For people. */
  text: string;
}

/** What is to be said of an error, and the exit code. */
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

/** Why a connection failed, in the words of whatever it was made with. */
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
