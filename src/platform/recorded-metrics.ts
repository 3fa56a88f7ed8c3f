import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { ReadFigures } from './trace/index.ts';

/** The Prometheus metrics of a process, as they are recorded and read. */
export interface RecordedMetrics {
  /** Counts one answered request. */
  request(answered: Answered): void;
  /** Counts the first attempt at an event, so many seconds after it was made. */
  firstAttempt(result: 'accepted' | 'refused', seconds: number): void;
  /** Registers a gauge that is read on each scrape; NaN where reading fails. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void;
  /** Registers a gauge for each value of one label, which are read on each scrape. */
  gaugeBy(
    name: string,
    help: string,
    label: string,
    read: () => Promise<Map<string, number>>,
  ): void;
  /** Registers a counter for each value of one label, which is read on each scrape and only grows. */
  countBy(name: string, help: string, label: string, read: () => Map<string, number>): void;
  /** All metrics in Prometheus' text format, and its content type. */
  read(): Promise<{ type: string; text: string }>;
  /** All metrics as data. */
  figures: ReadFigures;
}

/** One answered request. */
export interface Answered {
  method: string;
  /** The route's pattern, never the actual path. */
  route: string;
  status: number;
  seconds: number;
  /** The id of its trace. */
  trace: string;
}

/**
 * Creates metrics that prom-client keeps, Node's own among them, such as the event loop's delay, for which it wakes up a
 * hundred times a second.
 * @param options.exemplars whether times name the trace of a request that took so long: then they are written in the
 *   format of OpenMetrics, which alone has these.
 */
export function createRecordedMetrics({ exemplars }: { exemplars: boolean }): RecordedMetrics {
  const registry = new Registry();
  if (exemplars) {
    const type: string = Registry.OPENMETRICS_CONTENT_TYPE;
    registry.setContentType(type as typeof Registry.PROMETHEUS_CONTENT_TYPE);
  }
  const registers = [registry];
  collectDefaultMetrics({ register: registry, prefix: 'campcairn_' });
  const requests = new Histogram({
    name: 'campcairn_http_request_seconds',
    help: 'Seconds from a request to its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    enableExemplars: exemplars,
    registers,
  });
  const attempts = new Histogram({
    name: 'campcairn_delivery_first_attempt_seconds',
    help: 'Seconds from an event to the first attempt to deliver it.',
    labelNames: ['result'],
    buckets: [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300],
    registers,
  });
  return {
    request(answered) {
      const { method, route, status, seconds, trace } = answered;
      const labels = { method, route, status: String(status) };
      // Exemplars have labels of their own, which the types do not know.
      const exemplarLabels = { trace_id: trace } as object;
      if (exemplars) requests.observe({ labels, value: seconds, exemplarLabels });
      else requests.observe(labels, seconds);
    },
    firstAttempt(result, seconds) {
      attempts.observe({ result }, seconds);
    },
    gauge(name, help, read) {
      const gauge = new Gauge({
        name,
        help,
        registers: [],
        async collect() {
          this.set(await Promise.try(read).catch(() => Number.NaN));
        },
      });
      registry.registerMetric(gauge);
    },
    gaugeBy(name, help, label, read) {
      const gauge = new Gauge({
        name,
        help,
        labelNames: [label],
        registers: [],
        async collect() {
          this.reset();
          const values = await read().catch(() => new Map<string, number>());
          for (const [value, number] of values) this.set({ [label]: value }, number);
        },
      });
      registry.registerMetric(gauge);
    },
    countBy(name, help, label, read) {
      const counter = new Counter({
        name,
        help,
        labelNames: [label],
        registers: [],
        collect() {
          this.reset();
          for (const [value, number] of read()) this.inc({ [label]: value }, number);
        },
      });
      registry.registerMetric(counter);
    },
    figures: () => registry.getMetricsAsJSON(),
    read: async () => ({ type: registry.contentType, text: await registry.metrics() }),
  };
}
