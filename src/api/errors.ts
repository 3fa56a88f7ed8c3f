import { type ErrorCode, ExpectedError, type Problem } from '../platform/errors.ts';
import { presentFailure } from '../platform/http/index.ts';

/** The meanings of errors, for the API description. */
export const MEANING_OF: Record<ErrorCode, string> = {
  invalid_json: 'The body is not valid JSON.',
  bad_request: 'A query parameter is unknown, repeated, empty or wrong.',
  invalid_external_id:
    'The external_id in the path has characters or a length that are not allowed.',
  unauthorized: 'The API key is missing or wrong.',
  forbidden:
    'The account is pending, suspended or rejected, or the call came by http. Do not retry.',
  not_found: 'There is no such thing on your account.',
  method_not_allowed: 'The path does not have this method; `Allow` lists those it has.',
  webhook_not_configured: 'No webhook_url is set; set one with PATCH /me.',
  precondition_failed: 'The listing is not the one that `If-Match` names; read it again.',
  payload_too_large: 'The body is over 1 MB (10 MB for a batch).',
  unsupported_media_type: 'The body was not sent as application/json in UTF-8.',
  validation_error: 'The body breaks the rules; `details` lists every problem.',
  rate_limited: 'Too many requests; wait for `Retry-After` seconds.',
  internal_error: 'Something failed on our side; retry with a growing delay.',
};

/** The error of a path without an endpoint, which needs no key. */
export const noEndpoint = (): ExpectedError =>
  new ExpectedError('not_found', 'There is no such endpoint.');

/** The code that an error is answered with; unexpected ones reveal nothing about their cause. */
export const codeOf = (error: unknown): ErrorCode =>
  error instanceof ExpectedError ? error.code : 'internal_error';

/** The error object. */
export interface ErrorBody {
  error: { code: ErrorCode; message: string; details?: Problem[]; doc_url: string };
}

/** An error's answer. */
export interface ErrorAnswer {
  status: number;
  headers: Record<string, string>;
  body: ErrorBody;
}

/**
 * Returns the address at which the guide explains a code.
 * @param publicUrl the site's own, without a slash at its end
 */
export const docUrlOf = (code: ErrorCode, publicUrl: string): string =>
  `${publicUrl}/developers/errors#${code.replaceAll('_', '-')}`;

/**
 * The answer to an error; unexpected ones reveal nothing about their cause.
 * @param publicUrl the site's address, for that of the guide
 */
export function presentError(error: unknown, publicUrl: string): ErrorAnswer {
  const { status, headers, code, message, details } = presentFailure(error);
  const doc_url = docUrlOf(code, publicUrl);
  return {
    status,
    headers,
    body: { error: { code, message, ...(details && { details }), doc_url } },
  };
}
