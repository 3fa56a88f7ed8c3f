import { now, wait } from './clock.ts';
import { ApiError, ConnectionError, type Refusal } from './errors.ts';
import { createGate, type Gate } from './gate.ts';
import type { Error as ErrorBody } from './generated/types.ts';
import { retryAfterSecondsOf, waitAfterRefusal, waitBeforeRetry } from './retries.ts';
import { VERSION } from './version.ts';

/** Options of every call. */
export interface CallOptions {
  /** Aborts the call, including its waits. The call then throws the signal's reason. */
  signal?: AbortSignal | undefined;
}

/** A failed attempt that will be repeated. */
export interface Retry {
  error: Error;
  /** Number of the failed attempt of this call, from 1. */
  attempt: number;
  /** Time until the next attempt. */
  waitMilliseconds: number;
}

/** Options of the client. */
export interface ClientOptions {
  /** Your key, `cc_live_…` or `cc_test_…`. */
  apiKey: string;
  /** Base URL of the API, including `/api/v1`. */
  baseUrl: string;
  /** Maximum number of attempts of a call, by default 5; 1 disables retries. */
  attempts?: number | undefined;
  /**
   * Maximum number of calls in a minute, when other programs use the same key. By default as many
   * as the API takes. Leads, events and statistics are counted separately, as the API does.
   */
  requestsPerMinute?: number | undefined;
  /** Timeout of one attempt, by default 30 seconds. */
  timeoutMilliseconds?: number | undefined;
  /** Headers of every call, such as `CC-Test-Fault` in a test. */
  headers?: Record<string, string> | undefined;
  /** Called before an attempt is repeated. */
  onRetry?: ((retry: Retry) => void) | undefined;
  /** Replaces the runtime's `fetch`. */
  fetch?: ((url: string, request: RequestInit) => Promise<Response>) | undefined;
  /** Replaces the timer for all waits. */
  wait?: ((milliseconds: number, signal?: AbortSignal) => Promise<void>) | undefined;
  /** Replaces the clock: returns milliseconds, from any start. */
  now?: (() => number) | undefined;
}

/** One call of the API. */
export interface Call extends CallOptions {
  method: 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE';
  path: string;
  query?: object | undefined;
  /** The body as JSON. */
  json?: string | undefined;
  /** Entity tags that the call requires. */
  ifMatch?: string | undefined;
  /** Called with the ETag of a successful answer that has one. */
  onEtag?: ((etag: string) => void) | undefined;
  /** Whether repeating the call is harmless, so that it is repeated when its response was lost. */
  repeatable: boolean;
  /** Whether a 404 counts as success after the response to an earlier attempt was lost. */
  absentIsDone?: boolean;
}

/** Sends calls with retries. */
export interface Http {
  /**
   * Returns the parsed response. Throws an `ApiError`, a `ConnectionError`, or the signal's reason.
   */
  send<T>(call: Call): Promise<T>;
  /** Maximum number of attempts of a call. */
  attempts: number;
  wait(milliseconds: number, signal?: AbortSignal): Promise<void>;
}

/** Calls that the API counts together. */
type Scope = 'general' | 'reading';

const READING = /^\/(?:leads|events|stats)(?:\/|$)/;

const scopeOf = (path: string): Scope => (READING.test(path) ? 'reading' : 'general');

/** A rate limit in a header, such as `120;w=60`. */
const POLICY = /^([1-9]\d{0,8});w=([1-9]\d{0,8})$/;

/** Keys are sent over plain http only to this machine. */
const SAFE = /^https:\/\/.|^http:\/\/(?:localhost|127\.[\d.]+|\[::1\])(?:[:/]|$)/;

/** Creates the object that sends calls. Throws a TypeError if an option is invalid. */
export function createHttp(options: ClientOptions): Http {
  const { apiKey, attempts = 5, timeoutMilliseconds = 30_000, onRetry } = options;
  const { requestsPerMinute } = options;
  const base = options.baseUrl.replace(/\/+$/, '');
  if (!SAFE.test(base)) throw new TypeError('baseUrl must be an address with https.');
  if (!/^cc_(?:live|test)_[0-9A-Za-z]+$/.test(apiKey))
    throw new TypeError('apiKey must be a whole key: cc_live_… or cc_test_….');
  if (requestsPerMinute !== undefined && !(requestsPerMinute >= 1))
    throw new TypeError('requestsPerMinute must be 1 or more.');
  const send = options.fetch ?? ((url, request) => fetch(url, request));
  const pause = options.wait ?? wait;
  const clock = options.now ?? now;
  const newGate = () => createGate({ now: clock, wait: pause, callsPerMinute: requestsPerMinute });
  const gates: Record<Scope, Gate> = { general: newGate(), reading: newGate() };
  let tickets = 0;

  async function attempt<T>(call: Call): Promise<T> {
    const { method, path, query, json, ifMatch, signal } = call;
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
          ...(ifMatch === undefined ? {} : { 'if-match': ifMatch }),
        },
        body: json ?? null,
        redirect: 'manual',
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      });
      const { headers } = response;
      const [, calls, seconds] = POLICY.exec(headers.get('ratelimit-policy') ?? '') ?? [];
      if (calls && seconds)
        gates[scopeOf(path)].setRate({ calls: +calls, milliseconds: +seconds * 1000 });
      text = await response.text();
    } catch (cause) {
      signal?.throwIfAborted();
      const why = timeout.aborted
        ? `no answer within ${timeoutMilliseconds / 1000} seconds`
        : 'the connection failed';
      throw new ConnectionError(`${method} ${path}: ${why}.`, { cause });
    }
    const answer = read<T>(response, text, method, path);
    const etag = response.headers.get('etag');
    if (etag !== null) call.onEtag?.(etag);
    return answer;
  }

  /**
   * Closes the gate after a 429; returns for how long, undefined if the call should not be
   * repeated. The API has done nothing, so that any call may be. Only a gate that was closed again
   * and again without any call getting through counts against the number of attempts.
   */
  function closeAfter(error: ApiError, gate: Gate): number | undefined {
    const milliseconds = waitAfterRefusal(error);
    if (milliseconds === undefined) return undefined;
    // A 429 that does not say which calls it counts is about all of them.
    const others = error.scope === undefined ? Object.values(gates) : [];
    const [closings] = [...new Set([gate, ...others])].map((one) => one.close(milliseconds));
    return closings! >= attempts ? undefined : gate.closedFor();
  }

  return {
    attempts,
    wait: pause,
    async send<T>(call: Call): Promise<T> {
      const gate = gates[scopeOf(call.path)];
      const ticket = (tickets += 1);
      /** Number of attempts that failed, without those that were refused by 429. */
      let failures = 0;
      for (let count = 1; ; count += 1) {
        await gate.enter(ticket, call.signal);
        let error: unknown;
        try {
          const answer = await attempt<T>(call);
          gate.leave(false);
          return answer;
        } catch (thrown) {
          error = thrown;
        }
        const refused = error instanceof ApiError && error.status === 429;
        // The gate closes before this call leaves it, so that no other starts in between.
        let milliseconds = refused ? closeAfter(error as ApiError, gate) : undefined;
        gate.leave(refused);
        call.signal?.throwIfAborted();
        if (!refused) {
          const isAbsent = error instanceof ApiError && error.status === 404;
          if (failures > 0 && isAbsent && call.absentIsDone) return undefined as T;
          failures += 1;
          if (failures < attempts) milliseconds = waitBeforeRetry(error, failures, call.repeatable);
        }
        if (milliseconds === undefined) throw error;
        onRetry?.({ error: error as Error, attempt: count, waitMilliseconds: milliseconds });
        if (!refused) await pause(milliseconds, call.signal);
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
  const refusal: Refusal = {
    status,
    code: error?.code,
    message: error?.message ?? 'The answer is not one of the API. Is baseUrl right?',
    fields: error?.details ?? [],
    docUrl: error?.doc_url,
    requestId: headers.get('x-request-id') ?? undefined,
    retryAfterSeconds: retryAfterSecondsOf(headers),
    scope: headers.get('ratelimit-scope') ?? undefined,
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
