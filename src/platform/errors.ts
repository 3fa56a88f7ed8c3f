/** One thing that is wrong in what was sent, at its dotted path (`images.0.url`; `""` is the whole). */
export interface Problem {
  path: string;
  message: string;
}

/** The stable codes of the errors that callers see. */
export type ErrorCode =
  | 'invalid_json'
  | 'bad_request'
  | 'invalid_external_id'
  | 'unauthorized'
  | 'forbidden'
  | 'not_found'
  | 'method_not_allowed'
  | 'webhook_not_configured'
  | 'payload_too_large'
  | 'unsupported_media_type'
  | 'validation_error'
  | 'rate_limited'
  | 'internal_error';

/** An answer that is not the one hoped for, named once; the shells map its code to HTTP or an exit. */
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

/** Refuses input that breaks the rules, with everything that is wrong in it. */
export const validationError = (problems: Problem[]): ExpectedError =>
  new ExpectedError(
    'validation_error',
    problems.length === 1
      ? 'One field needs to be corrected; see details.'
      : `${problems.length} fields need to be corrected; see details.`,
    problems,
  );

/** Says that there is no such thing on the account that asked. */
export const notFound = (what: string): ExpectedError =>
  new ExpectedError('not_found', `There is no such ${what} on your account.`);

/**
 * The database cannot be reached, or has ended the connection that was asked: nothing is known to be
 * wrong with the request, which may succeed later. What it was to write may or may not be written.
 */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';

  constructor(cause: unknown) {
    super(
      `The database is unavailable: ${cause instanceof Error ? cause.message : String(cause)}`,
      {
        cause,
      },
    );
  }
}
