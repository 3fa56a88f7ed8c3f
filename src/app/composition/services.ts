import { join } from 'node:path';
import { DEMO } from '@campcairn/demo-partner/facts';
import { billingJobs, createBilling, followStripe, openStripe } from '../../billing/index.ts';
import { CLAIMS_PER_DAY, createClaims, LOOKS_PER_HOUR } from '../../claims/index.ts';
import { comparisonJob } from '../../duplicates/index.ts';
import { createFeatured } from '../../featured/index.ts';
import { createImages } from '../../images/index.ts';
import { createLandings, townsOfArea } from '../../landings/index.ts';
import { createClicks } from '../../leads/index.ts';
import {
  createAvailability,
  createPublicListings,
  createShownListings,
} from '../../listings/index.ts';
import { createApiCalls, createClosing, createKeyUses, createWeeks } from '../../partners/index.ts';
import {
  createSurroundings,
  ensureCampsitesRead,
  postTownNear,
  regionName,
} from '../../places/index.ts';
import { photosJob } from '../../photos/index.ts';
import { createErasureKeeper } from '../../platform/erasures/index.ts';
import { createWorker } from '../../platform/jobs/index.ts';
import { joined } from '../../platform/lazily.ts';
import { createReports } from '../../reports/index.ts';
import { createGazetteerMatches, openSearch } from '../../search/index.ts';
import { createClosedAccounts, createUnusedTests } from '../use-cases/account/closed-accounts.ts';
import { createAccountHealth } from '../use-cases/account/health.ts';
import { createLapsedAccounts } from '../use-cases/account/lapsed-accounts.ts';
import { createWeekSummaries } from '../use-cases/account/week-summaries.ts';
import { createErasureReplay, erasureFile } from '../use-cases/erasures.ts';
import type { AppContext } from './app-context.ts';
import { openDemoPast } from './demo-past.ts';
import { openImageStore } from './image-store.ts';
import { leadJobKinds } from './lead-services.ts';
import { createOwnListingServices } from './own-listing-services.ts';
import { createSharedServices } from './shared-services.ts';
import { createStatisticsServices } from './statistics-services.ts';
import { createServiceLevels } from '../../status/index.ts';

/** The services of a server. */
export type Services = Awaited<ReturnType<typeof createServices>>;

/**
 * Creates the services of a server: those that it shares with `cc`, and those that need the
 * gazetteer and images in memory. Loads the gazetteer, and imports the installed one at the first
 * start.
 * @param options.outboundCa certificate authorities to trust, in PEM, in place of the default ones
 */
export async function createServices(context: AppContext, options: { outboundCa?: string } = {}) {
  const { settings, clock, log, db, keyRing, rateLimits } = context;
  const publicUrl = settings.PUBLIC_URL;
  const shared = createSharedServices(context, options);
  const { outbound, mailQueue, partnerMails, clickSpool, operators, partners, photos } = shared;
  const towns = await shared.loadTowns();
  if (db.status === 'there') await ensureCampsitesRead(db, clock.now());
  const locator = await shared.loadLocator();
  const { town, writer, listings, editor } = await shared.loadListings();
  const feeds = await shared.loadFeeds();
  const images = await createImages({
    keyRing,
    outbound,
    clock,
    log,
    cacheDir: join(settings.DATA_DIR, 'images'),
    objects: openImageStore(settings, clock),
    drawings: {
      ...DEMO.pictures,
      at: async (url) => (await shared.loadDemo()).drawings.at(url),
    },
    uploads: {
      owns: (source) => photos.addresses.hashIn(source) !== undefined,
      read: (source) => photos.read(photos.addresses.hashIn(source) ?? ''),
    },
  });
  const stripe = await openStripe(settings);

  const surroundings = createSurroundings(towns);
  const search = openSearch({
    db,
    snapshotPath: join(settings.DATA_DIR, 'search-index.snapshot'),
    clock,
    log,
    matchesOf: (listingsIn) =>
      createGazetteerMatches({
        reads: db.reads,
        clock,
        version: () => towns.version,
        listings: listingsIn,
        townNear: (point, countryCode) => postTownNear(towns, point, countryCode),
      }),
    names: { town, regionName },
    townsOfArea: townsOfArea(surroundings),
  });
  const shownListings = createShownListings(db.reads);
  const publicListings = createPublicListings({
    reads: db.reads,
    context: { town, regionName },
  });
  const landings = createLandings({ search, shown: shownListings, towns: locator, surroundings });
  const clicks = createClicks({
    db,
    clock,
    log,
    targets: publicListings,
    spool: clickSpool,
    limit: rateLimits.local('clicks', settings.CLICK_LIMIT, 60),
  });
  const reports = createReports({
    db,
    clock,
    keyRing,
    publicUrl,
    limit: rateLimits.exact('reports', settings.ENQUIRY_LIMIT, 3600),
    operatorEmails: operators.emails,
    mail: mailQueue.post,
  });

  const keyUses = createKeyUses(db, clock, (error) =>
    log.warn({ err: error }, 'uses of keys cannot be written down'),
  );
  const apiCalls = createApiCalls(db, clock, (error) =>
    log.warn({ err: error }, 'counts of calls cannot be written down'),
  );
  const isFeaturing = settings.FEATURED;
  const payments = stripe && {
    account: stripe,
    follower: followStripe(stripe, { ...context, partners, partnerMails, isFeaturing }),
  };
  const billing = createBilling({ ...context, payments });
  const closingDeps = {
    db,
    clock,
    deliveryStates: shared.deliveryStates,
    loadFeeds: shared.loadFeeds,
    retention: shared.retention,
    billing,
    removePhotosOf: (partnerId: number) => photos.removeAllOf(partnerId, images.forget),
    applicationReview: shared.applicationReview,
  };
  const closedAccounts = createClosedAccounts({
    ...closingDeps,
    closing: createClosing({ clock, mail: mailQueue.post }),
  });
  const lapsedAccounts = createLapsedAccounts({
    db,
    audit: context.audit,
    closedAccounts: createClosedAccounts({
      ...closingDeps,
      closing: createClosing({ clock, mail: async () => undefined }),
    }),
    preparedAccounts: shared.preparedAccounts,
    members: shared.members,
    isOperator: operators.isOperator,
    people: shared.people,
  });
  const ownListings = createOwnListingServices(context, {
    outbound,
    writer,
    editor,
    locator,
    photos,
  });
  const claims = createClaims({
    db,
    clock,
    lookAt: shared.lookAtWebsite,
    editor,
    limits: {
      claims: rateLimits.exact('claims', CLAIMS_PER_DAY, 86_400),
      looks: rateLimits.exact('claim looks', LOOKS_PER_HOUR, 3600),
    },
  });
  const statistics = createStatisticsServices(context, shared.accounts);
  const serviceLevels = createServiceLevels({
    db,
    reads: db.reads,
    clock,
    counts: context.metrics?.serviceCounts,
    isServing: settings.ROLE !== 'worker',
    onError: (error) => log.warn({ err: error }, 'the counts of the service were not recorded'),
  });
  const healthOf = createAccountHealth({
    inbox: shared.inbox,
    deliveries: shared.deliveries,
    listingHiding: shared.listingHiding,
    feeds,
    ownListings,
    apiCalls,
  });
  const weekSummaries = createWeekSummaries({
    db,
    clock,
    weeks: createWeeks(db),
    leadDays: shared.leadDays,
    apiCalls,
    healthOf,
    listings,
    mails: partnerMails,
  });
  const erasures = createErasureKeeper({
    db,
    file: erasureFile(settings),
    replayErasures: createErasureReplay(context, shared),
  });
  const kinds = [
    erasures.job,
    ...(payments ? billingJobs(stripe, { ...context, ...payments }) : []),
    ...leadJobKinds(context, shared),
    ...feeds.jobs,
    ...shared.people.jobs,
    closedAccounts.job,
    lapsedAccounts,
    createUnusedTests({ ...closingDeps, audit: context.audit }),
    apiCalls.job,
    weekSummaries.job,
    ...ownListings.jobs,
    ...statistics.jobs,
    ...(shared.sources.job ? [shared.sources.job] : []),
    comparisonJob({ db, clock, images }),
    photosJob(photos, images.forget),
  ];
  return joined(shared, {
    erasures,
    billing,
    featured: createFeatured({ ...context, isOn: isFeaturing, version: search.besideVersion }),
    feeds,
    statistics,
    serviceLevels,
    keyUses,
    apiCalls,
    closedAccounts,
    claims,
    healthOf,
    weekSummaries,
    reports,
    listings,
    ownListings,
    writer,
    availability: createAvailability(db),
    publicListings,
    clicks,
    shownListings,
    /** Must be started before the first search. */
    search,
    gazetteerMatches: search.matches,
    landings,
    /** Opens the demo partner's past, to play its history at the first start. */
    openDemoPast: async (given: Parameters<typeof openDemoPast>[2]) => {
      const demo = await shared.loadDemo();
      return openDemoPast(context, { demo, outbound, locator, photos, publicListings }, given);
    },
    images,
    locator,
    surroundings,
    /** Changes when any process imports towns. */
    townsVersion: () => towns.version,
    limits: {
      requests: rateLimits.local('requests', settings.RATE_LIMIT, 60),
      /** Of leads, events and statistics, so that sending listings never keeps leads waiting. */
      reading: rateLimits.local('reading', settings.RATE_LIMIT, 60),
      assistants: rateLimits.local('assistants', settings.ASSISTANT_LIMIT, 60),
      wrongKeys: rateLimits.local('wrong keys', settings.RATE_LIMIT, 60),
    },
    /** Runs jobs, such as deliveries and retention. Started unless ROLE is `web`. */
    worker: createWorker({ db, log, kinds }),
    async close() {
      await serviceLevels.close();
      await keyUses.close();
      await apiCalls.close();
      await statistics.counts.close();
      await statistics.searchCounts.close();
      await images.close();
      await shared.close();
    },
  });
}
