import { wait } from './clock.ts';
import { ApiError, ConnectionError, type Refusal } from './errors.ts';
import type { Error as ErrorBody } from './generated/types.ts';
import { waitBeforeRetry } from './retries.ts';
import { VERSION } from './version.ts';

/** What every call takes. */
export interface CallOptions {
  /** Ends the call, and whatever it waits for; it then throws the signal's reason. */
  signal?: AbortSignal | undefined;
}

/** An attempt that failed and will be made again. */
export interface Retry {
  error: Error;
  /** Which attempt failed, from 1. */
  attempt: number;
  /** How long until the next one. */
  waitMilliseconds: number;
}

/** How to reach the API. */
export interface ClientOptions {
  /** Your key, `cc_live_…` or `cc_test_…`. */
  apiKey: string;
  /** Where the API is, with `/api/v1`. */
  baseUrl: string;
  /** How often a call is attempted in all; 5 unless given, 1 for never again. */
  attempts?: number | undefined;
  /** How long one attempt may take; 30 seconds unless given. */
  timeoutMilliseconds?: number | undefined;
  /** Sent with every call, such as `CC-Test-Fault` in a test. */
  headers?: Record<string, string> | undefined;
  /** Called before an attempt is made again. */
  onRetry?: ((retry: Retry) => void) | undefined;
  /** Used instead of the runtime's `fetch`. */
  fetch?: ((url: string, request: RequestInit) => Promise<Response>) | undefined;
  /** Used instead of a timer to wait between attempts. */
  wait?: ((milliseconds: number, signal?: AbortSignal) => Promise<void>) | undefined;
}

/** One call of the API. */
export interface Call extends CallOptions {
  method: 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE';
  path: string;
  query?: object | undefined;
  /** The body as JSON. */
  json?: string | undefined;
  /** Whether it may be done twice, so that it is repeated when its answer was lost. */
  repeatable: boolean;
  /** Whether a 404 is a success once the answer to an earlier attempt was lost. */
  absentIsDone?: boolean;
}

/** Sends calls, again where that helps. */
export interface Http {
  /** The parsed answer. Throws an `ApiError`, a `ConnectionError`, or the reason of the signal. */
  send<T>(call: Call): Promise<T>;
  /** How often a call is attempted. */
  attempts: number;
  wait(milliseconds: number, signal?: AbortSignal): Promise<void>;
}

/** A key goes by https alone, but to this machine. */
const SAFE = /^https:\/\/.|^http:\/\/(?:localhost|127\.[\d.]+|\[::1\])(?:[:/]|$)/;

/** Makes what sends calls. Throws a TypeError if an option is wrong. */
export function createHttp(options: ClientOptions): Http {
  const { apiKey, attempts = 5, timeoutMilliseconds = 30_000, onRetry } = options;
  const base = options.baseUrl.replace(/\/+$/, '');
  if (!SAFE.test(base)) throw new TypeError('baseUrl must be an address with https.');
  if (!/^cc_(?:live|test)_[0-9A-Za-z]+$/.test(apiKey))
    throw new TypeError('apiKey must be a whole key: cc_live_… or cc_test_….');
  const send = options.fetch ?? ((url, request) => fetch(url, request));
  const pause = options.wait ?? wait;

  async function attempt<T>({ method, path, query, json, signal }: Call): Promise<T> {
    const timeout = AbortSignal.timeout(timeoutMilliseconds);
    let response: Response;
    let text: string;
    try {
      response = await send(`${base}${path}${queryString(query)}`, {
        method,
        headers: {
          accept: 'application/json',
          authorization: `Bearer ${apiKey}`,
          'user-agent': `campcairn-sdk/${VERSION}`,
          ...options.headers,
          ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        },
        body: json ?? null,
        redirect: 'manual',
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      });
      text = await response.text();
    } catch (cause) {
      signal?.throwIfAborted();
      const why = timeout.aborted
        ? `no answer within ${timeoutMilliseconds / 1000} seconds`
        : 'the connection failed';
      throw new ConnectionError(`${method} ${path}: ${why}.`, { cause });
    }
    return read<T>(response, text, method, path);
  }

  return {
    attempts,
    wait: pause,
    async send<T>(call: Call): Promise<T> {
      let lost = false;
      for (let count = 1; ; count += 1) {
        call.signal?.throwIfAborted();
        try {
          return await attempt<T>(call);
        } catch (error) {
          const status = error instanceof ApiError ? error.status : undefined;
          if (lost && status === 404 && call.absentIsDone) return undefined as T;
          lost ||= status !== 429;
          const milliseconds = waitBeforeRetry(error, count, call.repeatable);
          if (milliseconds === undefined || count >= attempts) throw error;
          onRetry?.({ error: error as Error, attempt: count, waitMilliseconds: milliseconds });
          await pause(milliseconds, call.signal);
        }
      }
    },
  };
}

function queryString(query: object = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const pairs = given.map(([name, value]) => [name, String(value)]);
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`;
}

function read<T>(response: Response, text: string, method: string, path: string): T {
  const { status, headers } = response;
  const json = headers.get('content-type')?.startsWith('application/json') ?? false;
  if (response.ok && text === '') return undefined as T;
  const body = json ? parsed(text) : undefined;
  if (response.ok && body !== undefined) return body as T;
  const error = (body as Partial<ErrorBody> | undefined)?.error;
  const after = Number(headers.get('retry-after') ?? Number.NaN);
  const refusal: Refusal = {
    status,
    code: error?.code,
    message: error?.message ?? 'The answer is not one of the API. Is baseUrl right?',
    fields: error?.details ?? [],
    requestId: headers.get('x-request-id') ?? undefined,
    retryAfterSeconds: Number.isFinite(after) ? after : undefined,
    method,
    path,
  };
  throw new ApiError(refusal);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
