import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

/** The trace of one request, in any process: its id, and the current step. */
interface Trace {
  /** 32 hexadecimal digits. */
  id: string;
  /** The current span's id, 16 hexadecimal digits; undefined when no spans are recorded. */
  spanId?: string | undefined;
}

/** Facts about a step, never personal data: routes, names of statements, kinds of jobs, numbers. */
export type Facts = Record<string, string | number>;

/** One step of a trace, while it is recorded. */
export interface Span {
  readonly id: string;
  add(facts: Facts): void;
  /** Names why it failed: the error's name and code, not its message, which may quote data. */
  fail(error: unknown): void;
  /** `name` replaces the one it began with, which may say less. */
  end(name?: string): void;
}

/** The direction of a step: a request that arrives, one that is sent, or a job. */
export type SpanKind = 'server' | 'client' | 'consumer';

/** Records spans; there is one where telemetry is on. */
export interface Tracer {
  start(name: string, kind: SpanKind, facts: Facts, parent: Trace): Span;
}

const current = new AsyncLocalStorage<Trace>();
let tracer: Tracer | undefined;

/** Turns the recording of spans on or off. */
export const recordSpansBy = (wanted: Tracer | undefined): void => {
  tracer = wanted;
};

/** A new id of a trace. */
export const newTraceId = (): string => randomBytes(16).toString('hex');

/** The id of the trace that the running code belongs to. */
export const traceId = (): string | undefined => current.getStore()?.id;

/** The running trace in a line, for a job to go on with; undefined outside of any. */
export function writeTrace(): string | undefined {
  const trace = current.getStore();
  if (!trace) return undefined;
  return trace.spanId === undefined ? trace.id : `${trace.id}-${trace.spanId}`;
}

/** Runs `work` as a part of a trace that was written by `writeTrace`, or is an id. */
export function inTrace<T>(written: string, work: () => T): T {
  const [id = '', spanId] = written.split('-');
  return current.run({ id, spanId }, work);
}

/** Whether a step would be recorded now. */
export const isRecording = (): boolean => tracer !== undefined && current.getStore() !== undefined;

/** A step that begins now, with the function that runs its work; undefined where none are recorded. */
export function openSpan(
  name: string,
  kind: SpanKind,
  facts: Facts = {},
): { span: Span; within<T>(work: () => T): T } | undefined {
  const trace = current.getStore();
  if (!tracer || !trace) return undefined;
  const span = tracer.start(name, kind, facts, trace);
  return { span, within: (work) => current.run({ id: trace.id, spanId: span.id }, work) };
}

/** Does `work` as a step of the running trace; just does it where none are recorded. */
export async function inSpan<T>(
  name: string,
  kind: SpanKind,
  facts: Facts,
  work: (span?: Span) => Promise<T>,
): Promise<T> {
  const opened = openSpan(name, kind, facts);
  if (!opened) return work();
  const { span, within } = opened;
  try {
    return await within(() => work(span));
  } catch (error) {
    span.fail(error);
    throw error;
  } finally {
    span.end();
  }
}

/**
 * Returns the header with which a receiver continues the trace (W3C); none when no spans are
 * recorded.
 */
export function traceHeaders(): { traceparent?: string } {
  const { id, spanId } = current.getStore() ?? {};
  return tracer && spanId !== undefined ? { traceparent: `00-${id}-${spanId}-01` } : {};
}
