import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** The Prometheus metrics of a process. */
export interface Metrics {
  /** Counts one answered request; `route` is the route's pattern, never the actual path. */
  request(method: string, route: string, status: number, seconds: number): void;
  /** Registers a gauge that is read on each scrape; NaN where reading fails. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void;
  /** All metrics in Prometheus' text format, and its content type. */
  read(): Promise<{ type: string; text: string }>;
}

/** Creates the metrics of a process. */
export function createMetrics(): Metrics {
  const registers = [new Registry()];
  const registry = registers[0] as Registry;
  collectDefaultMetrics({ register: registry, prefix: 'campcairn_' });
  const requests = new Histogram({
    name: 'campcairn_http_request_seconds',
    help: 'Seconds from a request to its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers,
  });
  return {
    request: (method, route, status, seconds) =>
      requests.observe({ method, route, status: String(status) }, seconds),
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
    read: async () => ({ type: registry.contentType, text: await registry.metrics() }),
  };
}
