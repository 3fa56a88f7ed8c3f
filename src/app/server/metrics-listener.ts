import type { Settings } from '../../platform/config/index.ts';
import type { Logger } from '../../platform/log.ts';
import type { Metrics } from '../../platform/metrics.ts';
import { createTimedServer, listen } from './listen.ts';

/** The HTTP listener of metrics. */
export interface MetricsListener {
  /** For example `http://127.0.0.1:9100`. */
  address: string;
  close(): Promise<void>;
}

/**
 * Answers `GET /metrics` on METRICS_PORT, separate from the public port, because metrics are for
 * operators only. Undefined without a METRICS_PORT. Rejects when the address is not available.
 */
export async function listenForMetrics(
  metrics: Metrics,
  { METRICS_PORT: port, METRICS_HOST: host }: Settings,
  log: Logger,
): Promise<MetricsListener | undefined> {
  if (port === undefined) return undefined;
  const server = createTimedServer(async ({ method = '', url = '' }, response) => {
    response.setHeader('cache-control', 'no-store');
    response.setHeader('content-type', 'text/plain; charset=utf-8');
    const known = /^\/metrics(?:\?|$)/.test(url) && /^(?:GET|HEAD)$/.test(method);
    if (!known) return response.writeHead(404).end('Not found\n');
    try {
      const { type, text } = await metrics.read();
      return response.writeHead(200, { 'content-type': type }).end(text);
    } catch (error) {
      log.error({ err: error }, 'the metrics cannot be read');
      return response.writeHead(500).end('The figures cannot be read\n');
    }
  });
  return {
    address: await listen(server, port, host),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
