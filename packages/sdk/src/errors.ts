import type { ErrorObject, Problem } from './generated/types.ts';

/**
 * Stable code of an API error, such as `validation_error`. The API may get more of them, so that it
 * can be any text.
 */
export type ErrorCode = ErrorObject['code'] | (string & {});

/** Base class of all errors that this package throws itself. */
export class CampcairnError extends Error {
  override name = 'CampcairnError';
}

/** The data of an unsuccessful response. */
export interface Refusal {
  status: number;
  code: ErrorCode | undefined;
  message: string;
  fields: readonly Problem[];
  docUrl: string | undefined;
  requestId: string | undefined;
  retryAfterSeconds: number | undefined;
  scope: string | undefined;
  method: string;
  path: string;
}

/** The API responded with an error status. */
export class ApiError extends CampcairnError {
  override name = 'ApiError';
  /** HTTP status of the response. */
  readonly status: number;
  /**
   * Stable code for programs; undefined when the response did not come from the API, but from a
   * proxy for example.
   */
  readonly code: ErrorCode | undefined;
  /** Every problem in the request: the dotted path of the field, and how to fix it. */
  readonly fields: readonly Problem[];
  /** Address of the guide's explanation of the code. */
  readonly docUrl: string | undefined;
  /** Include it when you ask us about the error. */
  readonly requestId: string | undefined;
  /** Time in seconds that the API asked to wait. */
  readonly retryAfterSeconds: number | undefined;
  /** Which calls the API counted: `general` or `reading`; undefined when it did not say so. */
  readonly scope: string | undefined;
  readonly method: string;
  readonly path: string;

  constructor(refusal: Refusal) {
    super(sentence(refusal));
    this.status = refusal.status;
    this.code = refusal.code;
    this.fields = refusal.fields;
    this.docUrl = refusal.docUrl;
    this.requestId = refusal.requestId;
    this.retryAfterSeconds = refusal.retryAfterSeconds;
    this.scope = refusal.scope;
    this.method = refusal.method;
    this.path = refusal.path;
  }
}

/** No complete response arrived: the connection failed, broke or timed out. `cause` has details. */
export class ConnectionError extends CampcairnError {
  override name = 'ConnectionError';
}

/** Reason why a webhook was not accepted. */
export type WebhookProblem = 'missing' | 'malformed' | 'too_old' | 'mismatch';

/** A webhook without a valid signature: respond with 401 and do nothing. */
export class WebhookError extends CampcairnError {
  override name = 'WebhookError';
  readonly problem: WebhookProblem;

  constructor(problem: WebhookProblem, message: string) {
    super(message);
    this.problem = problem;
  }
}

function sentence({ method, path, status, code, message, fields, requestId }: Refusal): string {
  const lines = fields.map(({ path: field, message: said }) => `  ${field || '(body)'}: ${said}`);
  const request = requestId ? ` [request ${requestId}]` : '';
  return [`${method} ${path}: ${status} ${code ?? ''} ${message}${request}`, ...lines].join('\n');
}
