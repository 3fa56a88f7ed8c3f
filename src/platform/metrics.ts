import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What a process counts of itself, for Prometheus. */
export interface Metrics {
  /** One answered request; `route` is the pattern, never the address itself. */
  request(method: string, route: string, status: number, seconds: number): void;
  /** A figure that is read when it is asked for; NaN where it cannot be read. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void;
  /** All figures in Prometheus' text format, and its content type. */
  read(): Promise<{ type: string; text: string }>;
}

/** Makes the metrics of a process. */
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
