import type { RecordedMetrics } from './recorded-metrics.ts';

/** The Prometheus metrics of a process. */
export interface Metrics extends RecordedMetrics {
  /** Counts since the start of the process that say how well it serves. */
  serviceCounts(): ServiceCounts;
}

/** Counts since the start of a process. Their names are those of their columns. */
export interface ServiceCounts {
  /** Answered requests but for health checks. */
  requests: number;
  /** Those that were answered with a 5xx. */
  failed_requests: number;
  /** Answered pages of results. */
  searches: number;
  /** Those that took longer than 250 ms. */
  slow_searches: number;
  /** First attempts to reach a partner's webhook. */
  deliveries: number;
  /** Those that were made later than 10 s after the event. */
  late_deliveries: number;
}

const HEALTH_CHECKS = new Set(['/healthz', '/readyz']);
const SEARCH_ROUTE = '/search';
const SLOW_SEARCH_SECONDS = 0.25;
const LATE_DELIVERY_SECONDS = 10;

/** Metrics that nobody can read, so that only the service's own counts are kept. */
const UNREAD: RecordedMetrics = {
  request() {},
  firstAttempt() {},
  gauge() {},
  gaugeBy() {},
  countBy() {},
  read: async () => ({ type: 'text/plain', text: '' }),
  figures: async () => [],
};

/**
 * Creates the metrics of a process.
 * @param options.areRead whether anybody reads them: prom-client's 90 modules are loaded only then
 * @param options.exemplars whether times name the trace of a request that took so long
 */
export async function createMetrics({
  areRead,
  exemplars,
}: {
  areRead: boolean;
  exemplars: boolean;
}): Promise<Metrics> {
  const recorded = areRead
    ? (await import('./recorded-metrics.ts')).createRecordedMetrics({ exemplars })
    : UNREAD;
  const counts: ServiceCounts = {
    requests: 0,
    failed_requests: 0,
    searches: 0,
    slow_searches: 0,
    deliveries: 0,
    late_deliveries: 0,
  };
  return {
    ...recorded,
    request(answered) {
      recorded.request(answered);
      const { route, status, seconds } = answered;
      if (HEALTH_CHECKS.has(route)) return;
      counts.requests += 1;
      if (status >= 500) counts.failed_requests += 1;
      if (route !== SEARCH_ROUTE) return;
      counts.searches += 1;
      if (seconds > SLOW_SEARCH_SECONDS) counts.slow_searches += 1;
    },
    firstAttempt(result, seconds) {
      recorded.firstAttempt(result, seconds);
      counts.deliveries += 1;
      if (seconds > LATE_DELIVERY_SECONDS) counts.late_deliveries += 1;
    },
    serviceCounts: () => ({ ...counts }),
  };
}
