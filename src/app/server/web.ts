import { registerApi } from '../../api/index.ts';
import { registerAssistants } from '../../assistants/assistants.routes.ts';
import { registerBaseMap } from '../../basemap/basemap.routes.ts';
import { registerBilling } from '../../billing/billing.routes.ts';
import { registerImages } from '../../images/images.routes.ts';
import { createSourcePages } from '../../leads/index.ts';
import { registerPhotos } from '../../photos/photos.routes.ts';
import { registerGo } from '../../leads/go.routes.ts';
import type { Metrics } from '../../platform/metrics.ts';
import type { AppContext } from '../composition/app-context.ts';
import type { PublicListener } from './public-listener.ts';
import { addGauges } from './gauges.ts';
import { createApplication } from './http-application.ts';
import { askForHttps } from './https-only.ts';
import { createKeptPages } from './kept-pages.ts';
import { registerPartnerPackages } from './partner-packages.ts';
import { createReadiness } from './readiness.ts';
import { apiEvents, apiResources } from './api-resources.ts';
import type { Services } from '../composition/services.ts';
import { createKnownPages } from '../pages/known-pages.ts';
import { createSiteServices } from '../pages/services.ts';
import { siteBuiltAt } from './site-build.ts';
import { mountSite, type PageAnswer } from './site-mount.ts';

/** Which pages are served: the build, Vite's development server, or none (API only). */
export type SiteMode = 'production' | 'development' | 'none';

const noPage: PageAnswer = (_request, reply) => {
  reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');
};

interface Deps {
  publicListener: PublicListener;
  metrics: Metrics;
  context: AppContext;
  services: Services;
  site: SiteMode;
}

/** Makes the listener serve the API and the site. Resolves with a function that closes them. */
export async function serveWeb(deps: Deps): Promise<() => Promise<void>> {
  const { publicListener, metrics, context, services, site } = deps;
  const { settings, log, keyRing } = context;
  addGauges(metrics, context, services);
  const serves = settings.ROLE !== 'worker';
  const { app, listener } = createApplication({
    publicListener,
    log,
    metrics,
    readiness: createReadiness({
      db: context.db,
      search: serves ? services.search : undefined,
      isStopping: () => publicListener.isStopping,
    }),
    trustProxy: settings.TRUST_PROXY,
  });
  askForHttps(app, settings);
  const open = async () => {
    await app.ready();
    publicListener.serve(listener);
    return () => app.close();
  };
  // A worker serves only its health checks.
  if (!serves) return open();
  await registerApi(app, {
    resources: apiResources(services, keyRing, log),
    events: apiEvents,
    async findOwner(key) {
      const owner = await services.partners.ownerOf(key);
      if (owner) services.keyUses.note(owner.id);
      return owner;
    },
    limit: services.limits.requests,
    readingLimit: services.limits.reading,
    wrongKeys: services.limits.wrongKeys,
    countCall: services.apiCalls.count,
    toTester: services.previewLinks.within,
    publicUrl: settings.PUBLIC_URL,
  });
  registerImages(app, services.images);
  registerPhotos(app, services.photos);
  registerBaseMap(app, settings.DATA_DIR);
  registerPartnerPackages(app, settings.PUBLIC_URL);
  registerBilling(app, services.billing);
  registerAssistants(app, {
    search: services.search,
    gazetteerMatches: services.gazetteerMatches,
    publicListings: services.publicListings,
    clock: context.clock,
    publicUrl: settings.PUBLIC_URL,
    log,
    limit: services.limits.assistants,
  });
  const pages = createSiteServices(context, services, {
    development: site === 'development',
    builtAt: siteBuiltAt(),
  });
  // Pages of a replica may be older than what is known to have changed.
  const keepsPages = site === 'production' && context.db.reads.replica === undefined;
  const keptPages = keepsPages
    ? createKeptPages({
        site: pages,
        shownVersion: services.search.shownVersion,
        keyRing: context.keyRing,
        clock: context.clock,
        metrics,
      })
    : null;
  const answerPage =
    site === 'none' ? noPage : await mountSite(app, { services: pages, mode: site, keptPages });
  registerGo(app, {
    clicks: services.clicks,
    sourcePageOf: createSourcePages({
      publicUrl: settings.PUBLIC_URL,
      isPage: createKnownPages(pages),
    }),
    nowhere: answerPage,
  });
  return open();
}
