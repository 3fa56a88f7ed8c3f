import type { Clock } from '../platform/clock.ts';
import type { Settings } from '../platform/config/index.ts';
import type { Logger } from '../platform/log.ts';
import { createMetrics } from '../platform/metrics.ts';
import { type DemoAccount, ensureDemo } from './demo.ts';
import { type Foundation, openFoundation } from './foundation.ts';
import { createFrontDoor } from './front-door.ts';
import { listenForMetrics } from './metrics-listener.ts';
import { createServices, type Services } from './services.ts';
import { serveWeb, type SiteMode } from './web.ts';

/** A running Campcairn. */
export interface Campcairn {
  foundation: Foundation;
  services: Services;
  /** Where the demo's key is from; undefined without a demo. */
  demo: DemoAccount | undefined;
  /** Where it answers, such as `http://127.0.0.1:3000`. */
  address: string;
  /** Where figures are read, such as `http://127.0.0.1:9100`; undefined without a METRICS_PORT. */
  metricsAddress: string | undefined;
  /** Finishes what is under way, then stops everything. */
  stop(): Promise<void>;
}

/** What tests and development do differently. */
export interface StartOptions {
  /** The built pages when unset. */
  site?: SiteMode;
  clock?: Clock;
  log?: Logger;
  /** False leaves jobs to be run by hand. */
  worker?: boolean;
  /** Certificate authorities in PEM that addresses of partners are trusted by, in place of the usual. */
  outboundCa?: string;
}

/** Milliseconds that answers under way may take once a stop was asked for. */
const PATIENCE = 10_000;

/**
 * Starts Campcairn: the port answers at once (503 on `/readyz`), the rest follows; when it stops, the
 * port goes last.
 */
export async function startCampcairn(
  settings: Settings,
  options: StartOptions = {},
): Promise<Campcairn> {
  const door = createFrontDoor();
  const address = await door.listen(settings.PORT, settings.HOST);
  const metrics = createMetrics();
  const metricsListener = await listenForMetrics(metrics, settings);
  const foundation = await openFoundation(settings, options);
  const services = await createServices(foundation, options);
  const demo = settings.DEMO ? await ensureDemo(foundation, services) : undefined;
  const works = settings.ROLE !== 'web' && (options.worker ?? true);
  if (works) await services.worker.start();
  const serves = settings.ROLE !== 'worker';
  if (serves) await services.search.start();
  const site = options.site ?? 'production';
  const closeWeb = await serveWeb({ door, metrics, foundation, services, site });
  return {
    foundation,
    services,
    demo,
    address,
    metricsAddress: metricsListener?.address,
    async stop() {
      await door.drain(PATIENCE);
      await closeWeb();
      await metricsListener?.close();
      if (works) await services.worker.stop(PATIENCE);
      if (serves) await services.search.stop();
      await services.close();
      await foundation.close();
      await door.close();
    },
  };
}
