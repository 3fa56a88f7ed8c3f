import { randomBytes } from 'node:crypto';
import { figuresFrom, type ReadFigures } from './figures.ts';
import {
  newTraceId,
  recordSpansBy,
  type Span,
  type SpanKind,
  traceId,
  type Tracer,
} from './trace.ts';

/** Sends spans and measurements to a collector. */
export interface Telemetry {
  /** Sends the rest, and stops recording. */
  stop(): Promise<void>;
}

interface Deps {
  /** Address of the collector, such as `http://127.0.0.1:4318`. */
  endpoint: string;
  serviceName: string;
  /** The role of this process: `web`, `worker` or `all`. */
  role: string;
  /** The figures of the process as Prometheus reads them. */
  readFigures: ReadFigures;
  onError(error: unknown): void;
}

/** Time for the last data when the process stops. */
const STOP_WITHIN_MS = 3_000;
const FIGURES_EVERY_MS = 15_000;

/** Failures of the collector are logged once in this time. */
const SAID_ONCE_WITHIN_MS = 60_000;

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'error';
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? `${error.name} ${code}` : error.name;
};

/**
 * Records spans, and sends them and the figures by OTLP over HTTP. The packages of OpenTelemetry are loaded
 * only here. Headers for the collector are read by its exporters from OTEL_EXPORTER_OTLP_HEADERS.
 */
export async function startTelemetry(deps: Deps): Promise<Telemetry> {
  const { endpoint, serviceName, role, readFigures } = deps;
  let saidAt = Number.NEGATIVE_INFINITY;
  const onError = (error: unknown): void => {
    if (performance.now() - saidAt < SAID_ONCE_WITHIN_MS) return;
    saidAt = performance.now();
    deps.onError(error);
  };
  const api = await import('@opentelemetry/api');
  const sdk = await import('@opentelemetry/sdk-trace');
  const figures = await import('@opentelemetry/sdk-metrics');
  const { resourceFromAttributes } = await import('@opentelemetry/resources');
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http');
  const { OTLPMetricExporter } = await import('@opentelemetry/exporter-metrics-otlp-http');
  const base = endpoint.replace(/\/+$/, '');
  const resource = resourceFromAttributes({
    'service.name': serviceName,
    'service.instance.id': `${role}-${process.pid}`,
    'campcairn.role': role,
  });
  const exporter = new OTLPTraceExporter({ url: `${base}/v1/traces` });
  const provider = new sdk.TracerProvider({
    resource,
    // The first span of a request has the request's own id, by which logs name it.
    idGenerator: {
      generateTraceId: () => traceId() ?? newTraceId(),
      generateSpanId: () => randomBytes(8).toString('hex'),
    },
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter, scheduledDelayMillis: 1_000 })],
  });
  const own = provider.getTracer('campcairn');
  const kinds: Record<SpanKind, number> = {
    server: api.SpanKind.SERVER,
    client: api.SpanKind.CLIENT,
    consumer: api.SpanKind.CONSUMER,
  };
  const tracer: Tracer = {
    start(name, kind, facts, { id, spanId }): Span {
      const above = { traceId: id, traceFlags: api.TraceFlags.SAMPLED, isRemote: true };
      const parent =
        spanId === undefined
          ? api.ROOT_CONTEXT
          : api.trace.setSpanContext(api.ROOT_CONTEXT, { ...above, spanId });
      const span = own.startSpan(name, { kind: kinds[kind], attributes: facts }, parent);
      return {
        id: span.spanContext().spanId,
        add: (more) => void span.setAttributes(more),
        fail: (error) =>
          void span.setStatus({ code: api.SpanStatusCode.ERROR, message: reasonOf(error) }),
        end(known) {
          if (known !== undefined) span.updateName(known);
          span.end();
        },
      };
    },
  };
  const reader = new figures.PeriodicExportingMetricReader({
    exporter: new OTLPMetricExporter({ url: `${base}/v1/metrics` }),
    exportIntervalMillis: FIGURES_EVERY_MS,
    metricProducers: [figuresFrom(readFigures, resource)],
  });
  const meters = new figures.MeterProvider({ resource, readers: [reader] });
  api.diag.setLogger(
    { error: onError, warn: onError, info() {}, debug() {}, verbose() {} },
    { logLevel: api.DiagLogLevel.ERROR, suppressOverrideMessage: true },
  );
  recordSpansBy(tracer);
  return {
    async stop() {
      recordSpansBy(undefined);
      const sent = Promise.all([provider.shutdown(), meters.shutdown()]).catch(onError);
      const late = new Promise((resolve) => setTimeout(resolve, STOP_WITHIN_MS).unref());
      await Promise.race([sent, late]);
    },
  };
}
