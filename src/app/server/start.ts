import type { Clock } from '../../platform/clock.ts';
import { listeningOn, type Settings } from '../../platform/config/index.ts';
import { loadSource, type Queryable } from '../../platform/db/index.ts';
import { hasCampsites } from '../../places/index.ts';
import { createLog, type Logger } from '../../platform/log.ts';
import { requireErasureFile } from '../../platform/erasures/index.ts';
import { createMetrics } from '../../platform/metrics.ts';
import { RELEASE } from '../../platform/release.ts';
import type { KeyRing } from '../../platform/secrets/index.ts';
import { startTelemetry } from '../../platform/trace/index.ts';
import { type DemoAccount, ensureDemo } from '../use-cases/demo.ts';
import { type AppContext, openAppContext } from '../composition/app-context.ts';
import { selectSealingKeys } from './missing-keys.sql.ts';
import { createPublicListener } from './public-listener.ts';
import { listenForMetrics } from './metrics-listener.ts';
import { createServices, type Services } from '../composition/services.ts';
import { outboxLink } from '../pages/outbox.ts';
import { serveWeb, type SiteMode } from './web.ts';

/**
 * Logs at the start which encryption keys are missing. With a wrong SECRET_KEY, webhooks, feeds and
 * sign-ins would fail one by one later. The process starts nevertheless, because keys may be lost
 * permanently.
 */
async function warnOfMissingKeys(db: Queryable, keyRing: KeyRing, log: Logger): Promise<void> {
  const used = await db.query(selectSealingKeys);
  const missing = used.filter(({ id }) => !keyRing.has(id));
  if (missing.length === 0) return;
  const count = missing.reduce((sum, { sealed }) => sum + sealed, 0);
  const known = used.length > missing.length ? '' : ' Nothing that is sealed can be opened.';
  log.error(
    { missing: missing.map(({ id }) => id), newest: keyRing.newest(), sealed: count },
    `SECRET_KEY (or secret.key in DATA_DIR) lacks a key: ${count} webhook secrets, addresses of feeds and calendars or keys of authenticator apps were sealed by another and cannot be opened.${known} Put the key that sealed them behind a comma in SECRET_KEY, or its line back into secret.key, and restart.`,
  );
}

/** A running Campcairn. */
export interface Campcairn {
  context: AppContext;
  services: Services;
  /** The demo partner and its key; undefined without a demo. */
  demo: DemoAccount | undefined;
  /** Whether there are campsites of OpenStreetMap; only looked up for a demo. */
  hasCampsites: boolean;
  /** The link that opens the mail preview; undefined when mails are not shown. */
  outbox: string | undefined;
  /** The public address, such as `http://127.0.0.1:3000`. */
  address: string;
  /** The address of metrics, such as `http://127.0.0.1:9100`; undefined without a METRICS_PORT. */
  metricsAddress: string | undefined;
  /**
   * Keeps answering for a time in which load balancers detect that the process is stopping.
   * @param cut ends the time early
   */
  drain(milliseconds: number, cut?: AbortSignal): Promise<void>;
  /** Finishes running requests and jobs, then stops everything. */
  stop(): Promise<void>;
}

/** Options for tests and development. */
export interface StartOptions {
  /** Defaults to the built pages. */
  site?: SiteMode;
  clock?: Clock;
  log?: Logger;
  /** False runs no jobs, so that tests can run them. */
  worker?: boolean;
  /** Certificate authorities in PEM to trust for requests to partners, in place of the default ones. */
  outboundCa?: string;
}

/** Time in which running requests and jobs may finish when the process stops. */
const STOP_TIMEOUT_MS = 10_000;

/**
 * Starts Campcairn. The port answers first (503 on `/readyz`) and is closed first. Rejects when the
 * port is not available, or the database or a migration fails.
 */
export async function startCampcairn(
  given: Settings,
  options: StartOptions = {},
): Promise<Campcairn> {
  const log = options.log ?? createLog(given.LOG_LEVEL);
  log.info({ release: RELEASE, role: given.ROLE, node: process.version }, 'Campcairn starts');
  const runsJobs = given.ROLE !== 'web' && (options.worker ?? true);
  // Checked now, because a fault found at the first erasure would be too late: only this file keeps
  // erased data from returning with a backup.
  if (runsJobs && given.ERASURE_LOG !== undefined) await requireErasureFile(given.ERASURE_LOG);
  const publicListener = createPublicListener();
  const address = await publicListener.listen(given.PORT, given.HOST);
  const settings = listeningOn(Number(new URL(address).port), given);
  const endpoint = settings.OTEL_EXPORTER_OTLP_ENDPOINT;
  const metrics = await createMetrics({
    areRead: endpoint !== undefined || settings.METRICS_PORT !== undefined,
    exemplars: endpoint !== undefined,
  });
  const telemetry =
    endpoint === undefined
      ? undefined
      : await startTelemetry({
          endpoint,
          serviceName: settings.OTEL_SERVICE_NAME,
          role: settings.ROLE,
          readFigures: metrics.figures,
          onError: (error) =>
            log.warn({ err: error }, 'the collector of telemetry does not take it'),
        });
  const metricsListener = await listenForMetrics(metrics, settings, log);
  const context = await openAppContext(settings, { ...options, log, metrics });
  await warnOfMissingKeys(loadSource(context.db), context.keyRing, log);
  const services = await createServices(context, options);
  // Without a writable database, the next start writes it.
  const mayWrite = context.db.status === 'there';
  const demo = settings.DEMO && mayWrite ? await ensureDemo(context, services) : undefined;
  if (runsJobs) await services.worker.start();
  const serves = settings.ROLE !== 'worker';
  if (serves) await services.search.start();
  services.clickSpool.start();
  services.serviceLevels.start();
  const site = options.site ?? 'production';
  const closeWeb = await serveWeb({ publicListener, metrics, context, services, site });
  return {
    context: context,
    services,
    demo,
    hasCampsites: demo === undefined || (await hasCampsites(context.db, null, null)),
    outbox: outboxLink(settings, context.keyRing, { development: site === 'development' }),
    address,
    metricsAddress: metricsListener?.address,
    drain: (milliseconds, cut) => publicListener.drain(milliseconds, cut),
    async stop() {
      await publicListener.close(STOP_TIMEOUT_MS);
      await closeWeb();
      await metricsListener?.close();
      if (runsJobs) await services.worker.stop(STOP_TIMEOUT_MS);
      if (serves) await services.search.stop();
      await services.close();
      await context.close();
      await telemetry?.stop();
    },
  };
}
