import { join } from 'node:path';
import { demoPartner } from '@campcairn/demo-partner';
import { billingJobs, createBilling, followStripe, openStripe } from '../../billing/index.ts';
import { comparisonJob } from '../../duplicates/index.ts';
import { createFeatured } from '../../featured/index.ts';
import { createImages } from '../../images/index.ts';
import { createLandings, townsOfArea } from '../../landings/index.ts';
import {
  createAvailability,
  createListings,
  createListingWriter,
  createPublicListings,
  createShownListings,
} from '../../listings/index.ts';
import {
  createApiCalls,
  createKeyUses,
  createPartners,
  createWeeks,
} from '../../partners/index.ts';
import {
  createLocator,
  createSurroundings,
  ensureCampsitesRead,
  ensureTowns,
  hasTowns,
  isLand,
  openTowns,
  postTownNear,
  regionName,
} from '../../places/index.ts';
import { createClicks } from '../../leads/index.ts';
import { remembered } from '../../platform/db/index.ts';
import { createErasureKeeper } from '../../platform/erasures/index.ts';
import { createWorker } from '../../platform/jobs/index.ts';
import { createLastKnown } from '../../platform/last-known.ts';
import { createOutbound } from '../../platform/outbound/index.ts';
import { createReports } from '../../reports/index.ts';
import {
  createGazetteerMatches,
  createTownStock,
  defaultThreads,
  openSearch,
} from '../../search/index.ts';
import { createStandings } from '../use-cases/account/standing.ts';
import { createWeekSummaries } from '../use-cases/account/week-summaries.ts';
import { createAccountServices } from './account-services.ts';
import { createClaimReviewServices, createOwnClaims } from './claim-services.ts';
import { createApplicationServices } from './application-services.ts';
import { createFeedServices } from './feed-services.ts';
import { createEraseAgain, erasureFile } from '../use-cases/erasures.ts';
import type { Foundation } from './app-context.ts';
import { openImageStore } from './image-store.ts';
import { createLeadServices, leadJobKinds } from './lead-services.ts';
import { createOperatorServices } from './operator-services.ts';
import { createOwnListingServices } from './own-listing-services.ts';
import { createPeopleServices } from './people-services.ts';
import { createStatisticsServices } from './statistics-services.ts';

/** The use cases of all slices, composed. */
export type Services = Awaited<ReturnType<typeof createServices>>;

/** Answers about campsites and names of places that are kept, of at most 200 rows each. */
const MAX_KNOWN_ANSWERS = 10_000;

/** Makes the services of a process; loads the gazetteer, importing the installed one at the first start. */
export async function createServices(
  foundation: Foundation,
  options: { outboundCa?: string } = {},
) {
  const { settings, clock, log, db, startDb, readDb, currentDb, keyRing, rateLimits } = foundation;
  if (!(await hasTowns(startDb))) await ensureTowns(db, clock.now());
  if (startDb === db) await ensureCampsitesRead(db, clock.now());
  const towns = await openTowns(db, log, startDb);
  const locator = createLocator(towns);
  const town = (id: number) => {
    const known = locator.town(id);
    return known && { id: known.id, name: known.name };
  };
  const outbound = createOutbound({
    allow: settings.OUTBOUND_ALLOW,
    ...(options.outboundCa === undefined ? {} : { ca: options.outboundCa }),
  });
  const demo = demoPartner({ townsOf: locator.townsOf, isLand });
  const images = await createImages({
    keyRing,
    outbound,
    clock,
    log,
    cacheDir: join(settings.DATA_DIR, 'images'),
    objects: openImageStore(settings, clock),
    drawings: demo.drawings,
  });
  const knownAnswers = createLastKnown<string>({
    maxSubjects: MAX_KNOWN_ANSWERS,
    isAway: () => db.standing === 'away',
    exists: () => true,
  });
  const placesDb = remembered(readDb, knownAnswers);
  const gazetteerMatches = createGazetteerMatches({
    db: placesDb,
    clock,
    version: () => towns.version,
    listings: createTownStock(() => search.inventory(), clock),
    townNear: (point, countryCode) => postTownNear(towns, point, countryCode),
  });
  const surroundings = createSurroundings(towns);
  const search = openSearch({
    db,
    startDb,
    readDb,
    snapshotPath: join(settings.DATA_DIR, 'search-index.snapshot'),
    clock,
    log,
    threads: settings.SEARCH_THREADS ?? defaultThreads(),
    resolveMatch: gazetteerMatches.resolve,
    spelledLike: gazetteerMatches.spelledLike,
    names: { town, regionName },
    townsOfArea: townsOfArea(surroundings),
  });
  const shownListings = createShownListings(readDb);
  const publicListings = createPublicListings({
    db: readDb,
    currentDb,
    known: search.known.listings,
    context: { town, regionName },
  });
  const writer = createListingWriter(db, locator.locate);
  const leadServices = createLeadServices(foundation, outbound);
  const { mailbox, partnerMails } = leadServices;
  const partners = createPartners(db, clock);
  const keyUses = createKeyUses(db, clock, (error) =>
    log.warn({ err: error }, 'uses of keys cannot be written down'),
  );
  const apiCalls = createApiCalls(db, clock, (error) =>
    log.warn({ err: error }, 'counts of calls cannot be written down'),
  );
  const feeds = createFeedServices(
    foundation,
    outbound,
    async () => locator,
    partnerMails,
    mailbox,
  );
  const peopleServices = createPeopleServices(foundation, mailbox);
  const { operators, people } = peopleServices;
  const stripe = await openStripe(settings);
  const isFeaturing = settings.FEATURED;
  const needs = { ...foundation, partners, partnerMails, isFeaturing };
  const payments = stripe && { account: stripe, follower: followStripe(stripe, needs) };
  const billing = createBilling({ ...foundation, payments });
  const accountServices = createAccountServices(foundation, leadServices, feeds, billing);
  const listings = createListings({ db, clock, writer, publicUrl: settings.PUBLIC_URL, town });
  const ownListings = createOwnListingServices(foundation, { outbound, writer, listings, locator });
  const operatorServices = createOperatorServices(foundation, outbound, partnerMails);
  const { editor } = ownListings;
  const claimServices = createClaimReviewServices(
    foundation,
    outbound,
    partnerMails,
    async () => editor,
  );
  const { listingHiding } = operatorServices;
  const statistics = createStatisticsServices(foundation, leadServices.accounts);
  const standingOf = createStandings({
    ...leadServices,
    feeds,
    ownListings,
    listingHiding,
    apiCalls,
  });
  const weekSummaries = createWeekSummaries({
    ...foundation,
    ...leadServices,
    weeks: createWeeks(db),
    apiCalls,
    standingOf,
    listings,
    mails: partnerMails,
  });
  const erasures = createErasureKeeper({
    db,
    file: erasureFile(settings),
    eraseAgain: createEraseAgain(foundation, outbound),
  });
  const kinds = [
    erasures.job,
    ...(payments ? billingJobs(stripe, { ...foundation, ...payments }) : []),
    ...leadJobKinds(foundation, leadServices),
    ...feeds.jobs,
    ...people.jobs,
    accountServices.closedAccounts.job,
    apiCalls.job,
    weekSummaries.job,
    ...ownListings.jobs,
    ...statistics.jobs,
    comparisonJob({ db, clock, images }),
  ];
  return {
    ...leadServices,
    ...accountServices,
    partners,
    erasures,
    billing,
    featured: createFeatured({ ...foundation, isOn: isFeaturing }),
    feeds,
    statistics,
    keyUses,
    apiCalls,
    ...peopleServices,
    ...createApplicationServices(foundation, partners, operators, mailbox),
    ...operatorServices,
    ...claimServices,
    claims: createOwnClaims(foundation, claimServices.lookAtWebsite, editor),
    standingOf,
    weekSummaries,
    reports: createReports({
      db,
      clock,
      keyRing,
      publicUrl: settings.PUBLIC_URL,
      limit: rateLimits.exact('reports', settings.ENQUIRY_LIMIT, 3600),
      operatorEmails: operators.emails,
      mail: mailbox.post,
    }),
    listings,
    ownListings,
    writer,
    availability: createAvailability(db),
    publicListings,
    clicks: createClicks({
      db,
      clock,
      log,
      targets: publicListings,
      spool: leadServices.clickSpool,
      limit: rateLimits.local('clicks', settings.CLICK_LIMIT, 60),
    }),
    /** Reads of campsites and of the gazetteer, whose answers are kept for while the database is away. */
    placesDb,
    /** These, and other answers about places. */
    knownAnswers,
    shownListings,
    gazetteerMatches,
    /** Must be started before the first search. */
    search,
    landings: createLandings({ search, shown: shownListings, towns: locator, surroundings }),
    demo,
    images,
    locator,
    surroundings,
    /** Changes when towns are imported, by whichever process. */
    townsVersion: () => towns.version,
    outbound,
    limits: {
      requests: rateLimits.local('requests', settings.RATE_LIMIT, 60),
      assistants: rateLimits.local('assistants', settings.ASSISTANT_LIMIT, 60),
      wrongKeys: rateLimits.local('wrong keys', settings.RATE_LIMIT, 60),
    },
    /** Runs jobs, such as deliveries and retention. Started unless ROLE is `web`. */
    worker: createWorker({ db, log, kinds }),
    async close() {
      await leadServices.clickSpool.close();
      await keyUses.close();
      await apiCalls.close();
      await statistics.counts.close();
      await towns.close();
      mailbox.close();
      await images.close();
      await outbound.close();
    },
  };
}
