import { join } from 'node:path';
import { createClaimReview, createLook } from '../../claims/index.ts';
import { createPairs } from '../../duplicates/index.ts';
import { RETENTION_DAYS } from '../../leads/index.ts';
import {
  createListingEditor,
  createListingFinder,
  createListingHiding,
  createListings,
  createListingWriter,
} from '../../listings/index.ts';
import { dataHeld } from '../../mails/index.ts';
import {
  coverCountries,
  createLocator,
  createSources,
  ensureTowns,
  hasTowns,
  isLand,
  openTowns,
} from '../../places/index.ts';
import { createRecorder } from '../../platform/audit/index.ts';
import { loadSource } from '../../platform/db/index.ts';
import { getters, lazily, joined } from '../../platform/lazily.ts';
import { createPhotos, openPhotoStore, UPLOADS_PER_HOUR } from '../../photos/index.ts';
import { createOutbound, type Outbound } from '../../platform/outbound/index.ts';
import { createReportReview } from '../../reports/index.ts';
import { recordImports } from '../use-cases/imports.ts';
import { createAccountServices } from './account-services.ts';
import type { AppContext } from './app-context.ts';
import { answeringDemo } from './demo-outbound.ts';
import { openPhotoBucket } from './image-store.ts';
import { createOperatorPost } from './operator-mails.ts';
import { createLeadServices } from './lead-services.ts';

/** The services that the server and `cc` share. */
export type SharedServices = ReturnType<typeof createSharedServices>;

/**
 * Creates the services that the server and `cc` share. Each is created when it is first read;
 * services that load the gazetteer or many modules are async functions.
 * @param options.outboundCa certificate authorities to trust, in PEM, in place of the default ones
 * @param options.outbound sends requests in place of a client of its own, and is not closed
 */
export function createSharedServices(
  context: AppContext,
  options: { outboundCa?: string; outbound?: Outbound } = {},
) {
  const { settings, db, clock, log, rateLimits } = context;
  const publicUrl = settings.PUBLIC_URL;
  coverCountries(settings.PLACES_COUNTRIES);
  const { outboundCa: ca } = options;
  const ownOutbound = lazily(() =>
    createOutbound({ allow: settings.OUTBOUND_ALLOW, ...(ca === undefined ? {} : { ca }) }),
  );
  const outbound = lazily(() => {
    if (options.outbound) return options.outbound;
    return settings.DEMO ? answeringDemo(ownOutbound(), loadDemo, clock) : ownOutbound();
  });
  const leads = createLeadServices(context, outbound);
  const { services: leadServices } = leads;
  const accountServices = createAccountServices(context, outbound, leadServices);
  /** Loads the gazetteer; imports the installed one when the database has none. */
  const loadTowns = lazily(async () => {
    if (!(await hasTowns(loadSource(db)))) await ensureTowns(db, clock.now());
    return openTowns(db, log, join(settings.DATA_DIR, 'towns.copy'));
  });
  const loadLocator = lazily(async () => createLocator(await loadTowns()));
  const photos = lazily(() =>
    createPhotos({
      db,
      clock,
      publicUrl,
      store: openPhotoStore(join(settings.DATA_DIR, 'photos'), openPhotoBucket(settings, clock)),
      limit: rateLimits.exact('uploaded photos', UPLOADS_PER_HOUR, 3600),
    }),
  );
  const loadDemo = lazily(async () => {
    const { demoPartner } = await import('@campcairn/demo-partner');
    const { townsOf } = await loadLocator();
    return demoPartner({ townsOf, isLand });
  });
  const loadListings = lazily(async () => {
    const locator = await loadLocator();
    const town = (id: number) => {
      const known = locator.town(id);
      return known && { id: known.id, name: known.name };
    };
    const writer = createListingWriter(db, locator.locate);
    const listings = createListings({ db, clock, writer, photos: photos(), publicUrl, town });
    const editor = createListingEditor({ db, clock, writer, listings, photos: photos() });
    return { town, writer, listings, editor };
  });
  // Loads many modules, which most commands do not need.
  const loadFeeds = lazily(async () => {
    const { createFeedServices } = await import('./feed-services.ts');
    return createFeedServices(context, {
      outbound: outbound(),
      locator: loadLocator,
      photos: photos(),
      mails: leadServices.partnerMails,
      mailQueue: leadServices.mailQueue,
      operators: accountServices.operators,
    });
  });
  const reviewServices = getters({
    listingHiding: lazily(() =>
      createListingHiding({ db, clock, publicUrl, mails: leadServices.partnerMails }),
    ),
    listingFinder: lazily(() => createListingFinder(db)),
    reportReview: lazily(() => createReportReview({ db, clock, keepDays: RETENTION_DAYS })),
    /** Pairs of listings of two partners for the same vehicle or campsite; partners may reject a match. */
    pairs: lazily(() => createPairs({ db, clock })),
    claimReview: lazily(() =>
      createClaimReview({
        db,
        clock,
        mails: leadServices.partnerMails,
        editor: async () => (await loadListings()).editor,
      }),
    ),
    /** The open data that the settings name, which a job reads every month. */
    sources: lazily(() =>
      createSources({
        db,
        clock,
        log,
        dataDir: settings.DATA_DIR,
        places: settings.PLACES_SOURCES,
        gazetteer: settings.GAZETTEER_SOURCES,
        outbound,
        loadLocator,
        also: recordImports(
          { loadFeeds },
          createRecorder(context, { kind: 'system', name: 'open data' }),
        ),
        onHeld: (tx, held) =>
          createOperatorPost({
            operators: accountServices.operators,
            mailQueue: leadServices.mailQueue,
          })(tx, dataHeld({ ...held, link: `${publicUrl}/operator/data/imports` })),
      }),
    ),
    lookAtWebsite: lazily(() => createLook({ outbound: outbound(), clock, publicUrl })),
    outbound,
    /** Photos that members upload. */
    photos,
  });
  return joined(leadServices, accountServices, reviewServices, {
    loadTowns,
    loadLocator,
    loadDemo,
    loadListings,
    loadFeeds,
    /** Closes the services that were created. */
    async close() {
      await leads.close();
      photos.made?.close();
      await (await loadTowns.made)?.close();
      await ownOutbound.made?.close();
    },
  });
}
