import type { ErrorObject, Problem } from './generated/types.ts';

/** What is stable about an error of the API, such as `validation_error`. */
export type ErrorCode = ErrorObject['code'];

/** Every error that this package throws by itself is one of these. */
export class CampcairnError extends Error {
  override name = 'CampcairnError';
}

/** The facts of an answer that was not a success. */
export interface Refusal {
  status: number;
  code: ErrorCode | undefined;
  message: string;
  fields: readonly Problem[];
  requestId: string | undefined;
  retryAfterSeconds: number | undefined;
  method: string;
  path: string;
}

/** The API answered, but not with a success. */
export class ApiError extends CampcairnError {
  override name = 'ApiError';
  /** The status of the answer. */
  readonly status: number;
  /** Stable, made for programs; undefined when something between you and the API answered. */
  readonly code: ErrorCode | undefined;
  /** Every problem of what was sent: its field, dotted, and what to do. */
  readonly fields: readonly Problem[];
  /** Name it when you ask us about the error. */
  readonly requestId: string | undefined;
  /** How long the API asked to wait, in seconds. */
  readonly retryAfterSeconds: number | undefined;
  readonly method: string;
  readonly path: string;

  constructor(refusal: Refusal) {
    super(sentence(refusal));
    this.status = refusal.status;
    this.code = refusal.code;
    this.fields = refusal.fields;
    this.requestId = refusal.requestId;
    this.retryAfterSeconds = refusal.retryAfterSeconds;
    this.method = refusal.method;
    this.path = refusal.path;
  }
}

/** No whole answer came: no connection, one that broke, or none in time. `cause` says more. */
export class ConnectionError extends CampcairnError {
  override name = 'ConnectionError';
}

/** Why a webhook was not accepted. */
export type WebhookProblem = 'missing' | 'malformed' | 'too_old' | 'mismatch';

/** A webhook whose signature is not right: answer it with 401 and do nothing. */
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
