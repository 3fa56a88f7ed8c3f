/** One problem in a request's input, at its dotted path (`images.0.url`; `""` is the whole input). */
export interface Problem {
  path: string;
  message: string;
}

/** The stable error codes that API clients see. */
export const ERROR_CODES = [
  'invalid_json',
  'bad_request',
  'invalid_external_id',
  'unauthorized',
  'forbidden',
  'not_found',
  'method_not_allowed',
  'webhook_not_configured',
  'precondition_failed',
  'payload_too_large',
  'unsupported_media_type',
  'validation_error',
  'rate_limited',
  'internal_error',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

/** The result of an action that may be refused: its value, or the reason of the refusal. */
export type Result<Value, Why = Refusal> = { ok: true; value: Value } | ({ ok: false } & Why);

/** The reason of a refusal, for the page that offers the action. */
export interface Refusal {
  /** A sentence. */
  message: string;
  /** The invalid fields; empty when no field is the reason. */
  problems: Problem[];
}

/** An expected failure; the API maps its code to an HTTP status, the command line to an exit code. */
export class ExpectedError extends Error {
  override name = 'ExpectedError';
  readonly code: ErrorCode;
  readonly details: Problem[] | undefined;

  constructor(code: ErrorCode, message: string, details?: Problem[]) {
    super(message);
    this.code = code;
    this.details = details;
  }
}

/** Refusals that a page shows beside its form; any other refusal has a page of its own. */
const SHOWN: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'bad_request',
  'rate_limited',
  'validation_error',
  'webhook_not_configured',
]);

/**
 * Returns the result of an action that may be refused, so that its page can show the reason.
 * Rejects with other errors.
 */
export async function resultOf<Value>(work: Promise<Value>): Promise<Result<Value>> {
  try {
    return { ok: true, value: await work };
  } catch (error) {
    if (!(error instanceof ExpectedError) || !SHOWN.has(error.code)) throw error;
    return { ok: false, message: error.message, problems: error.details ?? [] };
  }
}

/** The error for invalid input, with all its problems. */
export function validationError(problems: Problem[]): ExpectedError {
  const fields = new Set(problems.map(({ path }) => path)).size;
  return new ExpectedError(
    'validation_error',
    fields === 1
      ? 'One field needs to be corrected; see details.'
      : `${fields} fields need to be corrected; see details.`,
    problems,
  );
}

/** The error for a resource that does not exist on the caller's account. */
export const notFound = (what: string): ExpectedError =>
  new ExpectedError('not_found', `There is no such ${what} on your account.`);

/**
 * Returns an error's message in one line. The error of several connection attempts, one for each
 * address of a name, has no message: its first inner error is used.
 */
export function messageOf(error: unknown): string {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : undefined;
  const telling = first ?? error;
  return telling instanceof Error ? telling.message : String(telling);
}

/**
 * A start is impossible, for example because the data folder belongs to a later release; the
 * message says what to do.
 */
export class CannotStart extends Error {
  override name = 'CannotStart';
}

/** A fault that the operator can repair; the message says what it is and what to do. */
export class Mendable extends Error {
  override name = 'Mendable';
}

/**
 * The database cannot be reached, or has ended the connection: the request itself may be correct,
 * and may succeed later. Its writes may or may not have been made.
 */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';

  constructor(cause: unknown, what = 'The database is unavailable') {
    super(`${what}: ${messageOf(cause)}`, { cause });
  }
}

/** The disk of the database is full: it reads but writes nothing until there is room. */
export class DiskFull extends DatabaseUnavailable {
  override name = 'DiskFull';

  constructor(cause: unknown) {
    super(cause, 'The disk of the database is full');
  }
}

/** Whether a failure was caused by a full disk, of the database or of this process's files. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof DiskFull || (error as NodeJS.ErrnoException | null)?.code === 'ENOSPC';

/**
 * SQLSTATEs of values that no column of the type can have (PostgreSQL's manual, appendix A): 22003
 * number out of range, 22007 and 22008 invalid time, 22021 and 22P05 invalid character such as NUL,
 * 22P02 invalid number.
 */
const UNREADABLE = /^22(?:003|007|008|021|P02|P05)$/;

/** Whether the database refused a statement's parameter, before it read or stored anything. */
export const isUnreadableValue = (error: unknown): boolean =>
  UNREADABLE.test(String((error as { code?: unknown } | null)?.code));
